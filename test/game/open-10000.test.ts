import { expect, test } from 'vitest';
import { type LogEntry, makeLog, undo } from '../../src/game/log';
import { columnName } from '../../src/grid/square';
import type { Fact } from '../../src/table/facts';
import { appendTapToLog, BEGAN_FACT, clickFact, joinFact, MAPPED_FACT, placeFact } from './make';

const PIECES = Array.from({ length: 20 }, (_, index) => `p${index}`);

/** Makes the entries of a game with twenty figures. Every tenth tap ends a turn. */
function entries(count: number): LogEntry[] {
  const setUp: Fact[] = [
    BEGAN_FACT,
    MAPPED_FACT,
    ...PIECES.map((piece, index) => joinFact(piece, index % 2 ? 'red' : 'blue', 12)),
  ];
  return Array.from({ length: count }, (_, index) => {
    const piece = PIECES[index % PIECES.length] as string;
    const facts: Fact[][] = [
      [
        { fact: 'acted', piece, action: 'move' },
        { fact: 'tokens', piece, by: 1 },
        placeFact(piece, `${columnName(index % 8)}${(index % 7) + 1}`),
      ],
      [clickFact(piece, 1), clickFact(piece, -1)],
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

// Times both lengths alternately to cancel out other load. With quadratic time, the ratio would be 100.
test('opening a game and undoing in it take time linear in its length', () => {
  const kept = (count: number) => JSON.parse(JSON.stringify(entries(count))) as LogEntry[];
  const games = [1_000, 10_000].map((count) => ({
    count,
    all: kept(count),
    opening: [] as number[],
    undoing: [] as number[],
  }));
  for (let round = 0; round < 6; round++)
    for (const { count, all, opening, undoing } of games) {
      const open = () => makeLog('g', all, count, count).log;
      const log = open();
      expect(log.rejected).toEqual([]);
      opening.push(best(1, open));
      undoing.push(best(1, () => undo(log)));
    }
  const [short, long] = games.map(({ opening, undoing }) => ({
    opening: Math.min(...opening),
    undoing: Math.min(...undoing),
  })) as [{ opening: number; undoing: number }, { opening: number; undoing: number }];
  console.log(`opening 1,000 entries: ${short.opening.toFixed(1)} ms, 10,000: ${long.opening.toFixed(1)} ms`);
  expect(long.opening).toBeLessThan(50 * short.opening);
  expect(long.undoing).toBeLessThan(50 * short.undoing + 1);
});

test('a tap costs the same in long and short games', () => {
  const time = (count: number) => {
    let log = makeLog('g', entries(count), count, count).log;
    return best(50, () => {
      log = appendTapToLog(log, clickFact('p1', 1), clickFact('p1', -1));
    });
  };
  const short = time(100);
  const long = time(10_000);
  console.log(`tap: ${short.toFixed(3)} ms after 100 entries, ${long.toFixed(3)} ms after 10,000`);
  expect(long).toBeLessThan(10 * short + 1);
});
