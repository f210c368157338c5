import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('the store loads where the browser blocks site data, and says that it cannot save', async () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        blocked();
      }
    },
  );
  vi.stubGlobal('indexedDB', { open: blocked });
  const { putSetting } = await import('../../src/store/settings');
  const { sentenceOf } = await import('../../src/app/storage/faults');
  const put = await putSetting('hand', 'left');
  expect(put).toMatchObject({ ok: false, fault: { code: 'blocked' } });
  expect(put.ok ? '' : sentenceOf(put.fault)).toMatch(/^This browser cannot save here/);
});
