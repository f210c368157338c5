import { describe, expect, test } from 'vitest';
import { hasEdge, hasSquare } from '../../src/board/board';
import { EDITION_IDS, editionName, loadRuleset } from '../../src/rules';
import { type Mark, NOTE_CODES, REFUSAL_CODES } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';

import type { Position } from '../../src/table/position';
import { answerAllQuestions, listEditionCitations, listObjects } from '../helpers/citations';

const BASES = ['book', 'faq', 'reading', 'common'];

function pointsAtSomething(position: Position, mark: Mark): boolean {
  if (mark.mark === 'square') return hasSquare(position.board, mark.square);
  if (mark.mark === 'edge') return hasEdge(position.board, mark.edge);
  return position.pieces.some((piece) => piece.id === mark.piece);
}

/** Returns whether an answer is a refusal without reasons: nothing can be destroyed, taken apart or opened. */
function meetsNothing(answer: Record<string, unknown>): boolean {
  return 'debris' in answer || ('cost' in answer && 'cite' in answer && answer.cost === null);
}

test('the registry has every edition of the notation exactly once', () => {
  expect(EDITIONS.map((edition) => edition.id)).toEqual(EDITION_IDS);
});

test('the registry loads each edition by its id and has its name', async () => {
  for (const edition of EDITIONS) {
    expect(await loadRuleset(edition.id)).toBe(edition);
    expect(editionName(edition.id)).toBe(edition.name);
  }
  for (const stranger of ['', 'core-1999', 'toString', '__proto__']) {
    expect(await loadRuleset(stranger)).toBeNull();
    expect(editionName(stranger)).toBe(stranger);
  }
});

describe.each(EDITIONS)('$id', (edition) => {
  const asked = answerAllQuestions(edition);
  const citations = listEditionCitations(edition, asked);

  test('cites a passage of its own edition in every answer', () => {
    const wrong = citations.filter(
      ({ edition: id, passage, basis }) => id !== edition.id || !/^\S.*\S$/.test(passage) || !BASES.includes(basis),
    );
    expect(wrong).toEqual([]);
    expect(citations.length).toBeGreaterThan(10);
  });

  test('cites the FAQ only if it has one, and says so in the passage', () => {
    const hasFaq = edition.id === 'hypertime-2003';
    for (const { passage, basis } of citations)
      expect([passage, passage.startsWith('FAQ: ')]).toEqual([passage, hasFaq && basis === 'faq']);
  });

  test('refuses with codes of the notation, and always gives one if there is something to refuse', () => {
    const codes = new Set<unknown>();
    for (const { given } of asked) {
      for (const answer of given) {
        for (const each of listObjects(answer)) {
          if ('code' in each) codes.add(each.code);
          if (!('legal' in each) || meetsNothing(each)) continue;
          expect(each.legal).toBe((each.reasons as unknown[]).length === 0);
        }
      }
    }
    const known: unknown[] = [...REFUSAL_CODES, ...NOTE_CODES];
    expect([...codes].filter((code) => !known.includes(code))).toEqual([]);
  });

  test('destroys nothing that it gives a reason against', () => {
    for (const answer of asked.flatMap(({ given }) => given)) {
      for (const each of listObjects(answer)) {
        if (!('debris' in each) || each.legal === false) continue;
        expect(each.reasons).toEqual([]);
      }
    }
  });

  test('marks only squares, walls and pieces that exist', () => {
    for (const { position, given } of asked) {
      const marks = [...listObjects(given)].filter((each) => 'mark' in each) as unknown as Mark[];
      expect(marks.filter((mark) => !pointsAtSomething(position, mark))).toEqual([]);
    }
  });

  test('lists each power once, and marks powers that are not in its sources', () => {
    const ids = edition.powers.map((power) => power.id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, standing, cite } of edition.powers) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([id, cite.basis === 'common']).toEqual([id, standing === 'applied-in-common']);
    }
  });
});
