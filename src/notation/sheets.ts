import { err, ok, type Result } from '../plain/result';
import type { Field } from '../rules/action-fields';
import type { Position } from '../table/position';
import {
  type Expectation,
  MAPLESS_QUESTIONS,
  type ParsedCase,
  QUESTION_NAMES,
  type Question,
  type QuestionArguments,
  type QuestionName,
} from './case';
import type { CasePosition } from './case-position';
import type { KeyPath, NotationFault } from './fault';
import { readField } from './field-types';
import { addComplaint, openSection, type ParseContext, readOptional, readText, type Section } from './parse-context';
import { POSITION_KEYS, readPosition } from './position';
import { parseYamlDocuments, type YamlDocument } from './yaml';

/** Returns whether an edition id is in the registry. */
export type KnowsEdition = (id: string) => boolean;

/** Readers for the questions and expectations of a sheet. */
export interface SheetReaders {
  /** Fields of the questions to read, by name. The arguments of all other questions are not read. */
  readonly questions: { readonly [Name in QuestionName]?: Field<QuestionArguments[Name]> };
  /** Reader of `expect`. Null skips the key, for callers that compare nothing. */
  readonly expectation:
    | ((
        reading: ParseContext,
        value: unknown,
        path: KeyPath,
        ask: Question,
        position: CasePosition | null,
      ) => Expectation)
    | null;
}

const KEYS = ['title', 'edition', 'cite', ...POSITION_KEYS, 'ask', 'expect'];

/** Parses one question: a case, or a position with a question and no expectation. */
export function parseOneQuestion(
  text: string,
  file: string,
  knows: KnowsEdition,
  parts: SheetReaders,
): Result<ParsedCase & { readonly ask: Question }, NotationFault> {
  const [first, second] = parseSheets(text, file, knows, parts, ['edition', 'ask']);
  if (!first?.ok) return first as { readonly ok: false; readonly fault: NotationFault };
  const { ask, title } = first.value;
  const whole = { file, document: 0, title, path: [], line: null };
  if (second) return err({ ...whole, code: 'wrong-length', detail: 'one question is wanted' });
  return ask ? ok({ ...first.value, ask }) : err({ ...whole, code: 'missing-key', detail: 'ask' });
}

/** Parses every document of a text, each independently of the others. */
export function parseSheets(
  text: string,
  file: string,
  knows: KnowsEdition,
  parts: SheetReaders,
  wanted: readonly string[],
): Result<ParsedCase, NotationFault>[] {
  const sheaves = parseYamlDocuments(text);
  if (!sheaves.ok) return [err({ ...sheaves.fault, file, document: 0 })];
  return sheaves.value.map((sheaf, index) => {
    const document = index + 1;
    return sheaf.ok
      ? readSheet(sheaf.value, file, document, knows, parts, wanted)
      : err({ ...sheaf.fault, file, document });
  });
}

function readSheet(
  sheaf: YamlDocument,
  file: string,
  document: number,
  knows: KnowsEdition,
  parts: SheetReaders,
  wanted: readonly string[],
): Result<ParsedCase, NotationFault> {
  const reading: ParseContext = { complaints: [] };
  const section = openSection(reading, sheaf.value, [], KEYS);
  const title = readOptional(section, 'title', null, readText);
  const sheet = readKeys(section, title, knows, parts, wanted);
  const [first] = reading.complaints;
  if (!first) return ok(sheet);
  return err({ ...first, file, document, title: title || null, line: sheaf.lineOf(first.path) });
}

function readKeys(
  section: Section,
  title: string | null,
  knows: KnowsEdition,
  parts: SheetReaders,
  wanted: readonly string[],
): ParsedCase {
  const { reading, entries } = section;
  for (const key of wanted) if (!entries.has(key) && entries.size > 0) addComplaint(reading, [], 'missing-key', key);
  const edition = readOptional(section, 'edition', '', (_, value, path) => readEdition(reading, value, path, knows));
  const needsMap = POSITION_KEYS.some((key) => entries.has(key)) || !asksWithoutMap(entries.get('ask'));
  const position = needsMap ? readPosition(section) : null;
  const ask = readOptional(section, 'ask', null, (_, value, path) =>
    readQuestion(reading, value, path, position, parts),
  );
  const compared = parts.expectation;
  const expect =
    ask && compared
      ? readOptional(section, 'expect', null, (_, value, path) => compared(reading, value, path, ask, position))
      : null;
  return { title, edition, cite: readOptional(section, 'cite', null, readText), position, ask, expect };
}

/**
 * Reads the value of `ask`. Reports an unknown question as a complaint and returns null. A question about a map needs a
 * position.
 */
function readQuestion(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: CasePosition | null,
  { questions }: SheetReaders,
): Question | null {
  const [entry, more] = openSection(reading, value, path, null).entries;
  if (!entry || more) {
    if (value instanceof Map) addComplaint(reading, path, 'wrong-length', 'one question a case');
    return null;
  }
  const [name, asked] = entry;
  const ask = QUESTION_NAMES.find((each) => each === name);
  if (!ask) {
    addComplaint(reading, [...path, name], 'unknown-question', name);
    return null;
  }
  if (!position && !MAPLESS_QUESTIONS.includes(ask)) return null;
  const field: Field<unknown> | undefined = questions[ask];
  const context = { reading, position: position as Position };
  return { ask, of: field && readField(context, field, asked, [...path, name]) } as Question;
}

function asksWithoutMap(ask: unknown): boolean {
  return ask instanceof Map && MAPLESS_QUESTIONS.some((name) => ask.has(name));
}

function readEdition(reading: ParseContext, value: unknown, path: KeyPath, knows: KnowsEdition): string {
  const edition = readText(reading, value, path);
  if (edition !== '' && !knows(edition)) addComplaint(reading, path, 'unknown-edition', edition);
  return edition;
}
