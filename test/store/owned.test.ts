import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readUnitsJson } from '../../src/catalog/units/list';
import { exportJsonBackup, importJsonBackup } from '../../src/store/backup';
import {
  bringCharacters,
  getCharacter,
  getCharacters,
  listCharacterIdsByName,
  pageCharacters,
  putCharacters,
  removeCharacters,
} from '../../src/store/characters';
import { getHolding, listHoldings, putHoldings, removeHoldings, restoreHoldings } from '../../src/store/owned';
import { GRACE_MS, purge } from '../../src/store/purge';
import { character } from '../game/make';
import { inventedUnit } from '../helpers/invented';
import { connect, faultOf, got, plant } from './help';

test('owned counts are stored, can be undone, and are purged a day after deletion', async () => {
  const database = connect();
  await got(putHoldings([{ id: 'a', count: 2, where: 'Blue box' }], database));
  expect(await got(getHolding('a', database))).toMatchObject({ id: 'a', count: 2, where: 'Blue box' });
  await got(removeHoldings(['a'], database));
  expect(await faultOf(getHolding('a', database))).toBe('missing');
  await got(restoreHoldings(['a'], database));
  expect((await got(listHoldings(database))).items).toHaveLength(1);
  await got(removeHoldings(['a'], database));
  expect(await got(purge(Date.now() + GRACE_MS + 1000, database))).toBe(1);
});

test.each([
  ['half a figure', { id: 'a', count: 1.5, where: '' }, 'count'],
  ['less than none', { id: 'a', count: -1, where: '' }, 'count'],
  ['a place that is a number', { id: 'a', count: 1, where: 7 }, 'where'],
  ['a place of a thousand letters', { id: 'a', count: 1, where: 'x'.repeat(1000) }, 'where'],
])('%s is rejected, and set aside if stored', async (_, holding, at) => {
  const database = connect();
  const put = await got(putHoldings([holding as never, { id: 'b', count: 1, where: '' }], database));
  expect(put).toMatchObject({ added: ['b'], refused: [{ id: 'a', reason: expect.stringContaining(at) }] });
  await plant(database, 'owned', { ...holding, added: 1, edited: 1, deletedAt: null });
  const list = await got(listHoldings(database));
  expect([list.items.map(({ id }) => id), list.unreadable.length]).toEqual([['b'], 1]);
});

test('a backup includes it, and the later change wins', async () => {
  const one = connect();
  await got(putHoldings([{ id: 'a', count: 2, where: 'Blue box' }], one));
  const text = await got(exportJsonBackup(one));
  const other = connect();
  expect(await got(importJsonBackup(text, other))).toMatchObject({ owned: { added: 1, newer: 0, same: 0 } });
  await new Promise((later) => setTimeout(later, 5));
  await got(putHoldings([{ id: 'a', count: 3, where: 'Red box' }], other));
  expect(await got(importJsonBackup(text, other))).toMatchObject({ owned: { older: 1 } });
  expect(await got(getHolding('a', other))).toMatchObject({ count: 3 });
});

test('characters are listed in pages, by name without reading them, and by ids in the requested order', async () => {
  const database = connect();
  const read = readUnitsJson(
    Array.from({ length: 25 }, (_, place) => inventedUnit(place)),
    'invented',
  );
  const all = read.ok ? read.value.characters : [];
  await got(putCharacters(all, database));
  await got(removeCharacters([all[4]?.id ?? ''], database));
  const paged: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: { items: readonly { id: string }[]; last: string | null } = await got(
      pageCharacters(after, 10, database),
    );
    paged.push(...page.items.map(({ id }) => id));
    after = page.last;
  }
  const living = all.filter((_, place) => place !== 4);
  expect(paged).toEqual(living.map(({ id }) => id).sort());
  const byName = await got(listCharacterIdsByName(database));
  const nameOf = new Map(all.map(({ id, name }) => [id, name]));
  expect(byName.map((id) => nameOf.get(id))).toEqual(living.map(({ name }) => name).sort());
  const asked = [all[7]?.id ?? '', 'nobody', all[4]?.id ?? '', all[2]?.id ?? ''];
  expect((await got(getCharacters(asked, database))).map(({ id }) => id)).toEqual([all[7]?.id, all[2]?.id]);
});

test('restored characters retain their times', async () => {
  const database = connect();
  await got(bringCharacters([{ ...character('a'), added: 5, edited: 9, deletedAt: null }], database));
  expect(await got(getCharacter('a', database))).toMatchObject({ added: 5, edited: 9, deletedAt: null });
});
