import type { CornerRules } from '../../shared/line-rules';

/** Settings of this book that house rules may change. The rest is fixed. */
export interface CoreRules {
  readonly corner: CornerRules;
  /** Whether elevated ground that stops a line also blocks a corner that the line passes. */
  readonly heightFlanks: boolean;
  /** Whether indoor squares block a line with one end outdoors, or only a line with both ends outdoors. */
  readonly roomsStop: 'one-end-outdoors' | 'both-ends-outdoors';
  /** Whether a hindered line to a stealthy character is blocked. */
  readonly stealthHides: boolean;
  /** Whether a line that stays within one hindering area is hindered. */
  readonly hinderedInside: boolean;
  /** Whether two sixes cannot be evaded. */
  readonly sixesStand: boolean;
  /** Whether a figure that may shoot with opponents adjacent may target only the adjacent opponents. */
  readonly neighboursDrawShots: boolean;
  readonly firstRoundImmunity: boolean;
  readonly pushingHurts: boolean;
}

export const RULES: CoreRules = {
  corner: {
    blockingAndFigure: 'blocked',
    figureAndFigure: 'blocked',
    hinderingAndHindering: 'hindered',
    hinderingAndOther: 'hindered',
  },
  heightFlanks: true,
  roomsStop: 'one-end-outdoors',
  stealthHides: true,
  // Our reading: a line inside hindering terrain crosses no boundary, but its squares still hinder it.
  hinderedInside: true,
  // Our reading: the book does not say that two sixes cannot be evaded.
  sixesStand: false,
  neighboursDrawShots: true,
  firstRoundImmunity: true,
  pushingHurts: true,
};
