import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultDatabase } from '../../src/store/database';
import { watchTables } from '../../src/store/live-queries';
import { getSetting, putSetting } from '../../src/store/settings';
import { unwrap, unwrapFault } from './test-database';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** Drops the database connection and refuses new connections until `recover` is called. */
function dropConnection(name: string): { readonly recover: () => void } {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', name);
  });
  defaultDatabase().backendDB()?.close();
  return { recover: () => open.mockRestore() };
}

beforeEach(() => unwrap(putSetting('hand', 'left')));
afterEach(() => vi.restoreAllMocks());

test.each(['UnknownError', 'InvalidStateError', 'AbortError'])(
  'a retry opens a new connection after the browser dropped the last one: %s',
  async (name) => {
    const { recover } = dropConnection(name);
    for (let tried = 0; tried < 5; tried++) expect(await unwrapFault(putSetting('hand', 'right'))).not.toBe('full');
    expect(await unwrapFault(getSetting('hand'))).toBe('closed');
    recover();
    expect(await unwrap(getSetting('hand'))).toBe('left');
    await unwrap(putSetting('hand', 'right'));
    expect(await unwrap(getSetting('hand'))).toBe('right');
  },
);

test('watching continues with the new connection', async () => {
  const told: unknown[] = [];
  const query = watchTables(['settings'], async () => {
    const hand = await getSetting('hand');
    if (hand.ok) told.push(hand.value);
  });
  await vi.waitFor(() => expect(told).toEqual(['left']));
  const { recover } = dropConnection('UnknownError');
  expect(await unwrapFault(putSetting('hand', 'right'))).toBe('closed');
  recover();
  await unwrap(putSetting('hand', 'right'));
  await vi.waitFor(() => expect(told.at(-1)).toBe('right'));
  query.stop();
});

test('a full disk is not a lost connection', async () => {
  const close = vi.spyOn(defaultDatabase(), 'close');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await unwrapFault(putSetting('hand', 'right'))).toBe('full');
  await unwrap(putSetting('hand', 'right'));
  expect(close).not.toHaveBeenCalled();
});
