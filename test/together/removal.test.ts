import { expect, test } from 'vitest';
import {
  appendLines,
  makeRemovalLine,
  makeRestoringLine,
  makeSharedDoc,
  makeUndoLine,
} from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { listTapsThatCount } from '../../src/together/shared-state';

const tap = (by: string, id: string): SharedLine => ({ line: 'tap', by, at: 1, id, step: 'note', facts: [], saw: {} });
const stamp = { by: 'ana1', at: 2 };

test('restoring a removed person brings back all of their taps, and nothing else', () => {
  const shared = makeSharedDoc();
  appendLines(shared, [tap('ben1', 'b1'), tap('ana1', 'a1'), tap('ben1', 'b2')]);
  const live = () => listTapsThatCount(shared.state).map(({ id }) => id);
  const removal = makeRemovalLine(shared, stamp, 'ben1');
  if (removal?.line !== 'turn') throw new Error('nothing was removed');
  appendLines(shared, [removal, tap('ana1', 'a2')]);
  expect(live()).toEqual(['a1', 'a2']);
  const undo = makeUndoLine(shared, stamp);
  if (undo) appendLines(shared, [undo]);
  const back = makeRestoringLine(
    shared,
    stamp,
    removal.taps.map(({ id }) => id),
  );
  if (back) appendLines(shared, [back]);
  expect(live()).toEqual(['b1', 'a1', 'b2']);
  // There is nothing to restore, because the removed taps are restored already.
  expect(makeRestoringLine(shared, stamp, ['b1', 'b2'])).toBeNull();
});
