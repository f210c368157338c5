import type { Character } from '../../character';
import type { CardFace } from '../character-card';
import { attackEffect, demoAction, demoCardCharacter, demoFace } from './make';

/**
 * Builds one side of the Tollmen card, for three or six figures. Only the cost of a march differs between the sides.
 */
function tollmen(figures: 3 | 6): CardFace {
  const face = demoFace(['Cudgel', 2, 'melee', 2, 0], ['Duck', 1, 'dodge', 1, 0], {
    move: 'In Step',
    slots: 0,
    gain: figures === 3 ? 6 : 10,
    unit: figures / 3,
  });
  return {
    ...face,
    figures,
    move: { ...face.move, bonus: 'march', spaces: 2, price: figures },
    track: { red: figures === 3 ? 8 : 12, last: 12 },
  };
}

/** Characters of the Salt Court: a mastermind, two villains and their henchmen. */
export const DEMO_SALT_COURT: readonly Character[] = [
  demoCardCharacter('111', 'The Saltreeve', ['Salt Court'], {
    kind: 'mastermind',
    faces: [
      demoFace(['White Hand', 2, 'ranged', 4, 3], ['Crust of Salt', 1, 'armor', 3, 3], {
        move: 'Stately Pace',
        gain: 6,
        unit: 2,
      }),
    ],
    build: [6, 10, 12, 14, 16, 18],
    actions: [
      demoAction('Writ of Seizure', 2, 2, 2, {
        starting: true,
        box: 'attack',
        effects: [attackEffect('ranged', 2), { effect: 'status', status: 'trapped', tokens: 1 }],
      }),
      demoAction('Wall of Brine', 2, 1, 2, {
        starting: true,
        reaction: true,
        box: 'defend',
        effects: [{ effect: 'defend', type: 'armor', strength: 4 }],
      }),
      demoAction('Desiccate', 4, 3, 2, { duration: 1, box: 'attack', effects: [attackEffect('ranged', 5)] }),
      demoAction('Everything Has a Price', 3, 2, 1, {
        duration: 2,
        lasting: true,
        box: null,
        effects: [{ effect: 'gain', points: 1 }],
        text: 'Each villain gains the point in place of you, if you like.',
      }),
      demoAction('Down the Drain', 3, 2, 1, {
        box: 'move',
        effects: [{ effect: 'move', spaces: 5, line: 'straight' }],
      }),
    ],
  }),
  demoCardCharacter('112', 'Brine Corporal', ['Salt Court'], {
    kind: 'villain',
    faces: [demoFace(['Pike', 2, 'melee', 4, 2], ['Scaled Coat', 1, 'armor', 2, 2], { move: 'Drilled March' })],
    actions: [
      demoAction('Run Through', 2, 3, 1, {
        starting: true,
        box: 'attack',
        effects: [attackEffect('melee', 4), { effect: 'pierce', type: 'armor', by: 1 }],
      }),
      demoAction('Close Ranks', 2, 1, 2, {
        starting: true,
        reaction: true,
        box: 'defend',
        effects: [{ effect: 'defend', type: 'armor', strength: 3 }],
      }),
      demoAction('Push of Pike', 3, 3, 2, {
        box: 'attack',
        effects: [attackEffect('melee', 3), { effect: 'slam', spaces: 3 }],
      }),
      demoAction('Hold Here', 4, 2, 2, {
        duration: 2,
        lasting: true,
        box: 'defend',
        effects: [{ effect: 'bonus', value: 'defend', by: 2 }],
      }),
    ],
  }),
  demoCardCharacter('113', 'Pale Ledger', ['Salt Court'], {
    kind: 'villain',
    faces: [
      demoFace(['Thrown Pens', 2, 'ranged', 3, 2], ['Foreseen', 1, 'dodge', 3, 2], {
        move: 'Glide',
        slots: 1,
      }),
    ],
    actions: [
      demoAction('Strike the Entry', 2, 1, 1, {
        starting: true,
        reaction: true,
        box: 'defend',
        effects: [
          { effect: 'defend', type: 'dodge', strength: 2 },
          { effect: 'damage', wounds: 1 },
        ],
        text: 'The attacker takes the wound.',
      }),
      demoAction('Red Ink', 2, 3, 2, { starting: true, box: 'attack', effects: [attackEffect('ranged', 3, 1, 3)] }),
      demoAction('Compound Interest', 3, 2, 2, {
        duration: 3,
        lasting: true,
        box: 'attack',
        effects: [{ effect: 'bonus', value: 'ranged', by: 1 }],
      }),
      demoAction('Off the Books', 4, 2, 1, {
        box: 'move',
        effects: [
          { effect: 'move', spaces: 4, line: 'free' },
          { effect: 'heal', wounds: 1 },
        ],
      }),
    ],
  }),
  demoCardCharacter('114', 'Tollmen', ['Salt Court'], {
    kind: 'henchman',
    faces: [tollmen(3), tollmen(6)],
    health: 3,
    actions: [
      demoAction('Boot Knife', 2, 1, 0, {
        starting: true,
        box: 'attack',
        effects: [attackEffect('melee', 2), { effect: 'pierce', type: 'armor', by: 1 }],
      }),
      demoAction('Net', 2, 2, 0, {
        starting: true,
        duration: 1,
        box: 'attack',
        effects: [attackEffect('ranged', 0), { effect: 'status', status: 'trapped', tokens: 1 }],
      }),
      demoAction('Whistle Up', 3, 2, 0, {
        duration: 2,
        box: null,
        effects: [{ effect: 'gain', points: 3 }],
        text: 'Spend the points on coming back.',
      }),
      demoAction('All Together', 3, 3, 0, {
        duration: 2,
        lasting: true,
        box: 'attack',
        effects: [{ effect: 'bonus', value: 'melee', by: 1 }],
      }),
    ],
  }),
];
