import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readUnitsJson } from '../../src/catalog/units/list';
import { exportJsonBackup, importJsonBackup } from '../../src/store/backup';
import { characterRepository, listCharacterIdsByName } from '../../src/store/characters';
import { holdingRepository } from '../../src/store/owned';
import { GRACE_MS, purge } from '../../src/store/purge';
import { makeTestCharacter } from '../game/make';
import { makeInventedUnit } from '../helpers/invented-units';
import { connectTestDatabase, putUnchecked, unwrap, unwrapFault } from './test-database';

test('owned counts are stored, can be undone, and are purged a day after deletion', async () => {
  const database = connectTestDatabase();
  await unwrap(holdingRepository.putMany([{ id: 'a', count: 2, where: 'Blue box' }], database));
  expect(await unwrap(holdingRepository.get('a', database))).toMatchObject({ id: 'a', count: 2, where: 'Blue box' });
  await unwrap(holdingRepository.remove(['a'], database));
  expect(await unwrapFault(holdingRepository.get('a', database))).toBe('missing');
  await unwrap(holdingRepository.restore(['a'], database));
  expect((await unwrap(holdingRepository.list(database))).items).toHaveLength(1);
  await unwrap(holdingRepository.remove(['a'], database));
  expect(await unwrap(purge(Date.now() + GRACE_MS + 1000, database))).toBe(1);
});

test.each([
  ['half a figure', { id: 'a', count: 1.5, where: '' }, 'count'],
  ['less than none', { id: 'a', count: -1, where: '' }, 'count'],
  ['a place that is a number', { id: 'a', count: 1, where: 7 }, 'where'],
  ['a place of a thousand letters', { id: 'a', count: 1, where: 'x'.repeat(1000) }, 'where'],
])('%s is rejected, and set aside if stored', async (_, holding, at) => {
  const database = connectTestDatabase();
  const report = await unwrap(
    holdingRepository.putMany([holding as never, { id: 'b', count: 1, where: '' }], database),
  );
  expect(report).toMatchObject({ added: ['b'], refused: [{ id: 'a', reason: expect.stringContaining(at) }] });
  await putUnchecked(database, 'owned', { ...holding, added: 1, edited: 1, deletedAt: null });
  const list = await unwrap(holdingRepository.list(database));
  expect([list.items.map(({ id }) => id), list.unreadable.length]).toEqual([['b'], 1]);
});

test('a backup includes it, and the later change wins', async () => {
  const one = connectTestDatabase();
  await unwrap(holdingRepository.putMany([{ id: 'a', count: 2, where: 'Blue box' }], one));
  const text = await unwrap(exportJsonBackup(one));
  const other = connectTestDatabase();
  expect(await unwrap(importJsonBackup(text, other))).toMatchObject({ owned: { added: 1, newer: 0, same: 0 } });
  await new Promise((later) => setTimeout(later, 5));
  await unwrap(holdingRepository.putMany([{ id: 'a', count: 3, where: 'Red box' }], other));
  expect(await unwrap(importJsonBackup(text, other))).toMatchObject({ owned: { older: 1 } });
  expect(await unwrap(holdingRepository.get('a', other))).toMatchObject({ count: 3 });
});

test('characters are listed in pages, by name without reading them, and by ids in the requested order', async () => {
  const database = connectTestDatabase();
  const read = readUnitsJson(
    Array.from({ length: 25 }, (_, place) => makeInventedUnit(place)),
    'invented',
  );
  const all = read.ok ? read.value.characters : [];
  await unwrap(characterRepository.putMany(all, database));
  await unwrap(characterRepository.remove([all[4]?.id ?? ''], database));
  const paged: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: { items: readonly { id: string }[]; last: string | null } = await unwrap(
      characterRepository.page(after, 10, database),
    );
    paged.push(...page.items.map(({ id }) => id));
    after = page.last;
  }
  const living = all.filter((_, place) => place !== 4);
  expect(paged).toEqual(living.map(({ id }) => id).sort());
  const byName = await unwrap(listCharacterIdsByName(database));
  const nameOf = new Map(all.map(({ id, name }) => [id, name]));
  expect(byName.map((id) => nameOf.get(id))).toEqual(living.map(({ name }) => name).sort());
  const asked = [all[7]?.id ?? '', 'nobody', all[4]?.id ?? '', all[2]?.id ?? ''];
  expect((await unwrap(characterRepository.getMany(asked, database))).map(({ id }) => id)).toEqual([
    all[7]?.id,
    all[2]?.id,
  ]);
});

test('restored characters retain their times', async () => {
  const database = connectTestDatabase();
  await unwrap(
    characterRepository.bring([{ ...makeTestCharacter('a'), added: 5, edited: 9, deletedAt: null }], database),
  );
  expect(await unwrap(characterRepository.get('a', database))).toMatchObject({ added: 5, edited: 9, deletedAt: null });
});
