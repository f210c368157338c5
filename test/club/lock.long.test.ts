/** Tests two servers with one database: the second server is refused, and a killed server leaves the database free. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { JournalError, openJournal } from '../../src/club/journal';
import { lockDatabase } from '../../src/club/lock';
import { makeTempFolder, makeTestRoom, startTestClub } from '../helpers/club';
import { findFreePort, startClubProcess } from '../helpers/club-process';

function newDatabase(): string {
  const file = join(makeTempFolder(), 'club.db');
  openJournal(file, () => {}).close();
  return file;
}

test('a second server refuses to start, the first continues, and a later one may start', async () => {
  const data = newDatabase();
  const first = await startTestClub({ data });
  await expect(startTestClub({ data })).rejects.toThrow(JournalError);
  expect((await makeTestRoom(first.port)).name).toMatch(/^[\w-]{20}-signed$/);
  await first.stop();
  await (await startTestClub({ data })).stop();
});

test('servers joined by Redis share a database, and one without Redis does not join them', () => {
  const data = newDatabase();
  const [one, two] = [lockDatabase(data, true), lockDatabase(data, true)];
  expect(() => lockDatabase(data, false)).toThrow(`Another server is using ${data}`);
  one();
  expect(() => lockDatabase(data, false)).toThrow(JournalError);
  two();
  const alone = lockDatabase(data, false);
  expect(() => lockDatabase(data, true)).toThrow('Another server without --redis');
  alone();
});

test('a second process reports in one sentence why it exits, and starts after the first was killed', async () => {
  const data = newDatabase();
  const first = await startClubProcess(data, await findFreePort());
  const refused = await startClubProcess(data, await findFreePort()).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(refused).toContain(`Another server is using ${data}`);
  expect(refused).not.toMatch(/\n\s+at /);
  await first.kill();
  const second = await startClubProcess(data, await findFreePort());
  await second.stop();
});
