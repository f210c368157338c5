import type { Citation, ModifiedValue, Note, NoteCode, Reason } from '../../rules/answer';
import type { Naming } from '../names/naming';
import {
  describeChange,
  describeChangeEffect,
  describeCitation,
  describeNote,
  describeReason,
  sourceName,
} from './answers';
import { MAP_TOOL_TEXT } from './map-tool-text';

export type LineTone = 'good' | 'bad' | 'plain' | 'warn';

/** One line of an answer with the passage that supports it. */
export interface AnswerLine {
  readonly tone: LineTone;
  readonly text: string;
  /** The part of the text that is emphasised. Null if there is none. */
  readonly emphasis: string | null;
  readonly source: string | null;
  /** Kind of source, which is displayed unless it is `book`. Null if the line cites no passage. */
  readonly basis: Citation['basis'] | null;
  /** The passage to open in the book. */
  readonly cite?: Citation;
  /** Name of the power that is not counted, if the line is about one. */
  readonly manual?: string;
}

/** A number with its unit: `8` `or more`, or `would need` `8`. */
export interface AnswerNumber {
  readonly value: string;
  readonly unit: string;
  readonly unitFirst?: true;
}

/** An answer as text, the same on every screen. */
export interface FormattedAnswer {
  /** Short answer: `Yes`, `No`, `Hindered`, or the result, such as `5 squares` or `f3`. */
  readonly verdict: string;
  readonly tone: 'good' | 'bad' | 'warn' | 'plain';
  readonly number: AnswerNumber | null;
  readonly odds: { readonly fraction: string; readonly percent: string } | null;
  /** Odds with a reroll by the attacker, and with a reroll by the target. Empty if a reroll changes nothing. */
  readonly rerolls: readonly string[];
  /** Other numbers in short form, for an answer on one line. */
  readonly otherNumbers: readonly string[];
  /** Lines of the answer: reasons for a refusal first, then notes. */
  readonly lines: readonly AnswerLine[];
}

/**
 * Returns a line of an answer, without a source.
 * @param strong the part of the text that is emphasised
 */
export function makeAnswerLine(tone: LineTone, text: string, strong: string | null = null): AnswerLine {
  return { tone, text, emphasis: strong, source: null, basis: null };
}

export function makeCitedAnswerLine(tone: LineTone, text: string, cite: Citation, naming: Naming): AnswerLine {
  const said = { ...makeAnswerLine(tone, text), source: describeCitation(cite, naming), basis: cite.basis };
  // Without a passage there is nothing to open.
  return cite.passage === '' ? said : { ...said, cite };
}

export function listReasonLines(reasons: readonly Reason[], naming: Naming): AnswerLine[] {
  return reasons.map((reason) => makeCitedAnswerLine('bad', describeReason(reason, naming), reason.cite, naming));
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

export function listNoteLines(notes: readonly Note[], naming: Naming): AnswerLine[] {
  return notes.map((note) => ({
    ...makeCitedAnswerLine(toneOf(note.code), describeNote(note, naming), note.cite, naming),
    ...(note.code === 'player-rules' ? { manual: sourceName(note.about ?? '') } : {}),
  }));
}

/** Merges the lines about uncounted powers into one line, placed last. */
export function mergeUncountedPowers(lines: readonly AnswerLine[]): readonly AnswerLine[] {
  const powers = lines.flatMap(({ manual }) => (manual === undefined ? [] : [manual]));
  if (powers.length === 0) return lines;
  const told = makeAnswerLine('warn', MAP_TOOL_TEXT.notCounted([...new Set(powers)]));
  return [...lines.filter(({ manual }) => manual === undefined), told];
}

function toneOf(code: NoteCode): LineTone {
  if (GOOD_NOTES.includes(code)) return 'good';
  return PLAIN_NOTES.includes(code) ? 'plain' : 'warn';
}

export function listChangeLines(
  tally: ModifiedValue,
  value: 'attack' | 'defense' | 'damage',
  naming: Naming,
): AnswerLine[] {
  return tally.changes.map((change) => ({
    ...makeCitedAnswerLine('plain', describeChange(change, value), change.cite, naming),
    strong: describeChangeEffect(change, value),
  }));
}

/** Formats a line with its source: `Hindering terrain: defense +1 (Core rules, 2008 · Hindering Terrain)`. */
export function printAnswerLine({ text, source }: AnswerLine): string {
  return source === null ? text : `${text} (${source})`;
}
