import type { Character } from '../character';
import { demoCharacter } from './make';

/** Characters of the Foundry, 300 points: armour, a spy, a brute and a carrier. */
export const FOUNDRY_CHARACTERS: readonly Character[] = [
  demoCharacter(
    '001',
    'Brass Titan',
    121,
    [
      [[9, 'running-shot'], [11, 'energy-explosion'], [17, 'invulnerability'], 3],
      [[9, 'running-shot'], [10, 'energy-explosion'], [17, 'invulnerability'], 3],
      [
        [9, 'running-shot'],
        [10, 'energy-explosion'],
        [16, 'invulnerability'],
        [3, 'ranged-combat-expert'],
      ],
      [8, [10, 'energy-explosion'], [16, 'toughness'], [2, 'ranged-combat-expert']],
      [8, 9, [16, 'toughness'], [2, 'ranged-combat-expert']],
      [[7, 'force-blast'], 9, [15, 'toughness'], 2],
      [[7, 'force-blast'], 8, [15, 'toughness'], 2],
      [[6, 'force-blast'], 8, 15, [1, 'ranged-combat-expert']],
    ],
    { keywords: ['Armor', 'Soldier', 'Robot'], range: 6, targets: 2, abilities: ['indomitable'] },
  ),
  demoCharacter(
    '002',
    'Night Heron',
    64,
    [
      [[10, 'stealth'], [10, 'incapacitate'], [16, 'super-senses'], 2],
      [[10, 'stealth'], [9, 'incapacitate'], [16, 'super-senses'], 2],
      [[9, 'stealth'], 9, [16, 'super-senses'], [2, 'exploit-weakness']],
      [[9, 'leap-climb'], 9, [15, 'combat-reflexes'], [2, 'exploit-weakness']],
      [[8, 'leap-climb'], [8, 'smoke-cloud'], [15, 'combat-reflexes'], 1],
      [[8, 'stealth'], [8, 'smoke-cloud'], 14, 1],
    ],
    { keywords: ['Soldier', 'Spy'], range: 4 },
  ),
  demoCharacter(
    '003',
    'Quarry',
    79,
    [
      [[8, 'charge'], [10, 'super-strength'], [16, 'toughness'], 3],
      [[8, 'charge'], [10, 'super-strength'], [16, 'toughness'], 3],
      [
        [7, 'charge'],
        [9, 'super-strength'],
        [15, 'toughness'],
        [4, 'battle-fury'],
      ],
      [
        [7, 'charge'],
        [8, 'super-strength'],
        [15, 'toughness'],
        [4, 'battle-fury'],
      ],
      [[6, 'charge'], [8, 'quake'], [15, 'toughness'], 3],
      [6, [8, 'quake'], 14, 2],
      [5, 7, [14, 'regeneration'], 2],
    ],
    { keywords: ['Brute', 'Soldier'], range: 0 },
  ),
  demoCharacter(
    '004',
    'Paper Kite',
    36,
    [
      [10, 8, [15, 'energy-shield-deflection'], [1, 'support']],
      [10, 8, [15, 'energy-shield-deflection'], [1, 'support']],
      [9, [7, 'telekinesis'], [15, 'defend'], [1, 'support']],
      [9, [7, 'telekinesis'], [14, 'defend'], 1],
      [8, 7, [14, 'willpower'], [1, 'probability-control']],
      [8, 6, 13, 1],
    ],
    { keywords: ['Pilot', 'Scientist'], range: 4, abilities: ['flight', 'carry'] },
  ),
];
