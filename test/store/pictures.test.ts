import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { MapSheet } from '../../src/board/map-sheet';
import { exportJsonBackup, importJsonBackup } from '../../src/store/backup';
import { characterRepository } from '../../src/store/characters';
import type { Database } from '../../src/store/database';
import { deleteGame } from '../../src/store/game-list';
import { createGame } from '../../src/store/games';
import { mapRepository } from '../../src/store/maps';
import { dropUnusedPicture, readPicture, savePicture } from '../../src/store/pictures';
import { GRACE_MS, purge } from '../../src/store/purge';
import type { Picture } from '../../src/store/records';
import { putSetting } from '../../src/store/settings';
import { listSetAsideRecords } from '../../src/store/unreadable-records';
import { MAPPED_FACT, makeClearMapText, makeTestCharacter, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, makePicture, putUnchecked, unwrap, unwrapFault } from './test-database';

const map = (id: string, pictureId?: string): MapSheet => ({
  ...{ id, name: 'Yard', source: 'entered', map: makeClearMapText(3, 3), starts: {}, warnings: [], notes: [] },
  ...(pictureId && { picture: pictureId }),
});

async function keptIn(database: Database): Promise<string[]> {
  return (await database.pictures.toCollection().primaryKeys()).sort();
}

describe('a picture', () => {
  test('is stored byte by byte', async () => {
    const database = connectTestDatabase();
    const bytes = Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
    await unwrap(savePicture(makePicture('p', bytes), database));
    expect([...(await unwrap(readPicture('p', database))).bytes]).toEqual(bytes);
    expect(await unwrapFault(readPicture('q', database))).toBe('missing');
  });

  test.each<[string, Partial<Record<keyof Picture, unknown>>]>([
    ['no bytes', { bytes: new Uint8Array(0) }],
    ['a list for bytes', { bytes: [1, 2, 3] }],
    ['a drawing that could run scripts', { type: 'image/svg+xml' }],
    ['no width', { width: 0 }],
    ['a broken height', { height: 1.5 }],
    ['no name', { id: '' }],
  ])('with %s is rejected, and set aside if stored', async (_, wrong) => {
    const database = connectTestDatabase();
    const bad = { ...makePicture('p'), ...wrong } as Picture;
    expect(await unwrapFault(savePicture(bad, database))).toBe('unreadable');
    if (bad.id === '') return;
    await putUnchecked(database, 'pictures', { ...bad, added: 1, edited: 1, deletedAt: null });
    expect(await unwrapFault(readPicture('p', database))).toBe('missing');
    expect(await unwrap(listSetAsideRecords(database))).toMatchObject([{ table: 'pictures', key: '"p"' }]);
    expect(await keptIn(database)).toEqual([]);
  });

  test('survives a backup byte by byte, even when set aside', async () => {
    const database = connectTestDatabase();
    const bytes = Array.from({ length: 256 }, (_, index) => index);
    await unwrap(savePicture(makePicture('p', bytes), database));
    const record = { ...makePicture('q', bytes), width: 0 };
    await putUnchecked(database, 'asides', { table: 'pictures', key: '"q"', record, reason: 'width', at: 1 });
    const other = connectTestDatabase();
    await unwrap(importJsonBackup(await unwrap(exportJsonBackup(database)), other));
    expect([...(await unwrap(readPicture('p', other))).bytes]).toEqual(bytes);
    expect((await unwrap(listSetAsideRecords(other)))[0]?.record).toEqual(record);
  });

  test('with invalid encoded bytes in a backup is left out and listed', async () => {
    const database = connectTestDatabase();
    await putUnchecked(database, 'pictures', {
      ...makePicture('p'),
      bytes: { base64: 'no §' },
      added: 1,
      edited: 1,
      deletedAt: null,
    });
    const report = await unwrap(importJsonBackup(await unwrap(exportJsonBackup(database)), connectTestDatabase()));
    expect(report.refused).toMatchObject([{ table: 'pictures', index: 0, reason: 'bytes: 1 to 8000000 bytes' }]);
  });
});

describe('unreferenced pictures', () => {
  const day = GRACE_MS + 1000;

  test('are purged after a day; pictures of maps, characters and games stay as long as their owners', async () => {
    const database = connectTestDatabase();
    for (const id of ['of-map', 'of-character', 'of-game', 'of-none'])
      await unwrap(savePicture(makePicture(id), database));
    await unwrap(mapRepository.putMany([map('m', 'of-map')], database));
    await unwrap(
      characterRepository.putMany(
        [{ ...makeTestCharacter('a'), picture: 'of-character' } as ReturnType<typeof makeTestCharacter>],
        database,
      ),
    );
    const facts = [...SETUP_FACTS, { ...MAPPED_FACT, picture: 'of-game' } as typeof MAPPED_FACT];
    const { log } = await unwrap(createGame({ name: 'G', edition: 'e' }, { step: 'begin', facts }, database));
    const now = Date.now();
    expect(await unwrap(purge(now + GRACE_MS / 2, database))).toBe(0);
    expect(await unwrap(purge(now + day, database))).toBe(1);
    expect(await keptIn(database)).toEqual(['of-character', 'of-game', 'of-map']);
    // The old pictures of the deleted game and the changed map remain until a day after their last use.
    await unwrap(deleteGame(log.game, database));
    await unwrap(mapRepository.putMany([map('m')], database));
    await unwrap(purge(now + day + GRACE_MS / 2, database));
    expect(await keptIn(database)).toEqual(['of-character', 'of-game', 'of-map']);
    await unwrap(purge(now + 3 * day, database));
    expect(await keptIn(database)).toEqual(['of-character']);
  });

  test('stay while a draft references them', async () => {
    const database = connectTestDatabase();
    await unwrap(savePicture(makePicture('p'), database));
    await unwrap(putSetting('photo-review', { picture: 'p' }, database));
    await unwrap(purge(Date.now() + day, database));
    expect(await keptIn(database)).toEqual(['p']);
    expect(await unwrap(dropUnusedPicture('p', database))).toBe(false);
    await unwrap(putSetting('photo-review', undefined, database));
    await unwrap(purge(Date.now() + 3 * day, database));
    expect(await keptIn(database)).toEqual([]);
  });

  test('can be deleted immediately, but stay if a map references them', async () => {
    const database = connectTestDatabase();
    for (const id of ['of-map', 'of-none']) await unwrap(savePicture(makePicture(id), database));
    await unwrap(mapRepository.putMany([map('m', 'of-map')], database));
    expect(await unwrap(dropUnusedPicture('of-map', database))).toBe(false);
    expect(await unwrap(dropUnusedPicture('of-none', database))).toBe(true);
    expect(await keptIn(database)).toEqual(['of-map']);
  });

  test('are restored with their map', async () => {
    const database = connectTestDatabase();
    await unwrap(savePicture(makePicture('p'), database));
    await unwrap(mapRepository.putMany([map('m', 'p')], database));
    await unwrap(mapRepository.remove(['m'], database));
    await unwrap(purge(Date.now() + GRACE_MS / 2, database));
    await unwrap(mapRepository.restore(['m'], database));
    await unwrap(purge(Date.now() + day, database));
    expect((await unwrap(readPicture('p', database))).id).toBe('p');
    await unwrap(mapRepository.remove(['m'], database));
    await unwrap(purge(Date.now() + 2 * day, database));
    await unwrap(purge(Date.now() + 4 * day, database));
    expect(await keptIn(database)).toEqual([]);
  });
});
