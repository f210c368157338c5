import fc from 'fast-check';
import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { squareAt, squareName } from '../../src/grid/square';
import type { Case, ExpectedResult, Question } from '../../src/notation/case';
import { makeSetResult } from '../../src/notation/expected-results';
import { fraction } from '../../src/plain/fraction';
import { findAlliances } from '../../src/table/allies';
import { makePiece, type Piece, type StrikerState } from '../../src/table/piece';
import { makePosition, type Position } from '../../src/table/position';

/** Generates names, including names that YAML could parse as another type. */
const names = fc.oneof(
  fc.constantFrom(
    'A',
    'Titan',
    'The Provost',
    '7',
    '10',
    'no',
    'null',
    '__proto__',
    'a: b',
    '- x',
    '#1',
    "O'Dell",
    '"q"',
    'été',
    'x, y',
    '{z}',
    '1e3',
    ' lead',
    'two\nlines',
  ),
  fc.string({ minLength: 1, maxLength: 12 }),
);
const words = fc.constantFrom('flight', 'carry', 'super-senses', 'x2', 'charge');
const values = fc.integer({ min: 0, max: 20 });

function boards(): fc.Arbitrary<Board> {
  return fc
    .record({ width: fc.integer({ min: 3, max: 6 }), height: fc.integer({ min: 3, max: 6 }) })
    .chain(({ width, height }) => {
      const count = width * height;
      const list = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: count, maxLength: count });
      const lies = fc.constantFrom(0, 0, 0, 1, 2);
      return fc
        .record({
          ground: list(fc.tuple(fc.constantFrom(0, 0, 1, 2), fc.constantFrom(0, 0, 1, 2, 4, 8, 34, 128))),
          east: list(lies),
          south: list(lies),
          strength: fc.integer({ min: 1, max: 9 }),
          named: fc.boolean(),
        })
        .map(({ ground, east, south, strength, named }) => {
          const board = emptyBoard(width, height);
          for (const [index, square] of listBoardSquares(board).entries()) {
            [board.levels[square], board.terrain[square]] = ground[index] as [number, number];
            if ((index + 1) % width !== 0) board.walls[eastEdge(square)] = east[index] as number;
            if (index < count - width) board.walls[southEdge(square)] = south[index] as number;
          }
          if (!named) return board;
          return {
            ...board,
            starts: new Map([
              ['red', [squareAt(0, 0)]],
              ['blue', []],
            ]),
            objectStrengths: new Map([[squareAt(1, 1), strength]]),
            wallStrengths: new Map([[eastEdge(squareAt(0, 0)), strength]]),
          };
        });
    });
}

const strikers: fc.Arbitrary<StrikerState> = fc.record(
  {
    kind: fc.constantFrom('hero', 'villain', 'mastermind', 'henchman'),
    actionPoints: values,
    gain: fc.option(values),
    cap: fc.option(values),
    health: values,
    wounds: values,
    attacked: fc.boolean(),
    respawned: fc.boolean(),
    status: fc.subarray(['trapped', 'prone'] as const),
    boxes: fc.dictionary(
      fc.constantFrom('attack', 'defend'),
      fc.record({ cost: values, slots: values, wounds: values }, { noNullPrototype: true }),
      { noNullPrototype: true },
    ),
    cards: fc.dictionary(
      names.filter((name) => name !== '__proto__'),
      fc.record(
        { box: fc.option(names), cost: values, slots: values, wounds: values, duration: values, tokens: values },
        { noNullPrototype: true },
      ),
      { noNullPrototype: true, maxKeys: 2 },
    ),
  },
  { noNullPrototype: true },
);

function pieces(board: Board): fc.Arbitrary<Piece[]> {
  const spots = fc.shuffledSubarray(listBoardSquares(board), { minLength: 2, maxLength: 5 });
  const entry = fc.record(
    {
      side: names,
      ...{ speed: values, attack: values, defense: values, damage: values, range: values, targets: values },
      ...{ tokens: values, clicks: values, points: values },
      abilities: fc.array(words, { maxLength: 2 }),
      powers: fc.array(words, { maxLength: 2 }),
      mode: fc.constantFrom('hovering' as const, 'soaring' as const),
      size: fc.constantFrom('tiny' as const, 'standard' as const, 'giant' as const, 'colossal' as const),
      holding: fc.constantFrom(null, 'light' as const, 'heavy' as const),
      ...{ team: fc.option(names), name: fc.option(names), archenemy: fc.option(names) },
      keywords: fc.array(names, { maxLength: 2 }),
      striker: fc.option(strikers),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  return fc
    .tuple(
      spots,
      fc.uniqueArray(names, { minLength: 5, maxLength: 5 }),
      fc.array(entry, { minLength: 5, maxLength: 5 }),
    )
    .map(([at, ids, entries]) =>
      at.map((square, index) => {
        const overrides = entries[index] as Partial<Piece>;
        const side = overrides.side === 'heroes' || overrides.side === 'mastermind' ? 'red' : (overrides.side ?? 'red');
        const below = square + squareAt(0, 1);
        const long = index === 0 && listBoardSquares(board).includes(below);
        return makePiece(ids[index] as string, long ? [square, below] : [square], { ...overrides, side });
      }),
    );
}

export const arbitraryPositions: fc.Arbitrary<Position> = boards().chain((board) =>
  fc
    .record({
      placed: pieces(board),
      turn: fc.option(names),
      round: fc.integer({ min: 1, max: 9 }),
      total: fc.constantFrom(null, 'one', 'each'),
      more: fc.boolean(),
    })
    .map(({ placed, turn, round, total, more }) => {
      const plain = makePosition(board, placed);
      const first = (placed[0] as Piece).id;
      return {
        ...plain,
        turn,
        round,
        buildTotals:
          total === 'one'
            ? Object.fromEntries(plain.order.map((side) => [side, 300]))
            : total === 'each'
              ? { red: 200, [plain.order[0] as string]: 400 }
              : {},
        ...(more && {
          objects: [
            { id: 'crate', at: squareAt(1, 0), kind: 'heavy' as const },
            { id: 'cart', at: squareAt(2, 0), kind: 'light' as const, name: 'a: b' },
          ],
          order: [...plain.order].reverse(),
          ...findAlliances(plain.order.map((side) => ({ side, team: [...plain.order].sort()[0] ?? side }))),
          spawns: { hero: [squareAt(0, 0)], henchman: [] },
          ammunition: [squareAt(2, 2)],
          groups: { Grunts: { members: [first], actionPoints: 3, gain: 0 } },
        }),
      };
    }),
);

function questions(position: Position): fc.Arbitrary<readonly [Question, ExpectedResult, string]> {
  const [one, two] = position.pieces as [Piece, Piece];
  const mover = { piece: one.id, action: 'move', carrying: null, mode: 'soaring' as const, actionPoints: 0, run: true };
  const yes: ExpectedResult = { kind: 'flag', value: true };
  const roll: ExpectedResult = { kind: 'roll', value: 4 };
  const some: ExpectedResult = makeSetResult([squareName(squareAt(0, 0)), squareName(squareAt(2, 1))]);
  const chance: ExpectedResult = { kind: 'fraction', value: fraction(5, 12) };
  const each: ExpectedResult = { kind: 'each', value: new Map([[two.id, chance]]) };
  const hit = {
    attacker: one.id,
    attack: 'ranged',
    strength: 5,
    aim: 2,
    defend: 1,
    from: two.id,
    object: squareAt(1, 1),
  };
  return fc.constantFrom<readonly [Question, ExpectedResult, string]>(
    [{ ask: 'adjacent', of: [{ piece: one.id }, { square: squareAt(2, 2) }] }, yes, 'adjacent'],
    [{ ask: 'see', of: [{ piece: one.id }, { piece: two.id }] }, makeSetResult(['a1', 'b1/b2', two.id]), 'by'],
    [{ ask: 'hit', of: { ...hit, targets: [two.id] } }, chance, 'chance'],
    [{ ask: 'hit', of: { ...hit, from: null, object: null, targets: [one.id, two.id] } }, each, 'chance'],
    [{ ask: 'move', of: { ...mover, to: one.squares } }, roll, 'breakaway'],
    [{ ask: 'reach', of: { ...mover, carrying: two.id } }, some, 'squares'],
    [{ ask: 'move', of: { ...mover, action: 'telekinesis', by: two.id, to: one.squares } }, roll, 'breakaway'],
    [{ ask: 'hit', of: { ...hit, multiattack: true, targets: [two.id] } }, chance, 'any'],
    [
      { ask: 'knockback', of: { attacker: one.id, target: two.id, taken: 3, power: 'force-blast', direction: 3 } },
      makeSetResult(['a1']),
      'to',
    ],
    [{ ask: 'carry', of: { carrier: one.id, carried: two.id } }, makeSetResult(['no-carry', 'holding']), 'why'],
    [
      { ask: 'knockback', of: { attacker: one.id, target: two.id, taken: 3, direction: 3 } },
      makeSetResult(['a1']),
      'to',
    ],
    [
      {
        ask: 'destroy',
        of: { attacker: one.id, target: { edge: southEdge(squareAt(1, 1)) }, attack: 'close', strength: null, aim: 0 },
      },
      some,
      'debris',
    ],
    [
      { ask: 'slam', of: { attacker: one.id, target: two.id, spaces: 2, damage: 4, direction: null } },
      makeSetResult(['a1', 'a1/b1']),
      'destroyed',
    ],
    [
      { ask: 'breakthrough', of: { attacker: one.id, target: two.id, strength: 3, defend: 0 } },
      { kind: 'number', value: 4 },
      'cost',
    ],
    [{ ask: 'interact', of: { piece: one.id, target: { square: squareAt(0, 2) } } }, yes, 'legal'],
    [{ ask: 'cost', of: { piece: one.id, of: 'Iron Guard' } }, { kind: 'number', value: 4 }, 'cost'],
    [
      {
        ask: 'play',
        of: [
          { event: 'game', deed: { deed: 'begin-turn', side: 'red' } },
          { event: 'game', deed: { deed: 'act', piece: one.id, action: 'close' } },
          { event: 'game', deed: { deed: 'damage', piece: two.id, clicks: 2, by: one.id } },
          { event: 'game', deed: { deed: 'damage', piece: two.id, clicks: 1, by: null } },
          { event: 'game', deed: { deed: 'capture', by: one.id, piece: two.id } },
          { event: 'mission', deed: { deed: 'activate', piece: one.id, how: 'rest' } },
          { event: 'mission', deed: { deed: 'activate-respawn', piece: one.id, at: squareAt(1, 2) } },
          { event: 'mission', deed: { deed: 'spend', piece: one.id, points: 2, command: true } },
          { event: 'mission', deed: { deed: 'roll', piece: one.id, declared: 2, rolled: -1 } },
          { event: 'mission', deed: { deed: 'destroy', target: { square: squareAt(1, 1) } } },
          { event: 'mission', deed: { deed: 'trigger', piece: two.id, card: 'Iron Guard' } },
          { event: 'mission', deed: { deed: 'defeat', piece: two.id } },
          { event: 'mission', deed: { deed: 'end-activation', piece: one.id } },
          { event: 'game', deed: { deed: 'end-turn', side: 'red' } },
          { event: 'game', deed: { deed: 'end-game' } },
        ],
      },
      {
        kind: 'each',
        value: new Map<string, ExpectedResult>([
          ['ko', yes],
          ['duration', { kind: 'each', value: new Map([['Iron Guard', { kind: 'number', value: 1 }]]) }],
        ]),
      },
      one.id,
    ],
  );
}

/** Generates cases of every question, with positions that have every key. Expectations may be false. */
export const arbitraryCases: fc.Arbitrary<Case> = arbitraryPositions.chain((position) =>
  fc
    .record({ asked: questions(position), title: fc.option(names), cite: fc.option(names) })
    .map(({ asked: [ask, result, key], title, cite }) => ({
      title,
      edition: 'any',
      cite,
      position,
      ask,
      expect: new Map([[key, result]]),
    })),
);
