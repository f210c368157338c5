import type { Citation, Note, NoteCode, Reason, Tally } from '../../rules/answer';
import type { Naming } from '../names/naming';
import { effectOfChange, nameOfSource, wordsOfChange, wordsOfCitation, wordsOfNote, wordsOfReason } from './answers';
import { MAP_TOOL_WORDS } from './tools';

export type LineTone = 'good' | 'bad' | 'plain' | 'warn';

/** One line of an answer, and the passage that says so. */
export interface AnswerLine {
  readonly tone: LineTone;
  readonly text: string;
  /** The part of the text that is shown strong: what it changes; null for none. */
  readonly strong: string | null;
  readonly source: string | null;
  /** Anything but `book` is shown as such. */
  readonly basis: Citation['basis'] | null;
  /** The passage, to open it in the book. */
  readonly cite?: Citation;
  /** The power that it says is not counted, by name. */
  readonly manual?: string;
}

/** A number with what it is: `8` `or more`, or `would need` `8`. */
export interface AnswerNumber {
  readonly value: string;
  readonly unit: string;
  readonly unitFirst?: true;
}

/** An answer in words, the same wherever it is shown. */
export interface AnswerWords {
  /** `Yes`, `No`, `Hindered`, or what was asked for: `5 squares`, `f3`. */
  readonly verdict: string;
  readonly tone: 'good' | 'bad' | 'warn' | 'plain';
  /** The number that people look for. */
  readonly number: AnswerNumber | null;
  readonly odds: { readonly fraction: string; readonly percent: string } | null;
  /** With a reroll in the attacker's hand, and with one in the other's; none where that changes nothing. */
  readonly rerolls: readonly string[];
  /** Other numbers in short, for where an answer has one line only. */
  readonly more: readonly string[];
  /** What speaks against it first, then what else there is to say. */
  readonly lines: readonly AnswerLine[];
}

/** @param strong a part of the text */
export function line(tone: LineTone, text: string, strong: string | null = null): AnswerLine {
  return { tone, text, strong, source: null, basis: null };
}

export function citedLine(tone: LineTone, text: string, cite: Citation, naming: Naming): AnswerLine {
  const said = { ...line(tone, text), source: wordsOfCitation(cite, naming), basis: cite.basis };
  // Without a passage there is nothing to open.
  return cite.passage === '' ? said : { ...said, cite };
}

export function reasonLines(reasons: readonly Reason[], naming: Naming): AnswerLine[] {
  return reasons.map((reason) => citedLine('bad', wordsOfReason(reason, naming), reason.cite, naming));
}

const GOOD_NOTES: readonly NoteCode[] = ['line-clear', 'in-range', 'adjacent', 'knocks-out', 'auto-hit'];
const PLAIN_NOTES: readonly NoteCode[] = [
  'damage-shared',
  'critical',
  'halved-power',
  'carrying-slows',
  'house-rule',
  'player-meaning',
];

export function noteLines(notes: readonly Note[], naming: Naming): AnswerLine[] {
  return notes.map((note) => ({
    ...citedLine(toneOf(note.code), wordsOfNote(note, naming), note.cite, naming),
    ...(note.code === 'player-rules' ? { manual: nameOfSource(note.about ?? '') } : {}),
  }));
}

/** The lines of an answer, with one first for all powers that are not counted. */
export function inOneLine(lines: readonly AnswerLine[]): readonly AnswerLine[] {
  const powers = lines.flatMap(({ manual }) => (manual === undefined ? [] : [manual]));
  if (powers.length === 0) return lines;
  const told = line('warn', MAP_TOOL_WORDS.notCounted([...new Set(powers)]));
  return [told, ...lines.filter(({ manual }) => manual === undefined)];
}

function toneOf(code: NoteCode): LineTone {
  if (GOOD_NOTES.includes(code)) return 'good';
  return PLAIN_NOTES.includes(code) ? 'plain' : 'warn';
}

export function changeLines(tally: Tally, value: 'attack' | 'defense' | 'damage', naming: Naming): AnswerLine[] {
  return tally.changes.map((change) => ({
    ...citedLine('plain', wordsOfChange(change, value), change.cite, naming),
    strong: effectOfChange(change, value),
  }));
}

/** `Hindering terrain: defense +1 (Core rules, 2008 · Hindering Terrain)`. */
export function textOfLine({ text, source }: AnswerLine): string {
  return source === null ? text : `${text} (${source})`;
}
