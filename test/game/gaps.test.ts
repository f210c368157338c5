import { expect, test } from 'vitest';
import { makeReturnFacts } from '../../src/app/game/return-figure';
import { makeEmptyLog } from '../../src/game/log';
import { getCurrentClick } from '../../src/table/current-click';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import { countClicksLeft } from '../../src/table/table';
import { appendTapToLog, BEGAN_FACT, clickFact, MAPPED_FACT, makeTestCharacter } from './make';

/**
 * Character with three clicks, a click that shows KO, and three more clicks. Some tests start the figure after the KO
 * click.
 */
const GAPPED = {
  ...makeTestCharacter('A', 7),
  dial: makeTestCharacter('A', 7).dial.map((click, at) => (at === 3 ? null : click)),
};
const starting = (click: number): Fact => ({
  fact: 'joined',
  piece: 'A',
  side: 'red',
  character: GAPPED,
  points: 50,
  click,
});

test.each([
  ['a click is a click', 1, 1, 2, 2],
  ['the last before the gap', 1, 2, 3, 1],
  ['damage stops at the gap, which shows KO', 1, 4, 4, 0],
  ['damage never goes over the gap', 1, 6, 4, 0],
  ['beyond the gap a dial goes on to its end', 5, 9, 8, 0],
  ['healing stops at the start beyond the gap', 6, -5, 6, 2],
])('%s', (_, start, by, click, left) => {
  const figure = fold([BEGAN_FACT, MAPPED_FACT, starting(start), clickFact('A', by)], emptyTable).table.figures.get(
    'A',
  );
  expect(figure?.click).toBe(click);
  expect(figure && countClicksLeft(figure)).toBe(left);
  expect(figure && getCurrentClick(figure) === null).toBe(left === 0);
});

test('a figure returned after a mistake shows the last click before the gap', () => {
  const log = appendTapToLog(makeEmptyLog('game'), BEGAN_FACT, MAPPED_FACT, starting(1), clickFact('A', 5), {
    fact: 'defeated',
    piece: 'A',
    by: null,
  });
  const facts = [BEGAN_FACT, MAPPED_FACT, starting(1), clickFact('A', 5)];
  const hurt = fold(facts, emptyTable).table.figures.get('A');
  if (!hurt) throw new Error('gone');
  expect(makeReturnFacts(log, hurt).find(({ fact }) => fact === 'clicked')).toMatchObject({ by: -1 });
});
