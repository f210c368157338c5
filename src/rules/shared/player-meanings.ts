import type { MeaningEffect, PowerMeaning } from '../../table/meanings';
import type { Citation } from '../answer';
import type { PassableObstacle, PowerEffect, PowerEntry } from '../power-entry';

type Attacks = Extract<MeaningEffect, { effect: 'deal' }>['attacks'];
type AttackNames = Readonly<Record<Attacks, readonly string[]>>;

/** Divides the edition's attack names into close and ranged. Every name that is not a close attack counts as ranged. */
function attackNames(powers: readonly PowerEntry[]): AttackNames {
  const named = powers.flatMap(({ effects }) =>
    effects.flatMap((each) => ('when' in each ? each.when.attacks : each.effect === 'forbid' ? each.attacks : [])),
  );
  const ranged = [...new Set(named)].filter((attack) => attack !== 'close');
  return { any: ['close', ...ranged], close: ['close'], ranged };
}

const GROUNDS: Readonly<
  Record<Extract<MeaningEffect, { effect: 'pass' }>['grounds'][number], readonly PassableObstacle[]>
> = {
  hindering: ['hindering'],
  water: ['water'],
  elevated: ['levels'],
  blocking: ['outdoor-blocking', 'all-blocking'],
  figures: ['opponents', 'beside-opponents'],
};

/** Converts an effect that players chose for a power to an effect of the engine. */
function effectOf(meant: MeaningEffect, names: AttackNames): PowerEffect {
  switch (meant.effect) {
    case 'modify': {
      const { value, by, holder } = meant;
      if (value === 'speed') return { effect: 'modify-speed', by };
      return { effect: 'modify', value, by, when: { holder, attacks: names[meant.attacks] } };
    }
    case 'deal':
      return { effect: 'deal', damage: meant.damage, when: { holder: 'attacker', attacks: names[meant.attacks] } };
    case 'penetrate':
      return { effect: 'penetrate', when: { holder: 'attacker', attacks: names[meant.attacks] } };
    case 'forbid':
      return { effect: 'forbid', attacks: names[meant.attacks] };
    case 'pass':
      return { effect: 'pass', passes: meant.grounds.flatMap((ground) => GROUNDS[ground]) };
    case 'reduce':
    case 'evade':
    case 'slip-away':
    case 'hide':
    case 'stand-fast':
    case 'no-pushing-damage':
      return meant;
  }
}

/**
 * Cache of power entries for powers that players defined, by the edition's powers and by the players' definitions. Both
 * keys are immutable.
 */
const known = new WeakMap<readonly PowerEntry[], WeakMap<readonly PowerMeaning[], readonly PowerEntry[]>>();

/**
 * Converts the meanings that players gave to powers to power entries. Powers that the edition applies are left out,
 * because the edition takes precedence.
 */
export function makeEntriesFromPowerMeanings(
  powers: readonly PowerEntry[],
  meanings: readonly PowerMeaning[],
): readonly PowerEntry[] {
  const all = known.get(powers) ?? new WeakMap<readonly PowerMeaning[], readonly PowerEntry[]>();
  known.set(powers, all);
  const ready = all.get(meanings);
  if (ready) return ready;
  const settled = (id: string) => powers.some((power) => power.id === id && power.standing !== 'player-rules');
  // The source of these entries is the players, not a passage.
  const cite: Citation = { edition: powers[0]?.cite.edition ?? '', passage: '', basis: 'player' };
  const names = attackNames(powers);
  const entries = meanings
    .filter(({ power }) => !settled(power))
    .map(
      ({ power, effects }): PowerEntry => ({
        id: power,
        standing: 'player-meaning',
        effects: effects.map((effect) => effectOf(effect, names)),
        cite,
      }),
    );
  all.set(meanings, entries);
  return entries;
}
