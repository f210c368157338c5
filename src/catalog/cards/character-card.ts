import { integer, listOf, shape, type TypeOf, text } from '../../plain/shape';
import type { ActionCard } from './action-card';
import type { AttackType, DefendType } from './effects';
import type { FigureKind } from './figure-kind';

export { FIGURE_KINDS, type FigureKind } from './figure-kind';

export interface AttackBox {
  readonly name: string;
  /** Cost in action points. */
  readonly cost: number;
  readonly type: AttackType;
  readonly strength: number;
  /** Damage slots of the box. Slots of henchmen stay empty, because wounds of henchmen are on their bases. */
  readonly slots: number;
}

export interface DefendBox {
  readonly name: string;
  readonly cost: number;
  readonly type: DefendType;
  readonly strength: number;
  readonly slots: number;
}

export const MOVE_BONUSES = ['run', 'march', 'none'] as const;

export interface MoveBox {
  readonly name: string;
  /** Cost in action points per space. */
  readonly cost: number;
  /**
   * Bonus of the move box. `run` adds `spaces`. `march` costs `price` and gives each figure `spaces` points to advance
   * with.
   */
  readonly bonus: (typeof MOVE_BONUSES)[number];
  readonly spaces: number;
  /** Cost of a march in action points. Null unless the bonus is `march`. */
  readonly price: number | null;
  readonly slots: number;
}

export interface ActionBox {
  /** Action points gained per turn. */
  readonly gain: number;
  /** Wounds removed by a rest. */
  readonly rest: number;
}

/** One side of a character card. Only cards of henchmen have two sides: for three figures and for six. */
export interface CardFace {
  /** Cost of the side in unit points. */
  readonly unit: number;
  readonly figures: number;
  readonly attack: AttackBox;
  readonly defend: DefendBox;
  readonly move: MoveBox;
  readonly action: ActionBox;
  /** Action track: its red space, which is not passed in a starting zone, and its last space. */
  readonly track: { readonly red: number; readonly last: number };
}

export interface CharacterCard {
  readonly kind: FigureKind;
  readonly faces: readonly [CardFace] | readonly [CardFace, CardFace];
  /** Build points by level, starting at level 0, as the dial in the base shows them. */
  readonly build: readonly number[];
  /**
   * Number of wounds that defeats one henchman. Null for other figures, which are defeated when all their slots are
   * full.
   */
  readonly health: number | null;
  readonly actions: readonly ActionCard[];
}

export const loadoutShape = shape({
  level: integer(0, 20),
  /** Side of the card that is face up: 0 or 1. */
  face: integer(0, 1),
  /** Ids of the action cards that the character takes on a mission. */
  cards: listOf(text(100, 1), 40),
});
/** Choices of a character for a mission: level, side of the card and action cards. */
export type Loadout = TypeOf<typeof loadoutShape>;

export function faceOf(card: CharacterCard, face: number): CardFace {
  return card.faces[face] ?? card.faces[0];
}

/** Lists the action cards that a character takes, in the order of the character's set. Unknown ids are skipped. */
export function listTakenCards(card: CharacterCard, { cards }: Pick<Loadout, 'cards'>): ActionCard[] {
  return card.actions.filter(({ id }) => cards.includes(id));
}

const TUTORIAL_LEVEL = 0;

/**
 * Returns the build points of a level ("Level 1 with 8 Build Points"). Above the highest level, returns the points of
 * the highest level. At level 0, returns the sum of the costs of the starting cards ("Replaying the Tutorial").
 */
export function computeBuildPoints(card: CharacterCard, level: number): number {
  const starting = card.actions.filter((each) => each.starting);
  if (level === TUTORIAL_LEVEL && starting.length > 0) return starting.reduce((sum, { build }) => sum + build, 0);
  return card.build[Math.min(level, card.build.length - 1)] ?? 0;
}
