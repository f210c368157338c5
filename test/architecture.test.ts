import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkHouse, type Sources } from './architecture';

const root = join(import.meta.dirname, '..');

function readSources(folder: string): Sources {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|css)$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const sources = { ...readSources('src'), ...readSources('test') };
const folders = new Set(
  Object.keys(sources).flatMap((path) => /^src\/rules\/editions\/([^/]+)\//.exec(path)?.[1] ?? []),
);

test('the house is in order', () => {
  expect(checkHouse(sources, [...folders])).toEqual([]);
});

const check = (path: string, text: string) => checkHouse({ [path]: text }, ['core-1999', 'plain-tale']);

describe('a room may not import from below', () => {
  test.each([
    ['by name', "import { fold } from '../game/fold';"],
    ['a type', "import type { Fold } from '../game/fold';"],
    ['for its effect', "import '../game/fold';"],
    ['by passing on', "export * from '../game/fold';"],
    ['by passing on a name', "export { fold } from '../game/fold';"],
    ['by call', "const later = () => import('../game/fold');"],
    ['in a type', "type Fold = import('../game/fold').Fold;"],
  ])('%s', (_, text) => {
    expect(check('src/rules/odds.ts', text)).toEqual(['src/rules/odds.ts imports from game/, which is below rules/']);
    expect(check('src/ui/table/Card.tsx', text.replace('../', '../../'))).toEqual([]);
  });
});

test('a room imports from itself, from above and from packages', () => {
  const text =
    "import { a } from './a'; import { b } from '../grid/b'; import { c } from 'valibot'; import '../catalog';";
  expect(check('src/table/x.ts', text)).toEqual([]);
});

test('a file in no room, an import of no room and an import of what is not source are out of place', () => {
  expect(check('src/helpers.ts', '')).toEqual(['src/helpers.ts stands in no room']);
  expect(check('src/ui/x.ts', "import '../helpers';")).toEqual([
    'src/ui/x.ts imports ../helpers, which stands in no room',
  ]);
  expect(check('src/ui/x.ts', "import '../../test/y';")).toEqual(['src/ui/x.ts imports ../../test/y, outside of src/']);
});

test.each([
  ['dexie', 'store'],
  ['workbox-window', 'offline'],
  ['virtual:pwa-register', 'offline'],
  ['@zxing/browser', 'scan'],
  ['qr/decode.js', 'scan'],
  ['minisearch', 'book'],
])('%s is imported by %s only', (name, room) => {
  const text = `const later = () => import('${name}');`;
  expect(check(`src/${room}/x.ts`, text)).toEqual([]);
  expect(check('src/app/x.ts', text)).toEqual([`src/app/x.ts imports ${name}: only ${room}/ may`]);
});

test('editions import no other edition', () => {
  const path = 'src/rules/editions/core-1999/move.ts';
  expect(check(path, "import { see } from '../plain-tale/see';")).toEqual([
    `${path} imports another edition, plain-tale`,
  ]);
  expect(check(path, "import { see } from './see'; import { reach } from '../../shared/reach';")).toEqual([]);
});

describe('an edition is named in its folder and in the registry only', () => {
  test.each([
    ['a string', "const id = 'core-1999';"],
    ['a template', 'const id = `core-1999`;'],
    ['a key', "const words = { 'core-1999': 1 };"],
    ['a type', "type Id = 'core-1999';"],
    ['an attribute', 'const view = <p title="core-1999" />;'],
    ['text on screen', 'const view = <p>core-1999</p>;'],
  ])('%s', (_, text) => {
    expect(check('src/ui/x.tsx', text)).toEqual(['src/ui/x.tsx names the edition core-1999']);
    expect(check('src/rules/editions/core-1999/x.tsx', text)).toEqual([]);
    expect(check('src/rules/index.ts', 'export const ids = ["core-1999"];')).toEqual([]);
  });

  test('the book has a folder for each, which names only its own, and a registry', () => {
    const text = 'export const BOOK = makeBook("core-1999", []);';
    expect(check('src/book/core-1999/index.ts', text)).toEqual([]);
    expect(check('src/book/index.ts', text)).toEqual([]);
    expect(check('src/book/plain-tale/index.ts', text)).toEqual([
      'src/book/plain-tale/index.ts names the edition core-1999',
    ]);
    expect(check('src/book/search.ts', text)).toEqual(['src/book/search.ts names the edition core-1999']);
    expect(check('src/book/core-1999/x.ts', "import { A } from '../other-book/x';")).toEqual([
      'src/book/core-1999/x.ts imports another edition, other-book',
    ]);
    expect(
      check('src/book/core-1999/x.ts', "import { POWERS } from '../../rules/editions/plain-tale/powers';"),
    ).toContain('src/book/core-1999/x.ts imports another edition, plain-tale');
  });

  test('a comment and a longer word do not name it', () => {
    expect(check('src/ui/x.ts', "// as in core-1999\nconst a = 'core-19990'; const b = 'hardcore-1999';")).toEqual([]);
  });
});

describe('rooms above store know no page, storage, clock or chance', () => {
  test.each([
    ['document', 'document.title;'],
    ['window', 'const w = typeof window;'],
    ['Date', 'Date.now();'],
    ['Date', 'const now = new Date();'],
    ['Math.random', 'const roll = () => Math.random();'],
    ['crypto', 'crypto.randomUUID();'],
    ['localStorage', 'const a = { localStorage };'],
    ['indexedDB', 'indexedDB.open("x");'],
  ])('%s: %s', (word, text) => {
    expect(check('src/game/x.ts', text)).toEqual([`src/game/x.ts uses ${word}: game/ may not`]);
    expect(check('src/store/x.ts', text)).toEqual([]);
  });

  test('a word of the same letters is no offence: in a string, a key, a property, a comment, a name of its own', () => {
    const text = `// document
      const a = 'window'; const b = { crypto: 1, window: 2 }; b.window; Math.max(1, 2);
      interface C { document: string }
      function print(document: string) { return document; }`;
    expect(check('src/game/x.ts', text)).toEqual([]);
  });
});

test('a file of more than 400 lines is too long, in src and test, also a style sheet', () => {
  const lines = (count: number) => 'a {}\n'.repeat(count);
  expect(check('src/ui/x.css', lines(400))).toEqual([]);
  expect(check('src/ui/x.css', lines(401))).toEqual(['src/ui/x.css has 401 lines, more than 400']);
  expect(check('test/x.test.ts', lines(401))).toEqual(['test/x.test.ts has 401 lines, more than 400']);
});

test('what cannot be parsed is told', () => {
  expect(check('src/ui/x.ts', 'const = ;')).toEqual(['src/ui/x.ts cannot be parsed']);
});
