import { type CharacterCard, faceOf, type Loadout, listTakenCards } from './character-card';
import type { PlayedCard } from './played-card';

/**
 * Returns the values of a card that a game tracks: the side that is face up and the taken action cards, by name.
 * `group` names the henchmen who act together.
 */
export function makePlayedCard(card: CharacterCard, loadout: Loadout, group: string | null = null): PlayedCard {
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
      listTakenCards(card, loadout).map(({ name, box, cost, slots, duration, reaction }) => {
        return [name, { box, cost: cost ?? 0, slots: slotsOf(slots), duration, reaction }];
      }),
    ),
  };
}
