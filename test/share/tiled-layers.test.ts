import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readTiledMap } from '../../src/share/read-tiled';

const SQUARES = [1, 1, 1, 2, 3, 0];
const bytesOf = (numbers: readonly number[]) => Buffer.from(Uint32Array.from(numbers).buffer);

/** Makes a Zstandard frame that contains uncompressed bytes. */
function zstdStored(bytes: Buffer): Buffer {
  const head = (bytes.length << 3) | 1;
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, bytes.length, head & 255, head >> 8, 0]), bytes]);
}

const TILESETS = [
  {
    firstgid: 1,
    tiles: [
      { id: 1, type: 'hindering' },
      { id: 2, type: 'blocking' },
    ],
  },
];

function tiled(layers: readonly object[], more: object = {}): string {
  return JSON.stringify({ width: 3, height: 2, tilewidth: 16, tileheight: 16, tilesets: TILESETS, layers, ...more });
}

const packed = (compression: string, data: Buffer, name = 'ground') => ({
  ...{ type: 'tilelayer', name, width: 3, height: 2, encoding: 'base64' },
  ...{ compression, data: data.toString('base64') },
});

async function read(text: string): Promise<readonly string[]> {
  const parsed = await readTiledMap(text, 'mill.tmj');
  if (!parsed.ok || parsed.value.holds !== 'maps') return [parsed.ok ? parsed.value.holds : parsed.fault.code];
  const { sheets, setAside } = parsed.value.report;
  const rows = sheets.flatMap(({ map }) => map.split('\n').filter((line) => line.startsWith('|')));
  return [...rows, ...setAside.map(({ code, detail }) => `${code}: ${detail}`)];
}

const ROWS = ['| .   .   . |', '| h   B   . |'];

test.each<[string, Buffer]>([
  ['zlib', deflateSync(bytesOf(SQUARES))],
  ['gzip', gzipSync(bytesOf(SQUARES))],
  ['zstd', zstdStored(bytesOf(SQUARES))],
])('reads a layer compressed with %s, also in a group', async (compression, data) => {
  expect(await read(tiled([packed(compression, data)]))).toEqual(ROWS);
  expect(await read(tiled([{ type: 'group', layers: [packed(compression, data)] }]))).toEqual(ROWS);
});

test('reads compressed chunks of an infinite map', async () => {
  const chunk = { x: 16, y: 0, width: 3, height: 2, data: deflateSync(bytesOf(SQUARES)).toString('base64') };
  const layer = { type: 'tilelayer', name: 'ground', encoding: 'base64', compression: 'zlib', chunks: [chunk] };
  expect(await read(tiled([layer], { infinite: true }))).toEqual(ROWS);
});

describe('saves nothing, and says why, when the only layer', () => {
  const zlib = deflateSync(bytesOf(SQUARES));
  test.each<[string, Buffer, string]>([
    ['is damaged', zlib.subarray(0, zlib.length - 6), 'zlib'],
    ['holds fewer squares than it says', deflateSync(bytesOf(SQUARES.slice(1))), 'zlib'],
    ['holds more squares than it says', deflateSync(bytesOf([...SQUARES, 1])), 'zlib'],
    ['unpacks to far more than it says', deflateSync(Buffer.alloc(50_000_000)), 'zlib'],
    ['is no Zstandard', zlib, 'zstd'],
    ['holds fewer squares, as Zstandard', zstdStored(bytesOf(SQUARES.slice(1))), 'zstd'],
    ['holds more squares, as Zstandard', zstdStored(bytesOf([...SQUARES, 1])), 'zstd'],
    ['needs gigabytes, as Zstandard', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0xa8, 1, 0, 0]), 'zstd'],
    ['is packed in an unknown way', zlib, 'lz4'],
  ])('%s', async (_, data, compression) => {
    expect(await read(tiled([packed(compression, data)]))).toEqual([`layer-packed: ground (${compression})`]);
  });
});
