import type { MarkerRule } from '../../marker-rule';
import type { Passable, PowerEntry } from '../../power-entry';
import { barrier, debris, smoke } from '../../shared/markers';
import { applied, carriedOut, leftToPlayers } from '../../shared/powers';
import { cite } from './citations';

const ABILITIES = 'HEROCLIX COMBAT AND SPECIAL ABILITIES';
/** The sources do not include the card that defines standard powers. These entries are common practice. */
const CARD = cite('Powers and Abilities Card', 'common');

const OVER_GROUND: readonly Passable[] = ['hindering', 'water', 'levels', 'outdoor-blocking'];
const PAST_OPPONENTS: readonly Passable[] = ['opponents', 'beside-opponents'];

/** Every ability that part 3 of the book defines, and the standard powers that it names. */
export const POWERS: readonly PowerEntry[] = [
  applied(
    'flight',
    cite(`${ABILITIES}: Flight`),
    {
      effect: 'pass',
      passes: [...OVER_GROUND, ...PAST_OPPONENTS],
    },
    { effect: 'fly' },
    { effect: 'never-carried' },
  ),
  applied('swim', cite(`${ABILITIES}: Swim`), { effect: 'pass', passes: ['water'] }),
  applied(
    'move-and-attack',
    cite(`${ABILITIES}: Move and Attack`),
    { effect: 'move-action', half: false, unlessBeside: true },
    { effect: 'pass', passes: ['beside-opponents'], actions: ['move-and-attack'] },
    { effect: 'carry' },
    { effect: 'never-carried' },
  ),
  // The symbol provides Carry and Move and Attack.
  applied(
    'transporter',
    cite('Speed Combat Abilities: Reversed speed symbols'),
    { effect: 'move-action', half: false, action: 'move-and-attack', unlessBeside: true },
    { effect: 'pass', passes: ['beside-opponents'], actions: ['move-and-attack'] },
    { effect: 'carry' },
    { effect: 'never-carried' },
  ),
  applied('indomitable', cite(`${ABILITIES}: Indomitable`), { effect: 'no-pushing-damage' }),
  applied(
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
  applied(
    'colossal',
    cite(`${ABILITIES}: Colossal Size`),
    { effect: 'pass', passes: OVER_GROUND },
    { effect: 'stand-fast' },
    { effect: 'big' },
    { effect: 'shoot-beside', at: 'anybody' },
    { effect: 'never-carried' },
  ),
  applied(
    'sharpshooter',
    cite(`${ABILITIES}: Sharpshooter`),
    { effect: 'shoot-past' },
    { effect: 'shoot-beside', at: 'adjacent' },
  ),
  applied('duo', cite(`${ABILITIES}: Duo Attack`), { effect: 'never-carried' }),
  applied('multiattack', cite(`${ABILITIES}: Multiattack`), { effect: 'attack-twice', least: 1, overDealt: true }),
  applied('carry', cite(`${ABILITIES}: Carry`), { effect: 'carry' }),

  applied(
    'leap-climb',
    cite('Maps: Indoor maps', 'common'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'slip-away' },
    { effect: 'move-action', half: false },
  ),
  applied(
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
  applied('charge', CARD, { effect: 'move-action', half: true }),
  applied('running-shot', CARD, { effect: 'move-action', half: true }),
  applied(
    'hypersonic-speed',
    CARD,
    { effect: 'move-action', half: false },
    { effect: 'pass', passes: PAST_OPPONENTS, actions: ['hypersonic-speed'] },
  ),
  applied('stealth', CARD, { effect: 'hide' }),
  applied('force-blast', CARD, { effect: 'blast' }),
  applied('telekinesis', cite('Objects and Telekinesis'), { effect: 'lift' }),
  applied('willpower', CARD, { effect: 'no-pushing-damage' }),
  applied('exploit-weakness', CARD, { effect: 'penetrate', when: { holder: 'attacker', attacks: ['close'] } }),
  applied('toughness', CARD, { effect: 'reduce', by: 1 }),
  applied('invulnerability', CARD, { effect: 'reduce', by: 2 }),
  applied('super-senses', CARD, { effect: 'evade', least: 5 }),
  applied('combat-reflexes', CARD, {
    effect: 'modify',
    value: 'defense',
    by: 2,
    when: { holder: 'target', attacks: ['close'] },
  }),
  applied('energy-shield-deflection', CARD, {
    effect: 'modify',
    value: 'defense',
    by: 2,
    when: { holder: 'target', attacks: ['ranged', 'throw', 'telekinesis'] },
  }),
  ...carriedOut(
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
  ...carriedOut(cite(`${ABILITIES}: Capture`), 'capture'),
  ...leftToPlayers(
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

/** Markers. Their number of squares and duration are also common practice. */
export const MARKERS: readonly MarkerRule[] = [
  smoke('smoke-cloud', 4, CARD),
  barrier('barrier', 4, CARD),
  debris(cite('Blocking Terrain: Debris markers')),
];
