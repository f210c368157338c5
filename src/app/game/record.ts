import type { Deed, DeedRuling } from '../../rules/ruleset';
import { areFriendly } from '../../table/allies';
import type { Fact, Player } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { describeMarkers } from '../../text/screens/markers';
import { toast } from '../messages';
import { goTo } from '../route';
import { clockFacts, pauseClock } from './clock';
import { endGame } from './ending';
import { beginTurn, endTurn, give, naming, reasonsAgainst, record, select, selected, table, undo } from './session';
import { buzz } from './wake-lock';

/** A buzz as long as a tap that hurt is felt, and one for a step back. */
const HURT_MS = 25;
const BACK_MS = 12;

/** Undo from the thumb's place, felt in the hand. */
export async function undoWithBuzz(): Promise<void> {
  if (await undo()) buzz(BACK_MS);
}

/**
 * Does a deed, and where the book says no says so: it is recorded all the same, for the table is the players'. True where that is recorded and
 * nothing was said of it.
 */
export async function deed(what: Deed): Promise<boolean> {
  const ruling = await give(what);
  if (ruling && what.deed === 'damage') buzz(HURT_MS);
  return ruling !== null && !showRuling(ruling);
}

/** Ends the turn, and says what is to be taken off the map: the app has done so on its own. */
export async function finishTurn(): Promise<void> {
  const before = table();
  const ruling = await endTurn(clockFacts());
  showRuling(ruling);
  // A scenario may count its points then, and be over.
  if (before?.ended === null && table()?.ended && (await pauseClock())) goTo('table', 'summary');
  const lifted = (before?.markers ?? []).filter(({ id }) =>
    ruling?.facts.some((fact) => fact.fact === 'marker' && fact.marker === id && fact.square === null),
  );
  if (lifted.length > 0) toast(say('Remove from the map: {markers}.', { markers: describeMarkers(lifted).join(', ') }));
}

/** Ends the game as the book counts it. */
export async function finishGame(): Promise<void> {
  if (await pauseClock()) await endGame();
}

/** Begins the first turn, from the table or the map, with a figure of its side chosen. */
export async function startTurn(side: string): Promise<void> {
  showRuling(await beginTurn(side));
  const now = table();
  if (now && now.figures.get(selected() ?? '')?.side !== now.turn) selectFirst(now);
}

/** Chooses who is likely to be wanted first: a standing character of the side whose turn it is, the one it chose last. */
export function selectFirst({ figures, turn }: Table, last?: string): void {
  const standing = [...figures.values()].filter((each) => !each.defeated);
  const theirs = standing.filter((each) => each.side === turn);
  const first = theirs.find((each) => each.piece === last) ?? theirs[0] ?? standing[0];
  select(first?.piece ?? null);
}

/** Players without figures left, once at most one team still has some; none before the first turn or after the end. */
export function fallen(table: Table): readonly Player[] {
  const { figures, players, turn, ended } = table;
  if (turn === null || ended !== null) return [];
  const all = [...figures.values()];
  const playing = players.filter(({ side }) => all.some((each) => each.side === side));
  const out = playing.filter(({ side }) => all.every((each) => each.side !== side || each.defeated));
  const [first, ...others] = playing.filter((player) => !out.includes(player));
  const isOver = first === undefined || others.every(({ side }) => areFriendly(table, side, first.side));
  return playing.length > 1 && isOver ? out : [];
}

/** Records facts that no rule speaks of: taken off the map, returned, added. */
export async function recordWithUndo(step: string, facts: readonly Fact[], said: string): Promise<void> {
  if (await record(step, facts)) toast({ text: said, action: { label: say('Undo'), run: () => void undo() } });
}

/** Says what the book holds against what was recorded, or who fell by it; false, and says nothing, where all is plain. */
export function showRuling(ruling: DeedRuling | null): boolean {
  if (!ruling) return false;
  const no = reasonsAgainst(ruling);
  const out = ruling.facts.find((fact) => fact.fact === 'defeated');
  const back = { label: say('Undo'), run: () => void undo() };
  if (no !== null) toast({ text: say('Against the rules: {reason} Recorded anyway.', { reason: no }), action: back });
  else if (out)
    toast({
      text: table()?.figures.get(out.piece)?.card
        ? say('{figure} is defeated.', { figure: naming().piece(out.piece) })
        : say('{figure} is K.O.', { figure: naming().piece(out.piece) }),
      action: back,
    });
  else if (ruling.facts.length === 0) toast(say('Nothing to record: it uses no action and no token.'));
  else return false;
  return true;
}
