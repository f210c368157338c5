import type { CornerLaw } from '../../shared/line-law';

/** What of this book players may agree to play otherwise; the rest is fixed. */
export interface CoreLaw {
  readonly corner: CornerLaw;
  /** Whether an elevated square that is neither end's own is a blocking flank of a corner for those below it. */
  readonly heightFlanks: boolean;
  /** Whether indoor squares stop a line that has one end outdoors, or only one that has both there. */
  readonly roomsStop: 'one-end-outdoors' | 'both-ends-outdoors';
  /** Whether a hindered line to a stealthy character is blocked. */
  readonly stealthHides: boolean;
  /** Whether a line that stays within one hindering area is hindered. */
  readonly hinderedInside: boolean;
  /** Whether two sixes cannot be evaded. */
  readonly sixesStand: boolean;
  /** Whether somebody who may shoot with opponents beside it shoots at nobody else. */
  readonly neighboursDrawShots: boolean;
  readonly firstRoundImmunity: boolean;
  readonly pushingHurts: boolean;
}

export const LAW: CoreLaw = {
  corner: {
    blockingAndFigure: 'blocked',
    figureAndFigure: 'blocked',
    hinderingAndHindering: 'hindered',
    hinderingAndOther: 'hindered',
  },
  heightFlanks: true,
  roomsStop: 'one-end-outdoors',
  stealthHides: true,
  // Read so: no boundary is crossed there, but squares are counted.
  hinderedInside: true,
  // Read so: the book does not say that two sixes cannot be evaded.
  sixesStand: false,
  neighboursDrawShots: true,
  firstRoundImmunity: true,
  pushingHurts: true,
};
