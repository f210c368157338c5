import { type ActionDraft, completeDraft, listActionShapes } from '../../query/draft/action-draft';
import type { DraftContext } from '../../query/draft/draft-prompts';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { describeFact } from '../../text/log/describe-fact';
import { say } from '../../text/say';
import { toast } from '../messages';
import { showRuling } from './game-actions';
import { isShownInLog } from './log-lines';
import { describeObjections, naming } from './naming';
import { ruleset } from './open-game';
import { recordRuling, undoStep } from './perform';

/** Returns what filling in an action of the open game depends on. Null until the rules are loaded. */
export function draftContext(table: Table): DraftContext | null {
  const rules = ruleset();
  return rules && { ruleset: rules, shapes: listActionShapes(rules), table, resolve: rules.resolve };
}

/** Facts that tell what an action cost and not what it did. */
const COSTS: readonly Fact['fact'][] = ['acted', 'tokens', 'rolled', 'used'];

/** Describes what follows from an action, a line for each consequence as in the log. */
export function describeConsequenceLines(facts: readonly Fact[]): readonly string[] {
  return [...new Set(facts.filter(isShownInLog).map((fact) => describeFact(fact, naming())))];
}

/** Records an action that players filled in, and reports its result. False if nothing was recorded. */
export async function recordDraft(draft: ActionDraft): Promise<boolean> {
  const ruling = await recordRuling(draft.deed, (rules, now) => {
    const action = completeDraft(listActionShapes(rules), now, draft);
    if (!action) throw new Error(`${draft.deed} is incomplete`);
    return rules.resolve(now, action);
  });
  if (!ruling) return false;
  if (!ruling.legal && ruling.facts.length === 0) {
    toast(say('Against the rules: {reason} Nothing was recorded.', { reason: describeObjections(ruling) ?? '' }));
    return false;
  }
  if (!showRuling(ruling)) {
    const results = ruling.facts.filter(({ fact }) => !COSTS.includes(fact));
    const [first = say('Recorded')] = [...describeConsequenceLines(results), ...describeConsequenceLines(ruling.facts)];
    toast({ text: `${first}.`, action: { label: say('Undo'), run: () => void undoStep() } });
  }
  return true;
}
