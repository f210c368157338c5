import type { FloorKind, SceneryKind } from './map-truth';

/** Theme of a map, such as a town: its plan, floors and scenery. */
export interface MapTheme {
  readonly plan: 'streets' | 'open' | 'rooms' | 'waterside' | 'ship';
  /** Possible floors below everything else. */
  readonly ground: readonly FloorKind[];
  /** Floors of outdoor patches, plazas and parks. */
  readonly second: readonly FloorKind[];
  /** Floors of roads, quays or decks. */
  readonly paths: readonly FloorKind[];
  readonly inside: readonly FloorKind[];
  readonly roofs: readonly FloorKind[];
  readonly water: FloorKind;
  /** Scenery on hindering squares outdoors. */
  readonly hindering: readonly SceneryKind[];
  readonly hinderingInside: readonly SceneryKind[];
  readonly blocking: readonly SceneryKind[];
  readonly blockingInside: readonly SceneryKind[];
}

const town = {
  roofs: ['felt', 'gravel', 'shingles', 'slabs'],
  water: 'pool',
  hindering: ['car', 'tree', 'bush', 'crate', 'bench', 'barrels'],
  hinderingInside: ['table', 'desk', 'sofa', 'shelf', 'crate', 'plant'],
  blocking: ['statue', 'container', 'vent', 'tank', 'rubble'],
  blockingInside: ['pillar', 'machine', 'shelf', 'vent'],
} as const;

const wild = {
  roofs: ['rock', 'dirt', 'rock'],
  water: 'pond',
  hindering: ['tree', 'bush', 'bush', 'rubble'],
  hinderingInside: ['crate', 'barrels', 'table', 'bed'],
  blocking: ['boulder', 'boulder', 'statue', 'pillar'],
  blockingInside: ['pillar', 'boulder', 'shelf'],
} as const;

export const MAP_THEMES: readonly MapTheme[] = [
  {
    ...town,
    plan: 'streets',
    ground: ['slabs', 'brick'],
    second: ['grass', 'brick', 'mosaic'],
    paths: ['asphalt'],
    inside: ['parquet', 'checker', 'carpet', 'marble'],
  },
  {
    ...town,
    plan: 'streets',
    ground: ['asphalt', 'gravel', 'dirt'],
    second: ['grass', 'sand', 'dirt', 'gravel'],
    paths: ['asphalt', 'brick'],
    inside: ['planks', 'plates', 'laboratory', 'carpet'],
    roofs: ['felt', 'shingles', 'plates', 'gravel'],
  },
  {
    ...wild,
    plan: 'open',
    ground: ['grass', 'dirt'],
    second: ['dirt', 'sand', 'gravel', 'grass'],
    paths: ['brick', 'dirt'],
    inside: ['planks', 'slabs'],
  },
  {
    ...wild,
    plan: 'open',
    ground: ['sand'],
    second: ['dirt', 'rock', 'gravel'],
    paths: ['slabs'],
    inside: ['mosaic', 'slabs'],
    hindering: ['bush', 'rubble', 'barrels', 'crate'],
  },
  {
    ...wild,
    plan: 'open',
    ground: ['snow'],
    second: ['rock', 'gravel', 'snow'],
    paths: ['gravel'],
    inside: ['plates', 'planks'],
    hindering: ['tree', 'bush', 'crate', 'barrels'],
  },
  {
    ...wild,
    plan: 'open',
    ground: ['rock'],
    second: ['dirt', 'gravel', 'rock'],
    paths: ['slabs'],
    inside: ['slabs', 'mosaic'],
    hindering: ['rubble', 'crystal', 'bush'],
    blocking: ['boulder', 'crystal', 'pillar'],
  },
  {
    ...town,
    plan: 'rooms',
    ground: ['laboratory', 'plates'],
    second: ['plates', 'circuit'],
    paths: ['grating', 'plates'],
    inside: ['laboratory', 'plates', 'grating', 'circuit', 'checker'],
    hinderingInside: ['desk', 'crate', 'barrels', 'shelf', 'case'],
    blockingInside: ['machine', 'tank', 'pillar', 'vent'],
  },
  {
    ...town,
    plan: 'rooms',
    ground: ['marble', 'parquet'],
    second: ['grass', 'brick'],
    paths: ['carpet', 'marble'],
    inside: ['marble', 'parquet', 'mosaic', 'checker', 'carpet'],
    hinderingInside: ['case', 'bench', 'plant', 'sofa', 'table'],
    blockingInside: ['statue', 'pillar', 'case'],
  },
  {
    ...town,
    plan: 'rooms',
    ground: ['parquet', 'planks', 'carpet'],
    second: ['grass', 'slabs'],
    paths: ['carpet', 'brick'],
    inside: ['parquet', 'planks', 'carpet', 'checker', 'slabs'],
    hinderingInside: ['table', 'sofa', 'bed', 'shelf', 'plant', 'desk'],
  },
  {
    ...town,
    plan: 'waterside',
    ground: ['slabs', 'gravel', 'asphalt'],
    second: ['asphalt', 'dirt', 'sand'],
    paths: ['planks'],
    inside: ['planks', 'slabs', 'plates'],
    water: 'pond',
    hindering: ['crate', 'barrels', 'crate', 'car', 'bench'],
    blocking: ['container', 'tank', 'machine'],
  },
  {
    ...town,
    plan: 'ship',
    ground: ['pond', 'stars', 'asphalt'],
    second: ['plates', 'planks'],
    paths: ['planks', 'plates', 'grating'],
    inside: ['plates', 'carpet', 'planks', 'circuit'],
    roofs: ['plates', 'planks', 'grating'],
    water: 'pond',
    hindering: ['crate', 'barrels', 'bench'],
    blocking: ['vent', 'machine', 'tank', 'container'],
  },
];
