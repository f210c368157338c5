import { listYearPowers } from '../../shared/hypertime/powers';
import { makeAppliedPower, withAddedEffects } from '../../shared/powers';
import { cite, citeFaq } from './passages';

/** Powers of this edition. Each cites the FAQ entry that defines the power, or else the book of 2002. */
const TOLD = listYearPowers(cite, {
  swim: citeFaq('Water Terrain'),
  'leap-climb': citeFaq('Leap/Climb'),
  'phasing-teleport': citeFaq('Phasing'),
  charge: citeFaq('Charge'),
  'running-shot': citeFaq('Running Shot'),
  stealth: citeFaq('Stealth'),
  'energy-explosion': citeFaq('Rulebook Corrections, Energy Explosion'),
  'penetrating-psychic-blast': citeFaq('Psychic Blast'),
  'battle-fury': citeFaq('Battle Fury'),
  'close-combat-expert': citeFaq('Close-Combat Expert'),
  'ranged-combat-expert': citeFaq('Ranged Combat Expert'),
  enhancement: citeFaq('Enhancement'),
  defend: citeFaq('Defend'),
  toughness: citeFaq('Toughness'),
  invulnerability: citeFaq('Incapacitate'),
  willpower: citeFaq('Super Powers'),
  'super-strength': citeFaq('Super Strength'),
  'force-blast': citeFaq('Force Blast'),
  telekinesis: citeFaq('Telekinesis'),
  leadership: citeFaq('Leadership'),
  'mind-control': citeFaq('Mind Control'),
});

export const POWERS = [
  // Allows close attacks between the ground and a roof, in both directions.
  ...withAddedEffects(TOLD, 'leap-climb', { effect: 'reach-levels' }),
  // Multiattack does not reduce the damage of thrown objects and explosions.
  makeAppliedPower('multiattack', citeFaq('Giants on 2×2 bases'), {
    effect: 'attack-twice',
    least: 0,
    overDealt: false,
  }),
];
