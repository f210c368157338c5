/** The house of the screens, `src/ui/`: which folder imports which, and what belongs there at all. */
import { posix } from 'node:path';
import type { SourceFile } from './architecture-source';

/** Each a screen or a few; what one shows of another, the shell hands to it. */
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

/** What a folder may import of the others, beside itself; `shell` and the files of `src/ui/` itself may import all. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  board: ['kit'],
  shared: ['kit', 'board'],
  ...Object.fromEntries(FEATURES.map((name) => [name, ['kit', 'board', 'shared']])),
};
const SHELL = 'shell';

/** The kit is buttons, fields and sheets of any app: it knows none of the rooms that know the game. */
const ROOMS_OF_KIT: readonly string[] = ['plain', 'text', 'app', 'ui'];

/** What only a browser has, as a file that draws, measures or listens uses it. */
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

/** @returns one sentence for each thing that is out of place in a file of `src/ui/`, each beginning with its path. */
export function checkScreen(path: string, file: SourceFile): string[] {
  if (!path.startsWith('src/ui/')) return [];
  return [...file.imports.flatMap(({ target }) => wrongImport(path, target)), ...noScreen(path, file)];
}

/** `map` of `src/ui/map/position/x.tsx`; undefined for a file of `src/ui/` itself. */
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

/** A plain file that neither draws nor imports what does belongs in a room below. */
function noScreen(path: string, file: SourceFile): string[] {
  if (!path.endsWith('.ts')) return [];
  const draws = file.imports.some(({ target, kind }) => {
    if (/^solid-js(?:\/|$)/.test(target)) return true;
    return kind !== 'type' && target.startsWith('.') && posix.join(posix.dirname(path), target).startsWith('src/ui/');
  });
  const page = [...file.globals].some((name) => PAGE.has(name) || ELEMENT_OR_EVENT.test(name));
  return draws || page ? [] : [`${path} touches neither Solid nor the page: it belongs in app/, view/, text/ or lower`];
}
