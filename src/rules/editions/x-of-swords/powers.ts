import type { MarkerRule } from '../../marker-rule';
import type { PassableObstacle, PowerEntry } from '../../power-entry';
import { debrisMarker, smokeMarker } from '../../shared/markers';
import { appliedPower, powersLeftToPlayers } from '../../shared/powers';
import { cite } from './citations';

const reference = (name: string) => cite(`Powers and Abilities Reference: ${name}`);

const OVER_GROUND: readonly PassableObstacle[] = ['hindering', 'water', 'levels', 'outdoor-blocking'];
const PAST_OPPONENTS: readonly PassableObstacle[] = ['opponents', 'beside-opponents'];

/** Multi-part actions whose attack may be an Energy Explosion. */
export const EXPLOSION_ACTIONS = ['running-shot'];

/** Powers in the "Powers and Abilities Reference" on the book's last page. */
export const POWERS: readonly PowerEntry[] = [
  appliedPower(
    'flight',
    reference('Flight'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'carry', ownSize: true },
  ),
  appliedPower(
    'leap-climb',
    reference('Leap/Climb'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'move-action', half: false },
  ),
  appliedPower('charge', reference('Charge'), { effect: 'move-action', half: true }),
  appliedPower('running-shot', reference('Running Shot'), { effect: 'move-action', half: true }),
  appliedPower(
    'hypersonic-speed',
    reference('Hypersonic Speed'),
    { effect: 'move-action', half: false, carriesNobody: true },
    { effect: 'pass', passes: PAST_OPPONENTS, actions: ['hypersonic-speed'] },
  ),
  appliedPower('stealth', reference('Stealth'), { effect: 'hide' }),

  appliedPower(
    'energy-explosion',
    reference('Energy Explosion'),
    { effect: 'deal', damage: 2, when: { holder: 'attacker', attacks: ['ranged'] } },
    { effect: 'explode' },
  ),
  appliedPower(
    'quake',
    reference('Quake'),
    {
      effect: 'deal',
      damage: 2,
      when: { holder: 'attacker', attacks: ['close'], several: true },
    },
    { effect: 'strike-all' },
  ),
  appliedPower('penetrating-psychic-blast', reference('Penetrating/Psychic Blast'), {
    effect: 'penetrate',
    when: { holder: 'attacker', attacks: ['ranged', 'throw'] },
  }),
  appliedPower(
    'precision-strike',
    reference('Precision Strike'),
    { effect: 'leave', least: 1, when: { holder: 'attacker', attacks: ['close', 'ranged', 'throw'] } },
    { effect: 'hamper-evade', by: 1 },
  ),

  appliedPower('super-senses', cite('Powers and Abilities Reference: Super Senses', 'reading'), {
    effect: 'evade',
    least: 5,
  }),
  appliedPower('toughness', reference('Toughness'), { effect: 'reduce', by: 1 }),
  appliedPower('invulnerability', reference('Invulnerability'), { effect: 'reduce', by: 2 }),
  appliedPower('combat-reflexes', reference('Combat Reflexes'), {
    effect: 'modify',
    value: 'defense',
    by: 2,
    when: { holder: 'target', attacks: ['close'] },
  }),
  appliedPower('energy-shield-deflection', reference('Energy Shield/Deflection'), {
    effect: 'modify',
    value: 'defense',
    by: 2,
    when: { holder: 'target', attacks: ['ranged', 'throw'] },
  }),

  appliedPower(
    'battle-fury',
    reference('Battle Fury'),
    { effect: 'forbid', attacks: ['ranged', 'throw'] },
    { effect: 'never-carried' },
  ),
  appliedPower('enhancement', reference('Enhancement'), {
    effect: 'modify',
    value: 'damage',
    by: 1,
    when: { holder: 'beside-attacker', attacks: ['ranged'] },
  }),
  appliedPower('exploit-weakness', reference('Exploit Weakness'), {
    effect: 'penetrate',
    when: { holder: 'attacker', attacks: ['close'] },
  }),
  appliedPower(
    'close-combat-expert',
    reference('Close Combat Expert'),
    { effect: 'modify', value: 'attack', by: 1, when: { holder: 'attacker', attacks: ['close'] } },
    { effect: 'modify', value: 'damage', by: 1, when: { holder: 'attacker', attacks: ['close'] } },
  ),
  appliedPower('flurry', reference('Flurry')),
  appliedPower('blades-claws-fangs', reference('Blades/Claws/Fangs')),
  appliedPower('incapacitate', reference('Incapacitate')),
  appliedPower('smoke-cloud', reference('Smoke Cloud')),
  appliedPower('poison', reference('Poison')),
  appliedPower('willpower', reference('Willpower')),
  appliedPower('regeneration', reference('Regeneration')),
  appliedPower('outwit', reference('Outwit')),
  appliedPower('perplex', reference('Perplex')),
  appliedPower('leadership', reference('Leadership')),
  appliedPower('super-strength', reference('Super Strength')),
  appliedPower('probability-control', reference('Probability Control')),
  ...powersLeftToPlayers(reference('Powers'), 'mind-control', 'shape-change'),
];

/** Powers that prevented pushing damage in books with pushing damage. */
export const PUSHING_PROTECTION: readonly PowerEntry[] = ['indomitable', 'willpower'].map((id) =>
  appliedPower(id, cite('Overview of Play: Actions', 'common'), { effect: 'no-pushing-damage' }),
);

export const MARKERS: readonly MarkerRule[] = [
  smokeMarker('smoke-cloud', 6, reference('Smoke Cloud')),
  debrisMarker(cite('Destroying')),
];
