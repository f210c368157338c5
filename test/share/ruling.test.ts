import { expect, test } from 'vitest';
import { linkOfRuling, readRulingLink } from '../../src/share/ruling';

const RULING = {
  name: 'Lücke ⚡',
  note: 'two\nlines',
  notation: 'title: "#"\nedition: core-2008\nmap: |\n  +---+\n  | . |\n  +---+\n',
};

test('a link brings back what it was made of, whole or only its end', async () => {
  const link = await linkOfRuling('https://example.org/app/#/map/ask', RULING);
  expect(link).toMatch(/^https:\/\/example\.org\/app\/#\/rules\/take\/[\w-]+$/);
  expect(await readRulingLink(link)).toEqual({ ok: true, value: RULING });
  expect(await readRulingLink(` ${link.split('/').at(-1)} `)).toEqual({ ok: true, value: RULING });
});

test('what more stands in a ruling is not sent', async () => {
  const kept = { ...RULING, id: 'secret', added: 5 };
  expect(await linkOfRuling('x#y', kept)).toBe(await linkOfRuling('x', RULING));
});

test.each([
  ['nothing', ''],
  ['no code', 'https://example.org/#/rules/take/'],
  ['letters that no link has', 'https://example.org/#/rules/take/%%%'],
  ['a code that unpacks to nothing', 'https://example.org/#/rules/take/AAAA'],
])('%s is no ruling', async (_, text) => {
  expect(await readRulingLink(text)).toEqual({ ok: false, fault: 'not-a-ruling' });
});

test('half of a link, another kind of text in it, and one without end are refused', async () => {
  const link = await linkOfRuling('x', RULING);
  expect((await readRulingLink(link.slice(0, -20))).ok).toBe(false);
  const other = await linkOfRuling('x', { ...RULING, notation: '' });
  expect(await readRulingLink(other)).toEqual({ ok: false, fault: 'not-a-ruling' });
  expect(await readRulingLink('a'.repeat(200_001))).toEqual({ ok: false, fault: 'too-large' });
});
