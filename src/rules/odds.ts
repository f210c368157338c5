import { add, complement, type Fraction, fraction, multiply, ONE, ZERO } from '../plain/fraction';

/** The least 2d6 roll that hits: two ones always miss, two sixes always hit. 3 to 12. */
export function leastRoll(attack: number, defense: number): number {
  return Math.min(12, Math.max(3, defense - attack));
}

/** The same where no roll hits or misses by itself. 2 to 13: no two dice show 13. */
export function plainRoll(attack: number, defense: number): number {
  return Math.min(13, Math.max(2, defense - attack));
}

/** Chances of the 2d6 sums, by sum; the places 0 and 1 are zero. */
export type Rolls = readonly Fraction[];

/** Two dice, once. */
export const TWO_DICE: Rolls = Array.from({ length: 13 }, (_, sum) =>
  sum < 2 ? ZERO : fraction(6 - Math.abs(7 - sum), 36),
);

/** The chance that a d6 shows `least` or more. */
export function chanceOfDie(least: number): Fraction {
  return least <= 1 ? ONE : fraction(Math.max(0, 7 - least), 6);
}

/** Rolls when every sum that `again` names is rolled a second time, and the second roll stands. */
export function rerolled(rolls: Rolls, again: (sum: number) => boolean): Rolls {
  const twice = rolls.reduce((sum, chance, roll) => (again(roll) ? add(sum, chance) : sum), ZERO);
  return rolls.map((chance, roll) => {
    const second = multiply(twice, rolls[roll] ?? ZERO);
    return again(roll) ? second : add(chance, second);
  });
}

/** One attack on one target, as far as the dice go. */
export interface Throw {
  /** The least 2d6 roll that hits. */
  readonly needs: number;
  /** The least d6 roll with which the target evades a hit; null where it cannot. */
  readonly evade: number | null;
  /** Whether two sixes cannot be evaded. */
  readonly sixesStand: boolean;
}

/** The chance that a hit by this roll stands. */
function stands({ evade, sixesStand }: Throw, roll: number): Fraction {
  if (evade === null || (sixesStand && roll === 12)) return ONE;
  return complement(chanceOfDie(evade));
}

/** The chance of a hit that stands. */
export function chanceToHit(attack: Throw, rolls: Rolls = TWO_DICE): Fraction {
  return rolls.reduce(
    (sum, chance, roll) => (roll < attack.needs ? sum : add(sum, multiply(chance, stands(attack, roll)))),
    ZERO,
  );
}

/** The chance with one reroll in the attacker's hand, used on a miss; or in the other side's, used on a hit. */
export function chanceWithReroll(attack: Throw, holder: 'attacker' | 'target'): Fraction {
  const again = holder === 'attacker' ? (roll: number) => roll < attack.needs : (roll: number) => roll >= attack.needs;
  return chanceToHit(attack, rerolled(TWO_DICE, again));
}

/** Everything the dice say of one attack. */
export interface Odds {
  readonly chance: Fraction;
  readonly withReroll: { readonly attacker: Fraction; readonly target: Fraction };
  readonly clicks: readonly { readonly clicks: number; readonly chance: Fraction }[];
}

/** There are few different attacks as far as dice go, and they are asked over and over. */
const known = new Map<string, Odds>();

/** The chance to hit, with rerolls, and the clicks taken, of one attack. */
export function oddsOf(attack: Throw, damage: Damage): Odds {
  const key = `${attack.needs} ${attack.evade} ${attack.sixesStand} ${damage.plain} ${damage.critical}`;
  const told = known.get(key);
  if (told) return told;
  const odds: Odds = {
    chance: chanceToHit(attack),
    withReroll: { attacker: chanceWithReroll(attack, 'attacker'), target: chanceWithReroll(attack, 'target') },
    clicks: clicksTaken(attack, damage),
  };
  known.set(key, odds);
  return odds;
}

/** The chances that one roll hits all of several targets, and any of them; each evades by a roll of its own. */
export function chancesTogether(attacks: readonly Throw[]): { readonly all: Fraction; readonly any: Fraction } {
  let all = ZERO;
  let none = ZERO;
  for (const [roll, chance] of TWO_DICE.entries()) {
    const hits = attacks.map((attack) => (roll < attack.needs ? ZERO : stands(attack, roll)));
    all = add(all, hits.reduce(multiply, chance));
    none = add(none, hits.map(complement).reduce(multiply, chance));
  }
  return { all, any: complement(none) };
}

/** What a hit takes: plain, and by two sixes. */
export interface Damage {
  readonly plain: number;
  readonly critical: number;
}

/** The chance of each number of clicks taken, fewest first; what cannot happen is left out. */
export function clicksTaken(
  attack: Throw,
  damage: Damage,
  rolls: Rolls = TWO_DICE,
): { readonly clicks: number; readonly chance: Fraction }[] {
  const chances = new Map<number, Fraction>();
  const count = (clicks: number, chance: Fraction) => chances.set(clicks, add(chances.get(clicks) ?? ZERO, chance));
  for (const [roll, chance] of rolls.entries()) {
    const hit = roll < attack.needs ? ZERO : multiply(chance, stands(attack, roll));
    count(roll === 12 ? damage.critical : damage.plain, hit);
    count(0, add(chance, fraction(-hit.numerator, hit.denominator)));
  }
  return [...chances]
    .filter(([, chance]) => chance.numerator > 0)
    .sort(([a], [b]) => a - b)
    .map(([clicks, chance]) => ({ clicks, chance }));
}

/** The clicks taken on average. */
export function expectedClicks(taken: readonly { readonly clicks: number; readonly chance: Fraction }[]): Fraction {
  return taken.reduce((sum, { clicks, chance }) => add(sum, multiply(fraction(clicks), chance)), ZERO);
}

/** The chance that the clicks taken are `life` or more. */
export function chanceToKnockOut(
  taken: readonly { readonly clicks: number; readonly chance: Fraction }[],
  life: number,
): Fraction {
  return taken.filter(({ clicks }) => clicks >= life).reduce((sum, { chance }) => add(sum, chance), ZERO);
}
