import { expect, test } from 'vitest';
import { type LogEntry, makeLog, undo } from '../../src/game/log';
import { columnName } from '../../src/grid/square';
import type { Fact } from '../../src/table/facts';
import { BEGAN, clicked, joined, MAPPED, placed, tap } from './make';

const PIECES = Array.from({ length: 20 }, (_, index) => `p${index}`);

/** A game of twenty figures and so many taps, one in ten of them ending a turn. */
function entries(count: number): LogEntry[] {
  const setUp: Fact[] = [BEGAN, MAPPED, ...PIECES.map((piece, index) => joined(piece, index % 2 ? 'red' : 'blue', 12))];
  return Array.from({ length: count }, (_, index) => {
    const piece = PIECES[index % PIECES.length] as string;
    const facts: Fact[][] = [
      [
        { fact: 'acted', piece, action: 'move' },
        { fact: 'tokens', piece, by: 1 },
        placed(piece, `${columnName(index % 8)}${(index % 7) + 1}`),
      ],
      [clicked(piece, 1), clicked(piece, -1)],
      [
        { fact: 'turn', side: index % 20 === 9 ? 'red' : 'blue', round: 1 + Math.floor(index / 20) },
        { fact: 'tokens', piece, by: -1 },
      ],
    ];
    const kind = index % 10 === 9 ? 2 : index % 2;
    const chosen = index === 0 ? setUp : (facts[kind] as Fact[]);
    return { game: 'g', seq: index + 1, parent: index || null, at: index, step: 'tap', facts: chosen };
  });
}

function best(times: number, run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

// Budget 100 ms; the assertion leaves room for a slow machine that does other things.
test('a game of 10,000 entries opens', () => {
  const all = JSON.parse(JSON.stringify(entries(10_000))) as LogEntry[];
  const open = () => makeLog('g', all, 10_000, 10_000).log;
  const log = open();
  expect(log.strange).toEqual([]);
  const first = best(1, open);
  const opening = best(5, open);
  const undoing = best(5, () => undo(log));
  console.log(
    `10,000 entries: opens in ${first.toFixed(1)} ms (best of 5: ${opening.toFixed(1)}), undo ${undoing.toFixed(2)} ms`,
  );
  expect(opening).toBeLessThan(500);
  expect(undoing).toBeLessThan(50);
});

test('a tap costs the same in a long game as in a short one', () => {
  const time = (count: number) => {
    let log = makeLog('g', entries(count), count, count).log;
    return best(50, () => {
      log = tap(log, clicked('p1', 1), clicked('p1', -1));
    });
  };
  const short = time(100);
  const long = time(10_000);
  console.log(`tap: ${short.toFixed(3)} ms after 100 entries, ${long.toFixed(3)} ms after 10,000`);
  expect(long).toBeLessThan(10 * short + 1);
});
