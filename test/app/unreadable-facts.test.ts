import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { isMidTurn } from '../../src/app/game/game-activity';
import { summarizeGame } from '../../src/app/game/game-summary';
import { findSeenClicks } from '../../src/app/game/hidden-dials';
import {
  describeLogEntry,
  listFactReversals,
  listLogLines,
  makeLogNaming,
  printGameLog,
} from '../../src/app/game/log-lines';
import { findRoundStarts, listReplaySteps, listStepPieces } from '../../src/app/game/replay-steps';
import { makeReturnFacts } from '../../src/app/game/return-figure';
import { append, findEntry, type Log, listAppliedFacts, makeEmptyLog, makeLog, nextEntry } from '../../src/game/log';
import { restoreLog, takeSnapshot } from '../../src/game/snapshot';
import { parseEntryFacts, validFacts } from '../../src/game/valid-facts';
import { ZERO } from '../../src/plain/fraction';
import { getOwnProperty } from '../../src/plain/get-own';
import type { Fact } from '../../src/table/facts';
import type { Figure } from '../../src/table/table';
import { appendTapToLog, clickFact, joinFact, MAPPED_FACT, SETUP_FACTS } from '../game/make';

const UNREADABLE = 'Unreadable entry: recorded by a newer version, or damaged';
const AT = 1_700_000_000_000;

/** Facts of a future version, and invalid facts that no version writes. */
const ODD: readonly (readonly [what: string, fact: unknown])[] = [
  ['a kind of a later version', { fact: 'teleported', piece: 'A', to: 'c3' }],
  ['a kind called after a method', { fact: 'constructor', piece: 'A' }],
  ['the kind __proto__', JSON.parse('{"fact":"__proto__","piece":"A"}')],
  ['a turn without a round', { fact: 'turn', side: 'red' }],
  ['clicks that are text', { fact: 'clicked', piece: 'A', by: 'two', cause: 'damage', from: null }],
  ['a cause of a later version', { fact: 'clicked', piece: 'A', by: 1, cause: 'fire', from: null }],
  ['a beginning without players', { fact: 'began', edition: 'e', buildTotal: 1, actionTotal: 1, players: null }],
  ['somebody without a character', { fact: 'joined', piece: 'C', side: 'red', points: 1, click: 1 }],
  ['points for a kind of thing unknown here', { fact: 'scored', side: 'red', points: '50', piece: 'B' }],
  ['a defeat of nobody', { fact: 'defeated' }],
  ['a phase of no piece', { fact: 'phase', phase: 'x' }],
  ['a piece that is a list', { fact: 'placed', piece: ['A'], squares: 'a1', how: 'flown' }],
  ['a bare word', 'clicked'],
  ['nothing', null],
];

function withEntry(log: Log, facts: readonly unknown[]): Log {
  return append(log, { ...nextEntry(log, AT, 'odd', []), facts });
}

const TURN = { fact: 'turn', side: 'red', round: 1 } as const;

describe.each(ODD)('%s', (_, odd) => {
  const before = appendTapToLog(appendTapToLog(makeEmptyLog('g'), ...SETUP_FACTS), TURN);
  const log = appendTapToLog(withEntry(before, [odd, clickFact('A', 2)]), clickFact('B', 1));
  const entry = findEntry(log, 3) as NonNullable<ReturnType<typeof findEntry>>;
  const figure = (piece: string) => log.table.figures.get(piece) as Figure;

  test('is ignored by the game and retained in its entry', () => {
    expect([figure('A').click, figure('B').click]).toEqual([3, 2]);
    expect(log.rejected).toMatchObject([{ seq: 3, index: 0, code: 'malformed' }]);
    expect(entry.facts[0]).toBe(odd);
    expect(parseEntryFacts(entry)).toEqual([null, clickFact('A', 2)]);
    expect(validFacts(entry)).toEqual([clickFact('A', 2)]);
    expect(listAppliedFacts(log)).toEqual([...SETUP_FACTS, TURN, clickFact('A', 2), clickFact('B', 1)]);
  });

  test('is shown as unreadable in the log and its text', () => {
    const names = makeLogNaming(log);
    expect(names.side('red')).toBe('Ann');
    expect(describeLogEntry(entry, names)).toBe(`${UNREADABLE} · Figure A takes 2 clicks`);
    const text = printGameLog(log, 'Evening');
    expect(text).toContain(`Round 1, Ann: ${UNREADABLE} · Figure A takes 2 clicks\n`);
    expect(text).toContain('Figure B takes 1 click');
    expect(listLogLines(log).map(({ round, side }) => [round, side])).toEqual([
      [0, null],
      [1, 'red'],
      [1, 'red'],
      [1, 'red'],
    ]);
  });

  test('cannot be undone, but the facts beside it can', () => {
    const parts = listFactReversals(log, entry);
    expect(parts.map(({ fact, reversal }) => [fact, reversal])).toEqual([
      [null, null],
      [clickFact('A', 2), [clickFact('A', -2)]],
    ]);
  });

  test('does not disturb the summary, the replay, the clicks seen or the end of a turn', () => {
    const { rounds, moments } = summarizeGame(log);
    expect([rounds.map(({ round }) => round), moments]).toEqual([[0, 1], []]);
    const steps = listReplaySteps(log);
    expect([steps.length, findRoundStarts(steps), [...listStepPieces(steps[2])]]).toEqual([4, [2], ['A']]);
    expect(findSeenClicks(log, figure('A'))).toEqual({ from: 1, to: 3 });
    expect(makeReturnFacts(log, figure('A'))).toEqual([{ fact: 'returned', piece: 'A' }]);
    expect(isMidTurn(withEntry(before, [odd]), AT)).toBe(true);
  });

  test('opens the same from a snapshot and from its entries', () => {
    const entries = [1, 2, 3, 4].map((seq) => findEntry(log, seq) as typeof entry);
    expect(makeLog('g', entries, 4, 4).log.table).toEqual(log.table);
    const snapshot = takeSnapshot(before);
    const from = snapshot && restoreLog(snapshot, entries.slice(2), 4, 4);
    expect(from?.log.table).toEqual(log.table);
    expect(from?.log.rejected).toEqual(log.rejected);
  });
});

test.each(['constructor', '__proto__', 'toString'])('a game may use the name %s', (word) => {
  const player = { side: word, name: word };
  const began = { ...(SETUP_FACTS[0] as Fact & { fact: 'began' }), players: [player] };
  const log = appendTapToLog(
    makeEmptyLog('g'),
    began,
    MAPPED_FACT,
    joinFact(word, word),
    { fact: 'turn', side: word, round: 1 },
    { fact: 'acted', piece: word, action: word },
    { fact: 'counted', counter: word, by: 2 },
    { fact: 'clocked', side: word, ms: 1000 },
    { fact: 'tallied', piece: word, tally: 'wounds', of: word, by: 1 },
    { fact: 'phase', phase: word, piece: null },
    { fact: 'token', token: word, kind: word, square: 'b2', holder: null, strength: 1, wounds: 0 },
    { fact: 'set-up', step: word, state: 'done' },
    { fact: 'marker', marker: word, kind: 'special', square: 'c3', owner: null, until: null, name: word },
    { fact: 'scored', side: word, points: 5, piece: null, survived: true },
    { fact: 'ended', winner: word },
    { fact: 'turn', side: word, round: 2 },
  );
  expect(log.rejected).toEqual([]);
  const { points, counters, clock } = log.table;
  expect([getOwnProperty(points, word), getOwnProperty(counters, word), getOwnProperty(clock, word)]).toEqual([
    ZERO,
    2,
    1000,
  ]);
  expect(summarizeGame(log).rounds.map(({ sides }) => getOwnProperty(sides, word)?.clicks)).toEqual([6, 6, 6]);
  const text = printGameLog(log, word);
  expect(text).toContain(`Figure ${word} is given the ${word} action · ${word}: +2 · ${word} used 1 s`);
  expect(text).not.toMatch(/function|\[object/);
});
