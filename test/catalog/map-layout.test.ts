import { expect, test } from 'vitest';
import { boardFromPatch } from '../../src/board/join-tiles';
import { cutTile, patchFromTile, type Tile } from '../../src/board/tile';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import { layOutMapCard } from '../../src/catalog/cards/lay-map';
import {
  addTile,
  dropTile,
  EMPTY_LAYOUT,
  layoutFromMapCard,
  type MapLayout,
  mapCardFromLayout,
  removeTile,
  stepTile,
  toggleDoor,
  toggleSpawn,
  turnTile,
} from '../../src/catalog/cards/map-layout';
import { parseSquare, type Square } from '../../src/grid/square';

const TILES = DEMO_CARD_BOX.tiles;
const at = (name: string): Square => parseSquare(name) as Square;
const cardOf = (laying: MapLayout) => mapCardFromLayout(laying, TILES, { id: 'm', name: 'M' });
const must = (laying: MapLayout | null): MapLayout => {
  if (!laying) throw new Error('there was a place');
  return laying;
};
/** Layout of the boiling room (6×6) with a gangway (6×3) to its east. */
const TWO = addTile(addTile(EMPTY_LAYOUT, TILES, 'boiling-room'), TILES, 'gangway');

test.each(DEMO_CARD_BOX.maps)('$name can be edited and saved unchanged', (card) => {
  const { id, name } = card;
  const again = mapCardFromLayout(layoutFromMapCard(card), TILES, { id, name });
  expect({ ...again, doors: Object.entries(again.doors).sort() }).toEqual({
    ...card,
    doors: Object.entries(card.doors).sort(),
  });
});

test('another tile snaps to the eastern side', () => {
  expect(cardOf(TWO).tiles).toEqual([
    { tile: 'boiling-room', x: 0, y: 0, turn: 0 },
    { tile: 'gangway', x: 6, y: 0, turn: 0 },
  ]);
});

test('a step skips what is in the way, and is null without a place', () => {
  // The boiling room blocks the way west, so the gangway’s next position is beyond the room.
  const beyond = must(stepTile(TWO, TILES, 1, -1, 0));
  expect(cardOf(beyond).tiles[1]).toMatchObject({ x: 0 });
  expect(cardOf(beyond).tiles[0]).toMatchObject({ x: 6 });
  expect(layOutMapCard(cardOf(beyond), TILES).ok).toBe(true);
  expect(stepTile(TWO, TILES, 7, 1, 0)).toBeNull();
});

test('a tile dropped on another snaps next to it, and is refused far away', () => {
  const dropped = must(dropTile(TWO, TILES, 1, 1, 4));
  expect(layOutMapCard(cardOf(dropped), TILES).ok).toBe(true);
  expect(dropTile(TWO, TILES, 1, 60, 60)).toBeNull();
});

test('spawn points move and turn with their tile, and doors that connect nothing are removed', () => {
  let laying = toggleSpawn(TWO, TILES, at('h1'), 'villain');
  laying = toggleSpawn(laying, TILES, at('a1'), 'hero');
  laying = must(toggleDoor(laying, TILES, at('f3'), at('g3'), 4));
  expect(cardOf(laying)).toMatchObject({ doors: { 'f3/g3': 4 }, spawns: [{ at: 'h1' }, { at: 'a1' }] });
  const down = must(stepTile(laying, TILES, 1, 0, 1));
  expect(cardOf(down).spawns[0]?.at).toBe('h2');
  // The gangway now covers rows 2 to 4, so the door in row 3 still connects two tiles.
  expect(cardOf(down).doors).toEqual({ 'f3/g3': 4 });
  // The turned gangway is three columns wide. Square 2 of its first row is now square 2 of its last column.
  const turned = must(turnTile(laying, TILES, 1));
  expect(cardOf(turned).tiles[1]).toMatchObject({ x: 6, y: 0, turn: 1 });
  expect(cardOf(turned).spawns[0]?.at).toBe('i2');
  const alone = removeTile(laying, TILES, 1);
  expect(cardOf(alone)).toMatchObject({ doors: {}, spawns: [{ at: 'a1', kind: 'hero' }] });
});

test('a second tap removes a mark, another kind replaces it, and doors need adjacent squares', () => {
  const one = toggleSpawn(TWO, TILES, at('a1'), 'hero');
  expect(cardOf(toggleSpawn(one, TILES, at('a1'), 'hybrid')).spawns).toEqual([{ at: 'a1', kind: 'hybrid' }]);
  expect(cardOf(toggleSpawn(one, TILES, at('a1'), 'hero')).spawns).toEqual([]);
  expect(toggleDoor(TWO, TILES, at('a1'), at('b2'), 3)).toBeNull();
  const door = must(toggleDoor(TWO, TILES, at('a1'), at('a2'), 3));
  expect(must(toggleDoor(door, TILES, at('a2'), at('a1'), 3)).doors).toEqual([]);
});

test('four turns return a tile with everything on it to where it was', () => {
  let laying = toggleSpawn(addTile(EMPTY_LAYOUT, TILES, 'gangway'), TILES, at('f3'), 'hero');
  const before = cardOf(laying);
  for (let turn = 0; turn < 4; turn++) laying = must(turnTile(laying, TILES, 0));
  expect(cardOf(laying)).toEqual(before);
});

test.each(TILES)('$name cut out of a map is the same tile, except for its things', (tile: Tile) => {
  const patch = patchFromTile(tile);
  const result = patch.ok ? boardFromPatch(patch.value) : patch;
  if (!result.ok) throw new Error(result.fault.code);
  const { board } = result.value;
  const cut = cutTile(board, { x: 0, y: 0, width: board.width, height: board.height }, tile);
  // Compares without the border: a map’s outer frame is not a wall, so the cut has an open border.
  const { width } = board;
  const inner = (map: string) =>
    map
      .trimEnd()
      .split('\n')
      .slice(1, -1)
      .map((line) =>
        line
          .padEnd(width * 4 + 1)
          .slice(1, width * 4)
          .trimEnd(),
      );
  expect(inner(cut.map)).toEqual(inner(tile.map));
  expect(cut.strengths).toEqual(tile.strengths);
  expect(patchFromTile(cut).ok).toBe(true);
});

test('a cut keeps the walls of the map on its outline, and must be inside the map', () => {
  const laid = layOutMapCard(DEMO_CARD_BOX.maps[0] as (typeof DEMO_CARD_BOX.maps)[number], TILES);
  if (!laid.ok) throw new Error(laid.fault.code);
  const { board } = laid.value;
  // South of the counting house is a wall with a gate of two doors, i3/i4 and j3/j4.
  const cut = cutTile(board, { x: 6, y: 0, width: 6, height: 3 }, { id: 'c', name: 'C' });
  expect(cut.map.trimEnd().split('\n').at(-1)).toContain('===+===');
  expect(cut.strengths).toMatchObject({ 'c3:south': 4, 'd3:south': 4 });
  expect(() => cutTile(board, { x: 8, y: 0, width: 6, height: 3 }, { id: 'c', name: 'C' })).toThrow(RangeError);
});
