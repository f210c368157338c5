import { BLOCKING, HINDERING, INDOORS, SPECIAL, WALL, WATER } from '../../src/board/terrain';
import type { PhotoReading, SquareKind } from '../../src/photo/types';
import { OUTLINE_KINDS, type OutlineKind } from './printed-map';
import type { PhotoSample } from './take-photo';

export interface ReadingTally {
  all: number;
  right: number;
  doubtful: number;
  wrongDoubtful: number;
}

/** Readings compared with the truth, totalled over photographs. */
export interface ReadingJudgement {
  readonly squares: ReadingTally;
  /** Tally of the edges that have a wall. */
  readonly walls: ReadingTally;
  /** Tally of the edges that have no wall. */
  readonly open: ReadingTally;
  /** Squares by kind of line: `there` in truth, `found` read correctly, `invented` wrongly read as this kind. */
  readonly kinds: Record<OutlineKind, { there: number; found: number; invented: number }>;
}

const BITS = { hindering: HINDERING, blocking: BLOCKING, water: WATER, indoors: INDOORS, special: SPECIAL };

export function makeReadingJudgement(): ReadingJudgement {
  const tally = (): ReadingTally => ({ all: 0, right: 0, doubtful: 0, wrongDoubtful: 0 });
  const kinds = Object.fromEntries(OUTLINE_KINDS.map((kind) => [kind, { there: 0, found: 0, invented: 0 }]));
  return { squares: tally(), walls: tally(), open: tally(), kinds: kinds as ReadingJudgement['kinds'] };
}

export function addReadingToJudgement(
  judgement: ReadingJudgement,
  { map }: Pick<PhotoSample, 'map'>,
  reading: PhotoReading,
): void {
  for (const { square, read, doubtful } of reading.squares) {
    const truth: SquareKind = {
      terrain: map.board.terrain[square] as number,
      level: map.board.levels[square] as number,
      start: map.starts.has(square),
    };
    const right = read.terrain === truth.terrain && read.level === truth.level && read.start === truth.start;
    count(judgement.squares, right, doubtful);
    for (const kind of OUTLINE_KINDS) {
      const is = (each: SquareKind) =>
        kind === 'elevated' ? each.level : kind === 'start' ? Number(each.start) : each.terrain & BITS[kind];
      const sum = judgement.kinds[kind];
      if (is(truth)) sum.there++;
      if (is(truth) && is(truth) === is(read)) sum.found++;
      if (!is(truth) && is(read)) sum.invented++;
    }
  }
  for (const { edge, read, doubtful } of reading.edges) {
    const truth = map.board.walls[edge] as number;
    count(truth === WALL ? judgement.walls : judgement.open, read === truth, doubtful);
  }
}

function count(tally: ReadingTally, right: boolean, doubtful: boolean): void {
  tally.all++;
  if (right) tally.right++;
  if (doubtful) tally.doubtful++;
  if (!right && doubtful) tally.wrongDoubtful++;
}
