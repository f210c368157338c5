import { beginTurn, endTurn, give, naming, record, saysNo, undo } from '../../app/session';
import type { Deed, DeedRuling } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { toast } from '../parts/toasts';

/** Does a deed, and where the book says no says so: it is recorded all the same, for the table is the players'. */
export async function deed(what: Deed): Promise<void> {
  tell(await give(what));
}

export async function finishTurn(): Promise<void> {
  tell(await endTurn());
}

export async function startTurn(side: string): Promise<void> {
  tell(await beginTurn(side));
}

/** Records facts that no rule speaks of: taken off the map, returned, added. */
export async function note(step: string, facts: readonly Fact[], said: string): Promise<void> {
  if (await record(step, facts)) toast({ text: said, action: { label: 'Undo', run: () => void undo() } });
}

function tell(ruling: DeedRuling | null): void {
  if (!ruling) return;
  const no = saysNo(ruling);
  const out = ruling.facts.find((fact) => fact.fact === 'defeated');
  const back = { label: 'Undo', run: () => void undo() };
  if (no !== null) toast({ text: `Book says no: ${no} Recorded anyway.`, action: back });
  else if (out) toast({ text: `${naming().piece(out.piece)} is knocked out.`, action: back });
  else if (ruling.facts.length === 0) toast('Nothing to record: it costs no action and leaves no token.');
}
