import { expect, test } from 'vitest';
import { autoName, type GivenFolder, writeInto } from '../../src/offline/folder';

function folderOf(files: Set<string>): GivenFolder {
  return {
    name: 'Safe place',
    queryPermission: async () => 'granted',
    requestPermission: async () => 'granted',
    getFileHandle: async (name) => ({
      createWritable: async () => ({
        write: async () => void files.add(name),
        close: async () => undefined,
        abort: async () => undefined,
      }),
    }),
    removeEntry: async (name) => void files.delete(name),
    keys: async function* () {
      yield* [...files];
    },
  };
}

test('a backup written with a clock years behind is not deleted immediately as the oldest', async () => {
  const week = Array.from({ length: 7 }, (_, day) => autoName(new Date(Date.UTC(2026, 0, day + 1))));
  const files = new Set(week);
  const now = autoName(new Date(0));
  expect(await writeInto(folderOf(files), now, new Blob(['all']), 7)).toBe(true);
  expect([...files].toSorted()).toEqual([now, ...week.slice(1)]);
});
