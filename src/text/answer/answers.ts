import { getOwnProperty } from '../../plain/get-own';
import type { Basis, Citation, Mark, ModifiedValue, Note, NoteCode, Reason, ValueChange } from '../../rules/answer';
import { describePlaces, type Naming } from '../names/naming';
import { PLACE_TEXT } from '../names/places';
import { describeChangedValue, lowercaseHeading, SOURCE_NAMES, type VALUE_NAMES } from '../names/sources';
import { capitalise, say } from '../say';
import { NOTE_TEXT } from './note-text';
import { REASON_TEXT } from './reason-text';

/** Labels for the basis of an answer. Empty for the book itself. */
const BASIS_TEXT: Readonly<Record<Basis, string>> = {
  book: '',
  faq: say('FAQ'),
  reading: say('our interpretation'),
  common: say('wording not in the book'),
  house: say('house rule'),
  player: say('set by you'),
};

/** Describes a reason in a sentence: `A wall between c3 and c4 blocks line of fire`. Plain text, never HTML. */
export function describeReason(reason: Reason, naming: Naming): string {
  return capitalise(REASON_TEXT[reason.code].long(describePlaces(reason.marks, naming, PLACE_TEXT.square)));
}

/** Returns a label of at most seven letters, for a badge beside a figure. */
export function reasonBadge(reason: Reason): string {
  return REASON_TEXT[reason.code].short;
}

const OF_HINDERING: readonly NoteCode[] = ['line-hindered'];

/** Describes a note in a sentence: `Line of fire passes through hindering terrain at d6 and e5`. */
export function describeNote(note: Note, naming: Naming): string {
  const plain = OF_HINDERING.includes(note.code) ? PLACE_TEXT.hindering : PLACE_TEXT.square;
  // For a house rule, `about` is its displayed name, not an id.
  const named = note.code === 'house-rule' ? note.about && say(note.about) : note.about && sourceName(note.about);
  const about = named ?? null;
  return capitalise(NOTE_TEXT[note.code](describePlaces(note.marks, naming, plain), about));
}

/** Describes a change of a value with its source: `Hindering terrain: defense +1`. */
export function describeChange(change: ValueChange, value: keyof typeof VALUE_NAMES): string {
  return `${sourceName(change.source)}: ${describeChangeEffect(change, value)}`;
}

/** Describes a change of a value without its source: `defense +1`, `damage becomes 3`. */
export function describeChangeEffect(change: ValueChange, value: keyof typeof VALUE_NAMES): string {
  return describeChangedValue(value, change.kind, change.by);
}

/** Returns the name of a power, ability or circumstance: `running-shot` → `Running shot`. */
export function sourceName(source: string): string {
  return getOwnProperty(SOURCE_NAMES, source) ?? capitalise(source.replaceAll('-', ' '));
}

/**
 * Describes a citation: `Core rules, 2008 · Ranged Combat: Line of fire`. Adds any basis other than the book, such as
 * `our interpretation`. Names no book for a rule that the players set.
 */
export function describeCitation(cite: Citation, naming: Naming): string {
  if (cite.basis === 'player') return BASIS_TEXT.player;
  const parts = [naming.edition(cite.edition), lowercaseHeading(cite.passage), BASIS_TEXT[cite.basis]];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Formats a value with its changes: `10 + 1 = 11`. Only the total if nothing changed it. */
export function formatModifiedValue(tally: ModifiedValue): string {
  if (tally.changes.length === 0) return String(tally.total);
  const changes = tally.changes.map((change) =>
    change.kind === 'replacement' ? `→ ${change.by}` : `${change.by < 0 ? '\u2212' : '+'} ${Math.abs(change.by)}`,
  );
  return `${tally.base} ${changes.join(' ')} = ${tally.total}`;
}

/** Names one marked place: `Night Heron`, `c4`, `a wall between b2 and b3`. */
export function describeMark(mark: Mark, naming: Naming): string {
  return describePlaces([mark], naming, PLACE_TEXT.square).all;
}
