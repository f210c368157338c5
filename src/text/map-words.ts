import type { MapRefusal, MapRefusalCode } from '../board/readers/collection';
import type { MapWarning, MapWarningCode } from '../board/sheet';
import type { Loss } from '../board/writers/losses';
import { shorten } from '../plain/loose';
import { say } from './say';

const WARNINGS: Readonly<Record<MapWarningCode, string>> = {
  'name-missing': say('It had no name and was named after its file'),
  'size-told': say('Its size was not told and was counted'),
  'row-missing': say('Rows are missing and were taken as clear ground'),
  'tile-missing': say('Squares are missing and were taken as clear ground'),
  'tile-repeated': say('Squares stand twice; the last one counts'),
  'unknown-terrain': say('Terrain that is not known became the nearest there is'),
  'unknown-type': say('A kind of ground that is not known was taken as outdoors'),
  'elevation-odd': say('A height could not be read and was taken as the ground'),
  'unknown-wall': say('A kind of wall that is not known became the nearest there is'),
  'wall-odd': say('A wall could not be read and is left out'),
  'wall-outside': say('A wall outside the map is left out'),
  'wall-on-frame': say('A wall on the rim of the map is left out: the rim is never a wall'),
  'ramp-odd': say('A ramp could not be read and is left out'),
  'ramp-level': say('A ramp joins squares of one height and is left out'),
  'ramp-leads-off': say('A ramp leads to a map laid beside this one; its square is a stair all the same'),
  'square-crowded': say('A square holds more than can be drawn; part of it is left out'),
  'starts-unplaced': say('Starting areas that fit no two players are left out'),
  'field-left-out': say('The file says more than a map keeps'),
  'text-shortened': say('A text too long to keep was shortened'),
  'wall-off-grid': say('Walls off the grid lines were laid on the nearest ones'),
  'layer-left-out': say('Layers that say nothing of the rules are left out'),
  'object-left-out': say('Things drawn on the map that are not known are left out'),
  'door-open': say('Doors that stand open are no doors on a map, and are left out'),
};

const LOST: Readonly<Record<Loss, string>> = {
  terrain: say('terrain'),
  'mixed-terrain': say('a second terrain on one square'),
  levels: say('levels'),
  indoors: say('indoors'),
  stairs: say('stairs'),
  ladders: say('ladders'),
  objects: say('printed objects'),
  strengths: say('strengths'),
  starts: say('starting areas'),
  sides: say('whose starting areas they are'),
  notes: say('special rules'),
};

/** What a format cannot say, as part of a list. */
export function wordsOfLoss(loss: Loss): string {
  return LOST[loss];
}

const REFUSALS: Readonly<Record<MapRefusalCode, (detail: string) => string>> = {
  'not-a-record': (detail) =>
    say('it is {value}, not a record of a map', {
      value: detail === '' ? say('something else') : say('a bare {detail}', { detail }),
    }),
  'no-size': (detail) => say('it has no squares ({detail})', { detail }),
  'map-too-large': (detail) => say('it is {detail} squares; 64 × 64 is the most', { detail }),
  'no-rows': () => say('it has no rows of squares'),
  'sizes-disagree': (detail) => say('its rows do not fit its size ({detail})', { detail }),
  'name-too-long': (detail) => say('its name has {detail} letters; 120 is the most', { detail }),
  'not-orthogonal': (detail) => say('its squares are not square ({detail})', { detail }),
  'newer-version': (detail) =>
    say('it comes from a newer Sidekick ({detail}); take the newer one here first', { detail }),
  'bad-drawing': (detail) => say('its drawing cannot be read (line and column {detail})', { detail }),
  'bad-start': (detail) => say('a starting area lies off the map ({detail})', { detail }),
  'bad-strength': (detail) =>
    say('a strength belongs to nothing on the map, or is no whole number up to 40 ({detail})', { detail }),
};

/** `Rows are missing and were taken as clear ground: 8, 9.` */
export function wordsOfMapWarning(warning: MapWarning): string {
  return warning.detail === '' ? `${WARNINGS[warning.code]}.` : `${WARNINGS[warning.code]}: ${warning.detail}.`;
}

/** `Map 1 Gap Yard: it has no rows of squares.` */
export function wordsOfMapRefusal(refusal: MapRefusal): string {
  return say('Map {shorten}: {value}.', {
    shorten: shorten(refusal.record, 80),
    value: REFUSALS[refusal.code](refusal.detail),
  });
}
