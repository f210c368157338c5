import { parseSharedPosition } from '../../notation/cases';
import { err } from '../../plain/result';
import { EDITION_IDS } from '../../rules';
import { readInWorker } from './read-in-worker';

type Read = ReturnType<typeof parseSharedPosition>;

/** Maximum number of parsed texts in the cache. A sheet, its answer and the map parse the same text. */
const MAX_CACHED = 12;
const known = new Map<string, Read>();

/** Length in characters up to which any text is parsed within a few milliseconds. */
const SHORT_TEXT = 500;
/** Maximum number of notation documents, each with one question, on the judge's desk. */
const MAX_DOCUMENTS = 60;

/** Splits a text into notation documents, which are separated by `---`. */
export function splitDocuments(text: string): readonly string[] {
  return text.split(/^---[ \t]*$/m).filter((each) => each.trim() !== '');
}

/**
 * Parses untrusted notation in a worker, one document at a time, and caches the results for `parseCachedPosition`.
 * Texts that are too slow or too large get a fault.
 */
export async function parseNotationInWorker(text: string): Promise<void> {
  const documents = splitDocuments(text);
  const texts = documents.length === 1 ? [text, ...documents] : documents.slice(0, MAX_DOCUMENTS);
  if (documents.length > MAX_DOCUMENTS) remember(text, makeReadFault('too-large'));
  for (const each of new Set(texts)) {
    if (each.length <= SHORT_TEXT || known.has(each)) continue;
    const read = await readInWorker('position', each, EDITION_IDS);
    const came = read.ok ? read.value : makeReadFault('too-slow');
    remember(each, came);
    // Stops here, because the remaining documents would probably take as long.
    if (!read.ok) return remember(text, came);
  }
}

/** Parses a position in notation. For untrusted text, call `parseNotationInWorker` first. */
export function parseCachedPosition(text: string): Read {
  return known.get(text) ?? parseSharedPosition(text, 'line', (id) => (EDITION_IDS as readonly string[]).includes(id));
}

/**
 * Returns the fault that makes a text unreadable as a whole, such as too many documents. Null if there is no such
 * fault.
 */
export function findTextFault(text: string): Extract<Read, { readonly ok: false }>['fault'] | null {
  const read = known.get(text);
  return read && !read.ok ? read.fault : null;
}

function remember(text: string, read: Read): void {
  known.delete(text);
  known.set(text, read);
  for (const old of [...known.keys()].slice(0, -MAX_CACHED)) known.delete(old);
}

function makeReadFault(code: 'too-large' | 'too-slow'): Read {
  return err({ code, file: 'line', document: 0, title: null, path: [], line: null, detail: '' });
}
