import { expect, test } from 'vitest';
import { makeDeskLink, readDeskLink } from '../../src/share/ruling-file';

const RULING = {
  name: 'Lücke ⚡',
  note: 'two\nlines',
  notation: 'title: "#"\nedition: core-2008\nmap: |\n  +---+\n  | . |\n  +---+\n',
};

test('a link preserves its ruling, complete or by its end alone', async () => {
  const link = await makeDeskLink('https://example.org/app/#/map/ask', RULING);
  expect(link).toMatch(/^https:\/\/example\.org\/app\/#\/rules\/desk\/[\w-]+$/);
  expect(await readDeskLink(link)).toEqual({ ok: true, value: RULING });
  expect(await readDeskLink(` ${link.split('/').at(-1)} `)).toEqual({ ok: true, value: RULING });
});

test('other fields of a ruling are not sent', async () => {
  const kept = { ...RULING, id: 'secret', added: 5 };
  expect(await makeDeskLink('x#y', kept)).toBe(await makeDeskLink('x', RULING));
});

test.each([
  ['nothing', ''],
  ['no code', 'https://example.org/#/rules/desk/'],
  ['letters that no link has', 'https://example.org/#/rules/desk/%%%'],
  ['a code that unpacks to nothing', 'https://example.org/#/rules/desk/AAAA'],
])('%s is not a ruling', async (_, text) => {
  expect(await readDeskLink(text)).toEqual({ ok: false, fault: 'not-a-ruling' });
});

test('rejects half a link, another kind of text in it, and a decompression bomb', async () => {
  const link = await makeDeskLink('x', RULING);
  expect((await readDeskLink(link.slice(0, -20))).ok).toBe(false);
  const other = await makeDeskLink('x', { ...RULING, notation: '' });
  expect(await readDeskLink(other)).toEqual({ ok: false, fault: 'not-a-ruling' });
  expect(await readDeskLink('a'.repeat(200_001))).toEqual({ ok: false, fault: 'too-large' });
});
