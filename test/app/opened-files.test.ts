// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { incomingItems } from '../../src/app/transfer/incoming-items';
import { onFilesOpened } from '../../src/app/transfer/opened-files';

afterEach(() => vi.unstubAllGlobals());

function drop(
  type: string,
  dataTransfer: { readonly types: readonly string[]; readonly files: readonly File[] },
): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  window.dispatchEvent(event);
  return event;
}

test('files that the device opens or that are dropped on the window are accepted, and nothing else', async () => {
  const file = new File(['x'], 'a.csv');
  let open: (params: object) => void = () => undefined;
  vi.stubGlobal('launchQueue', { setConsumer: (take: typeof open) => (open = take) });
  const show = vi.fn();
  onFilesOpened(show);
  open({ files: [{ getFile: async () => file }, { getFile: () => Promise.reject(new Error('gone')) }] });
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(incomingItems()).toEqual([{ kind: 'others', files: [file] }]);
  expect(drop('dragover', { types: ['Files'], files: [] }).defaultPrevented).toBe(true);
  expect(drop('drop', { types: ['text/plain'], files: [] }).defaultPrevented).toBe(false);
  expect(show).toHaveBeenCalledOnce();
  expect(drop('drop', { types: ['Files'], files: [file, file] }).defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  expect(incomingItems()).toEqual([{ kind: 'others', files: [file, file] }]);
});
