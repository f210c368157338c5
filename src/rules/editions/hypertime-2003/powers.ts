import { powersOf } from '../../shared/hypertime/powers';
import { adding, applied } from '../../shared/powers';
import { cite, faq } from './passages';

/** Powers with citations of the FAQ if it defines them, otherwise of the book of 2002. */
const TOLD = powersOf(cite, {
  swim: faq('Water Terrain'),
  'leap-climb': faq('Leap/Climb'),
  'phasing-teleport': faq('Phasing'),
  charge: faq('Charge'),
  'running-shot': faq('Running Shot'),
  stealth: faq('Stealth'),
  'energy-explosion': faq('Rulebook Corrections, Energy Explosion'),
  'penetrating-psychic-blast': faq('Psychic Blast'),
  'battle-fury': faq('Battle Fury'),
  'close-combat-expert': faq('Close-Combat Expert'),
  'ranged-combat-expert': faq('Ranged Combat Expert'),
  enhancement: faq('Enhancement'),
  defend: faq('Defend'),
  toughness: faq('Toughness'),
  invulnerability: faq('Incapacitate'),
  willpower: faq('Super Powers'),
  'super-strength': faq('Super Strength'),
  'force-blast': faq('Force Blast'),
  telekinesis: faq('Telekinesis'),
  leadership: faq('Leadership'),
  'mind-control': faq('Mind Control'),
});

export const POWERS = [
  // Close attacks between the ground and a roof, in both directions.
  ...adding(TOLD, 'leap-climb', { effect: 'reach-levels' }),
  // Thrown objects and explosions deal no less damage.
  applied('multiattack', faq('Giants on 2×2 bases'), { effect: 'attack-twice', least: 0, overDealt: false }),
];
