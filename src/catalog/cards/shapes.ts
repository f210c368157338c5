import type { Placement } from '../../board/join-tiles';
import { STRENGTH_LIMIT, type Tile } from '../../board/tile';
import { type Check, integer, listOf, mapOf, oneOf, shape, text } from '../../plain/shape';
import { type MapCard, SPAWN_KINDS } from './map-card';
import type { VictoryCard, VictorySide } from './victory-card';

const name = text(120, 1);
const id = text(100, 1);
const check = text(2000);
const place = text(4, 2);
export const mapCardShape = shape<MapCard>({
  id,
  name,
  tiles: listOf(shape<Placement>({ tile: id, x: integer(0, 63), y: integer(0, 63), turn: integer(0, 3) }), 64, 1),
  doors: mapOf(integer(0, STRENGTH_LIMIT), 200),
  spawns: listOf(shape<MapCard['spawns'][number]>({ at: place, kind: oneOf(...SPAWN_KINDS) }), 60),
});

export const tileShape = shape<Tile>({
  id,
  name,
  map: text(20_000, 1),
  strengths: mapOf(integer(0, STRENGTH_LIMIT), 2000),
  turrets: listOf(place, 200),
  ammunition: listOf(place, 200),
});

const side = shape<VictorySide>({ name, text: check });
export const victoryShape = shape<VictoryCard>({ id, name, sides: listOf(side, 2, 2) as Check<VictoryCard['sides']> });
