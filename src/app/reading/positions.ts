import { parseSharedPosition } from '../../notation/cases';
import { err } from '../../plain/result';
import { EDITION_IDS } from '../../rules';
import { readAside } from './read-aside';

type Read = ReturnType<typeof parseSharedPosition>;

/** The last ones read: a sheet, its answer and the map all ask for the same text. */
const MOST_KNOWN = 12;
const known = new Map<string, Read>();

/** Shorter ones are read in a few milliseconds, whatever they say. */
const SHORT = 500;
/** Questions of one desk. */
const MOST_DOCUMENTS = 60;

/** Documents of a text, parted as the notation parts them. */
export function documentsOf(text: string): readonly string[] {
  return text.split(/^---[ \t]*$/m).filter((each) => each.trim() !== '');
}

/**
 * Reads foreign notation in a worker, each document of it by itself, so that `readPosition` has it. What takes too long, or is too much, has a
 * fault from then on.
 */
export async function prepareNotation(text: string): Promise<void> {
  const documents = documentsOf(text);
  const texts = documents.length === 1 ? [text, ...documents] : documents.slice(0, MOST_DOCUMENTS);
  if (documents.length > MOST_DOCUMENTS) remember(text, faultOf('too-large'));
  for (const each of new Set(texts)) {
    if (each.length <= SHORT || known.has(each)) continue;
    const read = await readAside({ ask: 'position', text: each, editions: EDITION_IDS });
    const came = typeof read === 'string' ? faultOf('too-slow') : read.answer;
    remember(each, came);
    // The rest would take as long.
    if (typeof read === 'string') return remember(text, came);
  }
}

/** A position in notation; foreign ones are read beforehand by `prepareNotation`. */
export function readPosition(text: string): Read {
  return known.get(text) ?? parseSharedPosition(text, 'line', (id) => (EDITION_IDS as readonly string[]).includes(id));
}

/** Why a text of several documents is not read at all; null where each is to be read. */
export function faultOfWhole(text: string): Extract<Read, { readonly ok: false }>['fault'] | null {
  const read = known.get(text);
  return read && !read.ok ? read.fault : null;
}

function remember(text: string, read: Read): void {
  known.delete(text);
  known.set(text, read);
  for (const old of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(old);
}

function faultOf(code: 'too-large' | 'too-slow'): Read {
  return err({ code, file: 'line', document: 0, title: null, path: [], line: null, detail: '' });
}
