import type { HouseRule, HouseRules, Ruleset } from '../ruleset';
import { withPowerNotes } from './power-notes';

/** House rule with the change that it makes to an edition's rules. */
export interface HouseRuleChange<Law> extends HouseRule {
  readonly change: (law: Law) => Law;
}

/** Makes an edition from its rules. Also makes a variant for each choice of house rules, which is cached. */
export function makeEdition<Law>(
  book: Law,
  rules: readonly HouseRuleChange<Law>[],
  make: (law: Law, house: HouseRules) => Ruleset,
): Ruleset {
  const made = new Map<string, Ruleset>();
  const play = (ids: readonly string[]): Ruleset => {
    const inForce = rules.filter((rule) => ids.includes(rule.id));
    const key = inForce.map((rule) => rule.id).join(' ');
    const ready = made.get(key);
    if (ready) return ready;
    const law = inForce.reduce((changed, rule) => rule.change(changed), book);
    const ruleset = withPowerNotes(make(law, { rules, inForce, play }));
    made.set(key, ruleset);
    return ruleset;
  };
  return play([]);
}
