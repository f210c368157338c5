// @vitest-environment jsdom
/** Tests a game that another window starts or stops sharing while it is open in this window. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { log, state } from '../../src/app/game/open-game';
import { recordStep, undoStep } from '../../src/app/game/perform';
import { closeSession, openSession } from '../../src/app/session/session';
import { makeShareRecord } from '../../src/app/together/share-record';
import { listHistory } from '../../src/game/log';
import { createGame, openGame } from '../../src/store/games';
import { endShare, putShare } from '../../src/store/shared-games';
import { clickFact, SETUP_FACTS } from '../game/make';
import { unwrap } from '../store/test-database';

test('no tap is lost when another window starts or stops sharing the open game', async () => {
  const { game } = await unwrap(
    createGame({ name: 'Evening', edition: 'core-2008' }, { step: 'begin', facts: SETUP_FACTS }),
  );
  expect(await openSession(game.id)).toBe(true);
  const steps = () => listHistory(log() as NonNullable<ReturnType<typeof log>>).map(({ step }) => step);
  await recordStep('first', [clickFact('A', 1)]);
  await unwrap(putShare(makeShareRecord(game.id, 'shared', { name: 'Ana', role: 'red' }, true, null)));
  expect(await recordStep('second', [clickFact('A', 1)])).toBe(true);
  expect(state()?.backend.kind).toBe('shared');
  expect(steps()).toEqual(['begin', 'first', 'second']);
  expect(await undoStep()).toBe(true);
  await unwrap(endShare(game.id));
  expect(await recordStep('third', [clickFact('A', 1)])).toBe(true);
  expect(state()?.backend.kind).toBe('disk');
  const disk = await unwrap(openGame(game.id));
  expect(disk.log.table.figures.get('A')?.click).toBe(3);
  expect(listHistory(disk.log)[2]?.step).toBe('third');
  closeSession();
});
