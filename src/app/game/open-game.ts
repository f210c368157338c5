import { type Accessor, createMemo, createRoot, createSignal } from 'solid-js';
import type { Log } from '../../game/log';
import type { Ruleset } from '../../rules/ruleset';
import type { StoreFault } from '../../store/fault';
import type { Table } from '../../table/table';
import type { GameBackend, GameInStore, SavedLogPart } from './game-backend';

export interface OpenGame {
  readonly id: string;
  readonly name: string;
}

/** State of the open game. Only `perform.ts` and the session change it. */
export interface OpenGameState extends GameInStore {
  /**
   * Rules of the edition as published; `withHouseRules` applies the house rules. Null if this version does not know the
   * edition.
   */
  readonly rules: Ruleset | null;
  /** Place where steps are written. */
  readonly backend: GameBackend;
  /** Continues the game as a shared game after another window has started to share it. Runs in the queue of taps. */
  readonly attachSharedGame: () => Promise<void>;
}

type RulesChunk = typeof import('./rules-chunk');
type Books = typeof import('../../rules/editions');

export const [state, setState] = createSignal<OpenGameState | null | undefined>(undefined);
const [failed, setFailed] = createSignal<StoreFault | 'unknown-rules' | null>(null);
export const setFault = setFailed;
const [chosen, setChosen] = createSignal<string | null>(null);
let chunk: RulesChunk | null = null;
let books: Books | null = null;

/** The open game. Null if no game is open. Undefined while the last game is being read. */
export const game: Accessor<OpenGame | null | undefined> = createRoot(() =>
  createMemo(() => state(), undefined, {
    equals: (a, b) => a === b || (!!a && !!b && a.id === b.id && a.name === b.name),
  }),
);

/** The full log of the open game, including undone entries. */
export function log(): Log | null {
  return state()?.log ?? null;
}

/** The current table: the fold of the facts up to the cursor. Null if no game is open. */
export function table(): Table | null {
  return state()?.log.table ?? null;
}

/** Lists something of the current table. Empty if no game is open. */
export function listFromTable<T>(list: (now: Table) => readonly T[]): readonly T[] {
  const now = table();
  return now ? list(now) : [];
}

/**
 * The rules of the open game: its edition with its house rules. Null if no game is open or this version does not know
 * the edition.
 */
export function ruleset(): Ruleset | null {
  const now = state();
  return now ? withHouseRules(now) : null;
}

/** Applies the house rules of a game to its edition. Returns the same object until the house rules change. */
export function withHouseRules({ rules, log }: OpenGameState): Ruleset | null {
  const { houseRules } = log.table;
  if (!rules || houseRules.length === 0) return rules;
  const chosen = houseRules.map(({ rule }) => rule);
  // If an edition is loaded, the rules chunk is loaded too.
  return chunk?.applyHouseRules(rules, chosen).rules ?? rules;
}

/** The part of the open game that is on disk. Null if the entire game is on disk. */
export function getSavedLogPart(): SavedLogPart | null {
  const backend = state()?.backend;
  return backend?.kind === 'memory' ? backend.saved : null;
}

/**
 * Last fault of the store, or `unknown-rules` if the edition of the open game is unknown. Null if there is no fault.
 */
export const fault: Accessor<StoreFault | 'unknown-rules' | null> = failed;

/** The piece that is selected on both the Table and the Map. Null if there is none. */
export const selected: Accessor<string | null> = chosen;

export function select(piece: string | null): void {
  setChosen(piece);
}

/** Loads the code that every game needs, once. */
export async function loadRulesChunk(): Promise<RulesChunk> {
  chunk ??= await import('./rules-chunk');
  return chunk;
}

/** The code that every game needs. Null until it is loaded. */
export function loadedRulesChunk(): RulesChunk | null {
  return chunk;
}

/** Loads the rules of all editions, once. */
export async function loadAllEditions(): Promise<Books> {
  books ??= await import('../../rules/editions');
  return books;
}

/** The rules of all editions. Null until they are loaded. */
export function loadedEditions(): Books | null {
  return books;
}
