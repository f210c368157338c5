import { getOwn } from '../../plain/get-own';
import type { Change, Citation, Mark, Note, NoteCode, Reason, Tally } from '../../rules/answer';
import { type Naming, placesOf } from '../names/naming';
import { quietly } from '../names/passage';
import { PLACE_WORDS } from '../names/places';
import { SOURCE_NAMES, type VALUE_NAMES, wordsOfChangedValue } from '../names/sources';
import { capital, say } from '../say';
import { BASIS_WORDS } from './bases';
import { NOTE_WORDS } from './notes';
import { REASON_WORDS } from './why';

/** A reason as a sentence: `A wall between c3 and c4 blocks line of fire`. Plain text, never HTML. */
export function wordsOfReason(reason: Reason, naming: Naming): string {
  return capital(REASON_WORDS[reason.code].long(placesOf(reason.marks, naming, PLACE_WORDS.square)));
}

/** Label of at most seven letters, for a badge beside a figure. */
export function badgeOfReason(reason: Reason): string {
  return REASON_WORDS[reason.code].short;
}

const OF_HINDERING: readonly NoteCode[] = ['line-hindered'];

/** A note as a sentence: `Line of fire passes through hindering terrain at d6 and e5`. */
export function wordsOfNote(note: Note, naming: Naming): string {
  const plain = OF_HINDERING.includes(note.code) ? PLACE_WORDS.hindering : PLACE_WORDS.square;
  // The name of a house rule is written the way it is displayed.
  const named = note.code === 'house-rule' ? note.about && say(note.about) : note.about && nameOfSource(note.about);
  const about = named ?? null;
  return capital(NOTE_WORDS[note.code](placesOf(note.marks, naming, plain), about));
}

/** A change of a value with its source: `Hindering terrain: defense +1`. */
export function wordsOfChange(change: Change, value: keyof typeof VALUE_NAMES): string {
  return `${nameOfSource(change.source)}: ${effectOfChange(change, value)}`;
}

/** A change of a value without its source: `defense +1`, `damage becomes 3`. */
export function effectOfChange(change: Change, value: keyof typeof VALUE_NAMES): string {
  return wordsOfChangedValue(value, change.kind, change.by);
}

/** Name of a power, ability or circumstance: `running-shot` → `Running shot`. */
export function nameOfSource(source: string): string {
  return getOwn(SOURCE_NAMES, source) ?? capital(source.replaceAll('-', ' '));
}

/**
 * A citation as text: `Core rules, 2008 · Ranged Combat: Line of fire`. Adds `· our interpretation` where the book does
 * not say it itself. For a rule that the players set, names no book.
 */
export function wordsOfCitation(cite: Citation, naming: Naming): string {
  if (cite.basis === 'player') return BASIS_WORDS.player;
  const parts = [naming.edition(cite.edition), quietly(cite.passage), BASIS_WORDS[cite.basis]];
  return parts.filter((part) => part !== '').join(' · ');
}

/** A sum with its changes: `10 + 1 = 11`. Only the total if nothing changed it. */
export function sumOfTally(tally: Tally): string {
  if (tally.changes.length === 0) return String(tally.total);
  const changes = tally.changes.map((change) =>
    change.kind === 'replacement' ? `→ ${change.by}` : `${change.by < 0 ? '\u2212' : '+'} ${Math.abs(change.by)}`,
  );
  return `${tally.base} ${changes.join(' ')} = ${tally.total}`;
}

/** Name of one marked place: `Night Heron`, `c4`, `a wall between b2 and b3`. */
export function wordsOfMark(mark: Mark, naming: Naming): string {
  return placesOf([mark], naming, PLACE_WORDS.square).all;
}
