import { type Checked, listOf, shape, text, whole } from '../../plain/shape';
import type { ActionCard } from './action-card';
import type { AttackType, DefendType } from './effects';
import type { FigureKind } from './figure-kind';

export { FIGURE_KINDS, type FigureKind } from './figure-kind';

export interface AttackBox {
  readonly name: string;
  /** Action points. */
  readonly cost: number;
  readonly type: AttackType;
  readonly strength: number;
  /** Damage slots; those of henchmen stay empty, their wounds lie on their bases. */
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
  /** Action points a space. */
  readonly cost: number;
  /** Running gives `spaces` more; a march costs `price` and gives each figure `spaces` points to advance with. */
  readonly bonus: (typeof MOVE_BONUSES)[number];
  readonly spaces: number;
  /** Null where it does not march. */
  readonly price: number | null;
  readonly slots: number;
}

export interface ActionBox {
  /** Action points gained a turn. */
  readonly gain: number;
  /** Wounds taken off by a rest. */
  readonly rest: number;
}

/** What one side of a character card says. Only cards of henchmen have two: for three figures and for six. */
export interface CardFace {
  /** Unit points. */
  readonly unit: number;
  readonly figures: number;
  readonly attack: AttackBox;
  readonly defend: DefendBox;
  readonly move: MoveBox;
  readonly action: ActionBox;
  /** The action track: its red space, not passed in a starting zone, and its last. */
  readonly track: { readonly red: number; readonly last: number };
}

export interface CharacterCard {
  readonly kind: FigureKind;
  readonly faces: readonly [CardFace] | readonly [CardFace, CardFace];
  /** Build points by level, from level 0 up: what the dial in the base shows. */
  readonly build: readonly number[];
  /** Wounds that fell one figure of henchmen; null for others, who fall when every slot is full. */
  readonly health: number | null;
  readonly actions: readonly ActionCard[];
}

export const loadoutShape = shape({
  level: whole(0, 20),
  /** Which side of its card lies up: 0 or 1. */
  face: whole(0, 1),
  /** Ids of the action cards taken along. */
  cards: listOf(text(100, 1), 40),
});
/** What a character takes into a mission. */
export type Loadout = Checked<typeof loadoutShape>;

/** The side of the card that lies up. */
export function faceOf(card: CharacterCard, face: number): CardFace {
  return card.faces[face] ?? card.faces[0];
}

/** The action cards taken along, in the order of the character's own set; ids that it does not have are passed over. */
export function cardsTaken(card: CharacterCard, { cards }: Pick<Loadout, 'cards'>): ActionCard[] {
  return card.actions.filter(({ id }) => cards.includes(id));
}

/** The level of the tutorial. */
const TUTORIAL_LEVEL = 0;

/**
 * "Level 1 with 8 Build Points": the points of a level; past the last level those of the last. "Replaying the Tutorial": at level 0
 * a character has its starting cards, so its points are what these cost.
 */
export function buildPoints(card: CharacterCard, level: number): number {
  const starting = card.actions.filter((each) => each.starting);
  if (level === TUTORIAL_LEVEL && starting.length > 0) return starting.reduce((sum, { build }) => sum + build, 0);
  return card.build[Math.min(level, card.build.length - 1)] ?? 0;
}
