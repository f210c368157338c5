import { describe, expect, it } from 'vitest';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WATER } from '../../src/board/terrain';
import { type Square, squareAt, xOf, yOf } from '../../src/grid/square';
import {
  applyCorrections,
  type Corrections,
  confirmSquares,
  correctedEdgeAt,
  correctedKindAt,
  type Doubt,
  listDoubts,
  listOpenDoubts,
  NO_CORRECTIONS,
  withCorrectedEdge,
  withKindChange,
} from '../../src/photo/corrections';
import { applyKindChange } from '../../src/photo/doubts';
import type { PhotoReading, SquareKind } from '../../src/photo/types';
import { describeDoubt } from '../../src/text/screens/photo-text';
import { CLEAR_KIND, edgeByName, makePhotoReading } from './photo-fakes';

const same = (a: SquareKind, b: SquareKind): boolean =>
  a.terrain === b.terrain && a.level === b.level && a.start === b.start;

type Truth = (square: Square) => SquareKind;

/** A square of a 16 × 16 map: `is` is the true kind; `read` is the detected kind, by default the true kind. */
interface Place {
  readonly is: SquareKind;
  readonly read?: SquareKind;
  readonly runnerUp?: SquareKind;
}

/**
 * Returns a square of a map with four doubtful areas: woods over two levels, partly indoors and partly in a starting
 * area; a half-detected pool; a platform of doubtful level, partly hindering; and a room that may be outdoors.
 */
function placeAt(square: Square): Place {
  const [x, y] = [xOf(square), yOf(square)];
  if (x >= 1 && x <= 5 && y >= 1 && y <= 4) {
    const is = {
      terrain: HINDERING | (x > 3 ? INDOORS : 0) | (y === 4 ? SPECIAL : 0),
      level: y > 2 ? 1 : 0,
      start: x === 1,
    };
    return { is, read: { ...is, terrain: is.terrain & ~HINDERING }, runnerUp: is };
  }
  if (x >= 9 && x <= 13 && y >= 1 && y <= 3) {
    const is = { ...CLEAR_KIND, terrain: WATER | (y === 1 ? INDOORS : 0) };
    const dry = { ...is, terrain: is.terrain & ~WATER };
    return x < 12 ? { is, read: is, runnerUp: dry } : { is, read: dry, runnerUp: is };
  }
  if (x >= 2 && x <= 6 && y >= 8 && y <= 12) {
    const is = { terrain: x === 4 ? HINDERING : y === 10 ? BLOCKING : 0, level: 1, start: false };
    return { is, read: { ...is, level: 0 }, runnerUp: is };
  }
  if (x >= 10 && x <= 14 && y >= 8 && y <= 13) {
    const is = { ...CLEAR_KIND, terrain: INDOORS | (x === 12 ? WATER : 0), level: y > 10 ? 2 : 0 };
    return { is, read: is, runnerUp: { ...is, terrain: is.terrain & ~INDOORS } };
  }
  return { is: CLEAR_KIND };
}

const NAMES = 'abcdefghijklmnop';
const walls = { 'b7/c7': 0.6, 'b6/b7': 0.7, 'c6/c7': 0.6, 'a6/a7': 0.8 };

function fourAreas(): { reading: PhotoReading; truth: Truth } {
  const squares: Parameters<typeof makePhotoReading>[2] = {};
  for (let y = 0; y < 16; y++)
    for (let x = 0; x < 16; x++) {
      const { read, runnerUp } = placeAt(squareAt(x, y));
      if (read && runnerUp) Object.assign(squares, { [`${NAMES[x]}${y + 1}`]: { read, runnerUp, sure: 0.7 } });
    }
  const starts = { red: [1, 2, 3, 4].map((y) => `b${y + 1}`) };
  return { reading: makePhotoReading(16, 16, squares, walls, starts), truth: (square) => placeAt(square).is };
}

/**
 * Answers every question, with a right answer if there is one, and counts the taps. `stuck` counts the questions
 * without a right answer.
 */
function play(reading: PhotoReading, truth: Truth): { taps: number; mending: Corrections; stuck: number } {
  let mending = NO_CORRECTIONS;
  let [taps, stuck] = [0, 0];
  const doubts = listDoubts(reading);
  for (let [next] = listOpenDoubts(doubts, mending); next; [next] = listOpenDoubts(doubts, mending)) {
    taps++;
    if (next.what === 'edges') {
      mending = withCorrectedEdge(mending, next.edges, 1);
      continue;
    }
    const { squares, answers } = next;
    const kind = (square: Square): SquareKind => correctedKindAt(reading, mending, square);
    const right = answers.find((answer) =>
      squares.every((each) => same(applyKindChange(kind(each), answer), truth(each))),
    );
    if (!right && !squares.every((each) => same(kind(each), truth(each)))) stuck++;
    mending = right ? withKindChange(reading, mending, squares, right) : confirmSquares(mending, squares);
  }
  return { taps, mending, stuck };
}

/**
 * Counts the questions of the former method: one for each group of adjacent squares with equal best and second-best
 * readings.
 */
function questionsOfWholeKinds(reading: PhotoReading): number {
  const key = ({ terrain, level, start }: SquareKind): string => `${terrain}/${level}/${start}`;
  const left = new Map(
    reading.squares
      .filter(({ doubtful }) => doubtful)
      .map(({ square, read, runnerUp }) => [square, `${key(read)} ${key(runnerUp)}`]),
  );
  let count = 0;
  for (const [first, wanted] of left) {
    count++;
    const group = [first];
    left.delete(first);
    for (const square of group)
      for (const next of [
        square - 1,
        square + 1,
        squareAt(xOf(square), yOf(square) - 1),
        squareAt(xOf(square), yOf(square) + 1),
      ])
        if (left.get(next) === wanted && left.delete(next)) group.push(next);
  }
  return count;
}

describe('a player who knows the map', () => {
  const { reading, truth } = fourAreas();

  it('corrects four doubtful areas and a bent wall in five taps', () => {
    const { taps, mending, stuck } = play(reading, truth);
    expect({ taps, stuck }).toEqual({ taps: 5, stuck: 0 });
    const board = applyCorrections(reading, mending);
    for (const { square } of reading.squares) expect(correctedKindAt(reading, mending, square)).toEqual(truth(square));
    for (const name of Object.keys(walls)) expect(correctedEdgeAt(reading, mending, edgeByName(name))).toBe(1);
    expect([board.terrain[squareAt(5, 4)], board.levels[squareAt(5, 4)]]).toEqual([HINDERING | INDOORS | SPECIAL, 1]);
  });

  it('would need more than twenty answers with questions about complete squares', () => {
    expect(questionsOfWholeKinds(reading)).toBeGreaterThan(20);
  });

  it('is asked the most useful question first', () => {
    const words = listDoubts(reading).map((doubt: Doubt) => describeDoubt(doubt));
    expect(words).toEqual([
      'Indoors or outdoors?',
      'Level 0 or level 1?',
      'Clear or hindering?',
      'Water or clear?',
      'Wall or open?',
    ]);
  });
});
