import { Document, isCollection, isMap, Scalar } from 'yaml';
import { err, ok, type Result } from '../plain/result';
import { QUESTION_FIELDS } from '../rules/question-fields';
import type { Position } from '../table/position';
import type { Case, Expectation, ParsedCase, Question } from './case';
import { type CasePosition, withMarkedSquares } from './case-position';
import { PLAY_FIELD, type PlayEvent, printEvent } from './events';
import { printExpectation, readExpectation } from './expect';
import type { NotationFault } from './fault';
import { printField } from './field-types';
import { FORCE_FIELD } from './force';
import { printPositionKeys } from './position';
import { type KnowsEdition, parseOneQuestion, parseSheets, type SheetReaders } from './sheets';

/** Fields of the arguments of all questions, by the name of the question. */
export const ALL_QUESTIONS = { ...QUESTION_FIELDS, force: FORCE_FIELD, play: PLAY_FIELD };

const WHOLE: SheetReaders = { questions: ALL_QUESTIONS, expectation: readExpectation };

/**
 * Parses a file of cases, each independently of the others. An unreadable or empty file gives a single fault, so the
 * result is never empty.
 */
export function parseCases(text: string, file: string, knows: KnowsEdition): Result<Case, NotationFault>[] {
  // A sheet without a required key is a fault, so every valid sheet is a case.
  return parseSheets(text, file, knows, WHOLE, ['edition', 'ask', 'expect']) as Result<Case, NotationFault>[];
}

/**
 * Parses one shared position: a case, or a position without a question. In `position`, smoke and barriers are terrain
 * of the board. `written` is the position as the text states it.
 */
export function parseSharedPosition(
  text: string,
  file: string,
  knows: KnowsEdition,
): Result<ParsedCase & { readonly position: Position; readonly written: CasePosition }, NotationFault> {
  const [first, second] = parseSheets(text, file, knows, WHOLE, ['edition', 'map']);
  if (!first?.ok) return first as { readonly ok: false; readonly fault: NotationFault };
  const whole = { file, document: 0, title: first.value.title, path: [], line: null };
  if (second) return err({ ...whole, code: 'wrong-length', detail: 'one position is wanted' });
  const { position } = first.value;
  return position
    ? ok({ ...first.value, position: withMarkedSquares(position), written: position })
    : err({ ...whole, code: 'missing-key', detail: 'map' });
}

/** Parses one question: a case, or a position with a question and no expectation. */
export function parseQuestion(text: string, file: string, knows: KnowsEdition): ReturnType<typeof parseOneQuestion> {
  return parseOneQuestion(text, file, knows, WHOLE);
}

/** Parses every question of a file, each independently of the others. */
export function parseQuestions(
  text: string,
  file: string,
  knows: KnowsEdition,
): Result<ParsedCase & { readonly ask: Question }, NotationFault>[] {
  // A sheet without a required key is a fault, so every valid sheet has a question.
  return parseSheets(text, file, knows, WHOLE, ['edition', 'ask']) as Result<
    ParsedCase & { readonly ask: Question },
    NotationFault
  >[];
}

/** Prints a case in canonical notation; `parseCases` reads it back unchanged. */
export function printCase(one: Case): string {
  return printSheet(one);
}

export function printCases(cases: readonly Case[]): string {
  return cases.map(printCase).join('---\n');
}

/** Prints a position to share, with or without a question; `parseSharedPosition` reads it back. */
export function printPosition(
  position: Position,
  edition: string,
  ask: Question | null = null,
  title: string | null = null,
): string {
  return printSheet({ title, edition, cite: null, position, ask, expect: null });
}

/** Prints an event on one line: `act: [A, move]`. */
export function printPlayEvent(event: PlayEvent): string {
  const document = new Document(printEvent(event));
  for (const { value } of isMap(document.contents) ? document.contents.items : [])
    if (isCollection(value)) value.flow = true;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

function printSheet(sheet: ParsedCase): string {
  const keys = new Map<string, unknown>();
  if (sheet.title !== null) keys.set('title', sheet.title);
  keys.set('edition', sheet.edition);
  if (sheet.cite !== null) keys.set('cite', sheet.cite);
  if (sheet.position) for (const [key, value] of printPositionKeys(sheet.position)) keys.set(key, value);
  if (sheet.ask) keys.set('ask', { [sheet.ask.ask]: printField(ALL_QUESTIONS[sheet.ask.ask], sheet.ask.of) });
  if (sheet.ask && sheet.expect) keys.set('expect', printExpectation(sheet.expect as Expectation, sheet.ask));
  return toYaml(keys);
}

/**
 * Prints each key on one line. Exceptions: the map is a drawing; each piece, object, group and event has its own line.
 */
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
