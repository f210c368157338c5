import * as Y from 'yjs';
import { type Line, parseLine, type Tap } from './lines';
import { isOn, liveTaps, makeReading, type Reading, readOn } from './reading';

/** A shared game as it lies on one phone: its document, and what the lines in it come to. */
export interface SharedDoc {
  readonly doc: Y.Doc;
  /** In the order that all phones agree on; each as it came. */
  readonly raw: unknown[];
  reading: Reading;
  /** Lines that are none, or are of a kind that this version does not know. */
  unread: number;
}

/** The name of the one list in the document; nothing else in it is looked at. */
export const LOG = 'log';

export function makeSharedDoc(updates: readonly Uint8Array[] = []): SharedDoc {
  const doc = new Y.Doc({ gc: false });
  if (updates.length > 0) Y.applyUpdate(doc, Y.mergeUpdates([...updates]));
  const shared: SharedDoc = { doc, raw: [], reading: makeReading(), unread: 0 };
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
    shared.reading = makeReading();
    shared.unread = 0;
    raw.length = 0;
  }
  for (const value of now.slice(raw.length)) {
    raw.push(value);
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
  shared.doc.getArray<unknown>(LOG).push([...lines]);
  catchUp(shared);
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

function countedAfter({ raw }: SharedDoc, tap: string | null): Tap[] {
  const then = makeReading();
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
