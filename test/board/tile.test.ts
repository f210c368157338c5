import { describe, expect, test } from 'vitest';
import { printBoardText } from '../../src/board/board-text';
import { boardFromPatch, joinTiles } from '../../src/board/join-tiles';
import {
  arePatchesAdjacent,
  findSnapPlace,
  joinPatches,
  makePatch,
  movePatch,
  movePatchTo,
  type Patch,
  patchBounds,
  turnPatch,
} from '../../src/board/patch';
import { DOOR, PRINTED_OBJECT, WALL } from '../../src/board/terrain';
import { patchFromTile, type Tile, tileFromPatch } from '../../src/board/tile';
import { DEMO_MAP_CARDS, DEMO_TILES } from '../../src/catalog/cards/demo/maps';
import { layOutMapCard, listStartingZones } from '../../src/catalog/cards/lay-map';
import { edgeName } from '../../src/grid/edge';
import { squareName } from '../../src/grid/square';
import type { Result } from '../../src/plain/result';
import { seededRandom } from '../helpers/random-position';

function value<Of>(result: Result<Of, unknown>): Of {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const tile = (id: string, map: string, rest: Partial<Tile> = {}): Tile => {
  return { id, name: id, map, strengths: {}, turrets: [], ammunition: [], ...rest };
};

const CELL = tile(
  'cell',
  `+---+   +
| O | . !
+===+   +
| .   h |
+---+---+
`,
  { strengths: { a1: 3, 'a1/b1': 4, 'a1/a2': 2, 'b1:east': 5 }, turrets: ['a1'] },
);

const drawn = (patch: Patch): string => tileFromPatch(patch, { id: 'x', name: 'x' }).map;

test('the frame of a tile counts: blanks in it are open', () => {
  const patch = value(patchFromTile(CELL));
  expect(patch.edges).toContainEqual({ x: 1, y: 0, side: 'east', lies: DOOR, strength: 5 });
  expect(patch.edges).toContainEqual({ x: 0, y: -1, side: 'south', lies: WALL, strength: null });
  expect(patch.edges.some(({ x, y, side }) => x === 1 && y === -1 && side === 'south')).toBe(false);
});

test('a quarter turn goes clockwise and includes doors, walls, objects and strengths', () => {
  const turned = tileFromPatch(turnPatch(value(patchFromTile(CELL)), 1), { id: 'cell', name: 'cell' });
  expect(turned.map).toBe(
    `+---+---+
| .   O |
+   +---+
| h   .  
+---+===+
`.replace('| .   O |', '| . ! O |'),
  );
  expect(turned.strengths).toEqual({ b1: 3, 'b1/b2': 4, 'a1/b1': 2, 'b2:south': 5 });
  expect(turned.turrets).toEqual(['b1']);
});

test.each<[string, Tile, string, string]>([
  ['a frame of other signs', tile('x', '+-=-+\n| . |\n+---+'), 'bad-frame', '1:2'],
  ['a side of other signs', tile('x', '+---+\n= . |\n+---+'), 'bad-frame', '2:1'],
  ['a drawing that is none', tile('x', ''), 'empty', '1:1'],
  ['a letter nobody knows', tile('x', '+---+\n| q |\n+---+'), 'unknown-letter', '2:3'],
  ['strength of bare ground', tile('x', '+---+\n| . |\n+---+', { strengths: { a1: 2 } }), 'bad-strength', 'a1'],
  [
    'strength of a wall on the edge',
    tile('x', '+---+\n| . |\n+---+', { strengths: { 'a1:north': 2 } }),
    'bad-strength',
    'a1:north',
  ],
  ['strength past all measure', tile('x', '+---+\n| O |\n+---+', { strengths: { a1: 41 } }), 'bad-strength', 'a1'],
  [
    'strength that is no number',
    tile('x', '+---+\n| O |\n+---+', { strengths: { a1: Number.NaN } }),
    'bad-strength',
    'a1',
  ],
  ['a turret on bare ground', tile('x', '+---+\n| . |\n+---+', { turrets: ['a1'] }), 'bad-thing', 'a1'],
  ['a crate off the tile', tile('x', '+---+\n| O |\n+---+', { ammunition: ['b1'] }), 'bad-thing', 'b1'],
  [
    'a turret that is a crate',
    tile('x', '+---+\n| O |\n+---+', { turrets: ['a1'], ammunition: ['a1'] }),
    'bad-thing',
    'a1',
  ],
])('refuses a tile: %s', (_, wrong, code, detail) => {
  expect(patchFromTile(wrong)).toEqual({ ok: false, fault: { code, detail } });
});

/**
 * Makes a random tile with walls, doors, objects, turrets and ammunition. Its outline may also have walls and doors.
 */
function randomPatch(seed: number, name = `t${seed}`): Patch {
  const random = seededRandom(seed + 1);
  const width = 1 + Math.floor(random() * 5);
  const height = 1 + Math.floor(random() * 5);
  const cells: Patch['cells'][number][] = [];
  const edges: Patch['edges'][number][] = [];
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const inside = x >= 0 && y >= 0;
      const object = random() < 0.3;
      const strength = object && random() < 0.8 ? 1 + Math.floor(random() * 4) : null;
      const thing = object && random() < 0.4 ? (random() < 0.5 ? 'turret' : 'ammunition') : null;
      if (inside) cells.push({ x, y, level: 0, terrain: object ? PRINTED_OBJECT : 0, strength, thing, tile: name });
      for (const side of ['east', 'south'] as const) {
        if (!inside && (side === 'east' ? y < 0 : x < 0)) continue;
        const rim = side === 'east' ? x < 0 || x === width - 1 : y < 0 || y === height - 1;
        if (random() > 0.4) continue;
        const lies = random() < 0.6 ? WALL : DOOR;
        const strong = (rim && lies === WALL) || random() < 0.2 ? null : 1 + Math.floor(random() * 4);
        edges.push({ x, y, side, lies, strength: strong });
      }
    }
  }
  return makePatch(cells, edges);
}

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('random tiles', () => {
  test('return to the start after four quarter turns, and turns add up', () => {
    for (const seed of SEEDS) {
      const patch = movePatch(randomPatch(seed), seed % 7, -(seed % 5));
      expect(turnPatch(turnPatch(turnPatch(turnPatch(patch, 1), 1), 1), 1)).toEqual(patch);
      expect(turnPatch(patch, 3)).toEqual(turnPatch(turnPatch(patch, 2), 1));
      expect(turnPatch(patch, -1)).toEqual(turnPatch(patch, 3));
      const { cells, edges } = turnPatch(patch, 1);
      expect([cells.length, edges.length]).toEqual([patch.cells.length, patch.edges.length]);
    }
  });

  test('the drawing and the strengths of a tile make the same tile again', () => {
    for (const seed of SEEDS) {
      const patch = randomPatch(seed, 'again');
      const tile = tileFromPatch(patch, { id: 'again', name: 'Again' });
      expect(value(patchFromTile(tile))).toEqual(patch);
      expect(tileFromPatch(value(patchFromTile(tile)), { id: 'again', name: 'Again' })).toEqual(tile);
      expect(value(patchFromTile(JSON.parse(JSON.stringify(tile))))).toEqual(patch);
    }
  });

  test('joining is independent of the order, and commutes with turning', () => {
    let joinedOnce = 0;
    for (const seed of SEEDS) {
      const parts = [0, 1, 2].map((part) => randomPatch(seed * 3 + part));
      let patch = parts[0] as Patch;
      const laid = [patch];
      for (const part of parts.slice(1)) {
        const at = findSnapPlace(patch, part, (seed % 9) - 4, (seed % 5) - 2, 12);
        if (!at) throw new Error('nowhere');
        const put = movePatchTo(part, at.x, at.y);
        expect(arePatchesAdjacent(patch, put)).toBe(true);
        patch = value(joinPatches(patch, put));
        laid.push(put);
      }
      const [a, b, c] = laid as [Patch, Patch, Patch];
      const bc = joinPatches(b, c);
      expect(value(joinPatches(a, value(bc)))).toEqual(patch);
      expect(value(joinPatches(c, value(joinPatches(b, a))))).toEqual(patch);
      const turned = value(joinPatches(value(joinPatches(turnPatch(a, 1), turnPatch(b, 1))), turnPatch(c, 1)));
      expect(turned).toEqual(turnPatch(patch, 1));
      if (patch.edges.length < a.edges.length + b.edges.length + c.edges.length) joinedOnce++;
    }
    // Ensures that some tiles have edges that join.
    expect(joinedOnce).toBeGreaterThan(20);
  });
});

describe('edges where two tiles meet', () => {
  const side = (sign: string) => tile('west', `+---+\n| . ${sign}\n+---+`);
  const other = (sign: string) => tile('east', `+---+\n${sign} . |\n+---+`);
  test.each([
    [' ', ' ', '| .   . |'],
    ['|', ' ', '| . | . |'],
    [' ', '|', '| . | . |'],
    ['!', ' ', '| . ! . |'],
    [' ', '!', '| . ! . |'],
    ['|', '!', '| . | . |'],
    ['!', '|', '| . | . |'],
    ['|', '|', '| . | . |'],
  ])('%j against %j is %j', (west, east, row) => {
    const patch = value(
      joinTiles(
        [side(west), other(east)],
        [
          { tile: 'west', x: 0, y: 0, turn: 0 },
          { tile: 'east', x: 1, y: 0, turn: 0 },
        ],
      ),
    );
    expect(drawn(patch).split('\n')[1]).toBe(row);
  });

  test('the stronger of two doors counts, and a wall there is never broken', () => {
    const west = { ...side('!'), strengths: { 'a1:east': 2 } };
    const east = { ...other('!'), strengths: { 'a1:west': 4 } };
    const seam = (tiles: Tile[]) => {
      const patch = value(
        joinTiles(tiles, [
          { tile: 'west', x: 0, y: 0, turn: 0 },
          { tile: 'east', x: 1, y: 0, turn: 0 },
        ]),
      );
      return patch.edges.find(({ x, side: at }) => x === 0 && at === 'east');
    };
    expect(seam([west, east])).toMatchObject({ lies: DOOR, strength: 4 });
    expect(seam([west, other('|')])).toMatchObject({ lies: WALL, strength: null });
  });
});

describe('placing tiles', () => {
  const square = tile('s', '+   +\n  .  \n+   +');
  const at = (x: number, y: number, id = 's', turn = 0) => ({ tile: id, x, y, turn });
  test.each([
    ['none', [], 'no-tiles', ''],
    ['one that is not there', [at(0, 0, 'x')], 'unknown-tile', 'x'],
    ['one over the other', [at(3, 3), at(3, 3)], 'overlap', 's 2 3,3'],
    ['corner to corner', [at(0, 0), at(1, 1)], 'apart', 's 2'],
    ['two and two apart', [at(0, 0), at(1, 0), at(3, 0), at(4, 0)], 'apart', 's 3'],
  ])('%s', (_, placements, code, detail) => {
    expect(joinTiles([square], placements)).toEqual({ ok: false, fault: { code, detail } });
  });

  test('the order of the list does not matter', () => {
    const there = value(joinTiles([square], [at(0, 0), at(2, 0), at(1, 0)]));
    expect(there.cells.map(({ x }) => x)).toEqual([0, 1, 2]);
  });

  test('refuses a map of more than 64 columns', () => {
    const row = value(
      joinTiles(
        [square],
        Array.from({ length: 64 }, (_, x) => at(x, 0)),
      ),
    );
    expect(value(boardFromPatch(row)).board.width).toBe(64);
    const more = value(joinTiles([square], [...Array.from({ length: 64 }, (_, x) => at(x, 0)), at(64, 0)]));
    expect(boardFromPatch(more)).toEqual({ ok: false, fault: { code: 'map-too-large', detail: '65 x 1' } });
  });

  test('squares without a tile are blocking, behind an indestructible wall', () => {
    const bent = value(joinTiles([square], [at(0, 0), at(0, 1), at(1, 1)]));
    expect(printBoardText(value(boardFromPatch(bent)).board)).toBe(`+---+---+
| . | B |
+   +---+
| .   . |
+---+---+
`);
  });
});

test('a piece dropped near the map snaps to the nearest place that fits, or stays where none is near', () => {
  const map = value(patchFromTile(tile('s', '+   +   +\n  .   .  \n+   +   +')));
  expect(findSnapPlace(map, map, 1, 1)).toEqual({ x: 1, y: 1 });
  expect(findSnapPlace(map, map, 3, 0)).toEqual({ x: 2, y: 0 });
  expect(findSnapPlace(map, map, 0, 0)).toEqual({ x: 0, y: -1 });
  expect(findSnapPlace(map, map, 30, 30)).toBeNull();
  expect(findSnapPlace(makePatch([], []), map, 9, 9)).toEqual({ x: 9, y: 9 });
});

test('the bounding box of nothing is empty', () => {
  expect(patchBounds(makePatch([], []))).toEqual({ left: 0, top: 0, right: -1, bottom: -1 });
});

describe('the demo maps', () => {
  test('have no faults, doors over the gaps, and the strengths of the turned tiles', () => {
    const [saltworks, vaults] = DEMO_MAP_CARDS.map((card) => value(layOutMapCard(card, DEMO_TILES)));
    expect([saltworks?.board.width, saltworks?.board.height]).toEqual([12, 15]);
    expect([vaults?.board.width, vaults?.board.height]).toEqual([21, 6]);
    expect(saltworks?.turrets.map(squareName)).toEqual(['i7']);
    expect(saltworks?.ammunition.map(squareName)).toEqual(['h5', 'e7']);
    expect(
      [...(saltworks?.board.wallStrengths ?? [])].map(([edge, strength]) => [edgeName(edge), strength]),
    ).toContainEqual(['f6/g6', 3]);
    // The boiling room is rotated by 180 degrees: its crate at e4 is at b3 of the rotated tile.
    expect(vaults?.ammunition.map(squareName)).toContain('e3');
  });

  test('starting zones are entire tiles with a red or green spawn point, not those of henchmen', () => {
    const [card] = DEMO_MAP_CARDS as [(typeof DEMO_MAP_CARDS)[number]];
    const laid = value(layOutMapCard(card, DEMO_TILES));
    const zones = listStartingZones(laid, {
      hero: laid.spawns.hero,
      villain: laid.spawns.villain,
      henchman: laid.spawns.henchman,
    });
    expect(zones.heroes.map(squareName)).toEqual(laid.tiles.get('landing')?.map(squareName));
    expect(zones.mastermind).toHaveLength(18);
    expect(listStartingZones(laid, { hero: [], villain: [], henchman: laid.spawns.henchman })).toEqual({
      heroes: [],
      mastermind: [],
    });
  });
});
