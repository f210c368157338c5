import { expect, test } from 'vitest';
import { readStyles, withoutComments } from './styles';

/* A sheet loaded with one screen stays for every other: two that style one class spoil each other, the later loaded wins. */

test('a class is styled in one sheet alone', () => {
  const sheets = new Map<string, string[]>();
  for (const [path, css] of Object.entries(readStyles()))
    for (const [, name = ''] of withoutComments(css).matchAll(/^\.([\w-]+) \{$/gm))
      if (!sheets.get(name)?.includes(path)) sheets.set(name, [...(sheets.get(name) ?? []), path]);
  expect(sheets.size).toBeGreaterThan(100);
  expect([...sheets].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
