import type { MarkerRule } from '../../marker-rule';
import type { PassableObstacle, PowerEntry } from '../../power-entry';
import { barrierMarker, debrisMarker, smokeMarker } from '../../shared/markers';
import { appliedPower, powersLeftToPlayers, powersResolvedInPlay } from '../../shared/powers';
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
  appliedPower(
    'flight',
    cite(`${ABILITIES}: Flight`),
    {
      effect: 'pass',
      passes: [...OVER_GROUND, ...PAST_OPPONENTS],
    },
    { effect: 'fly' },
    { effect: 'never-carried' },
  ),
  appliedPower('swim', cite(`${ABILITIES}: Swim`), { effect: 'pass', passes: ['water'] }),
  appliedPower(
    'move-and-attack',
    cite(`${ABILITIES}: Move and Attack`),
    { effect: 'move-action', half: false, unlessBeside: true },
    { effect: 'pass', passes: ['beside-opponents'], actions: ['move-and-attack'] },
    { effect: 'carry' },
    { effect: 'never-carried' },
  ),
  // The transporter symbol provides Carry and Move and Attack.
  appliedPower(
    'transporter',
    cite('Speed Combat Abilities: Reversed speed symbols'),
    { effect: 'move-action', half: false, action: 'move-and-attack', unlessBeside: true },
    { effect: 'pass', passes: ['beside-opponents'], actions: ['move-and-attack'] },
    { effect: 'carry' },
    { effect: 'never-carried' },
  ),
  appliedPower('indomitable', cite(`${ABILITIES}: Indomitable`), { effect: 'no-pushing-damage' }),
  appliedPower(
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
  appliedPower(
    'colossal',
    cite(`${ABILITIES}: Colossal Size`),
    { effect: 'pass', passes: OVER_GROUND },
    { effect: 'stand-fast' },
    { effect: 'big' },
    { effect: 'shoot-beside', at: 'anybody' },
    { effect: 'never-carried' },
  ),
  appliedPower(
    'sharpshooter',
    cite(`${ABILITIES}: Sharpshooter`),
    { effect: 'shoot-past' },
    { effect: 'shoot-beside', at: 'adjacent' },
  ),
  appliedPower('duo', cite(`${ABILITIES}: Duo Attack`), { effect: 'never-carried' }),
  appliedPower('multiattack', cite(`${ABILITIES}: Multiattack`), { effect: 'attack-twice', least: 1, overDealt: true }),
  appliedPower('carry', cite(`${ABILITIES}: Carry`), { effect: 'carry' }),

  appliedPower(
    'leap-climb',
    cite('Maps: Indoor maps', 'common'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'slip-away' },
    { effect: 'move-action', half: false },
  ),
  appliedPower(
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
  appliedPower('charge', CARD, { effect: 'move-action', half: true }),
  appliedPower('running-shot', CARD, { effect: 'move-action', half: true }),
  appliedPower(
    'hypersonic-speed',
    CARD,
    { effect: 'move-action', half: false },
    { effect: 'pass', passes: PAST_OPPONENTS, actions: ['hypersonic-speed'] },
  ),
  appliedPower('stealth', CARD, { effect: 'hide' }),
  appliedPower('force-blast', CARD, { effect: 'blast' }),
  appliedPower('telekinesis', cite('Objects and Telekinesis'), { effect: 'lift' }),
  appliedPower('willpower', CARD, { effect: 'no-pushing-damage' }),
  appliedPower('exploit-weakness', CARD, { effect: 'penetrate', when: { holder: 'attacker', attacks: ['close'] } }),
  appliedPower('toughness', CARD, { effect: 'reduce', by: 1 }),
  appliedPower('invulnerability', CARD, { effect: 'reduce', by: 2 }),
  appliedPower('super-senses', CARD, { effect: 'evade', least: 5 }),
  appliedPower('combat-reflexes', CARD, {
    effect: 'modify',
    value: 'defense',
    by: 2,
    when: { holder: 'target', attacks: ['close'] },
  }),
  appliedPower('energy-shield-deflection', CARD, {
    effect: 'modify',
    value: 'defense',
    by: 2,
    when: { holder: 'target', attacks: ['ranged', 'throw', 'telekinesis'] },
  }),
  ...powersResolvedInPlay(
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
  ...powersResolvedInPlay(cite(`${ABILITIES}: Capture`), 'capture'),
  ...powersLeftToPlayers(
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
  smokeMarker('smoke-cloud', 4, CARD),
  barrierMarker('barrier', 4, CARD),
  debrisMarker(cite('Blocking Terrain: Debris markers')),
];
