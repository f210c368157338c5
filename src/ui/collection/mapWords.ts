import type { MapRefusal, MapRefusalCode } from '../../board/readers/collection';
import type { MapWarning, MapWarningCode } from '../../board/sheet';
import type { Loss } from '../../board/writers/losses';
import { shorten } from '../../plain/loose';

const WARNINGS: Readonly<Record<MapWarningCode, string>> = {
  'name-missing': 'It had no name and was named after its file',
  'size-told': 'Its size was not told and was counted',
  'row-missing': 'Rows are missing and were taken as clear ground',
  'tile-missing': 'Squares are missing and were taken as clear ground',
  'tile-repeated': 'Squares stand twice; the last one counts',
  'unknown-terrain': 'Terrain that is not known became the nearest there is',
  'unknown-type': 'A kind of ground that is not known was taken as outdoors',
  'elevation-odd': 'A height could not be read and was taken as the ground',
  'unknown-wall': 'A kind of wall that is not known became the nearest there is',
  'wall-odd': 'A wall could not be read and is left out',
  'wall-outside': 'A wall outside the map is left out',
  'wall-on-frame': 'A wall on the rim of the map is left out: the rim is never a wall',
  'ramp-odd': 'A ramp could not be read and is left out',
  'ramp-level': 'A ramp joins squares of one height and is left out',
  'ramp-leads-off': 'A ramp leads to a map laid beside this one; its square is a stair all the same',
  'square-crowded': 'A square holds more than can be drawn; part of it is left out',
  'starts-unplaced': 'Starting areas that fit no two players are left out',
  'field-left-out': 'The file says more than a map keeps',
  'text-shortened': 'A text too long to keep was shortened',
  'wall-off-grid': 'Walls off the grid lines were laid on the nearest ones',
  'layer-left-out': 'Layers that say nothing of the rules are left out',
  'object-left-out': 'Things drawn on the map that are not known are left out',
  'door-open': 'Doors that stand open are no doors on a map, and are left out',
};

const LOST: Readonly<Record<Loss, string>> = {
  terrain: 'terrain',
  'mixed-terrain': 'a second terrain on one square',
  levels: 'levels',
  indoors: 'indoors',
  stairs: 'stairs',
  ladders: 'ladders',
  objects: 'printed objects',
  strengths: 'strengths',
  starts: 'starting areas',
  sides: 'whose starting areas they are',
  notes: 'special rules',
};

/** What a format cannot say, as part of a list. */
export function wordsOfLoss(loss: Loss): string {
  return LOST[loss];
}

const REFUSALS: Readonly<Record<MapRefusalCode, (detail: string) => string>> = {
  'not-a-record': (detail) => `it is ${detail === '' ? 'something else' : `a bare ${detail}`}, not a record of a map`,
  'no-size': (detail) => `it has no squares (${detail})`,
  'map-too-large': (detail) => `it is ${detail} squares; 64 × 64 is the most`,
  'no-rows': () => 'it has no rows of squares',
  'sizes-disagree': (detail) => `its rows do not fit its size (${detail})`,
  'name-too-long': (detail) => `its name has ${detail} letters; 120 is the most`,
  'not-orthogonal': (detail) => `its squares are not square (${detail})`,
  'newer-version': (detail) => `it comes from a newer Sidekick (${detail}); take the newer one here first`,
  'bad-drawing': (detail) => `its drawing cannot be read (line and column ${detail})`,
  'bad-start': (detail) => `a starting area lies off the map (${detail})`,
  'bad-strength': (detail) => `a strength belongs to nothing on the map, or is no whole number up to 40 (${detail})`,
};

/** `Rows are missing and were taken as clear ground: 8, 9.` */
export function wordsOfMapWarning(warning: MapWarning): string {
  return warning.detail === '' ? `${WARNINGS[warning.code]}.` : `${WARNINGS[warning.code]}: ${warning.detail}.`;
}

/** `Map 1 Gap Yard: it has no rows of squares.` */
export function wordsOfMapRefusal(refusal: MapRefusal): string {
  return `Map ${shorten(refusal.record, 80)}: ${REFUSALS[refusal.code](refusal.detail)}.`;
}
