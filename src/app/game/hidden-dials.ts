import { type Accessor, createSignal } from 'solid-js';
import { type Log, listAppliedFacts } from '../../game/log';
import { readLocalValue, writeLocalValue } from '../../offline/local-value';
import type { Figure } from '../../table/table';

// A display preference, not part of the game: stored on the device and not in the log.
const KEY = 'sidekick-hidden-dials';

function stored(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readLocalValue(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

const [hidden, setHidden] = createSignal(stored());

/** Ids of games that show only the dial clicks seen in play. */
export const gamesWithHiddenDials: Accessor<readonly string[]> = hidden;

export function setDialsHidden(game: string, hide: boolean): void {
  const games = hidden().filter((each) => each !== game);
  setHidden(hide ? [...games, game] : games);
  writeLocalValue(KEY, JSON.stringify(hidden()));
}

/** Returns the range of clicks of a figure's dial that were visible during the game. */
export function findSeenClicks(log: Log, figure: Figure): { readonly from: number; readonly to: number } {
  const { length } = figure.character.dial;
  let click = figure.start;
  let to = click;
  for (const fact of listAppliedFacts(log)) {
    if (fact.fact !== 'clicked' || fact.piece !== figure.piece) continue;
    click = Math.min(length + 1, Math.max(figure.start, click + fact.by));
    to = Math.max(to, click);
  }
  return { from: figure.start, to: Math.min(length, to) };
}
