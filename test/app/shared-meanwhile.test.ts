// @vitest-environment jsdom
/** Tests a game that another window starts or stops sharing while this one has it open. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { close, log, open, record, state, undo } from '../../src/app/game/session';
import { newShare } from '../../src/app/together/share-record';
import { history } from '../../src/game/log';
import { createGame, openGame } from '../../src/store/games';
import { endShare, putShare } from '../../src/store/shared-games';
import { clicked, SET_UP } from '../game/make';
import { got } from '../store/help';

test('no tap is lost when another window starts or stops sharing the open game', async () => {
  const { game } = await got(createGame({ name: 'Evening', edition: 'core-2008' }, { step: 'begin', facts: SET_UP }));
  expect(await open(game.id)).toBe(true);
  const steps = () => history(log() as NonNullable<ReturnType<typeof log>>).map(({ step }) => step);
  await record('first', [clicked('A', 1)]);
  await got(putShare(newShare(game.id, 'shared', { name: 'Ana', role: 'red' }, true, null)));
  expect(await record('second', [clicked('A', 1)])).toBe(true);
  expect(state()?.shared).not.toBeNull();
  expect(steps()).toEqual(['begin', 'first', 'second']);
  expect(await undo()).toBe(true);
  await got(endShare(game.id));
  expect(await record('third', [clicked('A', 1)])).toBe(true);
  expect(state()?.shared).toBeNull();
  const disk = await got(openGame(game.id));
  expect(disk.log.table.figures.get('A')?.click).toBe(3);
  expect(history(disk.log)[2]?.step).toBe('third');
  close();
});
