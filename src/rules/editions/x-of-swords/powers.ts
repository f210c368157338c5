import type { MarkerRule } from '../../marker-rule';
import type { Passable, PowerEntry } from '../../power-entry';
import { debris, smoke } from '../../shared/markers';
import { applied, leftToPlayers } from '../../shared/powers';
import { cite } from './citations';

const reference = (name: string) => cite(`Powers and Abilities Reference: ${name}`);

const OVER_GROUND: readonly Passable[] = ['hindering', 'water', 'levels', 'outdoor-blocking'];
const PAST_OPPONENTS: readonly Passable[] = ['opponents', 'beside-opponents'];

/** Multi-part actions whose attack may be an explosion. */
export const EXPLODES_WITHIN = ['running-shot'];

/** Powers of the reference on the book's last page. */
export const POWERS: readonly PowerEntry[] = [
  applied(
    'flight',
    reference('Flight'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'carry', ownSize: true },
  ),
  applied(
    'leap-climb',
    reference('Leap/Climb'),
    { effect: 'pass', passes: [...OVER_GROUND, ...PAST_OPPONENTS] },
    { effect: 'move-action', half: false },
  ),
  applied('charge', reference('Charge'), { effect: 'move-action', half: true }),
  applied('running-shot', reference('Running Shot'), { effect: 'move-action', half: true }),
  applied(
    'hypersonic-speed',
    reference('Hypersonic Speed'),
    { effect: 'move-action', half: false, carriesNobody: true },
    { effect: 'pass', passes: PAST_OPPONENTS, actions: ['hypersonic-speed'] },
  ),
  applied('stealth', reference('Stealth'), { effect: 'hide' }),

  applied(
    'energy-explosion',
    reference('Energy Explosion'),
    { effect: 'deal', damage: 2, when: { holder: 'attacker', attacks: ['ranged'] } },
    { effect: 'explode' },
  ),
  applied(
    'quake',
    reference('Quake'),
    {
      effect: 'deal',
      damage: 2,
      when: { holder: 'attacker', attacks: ['close'], several: true },
    },
    { effect: 'strike-all' },
  ),
  applied('penetrating-psychic-blast', reference('Penetrating/Psychic Blast'), {
    effect: 'penetrate',
    when: { holder: 'attacker', attacks: ['ranged', 'throw'] },
  }),
  applied(
    'precision-strike',
    reference('Precision Strike'),
    { effect: 'leave', least: 1, when: { holder: 'attacker', attacks: ['close', 'ranged', 'throw'] } },
    { effect: 'hamper-evade', by: 1 },
  ),

  applied('super-senses', cite('Powers and Abilities Reference: Super Senses', 'reading'), {
    effect: 'evade',
    least: 5,
  }),
  applied('toughness', reference('Toughness'), { effect: 'reduce', by: 1 }),
  applied('invulnerability', reference('Invulnerability'), { effect: 'reduce', by: 2 }),
  applied('combat-reflexes', reference('Combat Reflexes'), {
    effect: 'modify',
    value: 'defense',
    by: 2,
    when: { holder: 'target', attacks: ['close'] },
  }),
  applied('energy-shield-deflection', reference('Energy Shield/Deflection'), {
    effect: 'modify',
    value: 'defense',
    by: 2,
    when: { holder: 'target', attacks: ['ranged', 'throw'] },
  }),

  applied(
    'battle-fury',
    reference('Battle Fury'),
    { effect: 'forbid', attacks: ['ranged', 'throw'] },
    { effect: 'never-carried' },
  ),
  applied('enhancement', reference('Enhancement'), {
    effect: 'modify',
    value: 'damage',
    by: 1,
    when: { holder: 'beside-attacker', attacks: ['ranged'] },
  }),
  applied('exploit-weakness', reference('Exploit Weakness'), {
    effect: 'penetrate',
    when: { holder: 'attacker', attacks: ['close'] },
  }),
  applied(
    'close-combat-expert',
    reference('Close Combat Expert'),
    { effect: 'modify', value: 'attack', by: 1, when: { holder: 'attacker', attacks: ['close'] } },
    { effect: 'modify', value: 'damage', by: 1, when: { holder: 'attacker', attacks: ['close'] } },
  ),
  applied('flurry', reference('Flurry')),
  applied('blades-claws-fangs', reference('Blades/Claws/Fangs')),
  applied('incapacitate', reference('Incapacitate')),
  applied('smoke-cloud', reference('Smoke Cloud')),
  applied('poison', reference('Poison')),
  applied('willpower', reference('Willpower')),
  applied('regeneration', reference('Regeneration')),
  applied('outwit', reference('Outwit')),
  applied('perplex', reference('Perplex')),
  applied('leadership', reference('Leadership')),
  applied('super-strength', reference('Super Strength')),
  applied('probability-control', reference('Probability Control')),
  ...leftToPlayers(reference('Powers'), 'mind-control', 'shape-change'),
];

/** Powers that prevented pushing damage in the books that had it. */
export const SPARED: readonly PowerEntry[] = ['indomitable', 'willpower'].map((id) =>
  applied(id, cite('Overview of Play: Actions', 'common'), { effect: 'no-pushing-damage' }),
);

export const MARKERS: readonly MarkerRule[] = [
  smoke('smoke-cloud', 6, reference('Smoke Cloud')),
  debris(cite('Destroying')),
];
