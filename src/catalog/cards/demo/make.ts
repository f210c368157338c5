import type { Character } from '../../character';
import type { ActionCard } from '../action-card';
import { characterFromCard } from '../carded-character';
import type { CardFace, CharacterCard } from '../character-card';
import type { AttackType, CardEffect, DefendType } from '../effects';

/** Attack box of a demo card: name, cost, type, strength, damage slots. */
type AttackRow = readonly [string, number, AttackType, number, number];
type DefendRow = readonly [string, number, DefendType, number, number];

/** Builds one side of a demo card. Omitted values default to the values of the plainest hero. */
export function demoFace(
  attack: AttackRow,
  defend: DefendRow,
  { move, slots = 2, gain = 5, unit = 1 }: { move: string; slots?: number; gain?: number; unit?: number },
): CardFace {
  return {
    unit,
    figures: 1,
    attack: { name: attack[0], cost: attack[1], type: attack[2], strength: attack[3], slots: attack[4] },
    defend: { name: defend[0], cost: defend[1], type: defend[2], strength: defend[3], slots: defend[4] },
    move: { name: move, cost: 1, bonus: 'run', spaces: 1, price: null, slots },
    action: { gain, rest: 6 },
    track: { red: 6, last: 12 },
  };
}

export const attackEffect = (type: AttackType, strength: number, more = 0, within = 0): CardEffect => {
  return { effect: 'attack', type, strength, more, within };
};

/**
 * Builds an action card for the demo. The id derives from the name; omitted values default to the values of the
 * plainest card.
 */
export function demoAction(
  name: string,
  build: number,
  cost: number | null,
  slots: number,
  rest: Partial<ActionCard> & Pick<ActionCard, 'box' | 'effects'>,
): ActionCard {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    build,
    starting: false,
    cost,
    reaction: false,
    duration: 0,
    lasting: false,
    text: '',
    slots,
    ...rest,
  };
}

/** Builds a demo character from its card; omitted values default to a hero without health, with build points by level. */
export function demoCardCharacter(
  number: string,
  name: string,
  keywords: readonly string[],
  card: Partial<CharacterCard> & Pick<CharacterCard, 'faces' | 'actions'>,
): Character {
  return characterFromCard(
    { kind: 'hero', build: [4, 8, 10, 12, 14, 16], health: null, ...card },
    { id: `demo-${number}`, name, set: 'demo', number, keywords, origin: 'demo' },
  );
}
