import { type Accessor, createMemo, createRoot, createSignal } from 'solid-js';
import type { Log } from '../../game/log';
import type { Ruleset } from '../../rules/ruleset';
import type { StoreFault } from '../../store/fault';
import type { Table } from '../../table/table';
import type { SharedGame } from './shared';
import type { Saved } from './unsaved';

/** The open game. */
export interface OpenGame {
  readonly id: string;
  readonly name: string;
}

/** All of it; only `session.ts` changes it. */
export interface State extends OpenGame {
  readonly log: Log;
  /** The edition as published; `rulesOf` adds the house rules. */
  readonly rules: Ruleset | null;
  /** What the disk has of it where that is less than the screen shows; null while all is on disk. */
  readonly saved: Saved | null;
  /** What it is played by where it is on several phones; null where this phone plays alone. */
  readonly shared: SharedGame | null;
}

type RulesChunk = typeof import('./rules-chunk');
type Books = typeof import('../../rules/editions');

export const [state, setState] = createSignal<State | null | undefined>(undefined);
export const [failed, setFailed] = createSignal<StoreFault | 'unknown-rules' | null>(null);
const [chosen, setChosen] = createSignal<string | null>(null);
let chunk: RulesChunk | null = null;
let books: Books | null = null;

/** The game that is open; null where none is, undefined while the last one is being read. */
export const game: Accessor<OpenGame | null | undefined> = createRoot(() =>
  createMemo(() => state(), undefined, {
    equals: (a, b) => a === b || (!!a && !!b && a.id === b.id && a.name === b.name),
  }),
);

/** The whole log of the open game, with what was undone. */
export function log(): Log | null {
  return state()?.log ?? null;
}

/** The current table: the fold of the facts up to the cursor. Null where no game is open. */
export function table(): Table | null {
  return state()?.log.table ?? null;
}

/** The rules of the open game as it is played: its edition's, with its house rules. Null where no game is open, or this version knows no such edition. */
export function ruleset(): Ruleset | null {
  const now = state();
  return now ? rulesOf(now) : null;
}

/** The rules of a game that are asked; the same object as long as its house rules are. */
export function rulesOf({ rules, log }: State): Ruleset | null {
  const { houseRules } = log.table;
  if (!rules || houseRules.length === 0) return rules;
  const chosen = houseRules.map(({ rule }) => rule);
  // Rules come out of what is loaded, so it is at hand.
  return chunk?.resolve(rules, chosen).rules ?? rules;
}

/** What the disk has of the open game where it refused what came after; null while all is on disk. */
export function savedPart(): Saved | null {
  return state()?.saved ?? null;
}

/** What went wrong last at the disk, or why the open game records nothing; null when all is well. */
export const fault: Accessor<StoreFault | 'unknown-rules' | null> = failed;

/** The piece that is selected, on the Table and on the Map alike; null for none. */
export const selected: Accessor<string | null> = chosen;

export function select(piece: string | null): void {
  setChosen(piece);
}

/** What every game is played with, loaded once. */
export async function loadRulesChunk(): Promise<RulesChunk> {
  chunk ??= await import('./rules-chunk');
  return chunk;
}

/** The same where they have been loaded. */
export function rulesChunk(): RulesChunk | null {
  return chunk;
}

/** The rules of all editions, loaded once. */
export async function loadBooks(): Promise<Books> {
  books ??= await import('../../rules/editions');
  return books;
}

/** The same where they have been loaded. */
export function booksAtHand(): Books | null {
  return books;
}
