import type { Character } from '../character';
import { demoCharacter } from './make';

/** Characters of the Assize, 300 points: a leader, a swimmer, a sharpshooter and a giant. */
export const ASSIZE_CHARACTERS: readonly Character[] = [
  demoCharacter(
    '005',
    'The Provost',
    97,
    [
      [8, [11, 'special'], [17, 'mastermind'], [2, 'outwit']],
      [8, [10, 'special'], [17, 'mastermind'], [2, 'outwit']],
      [8, [10, 'special'], [16, 'mastermind'], [2, 'outwit']],
      [[7, 'mind-control'], 9, [16, 'willpower'], [2, 'leadership']],
      [[7, 'mind-control'], 9, [15, 'willpower'], [2, 'leadership']],
      [[7, 'mind-control'], 8, [15, 'willpower'], [1, 'perplex']],
      [6, 8, 14, [1, 'perplex']],
    ],
    {
      keywords: ['Ruler', 'Soldier'],
      range: 8,
      specials: [
        {
          slot: 'attack',
          name: 'Writ of Standing',
          text: 'The Provost may use Incapacitate and Telekinesis.',
          grants: ['incapacitate', 'telekinesis'],
        },
      ],
    },
  ),
  demoCharacter(
    '006',
    'Lantern Eel',
    58,
    [
      [[9, 'flurry'], [10, 'poison'], [16, 'super-senses'], 2],
      [[9, 'flurry'], [9, 'poison'], [16, 'super-senses'], 2],
      [[9, 'plasticity'], [9, 'poison'], [15, 'super-senses'], 2],
      [
        [8, 'plasticity'],
        [9, 'steal-energy'],
        [15, 'toughness'],
        [3, 'close-combat-expert'],
      ],
      [
        [8, 'sidestep'],
        [8, 'steal-energy'],
        [15, 'toughness'],
        [2, 'close-combat-expert'],
      ],
      [[7, 'sidestep'], 8, [14, 'regeneration'], 1],
    ],
    { keywords: ['Animal', 'Monster'], range: 5, abilities: ['swim'] },
  ),
  demoCharacter(
    '007',
    'Rook',
    60,
    [
      [7, [10, 'precision-strike'], [16, 'energy-shield-deflection'], [3, 'ranged-combat-expert']],
      [7, [10, 'precision-strike'], [16, 'energy-shield-deflection'], [2, 'ranged-combat-expert']],
      [[7, 'running-shot'], [9, 'penetrating-psychic-blast'], [16, 'toughness'], 2],
      [[6, 'running-shot'], [9, 'penetrating-psychic-blast'], [15, 'toughness'], 2],
      [[6, 'stealth'], 8, [15, 'combat-reflexes'], [2, 'enhancement']],
      [[6, 'stealth'], 8, 14, [1, 'enhancement']],
    ],
    { keywords: ['Soldier', 'Martial Artist'], range: 8, abilities: ['sharpshooter'] },
  ),
  demoCharacter(
    '008',
    'Mother Gantry',
    85,
    [
      [8, [10, 'super-strength'], [16, 'impervious'], 4],
      [8, [10, 'super-strength'], [16, 'invulnerability'], 3],
      [8, [9, 'super-strength'], [16, 'invulnerability'], 3],
      [7, [9, 'quake'], [15, 'invulnerability'], 3],
      [7, [9, 'quake'], [15, 'toughness'], 3],
      [7, [8, 'quake'], [15, 'toughness'], [2, 'empower']],
      [6, [8, 'super-strength'], [14, 'toughness'], [2, 'empower']],
      [6, 8, [14, 'toughness'], 2],
      [5, 7, [13, 'toughness'], 2],
      [5, 7, 13, 1],
    ],
    { keywords: ['Robot', 'Brute'], range: 0, abilities: ['giant'], size: 'giant' },
  ),
];
