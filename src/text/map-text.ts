import { measureDrawing } from '../board/board-text';
import type { MapWarning, MapWarningCode } from '../board/map-sheet';
import type { MapRefusal, MapRefusalCode } from '../board/readers/collection';
import type { MapLoss } from '../board/writers/map-export';
import { shortenToOneLine } from '../plain/lenient';
import { say } from './say';

const WARNINGS: Readonly<Record<MapWarningCode, string>> = {
  'name-missing': say('Name missing, named after the file'),
  'size-told': say('Size missing, counted from the squares'),
  'size-mended': say('Rows and size do not match; the larger size counts, and missing squares are clear'),
  'row-missing': say('Missing rows set to clear terrain'),
  'tile-missing': say('Missing squares set to clear terrain'),
  'tile-repeated': say('Squares listed twice; the last entry counts'),
  'unknown-terrain': say('Unknown terrain replaced by the nearest kind'),
  'unknown-type': say('Unknown kind of ground set to outdoors'),
  'elevation-odd': say('Unreadable height set to ground level'),
  'unknown-wall': say('Unknown wall replaced by the nearest kind'),
  'wall-odd': say('Unreadable wall left out'),
  'wall-outside': say('Wall outside the map left out'),
  'wall-on-frame': say('Wall on the map edge left out: the edge is never a wall'),
  'ramp-odd': say('Unreadable ramp left out'),
  'ramp-level': say('Ramp between squares of the same height: both are stairs'),
  'ramp-leads-off': say('A ramp leads to another map; its square is still stairs'),
  'square-crowded': say('A square contains too much to show; part of it is left out'),
  'starts-unplaced': say('Starting areas that do not match two players left out'),
  'field-left-out': say('Fields of the file that maps do not have left out'),
  'text-shortened': say('Text too long, shortened'),
  'wall-off-grid': say('Walls off the grid moved to the nearest grid line'),
  'layer-left-out': say('Layers without game rules left out'),
  'tileset-elsewhere': say('Tilesets in other files; import them together with the map'),
  'object-left-out': say('Unknown drawings on the map left out'),
  'door-open': say('Open doors left out: maps only have closed doors'),
  window: say('Windows in walls: the walls stay, without a door'),
  'outline-walls': say('Outlines of objects are now walls, check them'),
  'outline-blocking': say('Outlines of objects are now blocking terrain, check them'),
};

const LOST: Readonly<Record<MapLoss, string>> = {
  terrain: say('terrain'),
  'mixed-terrain': say('a second terrain on one square'),
  levels: say('levels'),
  indoors: say('indoors'),
  stairs: say('stairs'),
  apart: say('stairs that do not lead to each other'),
  ladders: say('ladders'),
  objects: say('printed objects'),
  strengths: say('strengths'),
  starts: say('starting areas'),
  sides: say('sides of the starting areas'),
  notes: say('special rules'),
  extras: say('other details'),
};

/** Names a feature that a map format cannot represent, as part of a list. */
export function describeMapLoss(loss: MapLoss): string {
  return LOST[loss];
}

const REFUSALS: Readonly<Record<MapRefusalCode, (detail: string) => string>> = {
  'not-a-record': () => say('it is not a map record'),
  'no-size': (detail) => say('it has no squares ({detail}); give it a size and export it again', { detail }),
  'map-too-large': (detail) => say('it has {detail} squares; at most 64 × 64 are allowed', { detail }),
  'no-rows': () => say('it has no rows of squares; export it again'),
  'name-too-long': (detail) => say('its name has {detail} letters; at most 120 are allowed', { detail }),
  'not-orthogonal': (detail) => say('its squares are not square ({detail})', { detail }),
  'newer-version': (detail) => say('it comes from a newer Sidekick ({detail}); update Sidekick first', { detail }),
  'bad-drawing': (detail) => say('its drawing cannot be read (line and column {detail})', { detail }),
  'bad-start': (detail) => say('a starting area is outside the map ({detail})', { detail }),
  'bad-apart': (detail) => say('stairs that should be apart are not neighbors on the map ({detail})', { detail }),
  'layer-packed': (detail) =>
    say('its layer {layer} cannot be decompressed; save its layers as CSV in Tiled', { layer: detail }),
  'tileset-elsewhere': (detail) =>
    say('its tileset {file} is in another file; import both files together', { file: detail }),
  'nothing-drawn': (detail) =>
    detail === ''
      ? say('it has no terrain and no walls; add some and export it again')
      : say('Sidekick finds no terrain and no walls in it ({parts}); add some and export again', { parts: detail }),
  'bad-strength': (detail) => say('a strength belongs to nothing on the map, or is not 0 to 40 ({detail})', { detail }),
};

/** Describes the size of a drawn map: `16 × 24 squares`. */
export function describeMapSize(drawing: string): string {
  return say('{width} × {height} squares', { ...measureDrawing(drawing) });
}

/** Describes a warning about an imported map: `Rows are missing and were taken as clear ground: 8, 9.` */
export function describeMapWarning(warning: MapWarning): string {
  const { code, detail } = warning;
  return detail === ''
    ? say('{warning}.', { warning: WARNINGS[code] })
    : say('{warning}: {where}.', { warning: WARNINGS[code], where: detail });
}

/** Describes why a map was not imported: `Map 1 Gap Yard: it has no rows of squares.` */
export function describeMapRefusal(refusal: MapRefusal): string {
  return say('Map {map}: {problem}.', {
    map: shortenToOneLine(refusal.record, 80),
    problem: REFUSALS[refusal.code](refusal.detail),
  });
}
