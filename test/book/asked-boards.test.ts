import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerNotation } from '../../src/app/rules/answer-notation';
import { BOOKS, ENTRIES, findEntryByTopic } from '../../src/book';
import { ASKED_BOARDS } from '../../src/book/search/boards';
import { makeEntrySearch } from '../../src/book/search/entry-search';
import { listAnswerNumbers } from '../../src/text/answer/describe-answer';

/*
 * Boards that answer questions. `board-answers.txt` has a line for each board, from the readings and entries of each
 * edition: the board's first question, then for some editions `edition edition: verdict; number`.
 */

/** Expected verdict of a board, and numbers or reasons that must be among the texts of the answer. */
interface ExpectedAnswer {
  readonly question: string;
  readonly edition: string;
  readonly verdict: string;
  readonly texts: readonly string[];
}

const EXPECTED: readonly ExpectedAnswer[] = readFileSync(join(import.meta.dirname, 'board-answers.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .flatMap((line) => {
    const [question = '', ...answers] = line.split(' | ');
    return answers.flatMap((answer) => {
      const colon = answer.indexOf(': ');
      const [verdict = '', ...texts] = answer.slice(colon + 2).split('; ');
      return answer
        .slice(0, colon)
        .split(' ')
        .map((edition) => ({ question, edition, verdict, texts }));
    });
  });

const EDITIONS = BOOKS.map((book) => book.edition);

/** Texts of the engine's answer to a board: the verdict, the numbers and the reasons. */
function listTexts(position: string, edition: string): readonly string[] {
  const answered = answerNotation(`edition: ${edition}\n${position}`);
  if (!answered.ok) return [answered.fault.sentence];
  const { answer } = answered.value;
  return [answer.verdict, ...listAnswerNumbers(answer), ...answer.lines.map((line) => line.text)];
}

test('the engine answers every board as the book does', () => {
  const wrong = EXPECTED.flatMap(({ question, edition, verdict, texts }) => {
    const board = ASKED_BOARDS.find(({ questions }) => questions[0] === question);
    if (!board) return [`no board: ${question}`];
    const told = listTexts(board.position, edition);
    return told[0] === verdict && texts.every((text) => told.includes(text))
      ? []
      : [`${question}, ${edition}: ${told.join(' · ')}`];
  });
  expect(wrong).toEqual([]);
});

test('every board has an expected answer in each edition with an entry on one of its topics, and in no other', () => {
  const pairs = ASKED_BOARDS.flatMap(({ questions, topics }) =>
    EDITIONS.filter((edition) => topics.some((topic) => findEntryByTopic(edition, topic) !== null)).map(
      (edition) => `${questions[0]}, ${edition}`,
    ),
  );
  expect(EXPECTED.map(({ question, edition }) => `${question}, ${edition}`).sort()).toEqual(pairs.sort());
});

test('every topic of a board exists', () => {
  const topics = new Set(ENTRIES.map((entry) => entry.topic));
  expect(ASKED_BOARDS.flatMap((board) => board.topics.filter((topic) => !topics.has(topic)))).toEqual([]);
});

test('every board has four to ten questions, and no two boards have the same', () => {
  expect(ASKED_BOARDS.filter(({ questions }) => questions.length < 4 || questions.length > 10)).toEqual([]);
  const all = ASKED_BOARDS.flatMap(({ questions }) => questions);
  expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([]);
});

test('an entry shows the board that answers the question', () => {
  const search = makeEntrySearch(ENTRIES);
  search.read(ENTRIES.length);
  const others = ASKED_BOARDS.flatMap((board) =>
    ENTRIES.filter(({ topic }) => board.topics.includes(topic)).flatMap((entry) =>
      board.questions.flatMap((question) => {
        const shown = search.answer(question, entry).board;
        return shown === board ? [] : [`${question}, ${entry.id}: ${shown?.questions[0] ?? 'none'}`];
      }),
    ),
  );
  expect(others).toEqual([]);
});

test.each([
  ['does stealth work in the open', 'stealth'],
  ["can't i shoot stealth in the open", 'stealth'],
  ['does hindering terrain stop my move', 'hindering-moving'],
])('“%s” gets no board, because yes and no would be the wrong way round', (typed, topic) => {
  const entry = findEntryByTopic('core-2008', topic);
  expect(entry && makeEntrySearch(ENTRIES).answer(typed, entry).board).toBeNull();
});
