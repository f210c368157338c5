import { type ActionDraft, completeDraft, listActionShapes } from '../../query/draft/action-draft';
import type { DraftContext } from '../../query/draft/draft-prompts';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { describeFact } from '../../text/log/fact-text';
import { say } from '../../text/say';
import { recordUnlessRefused, reportResult } from './game-actions';
import { isShownInLog } from './log-lines';
import { naming } from './naming';
import { ruleset } from './open-game';

/** Returns what filling in an action of the open game depends on. Null until the rules are loaded. */
export function draftContext(table: Table): DraftContext | null {
  const rules = ruleset();
  return rules && { ruleset: rules, shapes: listActionShapes(rules), table };
}

/** Facts that tell what an action cost and not what it did. */
const COSTS: readonly Fact['fact'][] = ['acted', 'tokens', 'rolled', 'used'];

/** Describes what follows from an action, a line for each consequence as in the log. */
export function describeConsequenceLines(facts: readonly Fact[]): readonly string[] {
  return [...new Set(facts.filter(isShownInLog).map((fact) => describeFact(fact, naming())))];
}

/** Records an action that players filled in, and reports its result. False if nothing was recorded. */
export async function recordDraft({ shapes, table }: DraftContext, draft: ActionDraft): Promise<boolean> {
  const action = completeDraft(shapes, table, draft);
  const ruling = action && (await recordUnlessRefused(action));
  if (!ruling) return false;
  const results = ruling.facts.filter(({ fact }) => !COSTS.includes(fact));
  const [first = say('Recorded')] = [...describeConsequenceLines(results), ...describeConsequenceLines(ruling.facts)];
  reportResult(ruling, first);
  return true;
}
