import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { GRACE_MS, purge } from '../../src/store/purge';
import type { SavedRuling } from '../../src/store/records';
import { MAX_NOTATION_LENGTH, rulingRepository } from '../../src/store/rulings';
import { connectTestDatabase, putUnchecked, unwrap, unwrapFault } from './test-database';

const gap: SavedRuling = {
  id: 'r1',
  name: 'The gap by the fence',
  notation: 'edition: e\nmap: |\n  +---+\n  | . |\n  +---+\n',
  note: 'Ask on Friday',
  edition: 'e',
};

describe('rulings', () => {
  test('are stored unchanged, and overwritten under the same id', async () => {
    const database = connectTestDatabase();
    await unwrap(rulingRepository.putMany([gap], database));
    expect(await unwrap(rulingRepository.get('r1', database))).toMatchObject(gap);
    const report = await unwrap(rulingRepository.putMany([{ ...gap, note: 'No' }], database));
    expect(report).toMatchObject({ added: [], replaced: [{ note: 'Ask on Friday' }] });
    expect(await unwrap(rulingRepository.count(database))).toBe(1);
  });

  test('can be restored for a day after deletion', async () => {
    const database = connectTestDatabase();
    await unwrap(rulingRepository.putMany([gap], database));
    await unwrap(rulingRepository.remove(['r1'], database));
    expect(await unwrapFault(rulingRepository.get('r1', database))).toBe('missing');
    await unwrap(rulingRepository.restore(['r1'], database));
    expect(await unwrap(rulingRepository.get('r1', database))).toMatchObject(gap);
    await unwrap(rulingRepository.remove(['r1'], database));
    expect(await unwrap(purge(Date.now() + GRACE_MS + 1000, database))).toBe(1);
    await unwrap(rulingRepository.restore(['r1'], database));
    expect(await unwrapFault(rulingRepository.get('r1', database))).toBe('missing');
  });

  test.each([
    ['no notation', { notation: '' }],
    ['a notation without end', { notation: 'x'.repeat(MAX_NOTATION_LENGTH + 1) }],
    ['a number for a note', { note: 7 }],
    ['no edition', { edition: undefined }],
    ['a name that is a list', { name: [] }],
  ])('with %s is set aside, and the others work', async (_, wrong) => {
    const database = connectTestDatabase();
    await unwrap(rulingRepository.putMany([gap], database));
    await putUnchecked(database, 'rulings', { ...gap, id: 'r2', added: 1, edited: 1, deletedAt: null, ...wrong });
    const { items, unreadable } = await unwrap(rulingRepository.list(database));
    expect(items.map(({ id }) => id)).toEqual(['r1']);
    expect(unreadable).toMatchObject([{ table: 'rulings', key: '"r2"', moved: true }]);
  });
});
