import type { Action, DeedRuling } from '../../rules/table-deed';
import { areFriendly } from '../../table/allies';
import type { Fact, Player } from '../../table/facts';
import type { Table } from '../../table/table';
import { say } from '../../text/say';
import { describeMarkers } from '../../text/screens/markers';
import { toast, toastWithUndo } from '../messages';
import { goTo } from '../route';
import { makeClockFacts, pauseClock } from './clock';
import { endOpenGame } from './game-end';
import { describeObjections, naming } from './naming';
import { select, selected, table } from './open-game';
import { beginSideTurn, endTurn, recordAction, recordStep, undoStep } from './perform';
import { vibrateDevice } from './wake-lock';

/** Duration of the vibration for damage, in milliseconds. */
const HURT_MS = 25;
const BACK_MS = 12;

export async function undoWithVibration(): Promise<void> {
  if (await undoStep()) vibrateDevice(BACK_MS);
}

/**
 * Performs a deed. A forbidden deed is recorded too, because the players decide, and the reason is shown. True if the
 * deed was recorded and no message was shown.
 */
export async function performDeed(what: Action): Promise<boolean> {
  const ruling = await recordAction(what);
  if (ruling && what.deed === 'damage') vibrateDevice(HURT_MS);
  return ruling !== null && !showRuling(ruling);
}

/**
 * Ends the turn and lists the markers that players must remove from the printed map. The app has already removed its
 * own markers.
 */
export async function finishTurn(): Promise<void> {
  const before = table();
  const ruling = await endTurn(makeClockFacts());
  showRuling(ruling);
  // A scenario may score at the end of a turn and end the game.
  if (before?.ended === null && table()?.ended && (await pauseClock())) goTo('table', 'summary');
  const lifted = (before?.markers ?? []).filter(({ id }) =>
    ruling?.facts.some((fact) => fact.fact === 'marker' && fact.marker === id && fact.square === null),
  );
  if (lifted.length > 0) toast(say('Remove from the map: {markers}.', { markers: describeMarkers(lifted).join(', ') }));
}

/** Pauses the clock, then ends the game by the rules. */
export async function finishGame(): Promise<void> {
  if (await pauseClock()) await endOpenGame();
}

/** Begins the first turn, with a figure of its side selected. */
export async function startTurn(side: string): Promise<void> {
  showRuling(await beginSideTurn(side));
  const now = table();
  if (now && now.figures.get(selected() ?? '')?.side !== now.turn) selectFirstFigure(now);
}

/**
 * Selects an undefeated figure, if possible one of the current side.
 * @param last piece that this side selected last, which is preferred
 */
export function selectFirstFigure({ figures, turn }: Table, last?: string): void {
  const standing = [...figures.values()].filter((each) => !each.defeated);
  const theirs = standing.filter((each) => each.side === turn);
  const first = theirs.find((each) => each.piece === last) ?? theirs[0] ?? standing[0];
  select(first?.piece ?? null);
}

/**
 * Lists the players without figures once at most one team still has figures. Empty before the first turn and after the
 * end.
 */
export function listEliminatedPlayers(table: Table): readonly Player[] {
  const { figures, players, turn, ended } = table;
  if (turn === null || ended !== null) return [];
  const all = [...figures.values()];
  const playing = players.filter(({ side }) => all.some((each) => each.side === side));
  const out = playing.filter(({ side }) => all.every((each) => each.side !== side || each.defeated));
  const [first, ...others] = playing.filter((player) => !out.includes(player));
  const isOver = first === undefined || others.every(({ side }) => areFriendly(table, side, first.side));
  return playing.length > 1 && isOver ? out : [];
}

/** Records facts that no rule covers, such as a figure added or taken off the map, and offers an undo. */
export async function recordWithUndo(step: string, facts: readonly Fact[], text: string): Promise<void> {
  if (await recordStep(step, facts)) toastWithUndo(text, undoStep);
}

/**
 * Records an action. An action that the rules forbid and that has no facts is reported instead. Null if nothing was
 * recorded.
 */
export async function recordUnlessRefused(action: Action): Promise<DeedRuling | null> {
  const ruling = await recordAction(action);
  if (!ruling || ruling.legal || ruling.facts.length > 0) return ruling;
  const reason = describeObjections(ruling.reasons) ?? '';
  toast(say('Against the rules: {reason} Nothing was recorded.', { reason }));
  return null;
}

/** Reports a recorded action with an undo. Objections and defeats are reported instead of `text`. */
export function reportResult(ruling: DeedRuling, text: string): void {
  if (!showRuling(ruling)) toastWithUndo(`${text}.`, undoStep);
}

/** Shows a message if the rules forbid what was recorded, or if a figure was defeated. False if there is no message. */
export function showRuling(ruling: DeedRuling | null): boolean {
  if (!ruling) return false;
  const no = describeObjections(ruling.reasons);
  const out = ruling.facts.find((fact) => fact.fact === 'defeated');
  const back = { label: say('Undo'), run: () => void undoStep() };
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
