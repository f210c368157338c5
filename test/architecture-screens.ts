/** Checks the folders of `src/ui/`: their imports and their files. */
import { posix } from 'node:path';
import type { SourceFile } from './architecture-source';

/** Folders of screens, which may not import each other. The shell passes a part of one screen to another screen. */
const FEATURES = [
  'game',
  'mission',
  'map',
  'forces',
  'collection',
  'maps',
  'rules',
  'transfer',
  'together',
  'settings',
  'tour',
] as const;

/** Other folders of `src/ui/` that each folder may import. `shell` and files directly in `src/ui/` may import all. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  board: ['kit'],
  shared: ['kit', 'board'],
  ...Object.fromEntries(FEATURES.map((name) => [name, ['kit', 'board', 'shared']])),
};
const SHELL = 'shell';

/**
 * Layers that the kit may import. The kit has buttons, fields and sheets for any app, so it may not import the game.
 */
const ROOMS_OF_KIT: readonly string[] = ['plain', 'text', 'app', 'ui'];

/** Browser globals used by code that draws, measures or listens to events. */
const PAGE: ReadonlySet<string> = new Set([
  'document',
  'window',
  'navigator',
  'location',
  'history',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'ResizeObserver',
  'IntersectionObserver',
  'Image',
  'createImageBitmap',
  'Element',
  'Node',
  'DOMRect',
  'EventTarget',
]);
const ELEMENT_OR_EVENT =
  /^(?:HTML|SVG)\w*Element$|^(?:Keyboard|Pointer|Mouse|Touch|Wheel|Input|Drag|Focus|Submit)?Event$/;

/**
 * Checks a file of `src/ui/`.
 * @returns one sentence for each problem, starting with the path.
 */
export function checkScreenFile(path: string, file: SourceFile): string[] {
  if (!path.startsWith('src/ui/')) return [];
  return [...file.imports.flatMap(({ target }) => wrongImport(path, target)), ...noScreen(path, file)];
}

/**
 * Returns the folder in `src/ui/`: `map` for `src/ui/map/position/x.tsx`. Undefined for a file directly in `src/ui/`.
 */
function folderOf(path: string): string | undefined {
  return /^src\/ui\/([^/]+)\//.exec(path)?.[1];
}

function wrongImport(path: string, target: string): string[] {
  if (!target.startsWith('.')) return [];
  const file = posix.join(posix.dirname(path), target);
  const room = /^src\/([^/]+)/.exec(file)?.[1] ?? '';
  const from = folderOf(path);
  if (room === 'store') return [`${path} imports ${target}: a screen reads and writes through app/`];
  if (from === 'kit' && !ROOMS_OF_KIT.includes(room)) return [`${path} imports ${target}: the kit knows no game`];
  if (room !== 'ui' || from === undefined || from === SHELL) return [];
  const to = folderOf(file);
  const others = OTHERS[from];
  if (others === undefined) return [`${path} is in no folder of screens that is known`];
  if (to === from || (to !== undefined && others.includes(to))) return [];
  return [`${path} imports ${target}: ${from}/ may import ${['itself', ...others].join(', ')} of the screens`];
}

/**
 * Reports a `.ts` file that uses neither Solid nor browser globals nor a module of `src/ui/`: it belongs in a lower
 * layer.
 */
function noScreen(path: string, file: SourceFile): string[] {
  if (!path.endsWith('.ts')) return [];
  const draws = file.imports.some(({ target, kind }) => {
    if (/^solid-js(?:\/|$)/.test(target)) return true;
    return kind !== 'type' && target.startsWith('.') && posix.join(posix.dirname(path), target).startsWith('src/ui/');
  });
  const page = [...file.globals].some((name) => PAGE.has(name) || ELEMENT_OR_EVENT.test(name));
  return draws || page ? [] : [`${path} touches neither Solid nor the page: it belongs in app/, view/, text/ or lower`];
}
