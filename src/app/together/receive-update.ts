import type { LogEntry } from '../../game/log';
import { say, sayMany } from '../../text/say';
import type { SharedLine, SharedTap } from '../../together/shared-line';
import { describeLogEntry } from '../game/log-lines';
import { naming } from '../game/naming';
import { runInSharedGame } from '../game/perform';
import { toast } from '../messages';
import type { OpenShare } from './open-share';
import { describeRole } from './roles';

/**
 * Describes what another person did: `Ana: Provost takes 2 clicks`. Null if there is nothing to report. The names are
 * taken from the game after the step.
 */
export function describeNews(name: string, line: SharedLine): string | null {
  switch (line.line) {
    case 'tap':
      return say('{name}: {action}', { name, action: wordsOfTap(line) });
    case 'turn':
      return describeUndoOrRedo(name, line.taps);
    case 'person':
      return say('{name}: {role}', { name: line.name, role: describeRole(line.role) });
    case 'settled':
      return say('{name} chose the last move.', { name });
    case 'named':
      return say('{name} renamed the game: {game}', { name, game: line.name });
    case 'grant':
      return null;
  }
}

/** Describes several steps, for example after reconnecting: the last step and the number of steps before it. */
export function summarizeNews(news: readonly { readonly name: string; readonly line: SharedLine }[]): string | null {
  const told = news.flatMap(({ name, line }) => describeNews(name, line) ?? []);
  const last = told.at(-1);
  if (last === undefined || told.length === 1) return last ?? null;
  return sayMany(told.length - 1, '{last}, and 1 step before', '{last}, and {n} steps before', { last });
}

function wordsOfTap({ step, facts, at }: SharedTap): string {
  const entry: LogEntry = { game: '', seq: 1, parent: null, at, step, facts };
  return describeLogEntry(entry, naming());
}

/** Describes an undo, a redo, or a jump in the log, which undoes and redoes several taps. */
function describeUndoOrRedo(name: string, taps: readonly { readonly times: number }[]): string {
  const off = taps.filter(({ times }) => times % 2 === 1).length;
  if (off === taps.length) return sayMany(off, '{name} undid 1 step', '{name} undid {n} steps', { name });
  if (off === 0) return sayMany(taps.length, '{name} redid 1 step', '{name} redid {n} steps', { name });
  return say('{name} went to another point of the game', { name });
}

/** Applies an update of another device in the queue of taps, and reports its content. */
export async function receiveUpdate(game: string, share: OpenShare, update: Uint8Array, from: unknown): Promise<void> {
  let lines: readonly SharedLine[] = [];
  await runInSharedGame(game, async (_, log) => {
    const step = await share.receive(log, update, from);
    lines = step.lines;
    return step;
  });
  const { state } = share.shared;
  const opener = share.codec.opener(state);
  const news = lines.map((line) => ({
    name: state.people.get(line.by)?.name ?? line.by,
    line: line.line === 'tap' ? { ...line, facts: opener(line).facts } : line,
  }));
  const words = summarizeNews(news);
  if (words !== null) toast(words);
}
