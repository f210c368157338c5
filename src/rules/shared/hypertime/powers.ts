import type { Citation } from '../../answer';
import { type MarkerRule, makeBarrierMarkerRule, makeDebrisMarkerRule, makeSmokeMarkerRule } from '../../marker-rule';
import type { PassableObstacle, PowerEntry } from '../../power-entry';
import type { Cite } from '../cite';
import { makeAppliedPower, makePowersUsedByDeed, makeUndefinedPowers, modify, withAddedEffects } from '../powers';
import type { YearRules } from './year-rules';

const OVER_GROUND: readonly PassableObstacle[] = ['hindering', 'water', 'levels', 'outdoor-blocking'];
const RANGED = ['ranged', 'throw', 'telekinesis'];

/** Powers that the books name and leave to the card. The app applies them by common practice. */
const CARRIED_OUT = [
  'barrier',
  'blades-claws-fangs',
  'flurry',
  'incapacitate',
  'mastermind',
  'outwit',
  'perplex',
  'poison',
  'probability-control',
  'pulse-wave',
  'regeneration',
  'shape-change',
  'smoke-cloud',
  'steal-energy',
  'support',
] as const;
/** Powers left to the players until a later book defines them. */
const LEFT_TO_PLAYERS = ['leadership', 'mind-control', 'plasticity'] as const;

/**
 * Citations of the sources of powers. The book defines a few powers. The rest is common practice, because the card that
 * defines powers is not among the sources.
 */
function bookSources(cite: Cite) {
  const card = cite('Powers', 'common');
  return {
    flight: cite('Flying'),
    swim: cite('Terrain: hindering terrain'),
    'leap-climb': cite('Terrain: indoors', 'common'),
    'phasing-teleport': cite('Terrain: indoors', 'common'),
    charge: card,
    'running-shot': card,
    'hypersonic-speed': card,
    stealth: card,
    'energy-explosion': cite('Ranged combat: multiple targets', 'common'),
    'penetrating-psychic-blast': card,
    'battle-fury': card,
    'close-combat-expert': card,
    'ranged-combat-expert': card,
    enhancement: card,
    defend: card,
    'super-senses': card,
    toughness: card,
    invulnerability: card,
    impervious: card,
    'combat-reflexes': card,
    'energy-shield-deflection': card,
    willpower: card,
    indomitable: card,
    'super-strength': cite('Objects: super strength'),
    'force-blast': card,
    telekinesis: cite('Objects: telekinesis'),
  };
}

type AppliedPower = keyof ReturnType<typeof bookSources> | (typeof LEFT_TO_PLAYERS)[number];

/** Lists the powers with their effects, citing the book or a later source. */
export function listYearPowers(
  cite: Cite,
  later: Readonly<Partial<Record<AppliedPower, Citation>>> = {},
): PowerEntry[] {
  const sources = { ...bookSources(cite), ...later };
  const phased = { actions: ['move', 'phasing-teleport'] };
  return [
    makeAppliedPower(
      'flight',
      sources.flight,
      { effect: 'pass', passes: [...OVER_GROUND, 'opponents'] },
      { effect: 'fly' },
      { effect: 'stand-on-top' },
    ),
    makeAppliedPower('swim', sources.swim, { effect: 'pass', passes: ['water'] }),
    makeAppliedPower(
      'leap-climb',
      sources['leap-climb'],
      { effect: 'pass', passes: [...OVER_GROUND, 'opponents'] },
      { effect: 'slip-away' },
      { effect: 'stand-on-top', barriers: false },
      { effect: 'move-action', half: false },
    ),
    makeAppliedPower(
      'phasing-teleport',
      sources['phasing-teleport'],
      { effect: 'pass', passes: [...OVER_GROUND, 'all-blocking', 'opponents', 'beside-opponents'], ...phased },
      { effect: 'slip-away', ...phased },
      { effect: 'move-action', half: false, underGround: true },
    ),
    makeAppliedPower('charge', sources.charge, { effect: 'move-action', half: true }, { effect: 'stand-fast' }),
    makeAppliedPower('running-shot', sources['running-shot'], { effect: 'move-action', half: true }),
    makeAppliedPower(
      'hypersonic-speed',
      sources['hypersonic-speed'],
      { effect: 'move-action', half: false, carriesNobody: true },
      { effect: 'pass', passes: ['opponents', 'beside-opponents', 'beside-soaring'], actions: ['hypersonic-speed'] },
    ),
    makeAppliedPower('stealth', sources.stealth, { effect: 'hide' }),

    makeAppliedPower(
      'energy-explosion',
      sources['energy-explosion'],
      { effect: 'deal', damage: 1, when: { holder: 'attacker', attacks: ['ranged'] } },
      { effect: 'explode' },
    ),
    makeAppliedPower('penetrating-psychic-blast', sources['penetrating-psychic-blast'], {
      effect: 'penetrate',
      when: { holder: 'attacker', attacks: ['ranged'] },
    }),
    makeAppliedPower('battle-fury', sources['battle-fury'], { effect: 'forbid', attacks: RANGED }),
    makeAppliedPower(
      'close-combat-expert',
      sources['close-combat-expert'],
      modify('damage', 2, { holder: 'attacker', attacks: ['close'], single: true, emptyHanded: true, alone: true }),
    ),
    makeAppliedPower(
      'ranged-combat-expert',
      sources['ranged-combat-expert'],
      modify('damage', 2, { holder: 'attacker', attacks: ['ranged'], single: true, alone: true }),
    ),
    makeAppliedPower(
      'enhancement',
      sources.enhancement,
      modify('damage', 1, { holder: 'beside-attacker', attacks: RANGED, overDealt: true }),
    ),
    makeAppliedPower('super-strength', sources['super-strength']),
    makeAppliedPower('force-blast', sources['force-blast'], { effect: 'blast' }),
    makeAppliedPower('telekinesis', sources.telekinesis, { effect: 'lift' }),

    makeAppliedPower('defend', sources.defend, { effect: 'lend-defense' }),
    makeAppliedPower('super-senses', sources['super-senses'], { effect: 'evade', least: 5 }),
    makeAppliedPower('toughness', sources.toughness, { effect: 'reduce', by: 1 }),
    makeAppliedPower('invulnerability', sources.invulnerability, { effect: 'reduce', by: 2 }),
    makeAppliedPower(
      'impervious',
      sources.impervious,
      { effect: 'reduce', by: 2, whenTargeted: true },
      { effect: 'evade', least: 5, unlessPenetrated: true },
    ),
    makeAppliedPower(
      'combat-reflexes',
      sources['combat-reflexes'],
      modify('defense', 2, { holder: 'target', attacks: ['close'] }),
    ),
    makeAppliedPower(
      'energy-shield-deflection',
      sources['energy-shield-deflection'],
      modify('defense', 2, { holder: 'target', attacks: RANGED }),
    ),
    makeAppliedPower('willpower', sources.willpower, { effect: 'no-pushing-damage' }),
    makeAppliedPower('indomitable', sources.indomitable, { effect: 'no-pushing-damage' }),
    // Blades, Claws and Fangs rolls a die against terrain, so any damage value may suffice.
    ...withAddedEffects(makePowersUsedByDeed(cite('Powers', 'common'), ...CARRIED_OUT), 'blades-claws-fangs', {
      effect: 'roll-damage',
      most: 6,
    }),
    ...LEFT_TO_PLAYERS.flatMap((id) =>
      later[id] ? [makeAppliedPower(id, later[id])] : makeUndefinedPowers(cite('Powers'), id),
    ),
  ];
}

/** Lists the rules for markers of powers, and for debris of destroyed terrain. */
export function listMarkers({ smoke: citation, barrier: wall, destroy }: YearRules['passages']): MarkerRule[] {
  return [
    makeSmokeMarkerRule('smoke-cloud', 4, citation),
    makeBarrierMarkerRule('barrier', 4, wall),
    makeDebrisMarkerRule(destroy),
  ];
}
