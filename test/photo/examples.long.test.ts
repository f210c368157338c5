import { describe, expect, test } from 'vitest';
import { WALL } from '../../src/board/terrain';
import { INK_KINDS } from '../../src/photo/ink';
import type { MapExample } from '../../src/photo/ink-anchors';
import { readMap } from '../../src/photo/read-map';
import type { PhotoReading } from '../../src/photo/types';
import { addReadingToJudgement, makeReadingJudgement, type ReadingJudgement } from './judgement';
import type { PrintStyle } from './printers';
import { SIDE_NETWORK } from './side-network';
import { type PhotoSample, takePhoto } from './take-photo';

/** Changes the ink of elevated terrain to a red that the reader takes for orange. */
const orangeRed = ({ inks }: PrintStyle): Partial<PrintStyle> => ({ inks: { ...inks, elevated: [235, 120, 40] } });

const readWith = ({ picture, corners, size }: PhotoSample, ...examples: readonly MapExample[]) =>
  readMap(SIDE_NETWORK, picture, corners, size, () => undefined, examples);

function judged(sample: PhotoSample, reading: PhotoReading): ReadingJudgement {
  const judgement = makeReadingJudgement();
  addReadingToJudgement(judgement, sample, reading);
  return judgement;
}

/** Lists the squares and edges that differ between two readings. */
const changes = (before: PhotoReading, after: PhotoReading) => ({
  squares: after.squares
    .filter(({ read }, place) => changed(read, before.squares[place]?.read))
    .map(({ square }) => square),
  edges: after.edges.filter(({ read }, place) => read !== before.edges[place]?.read).map(({ edge }) => edge),
});

function changed(now: PhotoReading['squares'][number]['read'], before: typeof now | undefined): boolean {
  return now.terrain !== before?.terrain || now.level !== before.level || now.start !== before.start;
}

describe('a red that looks orange', () => {
  test.each([405, 407])('is elevated, no longer special terrain, once one example is given (map %i)', (seed) => {
    const sample = takePhoto(seed, 'moderate', 1600, undefined, 'own', orangeRed);
    const before = judged(sample, readWith(sample));
    expect(before.kinds.elevated.found).toBe(0);
    expect(before.kinds.special.invented).toBeGreaterThan(15);
    const [area] = sample.map.areas.filter(({ kind }) => kind === 'elevated').map(({ squares }) => squares);
    const rims = [...(area ?? [])].filter((square) => !area?.has(square - 1));
    for (const square of [rims[0], rims[rims.length - 1]]) {
      const after = judged(sample, readWith(sample, { kind: 'elevated', square: square as number }));
      expect(after.squares.right / after.squares.all).toBeGreaterThan(0.99);
      expect(after.kinds.elevated.found).toBe(after.kinds.elevated.there);
      expect(after.kinds.special.invented).toBe(0);
      expect([after.walls, after.open]).toEqual([before.walls, before.open]);
    }
  });
});

test('one example of missed brown finds more of it, and loses only a few squares', () => {
  const sample = takePhoto(430, 'moderate', 1600, undefined, 'earthen');
  const before = judged(sample, readWith(sample));
  const [area] = sample.map.areas.filter(({ kind }) => kind === 'blocking').map(({ squares }) => squares);
  const after = judged(sample, readWith(sample, { kind: 'blocking', square: [...(area ?? [])][0] as number }));
  expect(before.kinds.blocking.found).toBeLessThan(before.kinds.blocking.there * 0.7);
  expect(after.kinds.blocking.found).toBeGreaterThan(before.kinds.blocking.found);
  expect(after.squares.right).toBeGreaterThanOrEqual(before.squares.right - 2);
});

describe('an example without a matching line', () => {
  // Busy art is tested too, because the reader easily mistakes it for lines.
  test.each(['own', 'busy-art'] as const)('changes only the example itself, for %s', (printer) => {
    const sample = takePhoto(404, 'moderate', 1600, undefined, printer);
    const { terrain, levels, walls } = sample.map.board;
    const before = readWith(sample);
    const clear = before.squares.filter(
      ({ square }) => terrain[square] === 0 && levels[square] === 0 && !sample.map.starts.has(square),
    );
    const { square } = clear[Math.floor(clear.length * 0.7)] as (typeof clear)[0];
    for (const kind of INK_KINDS) {
      const after = readWith(sample, { kind, square });
      expect(changes(before, after), kind).toEqual({ squares: [square], edges: [] });
    }
    const open = before.edges.filter(({ edge, read }) => walls[edge] !== WALL && read !== WALL);
    const { edge } = open[Math.floor(open.length / 2)] as (typeof open)[0];
    const after = changes(before, readWith(sample, { kind: 'wall', edge }));
    expect(after.edges).toEqual([edge]);
    expect(after.squares.length).toBeLessThanOrEqual(1);
  });

  test('is not doubtful, because a person confirmed it', () => {
    const sample = takePhoto(401, 'moderate', 1600);
    const water = readWith(sample, { kind: 'water', square: 0 }).squares[0];
    expect(water?.read.terrain).toBeGreaterThan(0);
    expect(water?.doubtful).toBe(false);
  });
});
