import { afterEach, expect, test, vi } from 'vitest';
import { requestPersistentStorage } from '../../src/offline/persist';

afterEach(() => vi.unstubAllGlobals());

const yes = async () => true;
const no = async () => false;
const broken = async () => Promise.reject(new Error('The store removed.'));

test.each([
  ['kept already, so nobody is asked', { persisted: yes, persist: broken }, 'granted'],
  ['asked, and allowed', { persisted: no, persist: yes }, 'granted'],
  ['asked, and not allowed', { persisted: no, persist: no }, 'refused'],
  ['asking fails', { persisted: no, persist: broken }, 'refused'],
  ['a browser that cannot be asked', {}, 'unsupported'],
  ['a browser with no such thing, or plain HTTP', undefined, 'unsupported'],
])('%s', async (_, storage, answer) => {
  vi.stubGlobal('navigator', { storage });
  expect(await requestPersistentStorage()).toBe(answer);
});
