import type { MapFeature } from '../board/scan-drawing';
import type { MapFacet } from '../catalog/find/find-maps';
import type { Bounds, Facet } from '../catalog/find/query';
import { powerName } from '../catalog/powers';
import { formatTeamName } from './printed-names';
import { say, sayMany } from './say';

export const FACET_NAMES: Readonly<Record<Facet, string>> = {
  owned: say('Owned'),
  set: say('Set'),
  team: say('Team'),
  keyword: say('Keyword'),
  power: say('Power on any click'),
  first: say('Power on the first click'),
  speed: say('Speed symbol'),
  rarity: say('Rarity'),
};

/** Placeholder of the field that searches all values of a facet. */
export const FACET_SEARCH_PLACEHOLDERS: Readonly<Record<Facet, (count: number) => string>> = {
  owned: (n) => sayMany(n, 'Search 1 value…', 'Search {n} values…'),
  set: (n) => sayMany(n, 'Search 1 set…', 'Search {n} sets…'),
  team: (n) => sayMany(n, 'Search 1 team…', 'Search {n} teams…'),
  keyword: (n) => sayMany(n, 'Search 1 keyword…', 'Search {n} keywords…'),
  power: (n) => sayMany(n, 'Search 1 power…', 'Search {n} powers…'),
  first: (n) => sayMany(n, 'Search 1 power…', 'Search {n} powers…'),
  speed: (n) => sayMany(n, 'Search 1 value…', 'Search {n} values…'),
  rarity: (n) => sayMany(n, 'Search 1 value…', 'Search {n} values…'),
};

const SPEEDS: Readonly<Record<string, string>> = {
  boot: say('Boot'),
  wing: say('Wing'),
  dolphin: say('Dolphin'),
  transporter: say('Transporter'),
};

/** Returns the label of a facet value that is displayed below the facet’s name. */
export function facetValueLabel(facet: Facet, value: string): string {
  switch (facet) {
    case 'power':
    case 'first':
      return powerName(value);
    case 'owned':
      return value === 'yes' ? say('I own it') : say('I do not own it');
    case 'team':
      return formatTeamName(value);
    case 'speed':
      return SPEEDS[value] ?? value;
    default:
      return value;
  }
}

/** Returns the label of a facet value that is displayed without the facet’s name. */
export function describeFacetValue(facet: Facet, value: string): string {
  const label = facetValueLabel(facet, value);
  return facet === 'first'
    ? say('first click: {label}', { label })
    : facet === 'set'
      ? say('set {label}', { label })
      : label;
}

/** Describes the bounds of a filter: `50 to 100 points`, `range 6 or more`. Null if there is no bound. */
export function describeBounds(what: 'points' | 'range', [least, most]: Bounds): string | null {
  if (least === null && most === null) return null;
  const points = what === 'points';
  if (least === null) return points ? say('up to {most} points', { most }) : say('range up to {most}', { most });
  if (most === null) return points ? say('{least} or more points', { least }) : say('range {least} or more', { least });
  if (least === most) return points ? sayMany(least, '1 point', '{n} points') : say('range {range}', { range: least });
  return points ? say('{least} to {most} points', { least, most }) : say('range {least} to {most}', { least, most });
}

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
