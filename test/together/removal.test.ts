import { expect, test } from 'vitest';
import { makeSharedDoc, removalLine, restoringLine, undoLine, write } from '../../src/together/doc';
import type { Line } from '../../src/together/lines';
import { liveTaps } from '../../src/together/reading';

const tap = (by: string, id: string): Line => ({ line: 'tap', by, at: 1, id, step: 'note', facts: [], saw: {} });
const stamp = { by: 'ana1', at: 2 };

test('restoring a removed person brings back all of their taps, and nothing else', () => {
  const shared = makeSharedDoc();
  write(shared, [tap('ben1', 'b1'), tap('ana1', 'a1'), tap('ben1', 'b2')]);
  const live = () => liveTaps(shared.reading).map(({ id }) => id);
  const removal = removalLine(shared, stamp, 'ben1');
  if (removal?.line !== 'turn') throw new Error('nothing was removed');
  write(shared, [removal, tap('ana1', 'a2')]);
  expect(live()).toEqual(['a1', 'a2']);
  const undo = undoLine(shared, stamp);
  if (undo) write(shared, [undo]);
  const back = restoringLine(
    shared,
    stamp,
    removal.taps.map(({ id }) => id),
  );
  if (back) write(shared, [back]);
  expect(live()).toEqual(['b1', 'a1', 'b2']);
  // Another person had already restored them.
  expect(restoringLine(shared, stamp, ['b1', 'b2'])).toBeNull();
});
