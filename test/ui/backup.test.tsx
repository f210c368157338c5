// @vitest-environment jsdom
import { Blob as WholeBlob } from 'node:buffer';
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopAutoBackup } from '../../src/app/backup/auto-backup';
import {
  dismissBackupReminder,
  findBackupReminder,
  makeBackup,
  recordBackup,
  setBackupReminder,
} from '../../src/app/backup/backup-file';
import { isGameInProgress, isMidTurn } from '../../src/app/game/game-activity';
import { setRecoveredRecords } from '../../src/app/storage/storage-health';
import { classifyFiles } from '../../src/app/transfer/incoming-items';
import { makeEmptyLog } from '../../src/game/log';
import { copyAreaFor } from '../../src/store/copy/area';
import { recoverFromCopy } from '../../src/store/copy/recover';
import { defaultDatabase } from '../../src/store/database';
import { createGame } from '../../src/store/games';
import { holdingRepository } from '../../src/store/owned';
import { nextTimestamp } from '../../src/store/timestamp';
import { NEWS } from '../../src/text/news';
// Imported up front: on a busy machine, lazy loading exceeds the timeout of a test.
import '../../src/share/read-item';
import '../../src/ui/transfer/received-previews';
import '../../src/ui/transfer/received-sheet';
import AboutScreen from '../../src/ui/settings/about-screen';
import BackupScreen from '../../src/ui/settings/backup-screen';
import RecoveredBanner from '../../src/ui/shell/recovered-banner';
import { appendTapToLog, SETUP_FACTS } from '../game/make';
import { clearTables, dumpTables } from '../store/random-store';
import { restoreDemoContent, user } from './table-page';

beforeEach(async () => {
  // Node's `Blob` replaces the `Blob` of jsdom, which has no `stream()`.
  vi.stubGlobal('Blob', WholeBlob);
  await clearTables(defaultDatabase());
});

afterEach(async () => {
  cleanup();
  await stopAutoBackup();
  vi.unstubAllGlobals();
});

afterAll(restoreDemoContent);

async function play(name: string): Promise<string> {
  const result = await createGame({ name, edition: 'e' }, { step: 'begin', facts: SETUP_FACTS });
  if (!result.ok) throw new Error(result.fault.detail);
  return result.value.game.id;
}

async function fileNow(): Promise<Uint8Array<ArrayBuffer>> {
  const result = await makeBackup();
  if (!result.ok) throw new Error(result.fault.detail);
  return new Uint8Array(await result.value.blob.arrayBuffer());
}

async function openFile(bytes: Uint8Array<ArrayBuffer>): Promise<HTMLElement> {
  await user.upload(await screen.findByLabelText('Open a backup'), new File([bytes], 'x.sidekick'));
  return screen.findByRole('dialog', { name: 'Backup contents' });
}

describe('the backup screen', () => {
  it('shows the contents of a backup file, adds them and offers undo', async () => {
    await play('Friday');
    await holdingRepository.putMany([{ id: 'a', count: 2, where: '' }]);
    const bytes = await fileNow();
    await clearTables(defaultDatabase());
    render(() => <BackupScreen />);
    expect(await screen.findByText('No backup on this device yet.')).toBeTruthy();
    const sheet = within(await openFile(bytes));
    await sheet.findByText('1 game');
    sheet.getByText('1 owned character');
    expect(sheet.queryByRole('alert')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Add to this device' }));
    await screen.findByText('Added or updated: 1 game, 1 owned character.');
    await screen.findByRole('button', { name: 'Undo the restore' });
    expect(await defaultDatabase().games.count()).toBe(1);
    // The restored file contains everything, so no backup reminder is due.
    expect(await findBackupReminder(Date.now() + 40 * 24 * 60 * 60 * 1000)).toBeNull();
    const again = within(await openFile(bytes));
    expect((await again.findAllByText('1 already here')).length).toBe(2);
    expect(again.getByRole('button', { name: 'Add to this device' }).hasAttribute('disabled')).toBe(true);
  });

  it('lists what a damaged file lost; changes nothing when the file is unreadable', async () => {
    for (let game = 0; game < 4; game++) await play(`Game ${game}`);
    for (let id = 0; id < 40; id++) await holdingRepository.putMany([{ id: `${id}`, count: 2, where: 'Box' }]);
    const bytes = await fileNow();
    await clearTables(defaultDatabase());
    render(() => <BackupScreen />);
    const sheet = within(await openFile(bytes.slice(0, bytes.length - 1200)));
    expect((await sheet.findByRole('alert')).textContent).toMatch(/damaged.*Lost: .*owned characters?/);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    const before = await dumpTables(defaultDatabase());
    await user.upload(screen.getByLabelText('Open a backup'), new File(['Sidekick backup 2\nxxxx'], 'x.sidekick'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/damaged or cut off.*Nothing was changed/);
    expect(screen.queryByRole('button', { name: 'Replace everything here' })).toBeNull();
    expect(await dumpTables(defaultDatabase())).toEqual(before);
  });

  it.each(['Add to this device', 'Replace everything here'])(
    '%s: a restore on a full disk reports the failure and loses nothing',
    async (way) => {
      await play('Friday');
      await holdingRepository.putMany([{ id: 'a', count: 2, where: '' }]);
      const bytes = await fileNow();
      await clearTables(defaultDatabase());
      await play('Saturday');
      render(() => <BackupScreen />);
      const sheet = within(await openFile(bytes));
      const before = await dumpTables(defaultDatabase());
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('no room', 'QuotaExceededError');
      });
      await user.click(sheet.getByRole('button', { name: way }));
      expect((await sheet.findByRole('alert')).textContent).toBe(
        'This device has too little space for all of this. Nothing changed, and nothing was lost. Free up space, then try again.',
      );
      put.mockRestore();
      expect(await dumpTables(defaultDatabase())).toEqual(before);
      if (way.startsWith('Replace')) return;
      await user.click(sheet.getByRole('button', { name: way }));
      await screen.findByText('Added or updated: 1 game, 1 owned character.');
    },
  );

  it('saves to the chosen folder automatically, one file a day, and keeps seven files', async () => {
    await play('Friday');
    const files = new Map<string, number>(
      Array.from({ length: 8 }, (_, day) => [`sidekick-auto-2026-01-0${day + 1}.sidekick`, 1]),
    );
    files.set('my own.txt', 1);
    let leave: PermissionState = 'granted';
    vi.stubGlobal('showDirectoryPicker', async () => ({
      name: 'Safe place',
      queryPermission: async () => leave,
      requestPermission: async () => (leave = 'granted'),
      getFileHandle: async (name: string) => ({
        createWritable: async () => ({
          write: async (data: Blob) => void files.set(name, data.size),
          close: async () => undefined,
          abort: async () => undefined,
        }),
      }),
      removeEntry: async (name: string) => void files.delete(name),
      keys: async function* () {
        yield* [...files.keys()];
      },
    }));
    // The fake database cannot store functions; a browser can store the handle of a directory.
    vi.spyOn(defaultDatabase().device, 'put').mockResolvedValue('backup-folder');
    render(() => <BackupScreen />);
    await user.click(await screen.findByRole('button', { name: /Choose a folder/ }));
    await screen.findByText('Backup saved to Safe place.');
    const ours = [...files.keys()].filter((name) => name.startsWith('sidekick-auto-'));
    expect(ours).toHaveLength(7);
    expect(files.has('my own.txt')).toBe(true);
    expect(files.get(ours.toSorted().at(-1) as string)).toBeGreaterThan(200);
    // The name of the backup folder is also stored outside the database, which a browser may clear.
    const recovered = await recoverFromCopy(defaultDatabase(), copyAreaFor(defaultDatabase()));
    setRecoveredRecords(recovered.ok ? recovered.value : null);
    render(() => <RecoveredBanner />);
    await screen.findByText(new RegExp(`Your newest backup is ${ours.toSorted().at(-1)} in the folder Safe place.`));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    leave = 'prompt';
    await user.click(screen.getByRole('button', { name: 'Back up to this folder now' }));
    await waitFor(() => expect(leave).toBe('granted'));
    vi.restoreAllMocks();
  });
});

describe('the backup reminder', () => {
  const day = 24 * 60 * 60 * 1000;

  it('appears after three games, can be dismissed, and reappears after three more', async () => {
    expect(await findBackupReminder(Date.now())).toBeNull();
    await play('One');
    await play('Two');
    expect(await findBackupReminder(Date.now())).toBeNull();
    await play('Three');
    expect(await findBackupReminder(Date.now())).toEqual({ games: 3, things: 0 });
    await dismissBackupReminder();
    expect(await findBackupReminder(Date.now())).toBeNull();
  });

  it('stays dismissed when the clock is a second behind the stored times', async () => {
    for (const name of ['One', 'Two', 'Three']) await play(name);
    const [real, now] = [Date.now, Date.now()];
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() - 1000);
    expect(Date.now()).toBeLessThan(now);
    await dismissBackupReminder();
    expect(await findBackupReminder(Date.now())).toBeNull();
    clock.mockRestore();
  });

  it('is absent when reminders are off or right after a backup, and appears a month after any change', async () => {
    for (const name of ['One', 'Two', 'Three']) await play(name);
    await setBackupReminder(false);
    expect(await findBackupReminder(Date.now())).toBeNull();
    await setBackupReminder(true);
    await recordBackup(nextTimestamp());
    expect(await findBackupReminder(Date.now() + 40 * day)).toBeNull();
    await new Promise((done) => setTimeout(done, 5));
    await play('Four');
    expect(await findBackupReminder(Date.now())).toBeNull();
    expect(await findBackupReminder(Date.now() + 40 * day)).toEqual({ games: 1, things: 0 });
  });
});

it("adds a file's records to games that no backup holds, which still need a backup", async () => {
  await play('Friday');
  await holdingRepository.putMany([{ id: 'a', count: 2, where: '' }]);
  const bytes = await fileNow();
  await clearTables(defaultDatabase());
  for (const name of ['One', 'Two', 'Three']) await play(name);
  render(() => <BackupScreen />);
  await screen.findByText(/^No backup on this device yet\. Not backed up: 3 games/);
  const sheet = within(await openFile(bytes));
  await user.click(await sheet.findByRole('button', { name: 'Add to this device' }));
  await screen.findByText('Added or updated: 1 game, 1 owned character.');
  expect((await findBackupReminder(Date.now()))?.games).toBeGreaterThanOrEqual(3);
});

describe('a newer app version', () => {
  it('waits during a turn, but not before the first turn, between turns or in an abandoned game', () => {
    const at = 1_700_000_000_000;
    const begun = appendTapToLog(makeEmptyLog('g'), ...SETUP_FACTS);
    expect([isMidTurn(null, at), isMidTurn(begun, at)]).toEqual([false, false]);
    const turn = appendTapToLog(begun, { fact: 'turn', side: 'red', round: 1 });
    expect([isMidTurn(turn, at), isGameInProgress(turn, at), isGameInProgress(begun, at)]).toEqual([
      false,
      true,
      false,
    ]);
    const acted = appendTapToLog(turn, { fact: 'acted', piece: 'A', action: 'move' });
    expect(isMidTurn(acted, at)).toBe(true);
    expect(isMidTurn(acted, at + 31 * 60_000)).toBe(false);
    expect(isMidTurn(appendTapToLog(acted, { fact: 'turn', side: 'blue', round: 1 }), at)).toBe(false);
    expect(isMidTurn(appendTapToLog(acted, { fact: 'ended', winner: null }), at)).toBe(false);
  });

  it('shows its version and what is new', async () => {
    expect(NEWS[0]?.version).toBe(__VERSION__);
    render(() => <AboutScreen />);
    screen.getByText(`Sidekick ${__VERSION__}`);
    const news = within(screen.getByRole('region', { name: `What is new in ${__VERSION__}` }));
    expect(news.getAllByRole('listitem')).toHaveLength(NEWS[0]?.lines.length as number);
  });
});

describe('content shared from another app', () => {
  const file = (name: string, text: string) => new File([text], name);

  it('is recognised by its content, whatever the file name', async () => {
    const came = await classifyFiles({
      files: [
        file('a.txt', 'Sidekick backup 2\n'),
        file('b.json', '{"format":"sidekick-backup","version":1}'),
        file('c.json', '{ "sidekick": "force", "version": 1 }'),
        file('d.json', '{"units":[]}'),
        file('e.csv', 'name,points'),
      ],
      words: 'look: https://example.org/x/#/forces/take/abc_-1?y javascript:alert(1)',
    });
    expect(came.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent', 'others', 'link']);
    expect(came[3]).toMatchObject({ files: [{ name: 'd.json' }, { name: 'e.csv' }] });
    expect(came[4]).toMatchObject({ place: ['forces', 'take', 'abc_-1'] });
  });

  it('is a backup even when compressed bytes follow its first line', async () => {
    const bytes = Uint8Array.from({ length: 400 }, (_, at) => (at * 151) % 256);
    const backup = new File(['Sidekick backup 2\n', bytes], 'friend.sidekick');
    expect(await classifyFiles({ files: [backup], words: '' })).toMatchObject([
      { kind: 'sent', file: { name: backup.name } },
    ]);
  });

  it('is ignored when it is text without a link to this app', async () => {
    expect(await classifyFiles({ files: [], words: 'https://example.org/#/settings/x' })).toEqual([]);
  });
});
