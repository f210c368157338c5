import { type AppliedPower, powersOf } from '../../shared/hypertime/powers';
import { applied } from '../../shared/powers';
import { cite, faq } from './passages';

/** What neither the book nor the FAQ tells is common knowledge of the players. */
const CARD = cite('Powers', 'common');

/** The powers of 2003: most are told by the FAQ. */
export const POWERS = [
  ...powersOf(
    {
      flight: cite('Flying'),
      swim: faq('Water Terrain'),
      'leap-climb': faq('Leap/Climb'),
      'phasing-teleport': faq('Phasing'),
      charge: faq('Charge'),
      'running-shot': faq('Running Shot'),
      'hypersonic-speed': CARD,
      stealth: faq('Stealth'),
      'energy-explosion': faq('Rulebook Corrections, Energy Explosion'),
      'psychic-blast': faq('Psychic Blast'),
      'battle-fury': faq('Battle Fury'),
      'close-combat-expert': faq('Close-Combat Expert'),
      'ranged-combat-expert': faq('Ranged Combat Expert'),
      enhancement: faq('Enhancement'),
      defend: faq('Defend'),
      'super-senses': CARD,
      toughness: faq('Toughness'),
      invulnerability: faq('Incapacitate'),
      impervious: CARD,
      'combat-reflexes': CARD,
      'energy-shield-deflection': CARD,
      willpower: faq('Super Powers'),
      indomitable: CARD,
      'super-strength': faq('Super Strength'),
      'force-blast': faq('Force Blast'),
      telekinesis: faq('Telekinesis'),
    } satisfies Record<AppliedPower, ReturnType<typeof cite>>,
    cite('Powers'),
  ),
  // What is flung, and an explosion, deals no less.
  applied('multiattack', faq('Giants on 2×2 bases'), { effect: 'attack-twice', least: 0, overDealt: false }),
];
