import { describe, expect, test } from 'vitest';
import { hasEdge, hasSquare } from '../../src/board/board';
import { EDITION_IDS, editionName, loadRuleset } from '../../src/rules';
import { type Mark, NOTE_CODES, WHY_CODES } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';
import type { Position } from '../../src/table/position';
import { askedOf, citationsOf, objectsIn } from '../helpers/citations';

const BASES = ['book', 'faq', 'reading', 'common'];

function pointsAtSomething(position: Position, mark: Mark): boolean {
  if (mark.mark === 'square') return hasSquare(position.board, mark.square);
  if (mark.mark === 'edge') return hasEdge(position.board, mark.edge);
  return position.pieces.some((piece) => piece.id === mark.piece);
}

/** What cannot be destroyed, or dealt with by hand, needs no reason against. */
function meetsNothing(answer: Record<string, unknown>): boolean {
  return 'debris' in answer || ('cost' in answer && 'cite' in answer && answer.cost === null);
}

test('every edition of the notation stands, once', () => {
  expect(EDITIONS.map((edition) => edition.id)).toEqual(EDITION_IDS);
});

test('the registry loads each by its id, under its name, and no other', async () => {
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
  const asked = askedOf(edition);
  const citations = citationsOf(edition, asked);

  test('names a passage and itself wherever it gives a source', () => {
    const wrong = citations.filter(
      ({ edition: id, passage, basis }) => id !== edition.id || !/^\S.*\S$/.test(passage) || !BASES.includes(basis),
    );
    expect(wrong).toEqual([]);
    expect(citations.length).toBeGreaterThan(10);
  });

  test('stands on the FAQ only where there is one, and says so in the passage', () => {
    const hasFaq = edition.id === 'hypertime-2003';
    for (const { passage, basis } of citations)
      expect([passage, passage.startsWith('FAQ: ')]).toEqual([passage, hasFaq && basis === 'faq']);
  });

  test('refuses by the codes of the notation, and never without one but where nothing is there to be dealt with', () => {
    const codes = new Set<unknown>();
    for (const { given } of asked) {
      for (const answer of given) {
        for (const each of objectsIn(answer)) {
          if ('code' in each) codes.add(each.code);
          if (!('legal' in each) || meetsNothing(each)) continue;
          expect(each.legal).toBe((each.reasons as unknown[]).length === 0);
        }
      }
    }
    const known: unknown[] = [...WHY_CODES, ...NOTE_CODES];
    expect([...codes].filter((code) => !known.includes(code))).toEqual([]);
  });

  test('destroys nothing that it has a reason against', () => {
    for (const answer of asked.flatMap(({ given }) => given)) {
      for (const each of objectsIn(answer)) {
        if (!('debris' in each) || each.legal === false) continue;
        expect(each.reasons).toEqual([]);
      }
    }
  });

  test('points at squares, walls and pieces that are there', () => {
    for (const { position, given } of asked) {
      const marks = [...objectsIn(given)].filter((each) => 'mark' in each) as unknown as Mark[];
      expect(marks.filter((mark) => !pointsAtSomething(position, mark))).toEqual([]);
    }
  });

  test('lists each power once, and says which stand outside its sources', () => {
    const ids = edition.powers.map((power) => power.id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, standing, cite } of edition.powers) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([id, cite.basis === 'common']).toEqual([id, standing === 'applied-in-common']);
    }
  });
});
