import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { MapSheet } from '../../src/board/sheet';
import { NO_NEEDS } from '../../src/catalog/force';
import { memberOf } from '../../src/force/kept';
import {
  countCharacters,
  getCharacter,
  listCharacters,
  putCharacters,
  removeCharacters,
  restoreCharacters,
} from '../../src/store/characters';
import { getForce, listForces, makeForce, putForces } from '../../src/store/forces';
import { getMap, listMaps, putMaps } from '../../src/store/maps';
import { GRACE, purge } from '../../src/store/purge';
import type { Force } from '../../src/store/records';
import { character, mapText } from '../game/make';
import { connect, faultOf, got } from './help';

const sheet: MapSheet = {
  id: 'yard',
  name: 'Yard',
  source: 'entered',
  map: mapText(4, 3),
  starts: { red: ['a1'] },
  warnings: [],
  notes: [],
};
const force: Force = makeForce({
  id: 'f',
  name: 'Friends',
  edition: 'an-edition',
  buildTotal: 300,
  members: [memberOf({ id: 'a', name: 'A', set: 'demo', number: '1' }, 50)],
  feats: [{ name: 'Iron Nerves', points: 12, for: [0], needs: { ...NO_NEEDS, powers: ['toughness'], attack: 9 } }],
  objects: [{ name: 'Anvil', kind: 'heavy', points: 5 }],
});

describe('characters', () => {
  test('come back as they were put, with when they came', async () => {
    const database = connect();
    const before = Date.now();
    expect(await got(putCharacters([character('a'), character('b')], database))).toEqual({
      added: ['a', 'b'],
      replaced: [],
      refused: [],
    });
    const kept = await got(getCharacter('a', database));
    expect(kept).toMatchObject({ ...character('a'), deletedAt: null });
    expect(kept.added).toBeGreaterThanOrEqual(before);
  });

  test('put again keep the day they came and hand out what they replaced', async () => {
    const database = connect();
    await got(putCharacters([character('a', 6)], database));
    const old = await got(getCharacter('a', database));
    const report = await got(putCharacters([character('a', 7), character('c')], database));
    expect(report).toEqual({ added: ['c'], replaced: [old], refused: [] });
    expect(await got(getCharacter('a', database))).toMatchObject({ added: old.added, dial: { length: 7 } });
  });

  test('one that could not be read back is refused, the others come in', async () => {
    const database = connect();
    const report = await got(
      putCharacters([character('a'), character('x', 0), { ...character('y'), name: 'n'.repeat(10_000) }], database),
    );
    expect(report.added).toEqual(['a']);
    expect(report.refused).toEqual([
      { id: 'x', reason: 'dial: a list of 1 to 200' },
      { id: 'y', reason: 'name: a text of 0 to 500 characters' },
    ]);
  });

  test('removed ones can be restored for a day, or are put anew', async () => {
    const database = connect();
    await got(
      putCharacters(
        ['a', 'b', 'c'].map((id) => character(id)),
        database,
      ),
    );
    expect(await got(removeCharacters(['a', 'b', 'nobody'], database))).toBe(2);
    expect(await got(countCharacters(database))).toBe(1);
    expect(await faultOf(getCharacter('a', database))).toBe('missing');
    expect(await got(restoreCharacters(['a'], database))).toBe(1);
    expect((await got(listCharacters(database))).items.map((item) => item.id)).toEqual(['a', 'c']);
    await got(putCharacters([character('b')], database));
    expect(await got(countCharacters(database))).toBe(3);
    await got(removeCharacters(['c'], database));
    expect(await got(purge(Date.now() + GRACE + 1000, database))).toBe(1);
    expect(await got(restoreCharacters(['c'], database))).toBe(0);
  });

  test('are written all or none where the disk gives out', async () => {
    const database = connect();
    let room = 2;
    database.characters.hook('creating', () => {
      if (room-- === 0) throw new DOMException('no room', 'QuotaExceededError');
    });
    const put = putCharacters(
      ['a', 'b', 'c', 'd'].map((id) => character(id)),
      database,
    );
    expect(await faultOf(put)).toBe('full');
    expect(await got(countCharacters(database))).toBe(0);
  });
});

describe('maps and forces', () => {
  test('come back as they were put', async () => {
    const database = connect();
    await got(putMaps([sheet], database));
    await got(putForces([force], database));
    expect(await got(getMap('yard', database))).toMatchObject(sheet);
    expect(await got(getForce('f', database))).toMatchObject(force);
    expect((await got(listMaps(database))).items).toHaveLength(1);
    expect((await got(listForces(database))).items).toHaveLength(1);
  });

  test('a drawing that is no map and a member without points are refused', async () => {
    const database = connect();
    const maps = await got(
      putMaps(
        [
          { ...sheet, map: 'no map' },
          { ...sheet, id: 'far', starts: { red: ['z9'] } },
        ],
        database,
      ),
    );
    expect([maps.added, maps.refused.map((each) => each.id)]).toEqual([[], ['yard', 'far']]);
    const members = force.members.map((member) => ({ ...member, points: Number.NaN }));
    expect((await got(putForces([{ ...force, members }], database))).refused).toMatchObject([{ id: 'f' }]);
  });
});
