import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listSourceTexts } from './text/catalogs';

const root = join(import.meta.dirname, '..');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'test/README.md',
  'src/club/README.md',
  'src/board/readers/README.md',
] as const;

/** Lists paths that a document names. Placeholders such as `<edition>` are replaced by an example. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/(?:src|test|public)\/[\w./<>-]*/g)].map(([path]) => path.replace(/[.]+$/, ''));
  return [...new Set(named)].map((path) => path.replace(/<(?:edition|id)>/, 'core-2008'));
}

/** Lists screen texts that a document quotes in italics, split at arrows: `*Settings → Receive*`. */
function quotedIn(text: string): string[] {
  const italics = [...text.matchAll(/(?<![*\w])\*(?![*\s])([^*]+)\*(?!\*)/g)];
  return italics.flatMap(([, text = '']) => text.replace(/\s+/g, ' ').split(' → '));
}

/** Words that documents emphasize in italics; they are not screen texts. */
const STRESSED = ['physical'];

const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  test('names only existing files and folders', () => {
    const paths = pathsIn(text);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names only existing commands', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name]) => name as string);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('the README is short enough to be read', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
});

test('the README quotes texts that the screens have', () => {
  const quoted = quotedIn(readFileSync(join(root, 'README.md'), 'utf8')).filter((text) => !STRESSED.includes(text));
  expect(quoted.length).toBeGreaterThan(2);
  const said = listSourceTexts();
  expect(quoted.filter((text) => !said.has(text))).toEqual([]);
});

test('finds quotes across lines and arrows', () => {
  expect(quotedIn('Tap *Undo*, **never**, then *Game\nmenu → Redo*: 2 * 3 * 4')).toEqual(['Undo', 'Game menu', 'Redo']);
});

test('finds a path that does not exist', () => {
  expect(pathsIn('see `src/nowhere/x.ts`, `test/cases/<edition>/` and src/text.')).toEqual([
    'src/nowhere/x.ts',
    'test/cases/core-2008/',
    'src/text',
  ]);
});
