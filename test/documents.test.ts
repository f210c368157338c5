import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceWords } from './text/catalogs';

const root = join(import.meta.dirname, '..');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'test/README.md', 'src/club/README.md'] as const;

/** Paths that a text names in code or as a picture; `<edition>` stands for any. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/(?:src|test|public)\/[\w./<>-]*/g)].map(([path]) => path.replace(/[.]+$/, ''));
  return [...new Set(named)].map((path) => path.replace(/<(?:edition|id)>/, 'core-2008'));
}

/** What a text says that a screen says: in italics, `*Settings → Receive*` one after the other. */
function quotedIn(text: string): string[] {
  const italics = [...text.matchAll(/(?<![*\w])\*(?![*\s])([^*]+)\*(?!\*)/g)];
  return italics.flatMap(([, words = '']) => words.replace(/\s+/g, ' ').split(' → '));
}

/** In italics for their weight. */
const STRESSED = ['physical'];

const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  test('names no file or folder that is not there', () => {
    const paths = pathsIn(text);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names no command that is not there', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name]) => name as string);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

test('the README is short enough to be read', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
});

test('the README says what the screens say', () => {
  const quoted = quotedIn(readFileSync(join(root, 'README.md'), 'utf8')).filter((words) => !STRESSED.includes(words));
  expect(quoted.length).toBeGreaterThan(2);
  const said = sourceWords();
  expect(quoted.filter((words) => !said.has(words))).toEqual([]);
});

test('what a text quotes is found, across lines and one after the other', () => {
  expect(quotedIn('Tap *Undo*, **never**, then *Game\nmenu → Redo*: 2 * 3 * 4')).toEqual(['Undo', 'Game menu', 'Redo']);
});

test('a path that is not there is found', () => {
  expect(pathsIn('see `src/nowhere/x.ts`, `test/cases/<edition>/` and src/text.')).toEqual([
    'src/nowhere/x.ts',
    'test/cases/core-2008/',
    'src/text',
  ]);
});
