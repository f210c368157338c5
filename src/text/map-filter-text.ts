import type { MapFeature } from '../board/scan-drawing';
import type { MapFacet } from '../catalog/find/find-maps';
import { say, sayMany } from './say';

export const MAP_FACET_NAMES: Readonly<Record<MapFacet, string>> = {
  contents: say('Terrain'),
  size: say('Size'),
  set: say('Set'),
};

/** Placeholder of the field that searches all values of a facet. */
export const MAP_FACET_SEARCH_PLACEHOLDERS: Readonly<Record<MapFacet, (count: number) => string>> = {
  contents: (n) => sayMany(n, 'Search 1 value…', 'Search {n} values…'),
  size: (n) => sayMany(n, 'Search 1 size…', 'Search {n} sizes…'),
  set: (n) => sayMany(n, 'Search 1 set…', 'Search {n} sets…'),
};

const CONTENTS: Readonly<Record<MapFeature, string>> = {
  hindering: say('Hindering'),
  blocking: say('Blocking'),
  elevated: say('Elevated'),
  water: say('Water'),
  walls: say('Walls'),
  doors: say('Doors'),
  indoors: say('Indoors'),
  stairs: say('Stairs'),
  ladders: say('Ladders'),
  special: say('Special'),
  objects: say('Printed objects'),
};

/** Returns the label of a facet value in a map filter. */
export function mapFacetValueLabel(facet: MapFacet, value: string): string {
  switch (facet) {
    case 'contents':
      return CONTENTS[value as MapFeature] ?? value;
    case 'set':
      return value === '' ? say('No set') : value;
    case 'size':
      return value;
  }
}
