import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkArchitecture, type SourceTexts } from './architecture';

const root = join(import.meta.dirname, '..');

function readSources(folder: string): SourceTexts {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const sources = readSources('src');
const folders = new Set(
  Object.keys(sources).flatMap((path) => /^src\/rules\/editions\/([^/]+)\//.exec(path)?.[1] ?? []),
);

test('the source files follow the architecture', () => {
  expect(checkArchitecture(sources, [...folders]).sort()).toEqual([]);
});

const check = (path: string, text: string) => checkArchitecture({ [path]: text }, ['core-1999', 'plain-tale']);

describe('a layer may not import from a layer above it', () => {
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
    expect(check('src/ui/game/card.tsx', text.replace('../', '../../'))).toEqual([]);
  });
});

test('a layer imports from itself, from lower layers and from packages', () => {
  const text =
    "import { a } from './a'; import { b } from '../grid/b'; import { c } from 'valibot'; import '../catalog';";
  expect(check('src/table/x.ts', text)).toEqual([]);
});

test('reports a file outside all layers, and imports of such files or of non-source files', () => {
  expect(check('src/helpers.ts', '')).toEqual(['src/helpers.ts stands in no room']);
  expect(check('src/app/x.ts', "import '../helpers';")).toEqual([
    'src/app/x.ts imports ../helpers, which stands in no room',
  ]);
  expect(check('src/app/x.ts', "import '../../test/y';")).toEqual([
    'src/app/x.ts imports ../../test/y, outside of src/',
  ]);
});

test('the server imports only the modules that it shares with phones, and no module imports the server', () => {
  expect(
    check('src/club/x.ts', "import * as Y from 'yjs'; import '../together/lines'; import '../plain/result';"),
  ).toEqual([]);
  expect(check('src/club/x.ts', "import '../store/games';")).toEqual([
    'src/club/x.ts imports from store/: club/ may not',
  ]);
  expect(check('src/app/x.ts', "import '../club/limits';")).toEqual([
    'src/app/x.ts imports from club/, which is below app/',
  ]);
});

test('editions do not import each other', () => {
  const path = 'src/rules/editions/core-1999/move.ts';
  expect(check(path, "import { see } from '../plain-tale/see';")).toEqual([
    `${path} imports another edition, plain-tale`,
  ]);
  expect(check(path, "import { see } from './see'; import { reach } from '../../shared/reach';")).toEqual([]);
});

describe('only its own folder and the registry may name an edition', () => {
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

  test('the rules lookup has a folder for each edition, which names only its own, and a registry', () => {
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

  test('a comment and a longer word do not count as naming an edition', () => {
    expect(check('src/app/x.ts', "// as in core-1999\nconst a = 'core-19990'; const b = 'hardcore-1999';")).toEqual([]);
  });
});

test('layers below the store use no randomness', () => {
  const text = 'const roll = () => Math.random();';
  expect(check('src/game/x.ts', text)).toEqual(['src/game/x.ts uses Math.random: game/ may not']);
  expect(check('src/store/x.ts', text)).toEqual([]);
  expect(check('src/game/x.ts', 'Math.max(1, 2);')).toEqual([]);
});

test('reports a file that cannot be parsed', () => {
  expect(check('src/ui/x.ts', 'const = ;')).toEqual(['src/ui/x.ts cannot be parsed']);
});

describe('folders of the screens', () => {
  test.each([
    [
      'src/ui/map/x.tsx',
      '../forces/list',
      'src/ui/map/x.tsx imports ../forces/list: map/ may import itself, kit, board, shared of the screens',
    ],
    [
      'src/ui/map/a/x.tsx',
      '../../shell/shell',
      'src/ui/map/a/x.tsx imports ../../shell/shell: map/ may import itself, kit, board, shared of the screens',
    ],
    [
      'src/ui/map/x.tsx',
      '../start',
      'src/ui/map/x.tsx imports ../start: map/ may import itself, kit, board, shared of the screens',
    ],
    ['src/ui/kit/x.tsx', '../shared/y', 'src/ui/kit/x.tsx imports ../shared/y: kit/ may import itself of the screens'],
    [
      'src/ui/kit/x.tsx',
      '../../catalog/character',
      'src/ui/kit/x.tsx imports ../../catalog/character: the kit knows no game',
    ],
    [
      'src/ui/board/x.tsx',
      '../shared/y',
      'src/ui/board/x.tsx imports ../shared/y: board/ may import itself, kit of the screens',
    ],
    [
      'src/ui/shared/x.tsx',
      '../tour/coach',
      'src/ui/shared/x.tsx imports ../tour/coach: shared/ may import itself, kit, board of the screens',
    ],
    [
      'src/ui/shell/x.tsx',
      '../../store/games',
      'src/ui/shell/x.tsx imports ../../store/games: a screen reads and writes through app/',
    ],
    ['src/ui/news/x.tsx', '../kit/button', 'src/ui/news/x.tsx is in no folder of screens that is known'],
  ])('%s may not import %s', (path, target, problem) => {
    expect(check(path, `import { x } from '${target}';`)).toEqual([problem]);
    expect(check(path, `import type { X } from '${target}';`)).toEqual([problem]);
    expect(check(path, `const later = () => import('${target}');`)).toEqual([problem]);
  });

  test.each([
    ['src/ui/map/position/x.tsx', '../board-view'],
    ['src/ui/map/x.tsx', '../board/layers'],
    ['src/ui/shared/x.tsx', '../kit/button'],
    ['src/ui/shell/x.tsx', '../map/map-screen'],
    ['src/ui/main.tsx', './shell/shell'],
    ['src/ui/kit/x.tsx', '../../text/say'],
    ['src/ui/forces/x.tsx', '../../app/forces/finder'],
  ])('%s may import %s', (path, target) => {
    expect(check(path, `import { x } from '${target}';`)).toEqual([]);
  });

  test.each([
    ["import { createSignal } from 'solid-js';"],
    ["import { render } from 'solid-js/web';"],
    ['const width = (of: HTMLElement) => of.clientWidth;'],
    ['export const listen = () => document.addEventListener("click", () => 1);'],
    ["export { Card } from './card';"],
  ])('a plain file may be among the screens with %s', (text) => {
    expect(check('src/ui/map/x.ts', text)).toEqual([]);
  });

  test.each([
    ['export const sum = (a: number, b: number) => a + b;'],
    ["import type { Card } from './card';"],
    ['const document = 1; export const next = document + 1;'],
  ])('a plain file may not be among the screens with %s', (text) => {
    expect(check('src/ui/map/x.ts', text)).toEqual([
      'src/ui/map/x.ts touches neither Solid nor the page: it belongs in app/, view/, text/ or lower',
    ]);
    expect(check('src/ui/map/x.tsx', text)).toEqual([]);
    expect(check('src/app/map/x.ts', text)).toEqual([]);
  });
});

describe('circular imports', () => {
  const circles = (texts: SourceTexts) => checkArchitecture(texts, []);

  test('a file may not import itself through others, types included, but import() is allowed', () => {
    const back = (text: string) =>
      circles({
        'src/game/a.ts': "import { b } from './b';",
        'src/game/b.ts': "export { c } from './c';",
        'src/game/c.ts': text,
      });
    expect(back("import { a } from './a';")).toEqual([
      'src/game/a.ts imports src/game/b.ts imports src/game/c.ts imports src/game/a.ts: a circle of files',
    ]);
    expect(back("import './a';")).toHaveLength(1);
    expect(back("import { type A, a } from './a';")).toHaveLength(1);
    expect(back("import type { A } from './a';")).toHaveLength(1);
    expect(back("export type { A } from './a';")).toHaveLength(1);
    expect(back("type A = import('./a').A;")).toHaveLength(1);
    expect(back("const later = () => import('./a');")).toEqual([]);
  });

  test('reports two groups as two circles, each once by its shortest circle', () => {
    const both = circles({
      'src/game/a.ts': "import './b'; import './c';",
      'src/game/b.ts': "import './a';",
      'src/game/c.ts': "import './b'; import './y';",
      'src/game/x.ts': "import './y';",
      'src/game/y.ts': "import './x';",
    });
    expect(both).toEqual([
      'src/game/a.ts imports src/game/b.ts imports src/game/a.ts: a circle of files',
      'src/game/x.ts imports src/game/y.ts imports src/game/x.ts: a circle of files',
    ]);
  });

  test('a folder may not import itself, types included, but import() is allowed', () => {
    const back = (text: string) =>
      circles({
        'src/app/map/a.ts': "import type { B } from '../forces/b';",
        'src/app/map/c.ts': '',
        'src/app/forces/b.ts': '',
        'src/app/forces/d.ts': text,
      });
    expect(back("import type { C } from '../map/c';")).toEqual([
      'src/app/forces (d.ts) imports src/app/map (a.ts) imports src/app/forces: a circle of folders',
    ]);
    expect(back("const later = () => import('../map/c');")).toEqual([]);
  });

  test('a folder and its subfolder are two nodes, and the index of a layer is a third', () => {
    const down = "import { part } from './shared/part';";
    const part = { 'src/rules/shared/part.ts': "import { whole } from '../whole';" };
    expect(circles({ ...part, 'src/rules/whole.ts': '', 'src/rules/other.ts': down })).toEqual([
      'src/rules (other.ts) imports src/rules/shared (part.ts) imports src/rules: a circle of folders',
    ]);
    expect(circles({ ...part, 'src/rules/whole.ts': '', 'src/rules/index.ts': down })).toEqual([]);
  });
});
