import type { FigureKind } from './figure-kind';

/** What the card of a figure says, as far as a game counts with it; the wounds and tokens on it are the figure's tallies. */
export interface PlayedCard {
  readonly kind: FigureKind;
  /** Figures that share one track of action points; null: it has its own. */
  readonly group: string | null;
  /** Action points gained a turn; null where not known. */
  readonly gain: number | null;
  /** Wounds taken off by a rest. */
  readonly rest: number;
  /** The red space of the action track; null where not known. */
  readonly red: number | null;
  /** The last space of the action track. */
  readonly last: number;
  /** Wounds that fell it; null: it falls when every damage slot is full. */
  readonly health: number | null;
  /** What a march costs; null where it does not march. */
  readonly march: number | null;
  /** By name: `attack defend move`. */
  readonly boxes: Readonly<Record<string, PlayedBox>>;
  /** Action cards taken along, by name. */
  readonly cards: Readonly<Record<string, PlayedAction>>;
}

export interface PlayedBox {
  /** Action points. */
  readonly cost: number;
  /** Damage slots. */
  readonly slots: number;
  /** Of the primary attack or defense; null where the box has none. */
  readonly strength: number | null;
  /** `melee ranged armor dodge run march`; empty where not known. */
  readonly type: string;
}

export interface PlayedAction {
  /** The box whose wounds make it dearer and, when full, shut it. */
  readonly box: string | null;
  readonly cost: number;
  readonly slots: number;
  /** Duration tokens put above it when triggered. */
  readonly duration: number;
  /** Whether it may be triggered in another's turn. */
  readonly reaction: boolean;
}
