import { type MarkerRule, makeDebrisMarkerRule, makeSmokeMarkerRule } from '../../marker-rule';
import type { PassableObstacle, PowerEntry } from '../../power-entry';
import { makeAppliedPower, makeUndefinedPowers, modify } from '../../shared/powers';
import { cite } from './citations';

const reference = (name: string) => cite(`Powers and Abilities Reference: ${name}`);

const OVER_GROUND: readonly PassableObstacle[] = ['hindering', 'water', 'levels', 'outdoor-blocking'];
const PAST_OPPONENTS: readonly PassableObstacle[] = ['opponents', 'beside-opponents'];

/** Actions in several parts that may use Energy Explosion as their attack. */
export const EXPLOSION_ACTIONS = ['running-shot'];

/** Powers in the "Powers and Abilities Reference" on the book's last page. */
export const POWERS: readonly PowerEntry[] = [
  makeAppliedPower(
    'flight',
    reference('Flight'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'carry', ownSize: true },
  ),
  makeAppliedPower(
    'leap-climb',
    reference('Leap/Climb'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'move-action', half: false },
  ),
  makeAppliedPower('charge', reference('Charge'), { effect: 'move-action', half: true }),
  makeAppliedPower('running-shot', reference('Running Shot'), { effect: 'move-action', half: true }),
  makeAppliedPower(
    'hypersonic-speed',
    reference('Hypersonic Speed'),
    { effect: 'move-action', half: false, carriesNobody: true },
    { effect: 'pass', passes: PAST_OPPONENTS, actions: ['hypersonic-speed'] },
  ),
  makeAppliedPower('stealth', reference('Stealth'), { effect: 'hide' }),

  makeAppliedPower(
    'energy-explosion',
    reference('Energy Explosion'),
    { effect: 'deal', damage: 2, when: { holder: 'attacker', attacks: ['ranged'] } },
    { effect: 'explode' },
  ),
  makeAppliedPower(
    'quake',
    reference('Quake'),
    {
      effect: 'deal',
      damage: 2,
      when: { holder: 'attacker', attacks: ['close'], several: true },
    },
    { effect: 'strike-all' },
  ),
  makeAppliedPower('penetrating-psychic-blast', reference('Penetrating/Psychic Blast'), {
    effect: 'penetrate',
    when: { holder: 'attacker', attacks: ['ranged', 'throw'] },
  }),
  makeAppliedPower(
    'precision-strike',
    reference('Precision Strike'),
    { effect: 'leave', least: 1, when: { holder: 'attacker', attacks: ['close', 'ranged', 'throw'] } },
    { effect: 'hamper-evade', by: 1 },
  ),

  makeAppliedPower('super-senses', cite('Powers and Abilities Reference: Super Senses', 'reading'), {
    effect: 'evade',
    least: 5,
  }),
  makeAppliedPower('toughness', reference('Toughness'), { effect: 'reduce', by: 1 }),
  makeAppliedPower('invulnerability', reference('Invulnerability'), { effect: 'reduce', by: 2 }),
  makeAppliedPower(
    'combat-reflexes',
    reference('Combat Reflexes'),
    modify('defense', 2, { holder: 'target', attacks: ['close'] }),
  ),
  makeAppliedPower(
    'energy-shield-deflection',
    reference('Energy Shield/Deflection'),
    modify('defense', 2, { holder: 'target', attacks: ['ranged', 'throw'] }),
  ),

  makeAppliedPower(
    'battle-fury',
    reference('Battle Fury'),
    { effect: 'forbid', attacks: ['ranged', 'throw'] },
    { effect: 'never-carried' },
  ),
  makeAppliedPower(
    'enhancement',
    reference('Enhancement'),
    modify('damage', 1, { holder: 'beside-attacker', attacks: ['ranged'] }),
  ),
  makeAppliedPower('exploit-weakness', reference('Exploit Weakness'), {
    effect: 'penetrate',
    when: { holder: 'attacker', attacks: ['close'] },
  }),
  makeAppliedPower(
    'close-combat-expert',
    reference('Close Combat Expert'),
    modify('attack', 1, { holder: 'attacker', attacks: ['close'] }),
    modify('damage', 1, { holder: 'attacker', attacks: ['close'] }),
  ),
  makeAppliedPower('flurry', reference('Flurry')),
  makeAppliedPower('blades-claws-fangs', reference('Blades/Claws/Fangs')),
  makeAppliedPower('incapacitate', reference('Incapacitate')),
  makeAppliedPower('smoke-cloud', reference('Smoke Cloud')),
  makeAppliedPower('poison', reference('Poison')),
  makeAppliedPower('willpower', reference('Willpower')),
  makeAppliedPower('regeneration', reference('Regeneration')),
  makeAppliedPower('outwit', reference('Outwit')),
  makeAppliedPower('perplex', reference('Perplex')),
  makeAppliedPower('leadership', reference('Leadership')),
  makeAppliedPower('super-strength', reference('Super Strength')),
  makeAppliedPower('probability-control', reference('Probability Control')),
  ...makeUndefinedPowers(reference('Powers'), 'mind-control', 'shape-change'),
];

/** Powers that prevented pushing damage in books with pushing damage. */
export const PUSHING_PROTECTION: readonly PowerEntry[] = ['indomitable', 'willpower'].map((id) =>
  makeAppliedPower(id, cite('Overview of Play: Actions', 'common'), { effect: 'no-pushing-damage' }),
);

export const MARKERS: readonly MarkerRule[] = [
  makeSmokeMarkerRule('smoke-cloud', 6, reference('Smoke Cloud')),
  makeDebrisMarkerRule(cite('Destroying')),
];
