import { buzz } from '../../app/awake';
import { clockFacts, pauseClock } from '../../app/clock';
import { endGame } from '../../app/ending';
import { beginTurn, endTurn, give, naming, record, saysNo, table, undo } from '../../app/session';
import type { Deed, DeedRuling } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import { wordsOfMarkers } from '../../text/markers';
import { say } from '../../text/say';
import { toast } from '../parts/toasts';
import { goTo } from '../shell/route';

/** A buzz as long as a tap that hurt is felt, and one for a step back. */
const HURT_MS = 25;
const BACK_MS = 12;

/** Undo from the thumb's place, felt in the hand. */
export async function takeBack(): Promise<void> {
  if (await undo()) buzz(BACK_MS);
}

/** Does a deed, and where the book says no says so: it is recorded all the same, for the table is the players'. */
export async function deed(what: Deed): Promise<void> {
  const ruling = await give(what);
  if (ruling && what.deed === 'damage') buzz(HURT_MS);
  tell(ruling);
}

/** Ends the turn, and says what is to be taken off the map: the app has done so on its own. */
export async function finishTurn(): Promise<void> {
  const before = table();
  const ruling = await endTurn(clockFacts());
  tell(ruling);
  // A scenario may count its points then, and be over.
  if (before?.ended === null && table()?.ended && (await pauseClock())) goTo('table', 'summary');
  const lifted = (before?.markers ?? []).filter(({ id }) =>
    ruling?.facts.some((fact) => fact.fact === 'marker' && fact.marker === id && fact.square === null),
  );
  if (lifted.length > 0)
    toast(say('Take off the map: {wordsOfMarkers}.', { wordsOfMarkers: wordsOfMarkers(lifted).join(', ') }));
}

/** Ends the game as the book counts it, and shows how it went. */
export async function finishGame(): Promise<void> {
  if ((await pauseClock()) && (await endGame())) goTo('table', 'summary');
}

export async function startTurn(side: string): Promise<void> {
  tell(await beginTurn(side));
}

/** Records facts that no rule speaks of: taken off the map, returned, added. */
export async function note(step: string, facts: readonly Fact[], said: string): Promise<void> {
  if (await record(step, facts)) toast({ text: said, action: { label: say('Undo'), run: () => void undo() } });
}

/** Says what the book holds against what was recorded, or who fell by it; nothing where all is plain. */
export function tell(ruling: DeedRuling | null): void {
  if (!ruling) return;
  const no = saysNo(ruling);
  const out = ruling.facts.find((fact) => fact.fact === 'defeated');
  const back = { label: say('Undo'), run: () => void undo() };
  if (no !== null) toast({ text: say('Book says no: {no} Recorded anyway.', { no }), action: back });
  else if (out)
    toast({
      text: say('{piece} is {value}.', {
        piece: naming().piece(out.piece),
        value: table()?.figures.get(out.piece)?.card ? say('defeated') : say('knocked out'),
      }),
      action: back,
    });
  else if (ruling.facts.length === 0) toast(say('Nothing to record: it costs no action and leaves no token.'));
}
