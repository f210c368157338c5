import { Document, isCollection, isMap, Scalar } from 'yaml';
import { err, ok, type Result } from '../plain/result';
import type { Position } from '../table/position';
import type { Case, Expectation, Question, Sheet } from './case';
import { readEvents } from './events';
import { printExpectation, readExpectation } from './expect';
import type { Fault } from './fault';
import { readForce } from './force';
import { withMarks } from './marked';
import { printPositionKeys } from './position';
import { printQuestion } from './print-questions';
import { QUESTION_READERS } from './questions';
import { type KnowsEdition, type Parts, parseOneQuestion, parseSheets } from './sheets';

const WHOLE: Parts = {
  questions: { ...QUESTION_READERS, play: readEvents, force: readForce },
  expectation: readExpectation,
};

/**
 * Reads a file of cases, each by itself: a bad one leaves the others alone. Never empty: a file that cannot be taken at all, or
 * holds nothing, is one fault.
 */
export function parseCases(text: string, file: string, knows: KnowsEdition): Result<Case, Fault>[] {
  // What is wanted is there, or the sheet is a fault: so every good sheet is a case.
  return parseSheets(text, file, knows, WHOLE, ['edition', 'ask', 'expect']) as Result<Case, Fault>[];
}

/** Reads one shared position: a case, or a position that asks nothing. Smoke and barriers are terrain of its board. */
export function parsePosition(
  text: string,
  file: string,
  knows: KnowsEdition,
): Result<Sheet & { readonly position: Position }, Fault> {
  const [first, second] = parseSheets(text, file, knows, WHOLE, ['edition', 'map']);
  if (!first?.ok) return first as { readonly ok: false; readonly fault: Fault };
  const whole = { file, document: 0, title: first.value.title, path: [], line: null };
  if (second) return err({ ...whole, code: 'wrong-length', detail: 'one position is wanted' });
  const { position } = first.value;
  return position
    ? ok({ ...first.value, position: withMarks(position) })
    : err({ ...whole, code: 'missing-key', detail: 'map' });
}

/** Reads one question: a case, or a position that asks something and expects nothing. */
export function parseQuestion(text: string, file: string, knows: KnowsEdition): ReturnType<typeof parseOneQuestion> {
  return parseOneQuestion(text, file, knows, WHOLE);
}

/** Reads every question of a file, each by itself: a bad one leaves the others alone. */
export function parseQuestions(
  text: string,
  file: string,
  knows: KnowsEdition,
): Result<Sheet & { readonly ask: Question }, Fault>[] {
  // What is wanted is there, or the sheet is a fault: so every good sheet asks.
  return parseSheets(text, file, knows, WHOLE, ['edition', 'ask']) as Result<
    Sheet & { readonly ask: Question },
    Fault
  >[];
}

/** One case in canonical notation; `parseCases` reads it back the same. */
export function printCase(one: Case): string {
  return printSheet(one);
}

/** Several cases, as a file. */
export function printCases(cases: readonly Case[]): string {
  return cases.map(printCase).join('---\n');
}

/** A position to share, with or without a question; `parsePosition` reads it back. */
export function printPosition(
  position: Position,
  edition: string,
  ask: Question | null = null,
  title: string | null = null,
): string {
  return printSheet({ title, edition, cite: null, position, ask, expect: null });
}

function printSheet(sheet: Sheet): string {
  const keys = new Map<string, unknown>();
  if (sheet.title !== null) keys.set('title', sheet.title);
  keys.set('edition', sheet.edition);
  if (sheet.cite !== null) keys.set('cite', sheet.cite);
  if (sheet.position) for (const [key, value] of printPositionKeys(sheet.position)) keys.set(key, value);
  if (sheet.ask) keys.set('ask', printQuestion(sheet.ask));
  if (sheet.ask && sheet.expect) keys.set('expect', printExpectation(sheet.expect as Expectation, sheet.ask));
  return toYaml(keys);
}

/** Everything on one line, but the map a drawing, and pieces, objects, groups and events a line each. */
function toYaml(keys: ReadonlyMap<string, unknown>): string {
  const document = new Document(keys, { aliasDuplicateObjects: false });
  for (const [key] of keys) {
    const node = document.get(key, true);
    if (key === 'map' && node instanceof Scalar) node.type = Scalar.BLOCK_LITERAL;
    if (!isCollection(node)) continue;
    const played = key === 'ask' && isMap(node) ? node.get('play') : null;
    const lines = ['pieces', 'objects', 'groups'].includes(key) ? node : isCollection(played) ? played : null;
    node.flow = !lines;
    for (const item of lines?.items ?? []) {
      const value = (item as { value?: unknown }).value ?? item;
      if (isCollection(value)) value.flow = true;
    }
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
