import { expect, test } from 'vitest';
import { autoBackupName, type BackupFolder, writeBackupFile } from '../../src/offline/backup-folder';

function folderOf(files: Set<string>): BackupFolder {
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
  const week = Array.from({ length: 7 }, (_, day) => autoBackupName(new Date(Date.UTC(2026, 0, day + 1))));
  const files = new Set(week);
  const now = autoBackupName(new Date(0));
  expect(await writeBackupFile(folderOf(files), now, new Blob(['all']), 7)).toBe(true);
  expect([...files].toSorted()).toEqual([now, ...week.slice(1)]);
});
