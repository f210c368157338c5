import type { HouseLaw, HouseRule } from '../house';
import type { Ruleset } from '../ruleset';
import { tellingPowers } from './uncounted';

/** A house rule with what it does to the law of its edition. */
export interface LawRule<Law> extends HouseRule {
  readonly change: (law: Law) => Law;
}

/** An edition made of its law, and made anew for each choice of house rules; a choice is made once. */
export function housed<Law>(
  book: Law,
  rules: readonly LawRule<Law>[],
  make: (law: Law, house: HouseLaw) => Ruleset,
): Ruleset {
  const made = new Map<string, Ruleset>();
  const play = (ids: readonly string[]): Ruleset => {
    const inForce = rules.filter((rule) => ids.includes(rule.id));
    const key = inForce.map((rule) => rule.id).join(' ');
    const ready = made.get(key);
    if (ready) return ready;
    const law = inForce.reduce((changed, rule) => rule.change(changed), book);
    const ruleset = tellingPowers(make(law, { rules, inForce, play }));
    made.set(key, ruleset);
    return ruleset;
  };
  return play([]);
}
