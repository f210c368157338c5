import { type CharacterCard, cardsTaken, type FigureKind, faceOf, type Loadout } from './character-card';

/** What a game counts with of a figure's card and of the action cards that it brought; what lies on them is kept elsewhere. */
export interface CardInPlay {
  readonly kind: FigureKind;
  /** Henchmen who share one action track; null: it has its own. */
  readonly group: string | null;
  readonly gain: number;
  readonly rest: number;
  /** The red space of the action track, and the last. */
  readonly red: number;
  readonly last: number;
  /** Null: it falls when every damage slot is full. */
  readonly health: number | null;
  readonly march: number | null;
  readonly boxes: Readonly<Record<string, BoxInPlay>>;
  readonly cards: Readonly<Record<string, ActionInPlay>>;
}

export interface BoxInPlay {
  readonly cost: number;
  readonly slots: number;
  readonly strength: number | null;
  /** `melee ranged armor dodge run march none`. */
  readonly type: string;
}

export interface ActionInPlay {
  readonly box: string | null;
  readonly cost: number;
  readonly slots: number;
  readonly duration: number;
  readonly reaction: boolean;
}

/** The side of the card that lies up with the cards taken along, by name. `group` is what henchmen who act together are called. */
export function cardInPlay(card: CharacterCard, loadout: Loadout, group: string | null = null): CardInPlay {
  const { attack, defend, move, action, track } = faceOf(card, loadout.face);
  const slotsOf = (slots: number): number => (card.health === null ? slots : 0);
  return {
    kind: card.kind,
    group,
    gain: action.gain,
    rest: action.rest,
    red: track.red,
    last: track.last,
    health: card.health,
    march: move.price,
    boxes: {
      attack: { cost: attack.cost, slots: slotsOf(attack.slots), strength: attack.strength, type: attack.type },
      defend: { cost: defend.cost, slots: slotsOf(defend.slots), strength: defend.strength, type: defend.type },
      move: { cost: move.cost, slots: slotsOf(move.slots), strength: null, type: move.bonus },
    },
    cards: Object.fromEntries(
      cardsTaken(card, loadout).map(({ name, box, cost, slots, duration, reaction }) => {
        return [name, { box, cost: cost ?? 0, slots: slotsOf(slots), duration, reaction }];
      }),
    ),
  };
}

/** "Determine each character's total Health": damage slots on its card and on those taken along; of henchmen, that of one figure. */
export function healthOf(card: CharacterCard, loadout: Loadout): number {
  const { attack, defend, move } = faceOf(card, loadout.face);
  const taken = cardsTaken(card, loadout).reduce((sum, { slots }) => sum + slots, 0);
  return card.health ?? attack.slots + defend.slots + move.slots + taken;
}
