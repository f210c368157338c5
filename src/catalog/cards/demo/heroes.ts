import type { Character } from '../../character';
import { attackEffect, demoAction, demoCardCharacter, demoFace } from './make';

/** Characters of the Night Ferry, a team of four heroes. */
export const DEMO_HEROES: readonly Character[] = [
  demoCardCharacter('101', 'Tallow Wick', ['Night Ferry'], {
    faces: [demoFace(['Thrown Flame', 2, 'ranged', 3, 2], ['Shrink Low', 1, 'dodge', 2, 2], { move: 'Light Step' })],
    actions: [
      demoAction('Snuff', 2, 1, 1, {
        starting: true,
        reaction: true,
        box: 'defend',
        effects: [{ effect: 'defend', type: 'dodge', strength: 3 }],
      }),
      demoAction('Flare', 2, 3, 1, {
        starting: true,
        duration: 1,
        box: 'attack',
        effects: [attackEffect('ranged', 3, 2, 2)],
      }),
      demoAction('Burning Rope', 3, 2, 2, {
        box: 'attack',
        effects: [attackEffect('ranged', 2), { effect: 'status', status: 'trapped', tokens: 1 }],
      }),
      demoAction('Carried by Smoke', 3, 2, 1, { box: 'move', effects: [{ effect: 'move', spaces: 4, line: 'free' }] }),
      demoAction('Slow Burn', 4, 2, 2, {
        duration: 2,
        lasting: true,
        box: 'attack',
        effects: [{ effect: 'bonus', value: 'ranged', by: 1 }],
        text: 'Your ranged attacks hit harder while this lasts.',
      }),
    ],
  }),
  demoCardCharacter('102', 'Sexton Bell', ['Night Ferry'], {
    faces: [demoFace(['Spade', 2, 'melee', 4, 2], ['Iron Coat', 1, 'armor', 2, 3], { move: 'Heavy Tread' })],
    actions: [
      demoAction('Coffin Lid', 2, 1, 2, {
        starting: true,
        reaction: true,
        box: 'defend',
        effects: [{ effect: 'defend', type: 'armor', strength: 4 }],
      }),
      demoAction('Dig In', 2, 2, 1, {
        starting: true,
        duration: 2,
        lasting: true,
        box: 'defend',
        effects: [{ effect: 'bonus', value: 'defend', by: 1 }],
      }),
      demoAction('Knell', 3, 3, 2, {
        box: 'attack',
        effects: [attackEffect('melee', 4), { effect: 'slam', spaces: 2 }],
      }),
      demoAction('Headstone', 3, 1, 1, {
        duration: 1,
        box: 'attack',
        effects: [{ effect: 'hurl' }],
        text: 'Lift something beside you and throw it.',
      }),
      demoAction('Last Rites', 4, 3, 2, {
        duration: 3,
        box: null,
        effects: [{ effect: 'heal', wounds: 3 }],
        text: 'You or somebody beside you.',
      }),
    ],
  }),
  demoCardCharacter('103', 'Juniper Latch', ['Night Ferry', 'Thief'], {
    faces: [
      demoFace(['Twin Hooks', 2, 'melee', 3, 2], ['Tumble', 1, 'dodge', 3, 1], {
        move: 'Quick Feet',
        gain: 6,
      }),
    ],
    actions: [
      demoAction('Over the Rail', 2, 1, 1, {
        starting: true,
        box: 'move',
        effects: [{ effect: 'move', spaces: 2, line: 'free' }],
      }),
      demoAction('Hook and Twist', 2, 3, 1, {
        starting: true,
        box: 'attack',
        effects: [attackEffect('melee', 3), { effect: 'status', status: 'prone', tokens: 1 }],
      }),
      demoAction('Pick the Seam', 3, 3, 1, {
        box: 'attack',
        effects: [attackEffect('melee', 3), { effect: 'pierce', type: 'armor', by: 2 }],
      }),
      demoAction('Thrown Hook', 3, 2, 1, { box: 'attack', effects: [attackEffect('ranged', 3)] }),
      demoAction('Second Wind', 4, 1, 2, { duration: 3, box: null, effects: [{ effect: 'gain', points: 4 }] }),
    ],
  }),
  demoCardCharacter('104', 'Old Harrow', ['Night Ferry'], {
    faces: [
      demoFace(['Boathook', 2, 'melee', 4, 3], ['Weathered', 1, 'armor', 1, 3], {
        move: 'Long Stride',
        slots: 1,
      }),
    ],
    actions: [
      demoAction('Sweep the Deck', 2, 3, 1, {
        starting: true,
        box: 'attack',
        effects: [attackEffect('melee', 3, 2, 1)],
      }),
      demoAction('Thick Hide', 2, null, 2, {
        starting: true,
        box: 'defend',
        effects: [{ effect: 'bonus', value: 'defend', by: 1 }],
        text: 'Counts against every attack.',
      }),
      demoAction('Ramming Speed', 3, 3, 2, {
        box: 'move',
        effects: [
          { effect: 'move', spaces: 3, line: 'exact' },
          { effect: 'damage', wounds: 2 },
        ],
      }),
      demoAction('Throw the Anchor', 3, 1, 1, { duration: 1, box: 'attack', effects: [{ effect: 'hurl' }] }),
      demoAction('Steady as She Goes', 4, 2, 2, {
        duration: 2,
        lasting: true,
        box: 'attack',
        effects: [{ effect: 'bonus', value: 'melee', by: 1 }],
      }),
    ],
  }),
];
