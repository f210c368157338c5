import * as Y from 'yjs';
import { type Line, parseLine, type Tap } from './lines';
import { admitsMore, isOn, liveTaps, makeReading, type Reading, readOn } from './reading';
import { hashOfLine, isClientOf, isSignedGame, makeClientId, readProof, signLine } from './signing';

/** The id that all phones know a shared game by, and the seed that this phone signs its lines with. */
export interface Signing {
  readonly game: string;
  /** Null on a phone that only reads. */
  readonly seed: Uint8Array | null;
}

/** A shared game on one phone: its document, and the game that its lines add up to. */
export interface SharedDoc {
  readonly doc: Y.Doc;
  /** Null for a game whose lines are not signed. */
  readonly signing: Signing | null;
  /** In the order that all phones agree on; each as it came. */
  readonly raw: unknown[];
  reading: Reading;
  /** Lines that are none, or are of a kind that this version does not know. */
  unread: number;
}

/** The name of the one list in the document; nothing else in it is looked at. */
export const LOG = 'log';

export function makeSharedDoc(updates: readonly Uint8Array[] = [], signing: Signing | null = null): SharedDoc {
  const doc = new Y.Doc({ gc: false });
  if (updates.length > 0) Y.applyUpdate(doc, Y.mergeUpdates([...updates]));
  const signed = signing !== null && isSignedGame(signing.game) ? signing : null;
  const shared: SharedDoc = { doc, signing: signed, raw: [], reading: makeReading(signed !== null), unread: 0 };
  catchUp(shared);
  return shared;
}

/** Reads what came into the document: true where it only came at the end, false where lines before it moved and all was read anew. */
export function catchUp(shared: SharedDoc): boolean {
  const now = shared.doc.getArray<unknown>(LOG).toArray();
  const { raw } = shared;
  let same = 0;
  while (same < raw.length && raw[same] === now[same]) same++;
  const onward = same === raw.length;
  if (!onward) {
    shared.reading = makeReading(shared.signing !== null);
    shared.unread = 0;
    raw.length = 0;
  }
  for (const value of now.slice(raw.length)) {
    raw.push(value);
    // Checked before the line is parsed: a hostile phone may have written a hundred thousand of them.
    if (!admitsMore(shared.reading, value)) continue;
    const line = parseLine(value);
    if (line.ok) readOn(shared.reading, line.value);
    else shared.unread++;
  }
  return onward;
}

/** A document of nothing, for what only wants to be one. */
export function emptyDoc(): Y.Doc {
  return new Y.Doc({ gc: false });
}

/** Takes in a piece of the document; `from` comes back with it to whoever listens. */
export function takePiece({ doc }: Pick<SharedDoc, 'doc'>, piece: Uint8Array, from: unknown): void {
  Y.applyUpdate(doc, piece, from);
}

/** Calls back with each piece that is new to the document, and where it came from: null for what was written here. */
export function onPiece(
  { doc }: Pick<SharedDoc, 'doc'>,
  tell: (piece: Uint8Array<ArrayBuffer>, from: unknown) => void,
): void {
  doc.on('update', (piece: Uint8Array, from: unknown) => tell(Uint8Array.from(piece), from));
}

/** All of the document in one piece. */
export function wholeOf({ doc }: Pick<SharedDoc, 'doc'>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Y.encodeStateAsUpdate(doc));
}

/** Many pieces in one. */
export function mergePieces(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Y.mergeUpdates([...pieces]));
}

/** Adds lines at the end, as this phone shows it. */
export function write(shared: SharedDoc, lines: readonly Line[]): void {
  if (lines.length === 0) return;
  addSigned(shared.doc, shared.signing, lines);
  catchUp(shared);
}

/** Adds lines at the end of a document, with their proofs if the game is signed. */
export function addSigned(doc: Y.Doc, signing: Signing | null, lines: readonly Line[]): void {
  const log = doc.getArray<unknown>(LOG);
  log.push(withProofs(doc, log, signing, lines));
}

function withProofs(doc: Y.Doc, log: Y.Array<unknown>, signing: Signing | null, lines: readonly Line[]): unknown[] {
  const author = lines[0]?.by;
  if (!signing?.seed || author === undefined) return [...lines];
  const { game, seed } = signing;
  // Yjs changes the client id when another window of this phone has written under the same one.
  if (!isClientOf(doc.clientID, author)) doc.clientID = makeClientId(author);
  const client = doc.clientID;
  const first = Y.getState(doc.store, client);
  const last = lastItem(log);
  let after = last === null ? '' : placeName(last.lastId);
  let prev = first === 0 ? '' : hashAt(doc, client, first - 1, game);
  return lines.map((line, index) => {
    const place = { client, clock: first + index, after };
    const signed = signLine(seed, game, line, place, prev);
    after = placeName(place);
    if (index < lines.length - 1) prev = hashOfLine(game, line, place, prev);
    return signed;
  });
}

export function placeName({ client, clock }: { readonly client: number; readonly clock: number }): string {
  return `${client}:${clock}`;
}

function lastItem({ _start }: Y.Array<unknown>): Y.Item | null {
  let item = _start;
  while (item?.right) item = item.right;
  return item;
}

/** The hash of an earlier line of a client. */
function hashAt(doc: Y.Doc, client: number, clock: number, game: string): string {
  const item = Y.getItem(doc.store, { client, clock });
  const line: unknown = item.content instanceof Y.ContentAny ? item.content.arr[clock - item.id.clock] : null;
  const proof = readProof(line);
  return proof ? hashOfLine(game, line, proof, proof.prev) : '';
}

/** Yjs client id of the first line. Null if the document is empty. */
export function firstClient(doc: Y.Doc): number | null {
  return doc.getArray<unknown>(LOG)._start?.id.client ?? null;
}

/** What a new line says of all that its writer knows. */
export function sawOf({ wrote }: Reading): Readonly<Record<string, number>> {
  return Object.fromEntries(wrote);
}

interface Stamp {
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The line of an undo: of the last tap that counts here. Null where none does. */
export function undoLine({ reading }: SharedDoc, stamp: Stamp): Line | null {
  return turnLine(reading, stamp, reading.last === null ? [] : [reading.last]);
}

/** The line of a redo; null where nothing was undone. */
export function redoLine({ reading }: SharedDoc, stamp: Stamp): Line | null {
  const [next] = openRedo(reading).slice(-1);
  return turnLine(reading, stamp, next === undefined ? [] : [next]);
}

/** What redo still leads to, the next one last. */
export function openRedo(reading: Reading): readonly string[] {
  return reading.redo.filter((id) => !isOn(reading, id));
}

/** The line that makes the game stand as it stood right after a tap, undone or not; `tap` null is the beginning. Null where it stands so already. */
export function jumpLine(shared: SharedDoc, stamp: Stamp, tap: string | null): Line | null {
  const wanted = new Set(countedAfter(shared, tap).map(({ id }) => id));
  const { reading } = shared;
  const turned = reading.taps.filter(({ id }) => isOn(reading, id) !== wanted.has(id));
  return turnLine(reading, stamp, turned.map(({ id }) => id).reverse());
}

/** The line that takes out all that a person did. Null where nothing of theirs counts. */
export function removalLine({ reading }: SharedDoc, stamp: Stamp, person: string): Line | null {
  const theirs = liveTaps(reading).filter(({ by }) => by === person);
  return turnLine(reading, stamp, theirs.map(({ id }) => id).reverse());
}

/** The line that brings taps back which were taken out, those that nobody has brought back meanwhile. Null where none is left. */
export function restoringLine({ reading }: SharedDoc, stamp: Stamp, ids: readonly string[]): Line | null {
  return turnLine(
    reading,
    stamp,
    ids.filter((id) => !isOn(reading, id)),
  );
}

function countedAfter({ raw, signing }: SharedDoc, tap: string | null): Tap[] {
  const then = makeReading(signing !== null);
  if (tap === null) return [];
  for (const value of raw) {
    const line = parseLine(value);
    if (!line.ok) continue;
    readOn(then, line.value);
    if (line.value.line === 'tap' && line.value.id === tap) break;
  }
  return liveTaps(then);
}

function turnLine({ turns }: Reading, stamp: Stamp, ids: readonly string[]): Line | null {
  if (ids.length === 0) return null;
  return { line: 'turn', ...stamp, taps: ids.map((id) => ({ id, times: (turns.get(id) ?? 0) + 1 })) };
}
