import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPickedFile } from '../../src/share/read-file';
import { describeFileFault } from '../../src/text/import-text';
import { describeMapRefusal } from '../../src/text/map-text';
import { sharedPath } from '../helpers/shared-path';

/** Reads a file and returns the names of its maps, or the reason why it contains none. */
async function read(content: string | Uint8Array<ArrayBuffer>, name: string): Promise<readonly string[]> {
  const file = await readPickedFile(new File([content], name));
  if (!file.ok) return [describeFileFault(file.fault)];
  if (file.value.read.holds !== 'maps') return [file.value.read.holds];
  const { sheets, setAside } = file.value.read.report;
  return [...sheets.map((sheet) => sheet.name), ...setAside.map(describeMapRefusal)];
}

const vtt = (more: object) =>
  JSON.stringify({ format: 0.3, resolution: { map_size: { x: 4, y: 3 } }, line_of_sight: [], portals: [], ...more });

const tiled = (more: object) =>
  JSON.stringify({ width: 2, height: 1, tilewidth: 16, tileheight: 16, tilesets: [], layers: [], ...more });
const layer = (name: string, data: unknown) => ({ type: 'tilelayer', name, width: 2, height: 1, data });

const rows = (tiles: readonly unknown[]) => JSON.stringify({ name: 'Yard', width: 2, height: 1, rows: [{ tiles }] });

const NOTHING = 'it has no terrain and no walls; add some and export it again';
const nothingIn = (parts: string) =>
  `Sidekick finds no terrain and no walls in it (${parts}); add some and export again`;

test.each<[string, string, string, string]>([
  ['no lines of sight', 'a.uvtt', vtt({}), `Map 1 a: ${NOTHING}.`],
  ['unreadable lines only', 'a.uvtt', vtt({ line_of_sight: ['x'] }), `Map 1 a: ${nothingIn('line_of_sight')}.`],
  ['no layers', 'a.tmj', tiled({}), `Map 1 a: ${NOTHING}.`],
  [
    'layers that say nothing',
    'a.tmj',
    tiled({ layers: [layer('flowers', [1, 1]), layer('blocking', [0, 0])] }),
    `Map 1 a: ${nothingIn('flowers, blocking')}.`,
  ],
  [
    'a tileset in another file',
    'a.tmj',
    tiled({ layers: [layer('ground', [1, 2])], tilesets: [{ firstgid: 1, source: 'town.tsx' }] }),
    'Map 1 a: its tileset town.tsx is in another file; import both files together.',
  ],
  [
    'a layer packed in an unknown way',
    'a.tmj',
    tiled({ layers: [{ ...layer('ground', 'eJxj'), encoding: 'base64', compression: 'lz4' }] }),
    'Map 1 a: its layer ground (lz4) cannot be decompressed; save its layers as CSV in Tiled.',
  ],
  [
    'damaged XML',
    'a.tmx',
    '<?xml version="1.0"?>\n<map version="1.10" width="2" tilewidth="16"><layer><data encoding="csv">1,2,\n3,4</map>',
    'a.tmx was not imported: it is a damaged Tiled map; save it again in Tiled.',
  ],
  [
    'XML without rules',
    'a.tmx',
    '<map width="2" height="2" tilewidth="16"><layer name="roof"><data encoding="csv">1,2,\n3,4</data></layer></map>',
    `Map 1 a: ${nothingIn('roof')}.`,
  ],
  [
    'a project of another program',
    'a.dungeondraft_map',
    '{"header": {"creation_build": "1.1.0"}, "world": {"width": 4}}',
    'a.dungeondraft_map was not imported: it is a Dungeondraft project; export it there as Universal VTT.',
  ],
  [
    'a city without squares',
    'city.json',
    '{"type": "FeatureCollection", "features": [{"type": "Polygon", "name": "x"}]}',
    'city.json was not imported: it is a map without squares (GeoJSON); draw it in Sidekick.',
  ],
  [
    'a tileset alone',
    'town.tsx',
    '<tileset name="town" tilewidth="16" tilecount="2"/>',
    'town.tsx was not imported: it is a tileset of Tiled; import it together with its map.',
  ],
  [
    'words in place of squares',
    'a.json',
    rows(['clear', 'clear']),
    'Map 1 Yard: it has no rows of squares; export it again.',
  ],
])('rejects a map of %s, and the report says why', async (_, name, text, expected) => {
  expect(await read(text, name)).toEqual([expected]);
});

test.each<[string, string, string]>([
  ['Tiled', 'a.tmj', tiled({ layers: [layer('ground', [1, 1])] })],
  ['the collection', 'a.json', rows([{ x: 'A' }, { x: 'B' }])],
  ['a drawing', 'a.txt', '+---+---+\n| .   . |\n+---+---+\n'],
])('accepts a map of open ground: %s', async (_, name, text) => {
  expect(await read(text, name)).toHaveLength(1);
  expect((await read(text, name))[0]).not.toContain(': ');
});

test('reads real compressed Tiled maps, and rejects others', async (context) => {
  const folder = sharedPath(context, 'files');
  const of = async (name: string) => (await read(new Uint8Array(readFileSync(join(folder, name))), name)).join();
  expect(await of('23-tiled-zlib.tmj')).toBe('23-tiled-zlib');
  expect(await of('25-tiled-zstd.tmj')).toBe('25-tiled-zstd');
  expect(await of('27-tiled.tmx')).toBe('27-tiled');
  expect(await of('28-tiled-external.tmj')).toContain('town.tsx');
});
