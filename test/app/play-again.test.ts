import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { makeDemoSetup } from '../../src/app/game/demo-game';
import { makeDemoProgressFacts } from '../../src/app/game/demo-progress';
import { makeGameSetupFacts } from '../../src/app/game/game-setup';
import { game, table } from '../../src/app/game/open-game';
import { findGameToRepeat, games, refreshGames } from '../../src/app/session/game-list';
import { openNewGame, playAgain, startDemoGame } from '../../src/app/session/start-game';
import { selectOpeningFacts } from '../../src/game/opening-facts';
import { loadRuleset } from '../../src/rules';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';

const rules = await loadRuleset('core-2008');
const setup = makeDemoSetup(rules);
const opening = makeGameSetupFacts(setup);
const played = [...opening, ...makeDemoProgressFacts(setup)];

test('keeps what prepared a game, and nothing of what was played', () => {
  expect(selectOpeningFacts(played)).toEqual(opening);
});

test('keeps a character that joined before the first turn, but not a later one', () => {
  const joins = opening.filter(({ fact }) => fact === 'joined') as Extract<Fact, { fact: 'joined' }>[];
  const [first] = joins;
  if (!first) throw new Error('nobody joined');
  const before = { ...first, piece: 'red-8' };
  const kept = selectOpeningFacts([
    ...opening,
    before,
    { fact: 'turn', side: 'red', round: 1 },
    { ...first, piece: 'red-9' },
  ]);
  expect([...fold(kept).table.figures.keys()].filter((piece) => /-[89]$/.test(piece))).toEqual(['red-8']);
});

test('begins with the first round, even after a game that continued a position', () => {
  const [began, ...rest] = opening;
  if (began?.fact !== 'began') throw new Error('the game did not begin');
  expect(selectOpeningFacts([{ ...began, earlierRounds: 4 }, ...rest])).toEqual(opening);
});

test('keeps a house rule that was agreed on during play', () => {
  const rule: Fact = { fact: 'house-ruled', rule: 'corners-open', name: 'Corners', on: true };
  expect(fold(selectOpeningFacts([...played, rule])).table.houseRules).toMatchObject([{ rule: 'corners-open' }]);
});

test('keeps the sides that Sidekick plays', () => {
  const plays = { manner: 'bold', strength: 'player' } as const;
  const taken: Fact = { fact: 'opponent', side: 'blue', plays };
  expect(fold(selectOpeningFacts([...played, taken])).table.appPlayers).toEqual([{ side: 'blue', ...plays }]);
  const back: Fact = { fact: 'opponent', side: 'blue', plays: null };
  expect(fold(selectOpeningFacts([...played, taken, back])).table.appPlayers).toEqual([]);
});

test('offers the last game that is no demo, and opens a new one with its figures at their first click', async () => {
  await startDemoGame();
  await refreshGames();
  expect(findGameToRepeat()).toBeNull();
  await openNewGame({ name: 'Ana – Ben', edition: 'core-2008' }, played);
  await refreshGames();
  const last = findGameToRepeat();
  expect(last?.name).toBe('Ana – Ben');
  const before = game()?.id;
  expect(last && (await playAgain(last))).toBe(true);
  expect(game()?.id).not.toBe(before);
  expect(table()).toMatchObject({ round: 0, turn: null, buildTotal: 300 });
  expect([...(table()?.figures.values() ?? [])].map(({ click, start, squares }) => [click - start, squares])).toEqual(
    Array.from({ length: 8 }, () => [0, []]),
  );
  await refreshGames();
  expect(games()?.filter(({ name }) => name === 'Ana – Ben')).toHaveLength(2);
});
