import { describe, expect, test } from 'vitest';
import { hasEdge, hasSquare, squaresOf } from '../../src/board/board';
import { OPEN } from '../../src/board/terrain';
import { fold } from '../../src/game/fold';
import { EDITION_IDS, EDITIONS } from '../../src/rules';
import { type Citation, type Mark, NOTE_CODES, WHY_CODES } from '../../src/rules/answer';
import type { Deed, Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import type { Position } from '../../src/table/position';
import { BEGAN, joined } from '../game/make';
import { wildPosition } from '../helpers/wild-position';

const SEEDS = [5, 26, 47];
const BASES = ['book', 'faq', 'reading', 'common'];

/** Every object inside a value, itself included. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* objectsIn(each);
}

function citationsIn(value: unknown): Citation[] {
  return [...objectsIn(value)].filter((each) => 'passage' in each) as unknown as Citation[];
}

/** Answers to all that can be asked about a position. */
function* answers(edition: Ruleset, position: Position): Generator<unknown> {
  const { board, pieces } = position;
  const edges = [...board.walls.keys()].filter((edge) => board.walls[edge] !== OPEN).slice(0, 4);
  const targets = [
    ...edges.map((edge) => ({ edge })),
    ...squaresOf(board)
      .slice(0, 8)
      .map((square) => ({ square })),
  ];
  for (const { id: a, squares } of pieces) {
    for (const action of ['move', 'charge', ...edition.moves]) {
      const question = { piece: a, action, carrying: null, mode: null, actionPoints: null, run: false };
      yield edition.reach(position, question);
      for (const to of squares.length === 1 ? squaresOf(board).slice(0, 8) : [])
        yield edition.move(position, { ...question, to: [to] });
    }
    for (const attack of edition.attacks)
      for (const target of targets)
        yield edition.destroy(position, { attacker: a, target, attack, strength: null, aim: 0 });
    for (const target of targets) yield edition.interact?.(position, { piece: a, target });
    yield edition.cost?.(position, { piece: a, of: 'attack' });
    for (const { id: b } of pieces) {
      yield edition.see(position, { piece: a }, { piece: b });
      yield edition.adjacent(position, { piece: a }, { piece: b });
      yield edition.range(position, { piece: a }, { piece: b });
      if (a === b) continue;
      yield edition.carry(position, { carrier: a, carried: b });
      yield edition.knockBack(position, { attacker: a, target: b, taken: 2, direction: 2 });
      yield edition.slam?.(position, { attacker: a, target: b, spaces: 2, damage: 3, direction: 2 });
      yield edition.breakthrough?.(position, { attacker: a, target: b, strength: 3, defend: 1 });
      const question = { attacker: a, strength: null, aim: 0, defend: 0, from: null, object: null };
      for (const attack of edition.attacks) yield edition.hit(position, { ...question, targets: [b], attack });
      const third = pieces.find((each) => each.id !== a && each.id !== b);
      if (third) yield edition.hit(position, { ...question, targets: [b, third.id], attack: 'ranged' });
    }
  }
}

/** What is said of deeds at the table, allowed and not. */
function deedsOf(edition: Ruleset): unknown[] {
  const turn: Fact = { fact: 'turn', side: 'red', round: 1 };
  const tired: Fact = { fact: 'tokens', piece: 'A', by: 2 };
  const deeds: Deed[] = [
    ...[...edition.actions.map((action) => action.id), 'close'].map(
      (action): Deed => ({ deed: 'act', piece: 'A', action }),
    ),
    { deed: 'act', piece: 'B', action: 'move' },
    { deed: 'damage', piece: 'B', clicks: 2, by: 'A' },
    { deed: 'damage', piece: 'B', clicks: 99, by: 'A' },
    { deed: 'heal', piece: 'B', clicks: 1 },
    { deed: 'token', piece: 'A', by: 1 },
    { deed: 'begin-turn', side: 'blue' },
    { deed: 'end-turn', side: 'red' },
  ];
  return [[], [tired]].flatMap((before) => {
    const { table } = fold([BEGAN, joined('A', 'red'), joined('B', 'blue'), ...before, turn]);
    return deeds.map((deed) => edition.give(table, deed));
  });
}

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
  expect(EDITIONS.map((edition) => edition.id).sort()).toEqual([...EDITION_IDS].sort());
});

describe.each(EDITIONS)('$id', (edition) => {
  const positions = SEEDS.map((seed) => wildPosition(seed, { width: 6, height: 6, pieces: 6 }));
  const asked = positions.map((position) => ({ position, given: [...answers(edition, position)] }));
  const all = [edition.powers, edition.force, edition.markers];
  const everything = [...asked.flatMap(({ given }) => given), ...deedsOf(edition), ...all];
  const citations = new Map(citationsIn(everything).map((cite) => [JSON.stringify(cite), cite]));

  test('names a passage and itself wherever it gives a source', () => {
    const wrong = [...citations.values()].filter(
      ({ edition: id, passage, basis }) => id !== edition.id || !/^\S.*\S$/.test(passage) || !BASES.includes(basis),
    );
    expect(wrong).toEqual([]);
    expect(citations.size).toBeGreaterThan(10);
  });

  test('stands on the FAQ only where there is one, and says so in the passage', () => {
    const hasFaq = edition.id === 'hypertime-2003';
    for (const { passage, basis } of citations.values())
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

  test('lists each power once, says which stand outside its sources, and leaves the players only those it does nothing about', () => {
    const ids = edition.powers.map((power) => power.id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, standing, effects, cite } of edition.powers) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([id, cite.basis === 'common']).toEqual([id, standing === 'applied-in-common']);
      if (standing === 'player-rules') expect([id, effects]).toEqual([id, []]);
    }
  });
});
