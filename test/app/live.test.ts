import 'fake-indexeddb/auto';
import { RangeSet } from 'dexie';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchWrites } from '../../src/app/collection/save-records';
import { createLiveRecords, type Live, mapLive } from '../../src/app/storage/live';
import { defaultDatabase } from '../../src/store/database';
import { makeStoreFault } from '../../src/store/fault';
import { forceRepository, makeForce } from '../../src/store/forces';
import type { SavedForce } from '../../src/store/records';

const force = (id: string, name = id) => makeForce({ id, name, edition: 'e', buildTotal: 300 });
const list = vi.fn(forceRepository.list);
let dispose: () => void;
let forces: Live<readonly SavedForce[]>;
const names = () => forces()?.map(({ name }) => name);

beforeEach(async () => {
  await defaultDatabase().forces.clear();
  list.mockClear();
  createRoot((end) => {
    dispose = end;
    forces = createLiveRecords<SavedForce>('forces', list);
  });
});

afterEach(() => dispose());

test('reads at the first call; later writes are shown once they resolve, and only changed records are read', async () => {
  await forceRepository.putMany([force('b'), force('c')]);
  expect(list).not.toHaveBeenCalled();
  expect(forces()).toBeNull();
  expect(await forces.ready()).toBe(true);
  expect(names()).toEqual(['b', 'c']);
  const [b] = forces() ?? [];
  await forceRepository.putMany([force('a'), force('c', 'changed')]);
  expect(names()).toEqual(['a', 'b', 'changed']);
  expect(list.mock.lastCall?.[1]?.toSorted()).toEqual(['a', 'c']);
  expect(forces()?.[1]).toBe(b);
  await forceRepository.remove(['a']);
  expect(names()).toEqual(['b', 'changed']);
  await forceRepository.restore(['a']);
  expect(names()).toEqual(['a', 'b', 'changed']);
});

test('shows what another window writes', async () => {
  await forceRepository.putMany([force('a')]);
  await forces.ready();
  // Another window writes through its own connection. Dexie then announces the changed keys to all windows.
  const native = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('sidekick');
    request.onsuccess = () => resolve(request.result);
  });
  const writing = native.transaction('forces', 'readwrite');
  writing.objectStore('forces').put({ ...force('z'), added: 1, edited: 1, deletedAt: null });
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  native.close();
  expect(names()).toEqual(['a']);
  const channel = new BroadcastChannel('x-storagemutated-1');
  channel.postMessage({ 'idb://sidekick/forces/': new RangeSet('z') });
  await vi.waitFor(() => expect(names()).toEqual(['a', 'z']));
  channel.close();
});

test('an import of many batches is read once, after the last batch', async () => {
  await forces.ready();
  await batchWrites(async () => {
    for (let batch = 0; batch < 20; batch++) {
      await forceRepository.putMany(Array.from({ length: 50 }, (_, place) => force(`${batch}-${place}`)));
    }
    expect(list).toHaveBeenCalledTimes(1);
  });
  expect(list).toHaveBeenCalledTimes(2);
  expect(forces()).toHaveLength(1000);
});

test('writes during a read cause one more read', async () => {
  await forces.ready();
  await Promise.all(Array.from({ length: 10 }, (_, place) => forceRepository.putMany([force(`${place}`)])));
  expect(forces()).toHaveLength(10);
  expect(list.mock.calls.length).toBeLessThan(10);
});

test('a failed read keeps the data and is reported; the next read is complete', async () => {
  await forceRepository.putMany([force('a')]);
  await forces.ready();
  list.mockResolvedValueOnce(makeStoreFault('closed', ''));
  await forceRepository.putMany([force('b')]);
  expect(names()).toEqual(['a']);
  expect(forces.fault()).toContain('Try again');
  expect(await forces.ready()).toBe(true);
  expect(forces.fault()).toBeNull();
  expect(names()).toEqual(['a', 'b']);
});

test('a disposed component reads nothing more, and leaves no listener', async () => {
  await forces.ready();
  dispose();
  await forceRepository.putMany([force('a')]);
  expect(list).toHaveBeenCalledTimes(1);
  expect(names()).toEqual([]);
});

test('computes derived data once for each change', async () => {
  const count = vi.fn((all: readonly SavedForce[]) => all.length);
  const counted = mapLive(forces, count);
  expect(counted()).toBeNull();
  await counted.ready();
  expect([counted(), counted()]).toEqual([0, 0]);
  await forceRepository.putMany([force('a')]);
  expect([counted(), counted()]).toEqual([1, 1]);
  expect(count).toHaveBeenCalledTimes(2);
});
