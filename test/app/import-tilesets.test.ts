import { expect, test } from 'vitest';
import { importFiles } from '../../src/app/import/import-files';
import { IMPORT_REPOSITORIES } from '../../src/app/import/save-imported';

const MAP = (source: string) =>
  `<map orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16"><tileset firstgid="1" source="${source}"/><layer name="ground" width="2" height="1"><data encoding="csv">1,2</data></layer></map>`;
const TILESET = (type: string) => `<tileset name="t" tilewidth="16"><tile id="1" type="${type}"/></tileset>`;

async function importAll(...files: readonly [name: string, text: string][]): Promise<readonly string[]> {
  const report = await importFiles(
    files.map(([name, text]) => new File([text], name)),
    IMPORT_REPOSITORIES,
    { onProgress: () => undefined, stopped: () => false, columns: async () => null },
  );
  const saved = await IMPORT_REPOSITORIES.maps.getMany([...report.maps.added, ...report.maps.same]);
  return [...(saved.ok ? saved.value : []).map(({ map }) => map.split('\n')[1] ?? ''), ...report.setAside];
}

test.each<[string, [string, string][], string[]]>([
  [
    'before the map',
    [
      ['town.tsx', TILESET('water')],
      ['a.tmx', MAP('town.tsx')],
    ],
    ['| .   w |'],
  ],
  [
    'after the map',
    [
      ['b.tmx', MAP('town.tsx')],
      ['town.tsx', TILESET('hindering')],
    ],
    ['| .   h |'],
  ],
  [
    'from the folder that the map names',
    [
      ['maps/c.tmx', MAP('../tiles/town.tsx')],
      ['maps/town.tsx', TILESET('water')],
      ['tiles/town.tsx', TILESET('blocking')],
    ],
    ['| .   B |', 'maps/town.tsx was not imported: it is a tileset of Tiled; import it together with its map.'],
  ],
  [
    'only if it is among the files',
    [
      ['d.tmx', MAP('town.tsx')],
      ['other.tsx', TILESET('water')],
    ],
    [
      'other.tsx was not imported: it is a tileset of Tiled; import it together with its map.',
      'd.tmx: Map 1 d: its tileset town.tsx is in another file; import both files together.',
    ],
  ],
])('a map uses a tileset %s', async (_, files, expected) => {
  expect(await importAll(...files)).toEqual(expected);
});
