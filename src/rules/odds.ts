import { addFractions, complement, type Fraction, fraction, multiplyFractions, ONE, ZERO } from '../plain/fraction';

/** Returns the least 2d6 roll that hits, 3 to 12. Two ones always miss, two sixes always hit. */
export function leastRollToHit(attack: number, defense: number): number {
  return Math.min(12, Math.max(3, defense - attack));
}

/** Returns the least 2d6 roll that hits, without automatic hits and misses. 2 to 13; 13 means impossible. */
export function leastPlainRoll(attack: number, defense: number): number {
  return Math.min(13, Math.max(2, defense - attack));
}

/** Probabilities of the 2d6 sums, indexed by sum. Indexes 0 and 1 are zero. */
export type RollDistribution = readonly Fraction[];

/** Distribution of one 2d6 roll. */
export const TWO_DICE: RollDistribution = Array.from({ length: 13 }, (_, sum) =>
  sum < 2 ? ZERO : fraction(6 - Math.abs(7 - sum), 36),
);

/** Returns the chance that a d6 shows `least` or more. */
export function chanceOfDieRoll(least: number): Fraction {
  return least <= 1 ? ONE : fraction(Math.max(0, 7 - least), 6);
}

/** Returns the roll distribution if every sum that satisfies `again` is rerolled once. */
export function rerollWhere(rolls: RollDistribution, again: (sum: number) => boolean): RollDistribution {
  const twice = rolls.reduce((sum, chance, roll) => (again(roll) ? addFractions(sum, chance) : sum), ZERO);
  return rolls.map((chance, roll) => {
    const second = multiplyFractions(twice, rolls[roll] ?? ZERO);
    return again(roll) ? second : addFractions(chance, second);
  });
}

/** Rolls needed for one attack on one target. */
export interface AttackDice {
  /** Least 2d6 roll that hits. */
  readonly needs: number;
  /** Least d6 roll that evades a hit. Null if the target cannot evade. */
  readonly evade: number | null;
  /** Whether a hit by two sixes cannot be evaded. */
  readonly sixesStand: boolean;
}

/** Returns the chance that a hit with this roll is not evaded. */
function stands({ evade, sixesStand }: AttackDice, roll: number): Fraction {
  if (evade === null || (sixesStand && roll === 12)) return ONE;
  return complement(chanceOfDieRoll(evade));
}

/** Returns the chance of a hit that is not evaded. */
export function chanceToHit(attack: AttackDice, rolls: RollDistribution = TWO_DICE): Fraction {
  return rolls.reduce(
    (sum, chance, roll) =>
      roll < attack.needs ? sum : addFractions(sum, multiplyFractions(chance, stands(attack, roll))),
    ZERO,
  );
}

/** Returns the chance to hit with one reroll: by the attacker after a miss, or by the target's side after a hit. */
export function chanceWithReroll(attack: AttackDice, holder: 'attacker' | 'target'): Fraction {
  const again = holder === 'attacker' ? (roll: number) => roll < attack.needs : (roll: number) => roll >= attack.needs;
  return chanceToHit(attack, rerollWhere(TWO_DICE, again));
}

/** All probabilities of one attack. */
export interface AttackOdds {
  readonly chance: Fraction;
  readonly withReroll: { readonly attacker: Fraction; readonly target: Fraction };
  readonly clicks: readonly { readonly clicks: number; readonly chance: Fraction }[];
}

/** Cache of attack odds, because the same attacks are computed repeatedly. */
const known = new Map<string, AttackOdds>();

/** Computes the chances to hit, with rerolls, and of each number of clicks. */
export function computeAttackOdds(attack: AttackDice, damage: HitDamage): AttackOdds {
  const key = `${attack.needs} ${attack.evade} ${attack.sixesStand} ${damage.plain} ${damage.critical}`;
  const told = known.get(key);
  if (told) return told;
  const odds: AttackOdds = {
    chance: chanceToHit(attack),
    withReroll: { attacker: chanceWithReroll(attack, 'attacker'), target: chanceWithReroll(attack, 'target') },
    clicks: computeClickDistribution(attack, damage),
  };
  known.set(key, odds);
  return odds;
}

/**
 * Returns the chances that one roll hits all targets, and at least one target. Each target makes its own evade roll.
 */
export function computeJointChances(attacks: readonly AttackDice[]): {
  readonly all: Fraction;
  readonly any: Fraction;
} {
  let all = ZERO;
  let none = ZERO;
  for (const [roll, chance] of TWO_DICE.entries()) {
    const hits = attacks.map((attack) => (roll < attack.needs ? ZERO : stands(attack, roll)));
    all = addFractions(all, hits.reduce(multiplyFractions, chance));
    none = addFractions(none, hits.map(complement).reduce(multiplyFractions, chance));
  }
  return { all, any: complement(none) };
}

/** Clicks taken from an ordinary hit, and from a hit by two sixes. */
export interface HitDamage {
  readonly plain: number;
  readonly critical: number;
}

/** Returns the chance of each number of clicks taken, in ascending order. Impossible numbers are left out. */
export function computeClickDistribution(
  attack: AttackDice,
  damage: HitDamage,
  rolls: RollDistribution = TWO_DICE,
): { readonly clicks: number; readonly chance: Fraction }[] {
  const chances = new Map<number, Fraction>();
  const count = (clicks: number, chance: Fraction) =>
    chances.set(clicks, addFractions(chances.get(clicks) ?? ZERO, chance));
  for (const [roll, chance] of rolls.entries()) {
    const hit = roll < attack.needs ? ZERO : multiplyFractions(chance, stands(attack, roll));
    count(roll === 12 ? damage.critical : damage.plain, hit);
    count(0, addFractions(chance, fraction(-hit.numerator, hit.denominator)));
  }
  return [...chances]
    .filter(([, chance]) => chance.numerator > 0)
    .sort(([a], [b]) => a - b)
    .map(([clicks, chance]) => ({ clicks, chance }));
}

/** Returns the average number of clicks taken. */
export function computeExpectedClicks(
  taken: readonly { readonly clicks: number; readonly chance: Fraction }[],
): Fraction {
  return taken.reduce(
    (sum, { clicks, chance }) => addFractions(sum, multiplyFractions(fraction(clicks), chance)),
    ZERO,
  );
}

/** Returns the chance that at least `life` clicks are taken. */
export function chanceToKnockOut(
  taken: readonly { readonly clicks: number; readonly chance: Fraction }[],
  life: number,
): Fraction {
  return taken.filter(({ clicks }) => clicks >= life).reduce((sum, { chance }) => addFractions(sum, chance), ZERO);
}
