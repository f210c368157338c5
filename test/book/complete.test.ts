import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerNotation } from '../../src/app/rules/answer-notation';
import { BOOKS, ENTRIES, findCitedEntry, findEntryByTopic, listAppliedEditions } from '../../src/book';
import { parseEntries, parseGlossary } from '../../src/book/entry';
import { QUESTION_NAMES } from '../../src/notation/case';
import type { Citation } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';
import { answerAllQuestions, listEditionCitations } from '../helpers/citations';

/**
 * Headings of each source, in order. Tips, examples and credits contain no rules and are omitted. The scan of 2002 has
 * lost its headings, so its parts are named by subject, as in citations.
 */
function readHeadings(edition: string): string[] {
  return readFileSync(join(import.meta.dirname, 'headings', `${edition}.txt`), 'utf8')
    .trim()
    .split('\n');
}

const small = (text: string): string => text.toLocaleLowerCase('en');

/** Lists headings that no entry of the edition names, with or without parent headings. */
function lacking(edition: string, headings: readonly string[]): string[] {
  const told = ENTRIES.filter((entry) => entry.edition === edition).flatMap((entry) => entry.sections.map(small));
  return headings.filter((heading) => {
    const name = small(heading);
    return !told.some((section) => section === name || section.endsWith(`: ${name}`));
  });
}

test('every source has a book', () => {
  expect(BOOKS.map((book) => book.edition)).toEqual(EDITIONS.map((edition) => edition.id));
});

test.each(BOOKS.map((book) => book.edition))('%s has an entry for every section of its source', (edition) => {
  const headings = readHeadings(edition);
  expect(headings.length).toBeGreaterThan(40);
  expect(lacking(edition, headings)).toEqual([]);
});

test('reports a section that no entry covers', () => {
  expect(lacking('core-2008', ['Walls', 'Walls: Painting walls'])).toEqual(['Walls: Painting walls']);
});

test('the headings contain every word of the glossary', () => {
  const words = readHeadings('core-2008').filter((heading) => heading.startsWith('THE HEROCLIX GLOSSARY: '));
  expect(words.length).toBeGreaterThan(130);
});

test('parses a glossary line into term, synonyms, meaning and related terms', () => {
  expect(parseGlossary('Words', '\nd6 / die | A cube. | dice rolls\n')).toEqual([
    { topic: 'term-d6', title: 'd6', at: 'Words: d6', body: 'A cube.', terms: 'die', see: 'dice rolls' },
  ]);
});

test('parses an entry into its fields, paragraphs and example', () => {
  const board = 'map: |\n  | . |\nask: {see: [A, B]}\n';
  expect(
    parseEntries(
      `\n# Walls: all {#wall}\nat: Walls | Doors\nasks: see move\nreason: Unclear.\nOne.\n\nTwo.\n${board}\n# B {#b}\nat: C\nD.\n`,
    ),
  ).toEqual([
    {
      topic: 'wall',
      title: 'Walls: all',
      at: 'Walls | Doors',
      asks: ['see', 'move'],
      basis: 'reading',
      reason: 'Unclear.',
      body: 'One.\n\nTwo.\n',
      example: board,
    },
    { topic: 'b', title: 'B', at: 'C', body: 'D.' },
  ]);
});

test('no field of an entry is misspelt, and no question unknown', () => {
  expect(ENTRIES.filter(({ body }) => body.some((text) => /^[a-z]+:/.test(text))).map(({ id }) => id)).toEqual([]);
  expect(ENTRIES.flatMap(({ asks }) => asks).filter((ask) => !QUESTION_NAMES.includes(ask))).toEqual([]);
});

const RULES = join(import.meta.dirname, '../../src/rules');

function textOf(folder: string): string {
  const files = readdirSync(join(RULES, folder)).filter((file) => file.endsWith('.ts'));
  return files.map((file) => readFileSync(join(RULES, folder, file), 'utf8')).join('\n');
}

/**
 * Lists the passages cited in the source of an edition and of its shared book. Includes passages that no test question
 * reaches.
 */
function written(edition: string): Citation[] {
  const own = textOf(`editions/${edition}`);
  const shared = /'\.\.\/\.\.\/(shared\/\w+)\/book'/.exec(own)?.[1];
  const text = own + (shared ? textOf(shared) : '');
  const calls = text.matchAll(/\b(cite|faq)\(\s*(['"])((?:(?!\2).)+)\2(?:,\s*'(\w+)')?/g);
  return [...calls].map(([, call, , passage = '', basis]) =>
    call === 'faq'
      ? { edition, passage: `FAQ: ${passage}`, basis: 'faq' }
      : { edition, passage, basis: (basis ?? 'book') as Citation['basis'] },
  );
}

describe.each(EDITIONS)('what $id cites', (edition) => {
  test('is in the book', () => {
    const cited = [...listEditionCitations(edition, answerAllQuestions(edition, [26])), ...written(edition.id)];
    expect(cited.length).toBeGreaterThan(30);
    expect([...new Set(cited.filter((cite) => !findCitedEntry(cite)).map((cite) => cite.passage))]).toEqual([]);
  });
});

test('a citation of a reading opens the entry marked as a reading, if there is one', () => {
  const passage = 'Blocking Terrain';
  expect(findCitedEntry({ edition: 'core-2008', passage, basis: 'book' })?.basis).toBe('book');
  expect(findCitedEntry({ edition: 'core-2008', passage, basis: 'reading' })?.basis).toBe('reading');
  expect(findCitedEntry({ edition: 'core-2008', passage: 'Nowhere', basis: 'book' })).toBeNull();
});

test('opens the entry about a passage rather than one that only mentions it', () => {
  const passage = 'Hindering Terrain: Ranged combat attacks and the hindering terrain modifier';
  expect(findCitedEntry({ edition: 'core-2008', passage, basis: 'book' })?.topic).toBe('hindering-modifier');
  for (const { edition, basis, sections } of ENTRIES)
    expect([edition, findCitedEntry({ edition, passage: sections[0] ?? '', basis })?.sections[0]]).toEqual([
      edition,
      sections[0],
    ]);
});

describe('each entry', () => {
  test('has text, and its related entries exist', () => {
    const wrong = ENTRIES.flatMap((entry) => [
      ...(entry.body.every((paragraph) => paragraph.length > 0) && entry.title !== '' ? [] : [`${entry.id} is empty`]),
      ...entry.related
        .filter((topic) => !findEntryByTopic(entry.edition, topic))
        .map((topic) => `${entry.id} knows no ${topic}`),
      ...(entry.related.includes(entry.topic) ? [`${entry.id} is beside itself`] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  test('has a reason exactly if it is a reading', () => {
    const wrong = ENTRIES.filter((entry) => (entry.basis === 'reading') !== (entry.reason !== null));
    expect(wrong.filter((entry) => entry.basis !== 'common').map((entry) => entry.id)).toEqual([]);
  });

  test('names an existing rule if it changes one', () => {
    const wrong = ENTRIES.flatMap((entry) => {
      const upon = listAppliedEditions(entry.edition)[1] ?? '';
      return entry.changes
        .filter((topic) => !findEntryByTopic(upon, topic))
        .map((topic) => `${entry.id} changes no ${topic}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('each example', () => {
  const examples = ENTRIES.flatMap((entry) => (entry.example === null ? [] : [[entry.id, entry] as const]));

  test('are numerous enough', () => expect(examples.length).toBeGreaterThan(45));

  test.each(examples)('%s is answered', (_, entry) => {
    const answer = answerNotation(`edition: ${entry.edition}\n${entry.example}`);
    expect(answer.ok ? null : answer.fault.sentence).toBeNull();
    // The entry must list the kind of question that its example asks.
    expect(entry.asks).toContain(answer.ok ? answer.value.question.ask : '');
  });
});
