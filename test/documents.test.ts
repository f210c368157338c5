import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md'] as const;

/** Paths that a text names in code or as a picture; `<edition>` stands for any. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/(?:src|test|public)\/[\w./<>-]*/g)].map(([path]) => path.replace(/[.]+$/, ''));
  return [...new Set(named)].map((path) => path.replace(/<(?:edition|id)>/, 'core-2008'));
}

const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  test('names no file or folder that is not there', () => {
    const paths = pathsIn(text);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names no command that is not there', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name]) => name as string);
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('a path that is not there is found', () => {
  expect(pathsIn('see `src/nowhere/x.ts`, `test/cases/<edition>/` and src/text.')).toEqual([
    'src/nowhere/x.ts',
    'test/cases/core-2008/',
    'src/text',
  ]);
});
