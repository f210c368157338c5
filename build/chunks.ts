import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Entry modules: the script of the page, and the frame around all screens. */
const ENTRY_MODULES = ['src/ui/main.tsx', 'src/ui/start.tsx'];
/** Modules that load other modules on demand: the first screens, and the editions (one per game). */
const DYNAMIC_IMPORTERS = ['src/ui/early.ts', 'src/rules/index.ts'];

const GAME_SCREENS = ['session', 'game-table', 'map-tab'];
const EDITION_FAMILIES = readdirSync(join(ROOT, 'src/rules/editions')).map(familyOf);

/**
 * Chunks for modules that several screens need. A module is put into the first chunk that lists all of its screens, or
 * else into `shared`.
 */
const SHARED_CHUNKS: readonly { readonly file: string; readonly screens: readonly string[] }[] = [
  { file: 'session', screens: GAME_SCREENS },
  // Pictures of figures and maps, which a Table without a map does not show.
  { file: 'pictures', screens: ['map-tab', 'forces-tab', 'collection-tab'] },
  { file: 'rules', screens: [...EDITION_FAMILIES, 'rules', ...GAME_SCREENS, 'forces-tab'] },
  // Editions and the book use the texts about powers, so the texts are separate from the other rules.
  { file: 'powers', screens: [...EDITION_FAMILIES, 'rules-tab'] },
  // Controls that no opened game shows at once, such as fields of forms.
  { file: 'controls', screens: ['games', 'forces-tab', 'collection-tab', 'rules-tab'] },
];

/**
 * Returns the family of an edition, for example `hypertime` for `hypertime-2002` and `hypertime-2003`. A family shares
 * a chunk.
 */
function familyOf(edition: string): string {
  return edition.replace(/-.*/, '');
}

/** Names of chunks that differ from the names of their modules. */
const CHUNK_NAMES: Readonly<Record<string, string>> = { main: 'start', 'new-game': 'games', 'rules-chunk': 'rules' };

/**
 * Returns the chunk name of a module, for example `map-tab` for `src/ui/shell/map-tab.tsx`, or the family of an
 * edition.
 */
function chunkNameOf(id: string): string {
  const edition = /\/editions\/([^/]+)\/index\.ts$/.exec(id)?.[1];
  if (edition !== undefined) return familyOf(edition);
  const name = basename(id).replace(/\.tsx?$/, '');
  return CHUNK_NAMES[name] ?? name;
}

/** Maps each module to the screens and editions that need it. */
function mapModulesToScreens(modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const screens = new Map<string, Set<string>>();
  const absolute = (path: string): string => join(ROOT, path);
  const called = DYNAMIC_IMPORTERS.flatMap(
    (path) => modules.getModuleInfo(absolute(path))?.dynamicallyImportedIds ?? [],
  );
  for (const root of [...ENTRY_MODULES.map(absolute), ...called]) {
    const loaded = new Set([root]);
    // Iteration over a set includes elements that are added during the loop.
    for (const id of loaded) {
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
      screens.set(id, (screens.get(id) ?? new Set()).add(chunkNameOf(root)));
    }
  }
  return screens;
}

let screens: ReadonlyMap<string, ReadonlySet<string>> | null = null;
function listScreensNeeding(id: string, modules: Modules): readonly string[] {
  screens ??= mapModulesToScreens(modules);
  return [...(screens.get(id) ?? [])];
}

/**
 * Returns the chunk of a module. Each screen has one chunk, because phones load many small files more slowly than one
 * large file. Null lets the bundler decide.
 */
export function chooseChunk(id: string, modules: Modules): string | null {
  // Only one screen imports this module at once, but parts of other screens, which load later, must not load that screen.
  if (id.endsWith('/src/app/worker-calls.ts')) return 'worker-calls';
  const needed = listScreensNeeding(id, modules);
  if (needed.includes('start')) return 'shell';
  // Sheets of all screens use the controls of the list of games, and opening a sheet must not load that list.
  if (needed.length === 1 && needed[0] === 'games' && id.includes('/src/ui/kit/')) return 'controls';
  if (needed.length < 2) return needed[0] ?? null;
  return SHARED_CHUNKS.find((each) => needed.every((screen) => each.screens.includes(screen)))?.file ?? 'shared';
}

/**
 * Combines the styles of the first screens and of shared modules in one small file. A screen waits for each of its
 * style files, so fewer files are faster.
 */
export function chooseStyleChunk(id: string, modules: Modules): string | null {
  if (!/\.css($|\?)/.test(id)) return null;
  const needed = listScreensNeeding(id, modules);
  return needed.length > 1 || needed.some((screen) => FIRST_SCREENS.includes(screen)) ? 'first' : null;
}

/** Screens that the app may open with. */
const FIRST_SCREENS = ['start', 'games', 'game-table'];
