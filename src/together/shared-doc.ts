import * as Y from 'yjs';
import { parseSharedLine, type SharedLine, type SharedTap } from './shared-line';
import { addLine, countLine, doesTapCount, listTapsThatCount, makeSharedState, type SharedState } from './shared-state';
import { hashLine, isClientOf, isSignedGame, makeClientId, parseProof, signLine } from './signing';

/** Shared id of the game, and the seed with which this phone signs its lines. */
export interface SigningContext {
  readonly game: string;
  /** Seed of this phone's signing key. Null if this phone only reads. */
  readonly seed: Uint8Array | null;
}

/** A shared game on one phone: its document, and the state that results from its lines. */
export interface SharedDoc {
  readonly doc: Y.Doc;
  /** How this phone signs its lines. Null if the game is not signed. */
  readonly signing: SigningContext | null;
  /** Unparsed lines, in the order that all phones agree on. */
  readonly raw: unknown[];
  state: SharedState;
  /** Number of lines that are invalid or of a type unknown to this version. */
  unread: number;
}

/** Name of the only list in the document. Everything else in the document is ignored. */
export const LOG_NAME = 'log';

export function makeSharedDoc(updates: readonly Uint8Array[] = [], signing: SigningContext | null = null): SharedDoc {
  const doc = new Y.Doc({ gc: false });
  if (updates.length > 0) Y.applyUpdate(doc, Y.mergeUpdates([...updates]));
  const signed = signing !== null && isSignedGame(signing.game) ? signing : null;
  const shared: SharedDoc = { doc, signing: signed, raw: [], state: makeSharedState(signed !== null), unread: 0 };
  readNewLines(shared);
  return shared;
}

/**
 * Reads lines that were added to the document. Returns false if earlier lines had moved; in that case all lines are
 * read again.
 */
export function readNewLines(shared: SharedDoc): boolean {
  const now = shared.doc.getArray<unknown>(LOG_NAME).toArray();
  const { raw } = shared;
  let same = 0;
  while (same < raw.length && raw[same] === now[same]) same++;
  const onward = same === raw.length;
  if (!onward) {
    shared.state = makeSharedState(shared.signing !== null);
    shared.unread = 0;
    raw.length = 0;
  }
  for (const value of now.slice(raw.length)) {
    raw.push(value);
    // Lines are counted before parsing, because a hostile phone may have written a hundred thousand.
    if (!countLine(shared.state, value)) continue;
    const line = parseSharedLine(value);
    if (line.ok) addLine(shared.state, line.value);
    else shared.unread++;
  }
  return onward;
}

export function makeEmptyDoc(): Y.Doc {
  return new Y.Doc({ gc: false });
}

/** Applies an update to the document. Listeners receive `from` with the update. */
export function applyUpdate({ doc }: Pick<SharedDoc, 'doc'>, piece: Uint8Array, from: unknown): void {
  Y.applyUpdate(doc, piece, from);
}

/** Calls back with each new update and its origin. The origin is null if this phone wrote the lines. */
export function onUpdate(
  { doc }: Pick<SharedDoc, 'doc'>,
  tell: (piece: Uint8Array<ArrayBuffer>, from: unknown) => void,
): void {
  doc.on('update', (piece: Uint8Array, from: unknown) => tell(Uint8Array.from(piece), from));
}

/** Encodes the complete document as one update. */
export function encodeDoc({ doc }: Pick<SharedDoc, 'doc'>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Y.encodeStateAsUpdate(doc));
}

export function mergeDocUpdates(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Y.mergeUpdates([...pieces]));
}

/** Appends lines to the document, and updates the state of this phone. */
export function appendLines(shared: SharedDoc, lines: readonly SharedLine[]): void {
  if (lines.length === 0) return;
  appendSignedLines(shared.doc, shared.signing, lines);
  readNewLines(shared);
}

/** Appends lines to a document, with proofs if the game is signed. */
export function appendSignedLines(doc: Y.Doc, signing: SigningContext | null, lines: readonly SharedLine[]): void {
  const log = doc.getArray<unknown>(LOG_NAME);
  log.push(withProofs(doc, log, signing, lines));
}

function withProofs(
  doc: Y.Doc,
  log: Y.Array<unknown>,
  signing: SigningContext | null,
  lines: readonly SharedLine[],
): unknown[] {
  const author = lines[0]?.by;
  if (!signing?.seed || author === undefined) return [...lines];
  const { game, seed } = signing;
  // Yjs changes the client id if another window of this phone has used it.
  if (!isClientOf(doc.clientID, author)) doc.clientID = makeClientId(author);
  const client = doc.clientID;
  const first = Y.getState(doc.store, client);
  const last = lastItem(log);
  let after = last === null ? '' : printLinePlace(last.lastId);
  let prev = first === 0 ? '' : hashLineAt(doc, client, first - 1, game);
  return lines.map((line, index) => {
    const place = { client, clock: first + index, after };
    const signed = signLine(seed, game, line, place, prev);
    after = printLinePlace(place);
    if (index < lines.length - 1) prev = hashLine(game, line, place, prev);
    return signed;
  });
}

export function printLinePlace({ client, clock }: { readonly client: number; readonly clock: number }): string {
  return `${client}:${clock}`;
}

function lastItem({ _start }: Y.Array<unknown>): Y.Item | null {
  let item = _start;
  while (item?.right) item = item.right;
  return item;
}

/** Returns the hash of an earlier line of a client. */
function hashLineAt(doc: Y.Doc, client: number, clock: number, game: string): string {
  const item = Y.getItem(doc.store, { client, clock });
  const line: unknown = item.content instanceof Y.ContentAny ? item.content.arr[clock - item.id.clock] : null;
  const proof = parseProof(line);
  return proof ? hashLine(game, line, proof, proof.prev) : '';
}

/** Returns the Yjs client id of the first line. Null if the document is empty. */
export function findFirstClient(doc: Y.Doc): number | null {
  return doc.getArray<unknown>(LOG_NAME)._start?.id.client ?? null;
}

/** Returns the `saw` field of a new line: the number of known lines of each person. */
export function countSeenLines({ lineCounts }: SharedState): Readonly<Record<string, number>> {
  return Object.fromEntries(lineCounts);
}

interface Stamp {
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Makes an undo line for the last tap that counts. Null if no tap counts. */
export function makeUndoLine({ state: reading }: SharedDoc, stamp: Stamp): SharedLine | null {
  return makeTurnLine(reading, stamp, reading.last === null ? [] : [reading.last]);
}

/** Makes a redo line. Null if there is nothing to redo. */
export function makeRedoLine({ state: reading }: SharedDoc, stamp: Stamp): SharedLine | null {
  const [next] = listRedoTaps(reading).slice(-1);
  return makeTurnLine(reading, stamp, next === undefined ? [] : [next]);
}

/** Lists the ids of the taps that redo can restore, the next tap last. */
export function listRedoTaps(reading: SharedState): readonly string[] {
  return reading.redo.filter((id) => !doesTapCount(reading, id));
}

/**
 * Makes a line that restores the state right after a tap, even an undone one, or the initial state if `tap` is null.
 * Null if nothing changes.
 */
export function makeJumpLine(shared: SharedDoc, stamp: Stamp, tap: string | null): SharedLine | null {
  const wanted = new Set(countedAfter(shared, tap).map(({ id }) => id));
  const { state: reading } = shared;
  const turned = reading.taps.filter(({ id }) => doesTapCount(reading, id) !== wanted.has(id));
  return makeTurnLine(reading, stamp, turned.map(({ id }) => id).reverse());
}

/** Makes a line that undoes all taps of a person. Null if no tap of the person counts. */
export function makeRemovalLine({ state: reading }: SharedDoc, stamp: Stamp, person: string): SharedLine | null {
  const theirs = listTapsThatCount(reading).filter(({ by }) => by === person);
  return makeTurnLine(reading, stamp, theirs.map(({ id }) => id).reverse());
}

/** Makes a line that restores those of the given taps that are still undone. Null if no given tap is still undone. */
export function makeRestoringLine(
  { state: reading }: SharedDoc,
  stamp: Stamp,
  ids: readonly string[],
): SharedLine | null {
  return makeTurnLine(
    reading,
    stamp,
    ids.filter((id) => !doesTapCount(reading, id)),
  );
}

function countedAfter({ raw, signing }: SharedDoc, tap: string | null): SharedTap[] {
  const then = makeSharedState(signing !== null);
  if (tap === null) return [];
  for (const value of raw) {
    const line = parseSharedLine(value);
    if (!line.ok) continue;
    addLine(then, line.value);
    if (line.value.line === 'tap' && line.value.id === tap) break;
  }
  return listTapsThatCount(then);
}

function makeTurnLine({ turns }: SharedState, stamp: Stamp, ids: readonly string[]): SharedLine | null {
  if (ids.length === 0) return null;
  return { line: 'turn', ...stamp, taps: ids.map((id) => ({ id, times: (turns.get(id) ?? 0) + 1 })) };
}
