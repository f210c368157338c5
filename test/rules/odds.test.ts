import { describe, expect, test } from 'vitest';
import { addFractions, type Fraction, fraction, isEqualFraction, printFraction, ZERO } from '../../src/plain/fraction';
import {
  type AttackDice,
  chanceToHit,
  chanceToKnockOut,
  chanceWithReroll,
  computeClickDistribution,
  leastRollToHit,
} from '../../src/rules/odds';

/** Counts the rolls of two dice, an evade die and an optional reroll for which `worth` is true. */
function count(
  attack: AttackDice,
  holder: 'nobody' | 'attacker' | 'target',
  worth: (roll: number, hit: boolean) => boolean,
): Fraction {
  let yes = 0;
  let all = 0;
  const dice = [1, 2, 3, 4, 5, 6];
  for (const a of dice) {
    for (const b of dice) {
      for (const c of dice) {
        for (const d of dice) {
          for (const e of dice) {
            const hits = (roll: number) => roll === 12 || (roll !== 2 && roll >= attack.needs);
            const again = (holder === 'attacker' && !hits(a + b)) || (holder === 'target' && hits(a + b));
            const roll = again ? c + d : a + b;
            const evaded = attack.evade !== null && e >= attack.evade && !(attack.sixesStand && roll === 12);
            all++;
            if (worth(roll, hits(roll) && !evaded)) yes++;
          }
        }
      }
    }
  }
  return fraction(yes, all);
}

const THROWS: readonly AttackDice[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((needs) =>
  [null, 5, 6, 4].flatMap((evade) => [false, true].map((sixesStand) => ({ needs, evade, sixesStand }))),
);

describe('odds match a count of all rolls', () => {
  test.each(
    THROWS.map(
      (attack) => [`${attack.needs} or more, evade ${attack.evade}, sixes ${attack.sixesStand}`, attack] as const,
    ),
  )('%s', (_name, attack) => {
    expect(printFraction(chanceToHit(attack))).toBe(printFraction(count(attack, 'nobody', (_roll, hit) => hit)));
    for (const holder of ['attacker', 'target'] as const) {
      expect(printFraction(chanceWithReroll(attack, holder)), holder).toBe(
        printFraction(count(attack, holder, (_roll, hit) => hit)),
      );
    }
    const damage = { plain: 2, critical: 3 };
    const clicks = computeClickDistribution(attack, damage);
    for (const { clicks: taken, chance } of clicks) {
      const counted = count(
        attack,
        'nobody',
        (roll, hit) => (hit ? (roll === 12 ? damage.critical : damage.plain) : 0) === taken,
      );
      expect(printFraction(chance), `${taken} clicks`).toBe(printFraction(counted));
    }
    expect(
      isEqualFraction(
        clicks.reduce((sum, { chance }) => addFractions(sum, chance), ZERO),
        fraction(1),
      ),
    ).toBe(true);
    expect(printFraction(chanceToKnockOut(clicks, 3))).toBe(
      printFraction(count(attack, 'nobody', (roll, hit) => hit && roll === 12)),
    );
  });

  test.each([
    [10, 17, 7],
    [12, 12, 3],
    [6, 20, 12],
    [9, 12, 3],
    [9, 11, 3],
    [9, 21, 12],
  ])('attack %i against defense %i needs %i', (attack, defense, needs) => {
    expect(leastRollToHit(attack, defense)).toBe(needs);
  });
});
