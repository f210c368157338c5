import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printBoardText } from '../../src/board/board-text';
import {
  canRedo,
  findEntry,
  jump,
  type Log,
  listAppliedFacts,
  listHistory,
  makeEmptyLog,
  makeLog,
  redo,
  undo,
} from '../../src/game/log';
import { parseFact } from '../../src/game/parse-fact';
import { foldUnchecked } from '../../src/game/valid-facts';
import { columnName } from '../../src/grid/square';
import { DECK_PLACES, listCardsAt } from '../../src/table/decks';
import { type Fact, MARKER_KINDS, type TurnBoundary } from '../../src/table/facts';
import { applyFacts, emptyTable, fold } from '../../src/table/fold/fold';
import { ALTERED_VALUES } from '../../src/table/piece';
import { getTablePosition } from '../../src/table/table-position';
import { TALLIES } from '../../src/table/tally-kinds';
import { HERO_CARD } from '../helpers/mission';
import { dailyRuns } from '../helpers/seeds';
import {
  appendTapToLog,
  BEGAN_FACT,
  clickFact,
  joinFact,
  MAPPED_FACT,
  makeEventDial,
  makeFeatCard,
  placeFact,
} from './make';

const PIECES = ['A', 'B', 'C', 'D'];
const piece = fc.constantFrom(...PIECES);
const side = fc.constantFrom('red', 'blue');
const square = fc.tuple(fc.nat(8), fc.nat(8)).map(([x, y]) => `${columnName(x)}${y + 1}`);

const until: fc.Arbitrary<TurnBoundary | null> = fc.option(
  fc.record({ side, when: fc.constantFrom('turn-begins' as const, 'turn-ends' as const) }),
);

const card = fc.constantFrom('Iron Will', 'Storm', '__proto__');
const deckCard = fc.constantFrom('1', '2', '3', '__proto__');
const CARDS = [makeFeatCard(10), makeFeatCard(5, true), makeEventDial(3, true), makeEventDial(3, false)];

/** Arbitrary facts: mostly possible, some impossible, such as a ninth column, removed figures, or NaN. */
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.constantFrom(BEGAN_FACT, MAPPED_FACT),
  fc.tuple(piece, side, fc.integer({ min: 1, max: 7 })).map(([id, of, clicks]) => joinFact(id, of, clicks)),
  { weight: 4, arbitrary: fc.tuple(piece, square).map(([id, at]) => placeFact(id, at)) },
  {
    weight: 4,
    arbitrary: fc.tuple(piece, fc.integer({ min: -3, max: 4 }), piece).map(([id, by, from]) => clickFact(id, by, from)),
  },
  piece.map((id): Fact => clickFact(id, Number.NaN)),
  fc.tuple(piece, fc.integer({ min: -2, max: 2 })).map(([id, by]): Fact => ({ fact: 'tokens', piece: id, by })),
  piece.map((id): Fact => ({ fact: 'acted', piece: id, action: 'move' })),
  fc.tuple(side, fc.integer({ min: 1, max: 9 })).map(([of, round]): Fact => ({ fact: 'turn', side: of, round })),
  fc
    .tuple(side, fc.integer({ min: -50, max: 100 }))
    .map(([of, points]): Fact => ({ fact: 'scored', side: of, points, piece: null })),
  fc
    .constantFrom('defeated', 'returned', 'left')
    .chain((kind) =>
      piece.map(
        (id): Fact =>
          kind === 'defeated' ? { fact: kind, piece: id, by: null } : { fact: kind as 'returned' | 'left', piece: id },
      ),
    ),
  square.map((at): Fact => ({ fact: 'object', object: 'o', kind: 'light', square: at })),
  { weight: 3, arbitrary: fc.tuple(piece, piece).map(([id, by]): Fact => ({ fact: 'captured', piece: id, by })) },
  piece.map((id): Fact => ({ fact: 'freed', piece: id })),
  fc
    .tuple(fc.constantFrom('map', 'objects'), fc.constantFrom('done', 'skipped', 'open'))
    .map(([step, state]): Fact => ({ fact: 'set-up', step, state: state as 'done' | 'skipped' | 'open' })),
  fc
    .tuple(piece, fc.constantFrom('super-strength', 'charge'), fc.boolean(), until)
    .map(([id, power, off, end]): Fact => ({ fact: 'switched', piece: id, power, off, until: end })),
  fc
    .tuple(piece, fc.constantFrom(...ALTERED_VALUES), fc.integer({ min: -3, max: 3 }), until)
    .map(([id, value, by, end]): Fact => ({ fact: 'altered', piece: id, value, by, until: end })),
  fc
    .tuple(fc.constantFrom('m', 'n'), fc.constantFrom(...MARKER_KINDS), fc.option(square), until)
    .map(([marker, kind, at, end]): Fact => ({ fact: 'marker', marker, kind, square: at, owner: 'red', until: end })),
  {
    weight: 3,
    arbitrary: fc
      .tuple(card, fc.constantFrom(...CARDS), fc.option(side), fc.subarray(PIECES), fc.integer({ min: 1, max: 4 }))
      .map(([id, is, owner, pieces, click]): Fact => ({ fact: 'card', card: id, is, owner, pieces, click })),
  },
  fc.tuple(card, fc.integer({ min: -9, max: 9 })).map(([id, by]): Fact => ({ fact: 'card-turned', card: id, by })),
  card.map((id): Fact => ({ fact: 'card-left', card: id })),
  fc
    .tuple(side, fc.integer({ min: -20, max: 20 }), card, fc.option(piece))
    .map(([of, points, id, on]): Fact => ({ fact: 'scored', side: of, points, card: id, piece: on })),
  fc.tuple(fc.constantFrom('d', '__proto__'), fc.option(side), fc.uniqueArray(deckCard, { maxLength: 4 })).map(
    ([deck, owner, ids]): Fact => ({
      fact: 'deck',
      deck,
      owner,
      cards: ids.map((id) => ({ id, name: '', text: '' })),
    }),
  ),
  {
    weight: 3,
    arbitrary: fc
      .tuple(deckCard, fc.constantFrom(...DECK_PLACES))
      .map(([id, to]): Fact => ({ fact: 'dealt', deck: 'd', card: id, to })),
  },
  fc.option(fc.shuffledSubarray(['1', '2', '3'])).map((order): Fact => ({ fact: 'shuffled', deck: 'd', order })),
  fc
    .tuple(deckCard, fc.constantFrom('hand', 'deck'), fc.option(deckCard, { nil: undefined }))
    .map(
      ([mark, to, id]): Fact => ({ fact: 'unseen', deck: 'd', mark, to, ...(id === undefined ? {} : { card: id }) }),
    ),
  fc.constant<Fact>({ fact: 'deck-left', deck: 'd' }),
  fc.option(side).map((of): Fact => ({ fact: 'seen-to', due: 'radiation, round 3', side: of })),
  fc.constantFrom('civilians', '__proto__').map((counter): Fact => ({ fact: 'uncounted', counter })),
  fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }).map((dice): Fact => ({ fact: 'rolled', dice, for: null })),
  fc
    .tuple(fc.constantFrom('civilians', '__proto__'), fc.integer({ min: -2, max: 2 }))
    .map(([counter, by]): Fact => ({ fact: 'counted', counter, by })),
  fc
    .tuple(fc.constantFrom('red', 'green'), fc.nat(90_000))
    .map(([of, ms]): Fact => ({ fact: 'clocked', side: of, ms })),
  fc
    .tuple(fc.constantFrom('twelve-stands', '__proto__'), fc.boolean())
    .map(([rule, on]): Fact => ({ fact: 'house-ruled', rule, name: `Rule ${rule}`, on })),
  fc
    .tuple(fc.constantFrom('core-2008/walls', '__proto__'), fc.option(fc.constantFrom('So.', 'Not so.')))
    .map(([entry, text]): Fact => ({ fact: 'house-noted', entry, title: 'Walls', text })),
  fc
    .tuple(fc.constantFrom('outwit', '__proto__'), fc.option(fc.constant([{ effect: 'evade', least: 5 } as const])))
    .map(([power, effects]): Fact => ({ fact: 'meaning', power, effects })),
  fc.boolean().map((on): Fact => ({ fact: 'planner', on })),
  fc.option(fc.nat(9)).map((rounds): Fact => ({ fact: 'limit', ms: null, rounds })),
  fc
    .tuple(side, fc.integer({ min: 0, max: 90 }))
    .map(([of, points]): Fact => ({ fact: 'scored', side: of, points, survived: true, piece: null })),
  fc.option(side).map((winner): Fact => ({ fact: 'ended', winner })),
  fc
    .tuple(fc.constantFrom('one', 'two'), fc.option(piece))
    .map(([phase, id]): Fact => ({ fact: 'phase', phase, piece: id })),
  piece.map((id): Fact => ({ fact: 'carded', piece: id, card: HERO_CARD })),
  fc
    .tuple(
      piece,
      fc.constantFrom(...TALLIES),
      fc.constantFrom(null, 'move', '__proto__'),
      fc.integer({ min: -3, max: 3 }),
    )
    .map(([id, tally, of, by]): Fact => ({ fact: 'tallied', piece: id, tally, of, by })),
  fc.tuple(fc.option(square), fc.option(piece), fc.option(fc.nat(4))).map(
    ([at, holder, strength]): Fact => ({
      ...{ fact: 'token', token: 'k', kind: 'objective', square: at },
      ...{ holder, strength, wounds: 0 },
    }),
  ),
);

type Move = { readonly tap: Fact[] } | 'undo' | 'redo' | { readonly jump: number };
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.array(fact, { maxLength: 3 }).map((facts) => ({ tap: facts })) },
  { weight: 3, arbitrary: fc.constant<Move>('undo') },
  { weight: 2, arbitrary: fc.constant<Move>('redo') },
  { weight: 1, arbitrary: fc.nat(60).map((seq) => ({ jump: seq })) },
);

function make(log: Log, each: Move): Log {
  if (each === 'undo') return undo(log);
  if (each === 'redo') return redo(log);
  return 'jump' in each ? jump(log, each.jump) : appendTapToLog(log, ...each.tap);
}

/** Rebuilds the table of a log: follows parents from the cursor and folds all facts from the start. */
function rebuilt(log: Log) {
  const facts: unknown[] = [];
  for (let seq = log.cursor; seq !== null; seq = findEntry(log, seq)?.parent ?? null)
    facts.unshift(...(findEntry(log, seq)?.facts ?? []));
  expect(listAppliedFacts(log)).toEqual(facts.filter((each) => parseFact(each).ok));
  return foldUnchecked(facts).table;
}

/** Returns the table with its board as text, because comparing arrays of thousands of numbers is slow. */
function told(log: Log) {
  return { ...log.table, board: log.table.board && printBoardText(log.table.board) };
}

function beginning(): Log {
  return appendTapToLog(makeEmptyLog('g'), BEGAN_FACT, MAPPED_FACT, joinFact('A', 'red'), joinFact('B', 'blue'));
}

function holds(moves: readonly Move[]): void {
  let log = beginning();
  const seen: Log[] = [log];
  for (const each of moves) {
    const count = listHistory(log).length;
    log = make(log, each);
    seen.push(log);
    if (log.cursor !== null) expect(redo(undo(log)).table).toEqual(log.table);
    if (canRedo(log)) expect(undo(redo(log)).table).toEqual(log.table);
    if (each === 'undo' || each === 'redo') expect(listHistory(log)).toHaveLength(count);
  }
  expect(rebuilt(log)).toEqual(log.table);
  for (const old of seen.slice(-5)) expect(rebuilt(old)).toEqual(old.table);

  const all = Array.from({ length: 2000 }, (_, seq) => findEntry(log, seq)).filter((entry) => entry !== null);
  expect(all).toHaveLength(1 + moves.filter((each) => typeof each === 'object' && 'tap' in each).length);
  const opened = makeLog('g', JSON.parse(JSON.stringify(all)), log.cursor, log.tip);
  expect(opened.reparented).toEqual([]);
  expect(told(opened.log)).toEqual(told(log));
  expect(listHistory(opened.log).map((entry) => entry.seq)).toEqual(listHistory(log).map((entry) => entry.seq));
}

describe('random games', () => {
  test('undo and redo are inverse, every branch stays, and the table is the fold of its facts', () => {
    fc.assert(fc.property(fc.array(move, { maxLength: 60 }), holds), { numRuns: dailyRuns(200, 60), seed: 2008 });
  });

  test('holds for a thousand taps with many checkpoints', () => {
    fc.assert(fc.property(fc.array(move, { minLength: 1000, maxLength: 1000 }), holds), { numRuns: 2, seed: 2002 });
  });

  test('folding one by one or all at once is the same, and dials stay within their ends', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 60 }), (facts) => {
        const all = [BEGAN_FACT, MAPPED_FACT, joinFact('A', 'red'), ...facts];
        const table = all.reduce((table, fact) => applyFacts(table, [fact]), emptyTable);
        expect(fold(all).table).toEqual(table);
        for (const standing of getTablePosition(table)?.pieces ?? []) {
          const values = [standing.speed, standing.attack, standing.defense, standing.damage, standing.range];
          expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
        }
        for (const {
          card: { dial },
          click,
        } of table.cards) {
          expect(click).toBeGreaterThanOrEqual(1);
          expect(click).toBeLessThanOrEqual(dial?.clicks.length ?? 1);
        }
        expect(new Set(table.cards.map(({ id }) => id)).size).toBe(table.cards.length);
        for (const deck of table.decks) {
          const inside = listCardsAt(deck, 'deck').map(({ id }) => id);
          if (deck.order !== null) expect([...deck.order].sort()).toEqual(inside.sort());
        }
        for (const figure of table.figures.values()) {
          expect(figure.click).toBeGreaterThanOrEqual(figure.start);
          expect(figure.click).toBeLessThanOrEqual(figure.character.dial.length + 1);
          expect(figure.tokens).toBeGreaterThanOrEqual(0);
          if (figure.captor === null) continue;
          expect(figure.squares).toEqual([]);
          const captor = table.figures.get(figure.captor);
          expect(captor).toMatchObject({ defeated: false, captor: null });
          expect(captor).not.toBe(figure);
        }
      }),
      { numRuns: dailyRuns(200, 60), seed: 2003 },
    );
  });
});
