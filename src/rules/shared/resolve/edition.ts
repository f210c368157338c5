import type { Ruleset } from '../../ruleset';
import type { DialRules } from '../dial-rules';
import { type HouseRuleChange, makeEdition } from '../house-rules';
import { listActionCounters } from '../options';
import { makeQuestionRules } from '../questions';
import { listMoveActions } from '../telekinesis';
import { makeDeedResolvers } from './resolve';
import type { ResolveRules } from './resolve-rules';

type Fixed = 'actions' | 'phases' | 'markers' | 'cards' | 'actionTotal' | 'force' | 'setup' | 'scenarios';
type Optional = 'cardFaults' | 'errata' | 'rollOff' | 'sideline';

/** Rules of a dial game for forces, the set-up and turns, which no house rule changes, and its rules for deeds. */
export interface DialEdition<Rules> extends Pick<Ruleset, Fixed>, Partial<Pick<Ruleset, Optional>> {
  readonly resolve: (rules: Rules, ruleset: () => Ruleset) => ResolveRules;
}

export function makeDialEdition<Rules extends DialRules>(
  book: Rules,
  houseRules: readonly HouseRuleChange<Rules>[],
  { resolve, ...fixed }: DialEdition<Rules>,
): Ruleset {
  return makeEdition(book, houseRules, (rules, house) => {
    const ruleset: Ruleset = {
      // Most books have no rules about card combinations.
      cardFaults: () => [],
      ...makeQuestionRules(rules),
      ...fixed,
      moves: listMoveActions(rules.powers),
      house,
      counters: listActionCounters,
      ...makeDeedResolvers(
        resolve(rules, () => ruleset),
        fixed.actions,
      ),
    };
    return ruleset;
  });
}
