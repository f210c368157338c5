import type { Question } from '../notation/case';
import type { Ruling } from './ask';

/** The question of a ruling as the position notation has it: the same can be put to any edition. */
export function questionOf(ruling: Ruling, asker: string): Question {
  switch (ruling.mode) {
    case 'see':
      return { ask: 'see', of: [{ piece: asker }, ruling.target] };
    case 'hit':
      return { ask: 'hit', of: ruling.question };
    case 'move':
      return { ask: 'move', of: ruling.question };
    case 'destroy':
      return {
        ask: 'destroy',
        of: { attacker: asker, target: ruling.thing, attack: ruling.chosen, strength: null, aim: 0 },
      };
  }
}
