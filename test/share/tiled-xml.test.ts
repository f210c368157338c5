import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTiledMap } from '../../src/share/read-tiled';

const TILES =
  '<tile id="1" type="hindering"/><tile id="2"><properties><property name="terrain" value="blocking"/><property name="level" type="int" value="2"/></properties></tile>';
const TILESET = `<tileset firstgid="1" name="t" tilewidth="16" tileheight="16">${TILES}</tileset>`;

/** Makes a map of 3 by 2 squares. */
function tmx(content: string, head = 'width="3" height="2" infinite="0"'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- mill -->\n<map version="1.10" orientation="orthogonal" ${head} tilewidth="16" tileheight="16">${content}</map>`;
}

async function read(text: string, others: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const parsed = await readTiledMap(text, 'mill.tmx', async (path) => others[path] ?? null);
  if (!parsed.ok || parsed.value.holds !== 'maps') return [parsed.ok ? parsed.value.holds : parsed.fault.code];
  const { sheets, setAside } = parsed.value.report;
  return [
    ...sheets.flatMap(({ map, warnings }) => [...map.trimEnd().split('\n'), ...warnings.map(({ code }) => code)]),
    ...setAside.map(({ code, detail }) => `${code}: ${detail}`),
  ];
}

const MILL = ['+---+---+---+', '| .   .   . |', '+   +   +   +', '| h   2B  . |', '+---+---+---+'];
const SQUARES = [1, 1, 1, 2, 3, 0];
const packed = gzipSync(Buffer.from(Uint32Array.from(SQUARES).buffer)).toString('base64');
const layer = (data: string) => `<layer id="1" name="ground" width="3" height="2">${data}</layer>`;

test.each<[string, string]>([
  ['CSV', layer('<data encoding="csv">\n1,1,1,\n2,3,0\n</data>')],
  ['an element for each tile', layer(`<data>${SQUARES.map((gid) => `<tile gid="${gid}"/>`).join('')}</data>`)],
  ['base64 with gzip', layer(`<data encoding="base64" compression="gzip">\n  ${packed}\n</data>`)],
  ['a group', `<group name="all">${layer('<data encoding="csv">1,1,1,2,3,0</data>')}</group>`],
])('reads a map whose tiles are written as %s', async (_, content) => {
  expect(await read(tmx(TILESET + content))).toEqual(MILL);
});

test('reads the chunks of an infinite map, also at negative coordinates', async () => {
  const chunk = '<chunk x="-16" y="0" width="3" height="2">1,1,1,2,3,0</chunk>';
  const far = '<chunk x="-13" y="0" width="1" height="2">1,2</chunk>';
  const text = tmx(TILESET + layer(`<data encoding="csv">${chunk}${far}</data>`), 'width="3" height="2" infinite="1"');
  expect(await read(text)).toEqual([
    '+---+---+---+---+',
    '| .   .   .   . |',
    '+   +   +   +   +',
    '| h   2B  .   h |',
    '+---+---+---+---+',
  ]);
});

test('reads walls, doors and starting areas of object layers', async () => {
  const objects = `<objectgroup name="walls">
    <object id="1" x="16" y="0"><polyline points="0,0 0,16"/></object>
    <object id="2" type="door" x="16" y="16"><polyline points="0,0 16.0,0"/></object>
    <object id="3" class="start" x="0" y="16" width="16" height="16">
      <properties><property name="side">blue</property></properties>
    </object>
  </objectgroup>`;
  const parsed = await readTiledMap(tmx(objects), 'mill.tmx');
  expect(parsed.ok && parsed.value.holds === 'maps' && parsed.value.report.sheets).toMatchObject([
    { map: '+---+---+---+\n| . | .   . |\n+   +===+   +\n| .   .   . |\n+---+---+---+\n', starts: { blue: ['a2'] } },
  ]);
});

const USES = tmx(
  `<tileset firstgid="1" source="../tiles/town.tsx"/>${layer('<data encoding="csv">1,1,1,2,3,0</data>')}`,
);

test.each<[string, string, readonly string[]]>([
  ['XML', `<?xml version="1.0"?><tileset name="t" tilewidth="16" tileheight="16">${TILES}</tileset>`, MILL],
  [
    'JSON',
    JSON.stringify({
      type: 'tileset',
      tiles: [
        { id: 1, type: 'hindering' },
        { id: 2, type: 'blocking', properties: [{ name: 'level', value: 2 }] },
      ],
    }),
    MILL,
  ],
  ['damaged XML', '<tileset><tile', ['tileset-elsewhere: ../tiles/town.tsx']],
])('reads a tileset in another file, as %s', async (_, tileset, expected) => {
  expect(await read(USES, { '../tiles/town.tsx': tileset })).toEqual(expected);
});

test('a map whose tileset is missing is refused if nothing else is known about its squares', async () => {
  expect(await read(USES)).toEqual(['tileset-elsewhere: ../tiles/town.tsx']);
  const wall = '<objectgroup><object type="wall" x="16" y="0"><polyline points="0,0 0,16"/></object></objectgroup>';
  expect(await read(USES.replace('</map>', `${wall}</map>`))).toContain('tileset-elsewhere');
});

test.each<[string, string]>([
  ['cut off', tmx(TILESET).slice(0, 200)],
  ['another document', '<html><body>map</body></html>'],
  ['nested too deeply', tmx('<group>'.repeat(100) + '</group>'.repeat(100))],
])('refuses XML that is %s', async (_, text) => {
  expect(await read(text)).toEqual(['tiled-damaged']);
});

test('entities that a document defines are not expanded', async () => {
  const bomb = `<!DOCTYPE map [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]>`;
  const text = tmx(
    `<properties><property name="name" value="&b;"/></properties>${TILESET}${layer('<data encoding="csv">1,1,1,2,3,0</data>')}`,
  );
  const parsed = await readTiledMap(text.replace('<map', `${bomb}<map`), 'mill.tmx');
  expect(JSON.stringify(parsed).length).toBeLessThan(2000);
});
