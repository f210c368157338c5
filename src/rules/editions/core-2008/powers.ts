import { type MarkerRule, makeBarrierMarkerRule, makeDebrisMarkerRule, makeSmokeMarkerRule } from '../../marker-rule';
import type { PassableObstacle, PowerEntry } from '../../power-entry';
import { makeAppliedPower, makePowersUsedByDeed, makeUndefinedPowers, modify } from '../../shared/powers';
import { cite } from './citations';

const ABILITIES = 'HEROCLIX COMBAT AND SPECIAL ABILITIES';
/**
 * Citation for standard powers. The sources do not include the card that defines standard powers, so the entries follow
 * common practice.
 */
const CARD = cite('Powers and Abilities Card', 'common');

const OVER_GROUND: readonly PassableObstacle[] = ['hindering', 'water', 'levels', 'outdoor-blocking'];
const PAST_OPPONENTS: readonly PassableObstacle[] = ['opponents', 'beside-opponents'];

/** Every ability that part 3 of the book defines, and every standard power named in the book. */
export const POWERS: readonly PowerEntry[] = [
  makeAppliedPower(
    'flight',
    cite(`${ABILITIES}: Flight`),
    {
      effect: 'pass',
      passes: [...OVER_GROUND, ...PAST_OPPONENTS],
    },
    { effect: 'fly' },
    { effect: 'never-carried' },
  ),
  makeAppliedPower('swim', cite(`${ABILITIES}: Swim`), { effect: 'pass', passes: ['water'] }),
  makeAppliedPower(
    'move-and-attack',
    cite(`${ABILITIES}: Move and Attack`),
    { effect: 'move-action', half: false, unlessBeside: true },
    { effect: 'pass', passes: ['beside-opponents'], actions: ['move-and-attack'] },
    { effect: 'carry' },
    { effect: 'never-carried' },
  ),
  // The transporter symbol provides Carry and Move and Attack.
  makeAppliedPower(
    'transporter',
    cite('Speed Combat Abilities: Reversed speed symbols'),
    { effect: 'move-action', half: false, action: 'move-and-attack', unlessBeside: true },
    { effect: 'pass', passes: ['beside-opponents'], actions: ['move-and-attack'] },
    { effect: 'carry' },
    { effect: 'never-carried' },
  ),
  makeAppliedPower('indomitable', cite(`${ABILITIES}: Indomitable`), { effect: 'no-pushing-damage' }),
  makeAppliedPower(
    'giant',
    cite(`${ABILITIES}: Giant Stride`),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'break-away', least: 3 },
    { effect: 'stand-fast' },
    { effect: 'big' },
    { effect: 'tall' },
    { effect: 'reach-far' },
    { effect: 'carry', unlessTokens: true, actions: ['move', 'move-and-attack'] },
    { effect: 'never-carried' },
  ),
  makeAppliedPower(
    'colossal',
    cite(`${ABILITIES}: Colossal Size`),
    { effect: 'pass', passes: OVER_GROUND },
    { effect: 'stand-fast' },
    { effect: 'big' },
    { effect: 'shoot-beside', at: 'anybody' },
    { effect: 'never-carried' },
  ),
  makeAppliedPower(
    'sharpshooter',
    cite(`${ABILITIES}: Sharpshooter`),
    { effect: 'shoot-past' },
    { effect: 'shoot-beside', at: 'adjacent' },
  ),
  makeAppliedPower('duo', cite(`${ABILITIES}: Duo Attack`), { effect: 'never-carried' }),
  makeAppliedPower('multiattack', cite(`${ABILITIES}: Multiattack`), {
    effect: 'attack-twice',
    least: 1,
    overDealt: true,
  }),
  makeAppliedPower('carry', cite(`${ABILITIES}: Carry`), { effect: 'carry' }),

  makeAppliedPower(
    'leap-climb',
    cite('Maps: Indoor maps', 'common'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'slip-away' },
    { effect: 'move-action', half: false },
  ),
  makeAppliedPower(
    'phasing-teleport',
    cite('Maps: Indoor maps', 'common'),
    {
      effect: 'pass',
      passes: [...OVER_GROUND, 'all-blocking', ...PAST_OPPONENTS],
      actions: ['move', 'phasing-teleport'],
    },
    { effect: 'slip-away', actions: ['move', 'phasing-teleport'] },
    { effect: 'move-action', half: false },
  ),
  makeAppliedPower('charge', CARD, { effect: 'move-action', half: true }),
  makeAppliedPower('running-shot', CARD, { effect: 'move-action', half: true }),
  makeAppliedPower(
    'hypersonic-speed',
    CARD,
    { effect: 'move-action', half: false },
    { effect: 'pass', passes: PAST_OPPONENTS, actions: ['hypersonic-speed'] },
  ),
  makeAppliedPower('stealth', CARD, { effect: 'hide' }),
  makeAppliedPower('force-blast', CARD, { effect: 'blast' }),
  makeAppliedPower('telekinesis', cite('Objects and Telekinesis'), { effect: 'lift' }),
  makeAppliedPower('willpower', CARD, { effect: 'no-pushing-damage' }),
  makeAppliedPower('exploit-weakness', CARD, { effect: 'penetrate', when: { holder: 'attacker', attacks: ['close'] } }),
  makeAppliedPower('toughness', CARD, { effect: 'reduce', by: 1 }),
  makeAppliedPower('invulnerability', CARD, { effect: 'reduce', by: 2 }),
  makeAppliedPower('super-senses', CARD, { effect: 'evade', least: 5 }),
  makeAppliedPower('combat-reflexes', CARD, modify('defense', 2, { holder: 'target', attacks: ['close'] })),
  makeAppliedPower(
    'energy-shield-deflection',
    CARD,
    modify('defense', 2, { holder: 'target', attacks: ['ranged', 'throw', 'telekinesis'] }),
  ),
  ...makePowersUsedByDeed(
    CARD,
    'blades-claws-fangs',
    'flurry',
    'probability-control',
    'regeneration',
    'steal-energy',
    'support',
    'super-strength',
    'outwit',
  ),
  ...makePowersUsedByDeed(cite(`${ABILITIES}: Capture`), 'capture'),
  ...makePowersUsedByDeed(cite('TEAM ABILITIES: Wild cards'), 'wild-card'),
  ...makeUndefinedPowers(
    cite('POWERS'),
    'smoke-cloud',
    'barrier',
    'defend',
    'quake',
    'plasticity',
    'mind-control',
    'earthbound-neutralized',
  ),
];

/** Markers of this edition. The number of squares and the duration of markers by powers follow common practice. */
export const MARKERS: readonly MarkerRule[] = [
  makeSmokeMarkerRule('smoke-cloud', 4, CARD),
  makeBarrierMarkerRule('barrier', 4, CARD),
  makeDebrisMarkerRule(cite('Blocking Terrain: Debris markers')),
];
