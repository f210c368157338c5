import type { Colour } from '../canvas';
import type { ObjectName, TextureName } from './textures';

/** Smallest and largest value of a random number. */
export type Range = readonly [low: number, high: number];

/**
 * A layer of a wall: half its width relative to half the wall's width, its colour, and its opacity. `stripes` is the
 * distance between the stripes of a layer that is not continuous, in squares.
 */
interface WallLayer {
  readonly out: number;
  readonly colour: 'ink' | 'contrast' | 'shadow';
  readonly share: number;
  readonly stripes?: number;
}

/** Ways to print a wall, from the lowest layer to the uppermost. */
export const WALLS = {
  solid: [{ out: 1, colour: 'ink', share: 0.97 }],
  translucent: [{ out: 1, colour: 'ink', share: 0.72 }],
  double: [
    { out: 1, colour: 'ink', share: 1 },
    { out: 0.5, colour: 'contrast', share: 0.95 },
  ],
  rimmed: [
    { out: 1.4, colour: 'contrast', share: 0.9 },
    { out: 1, colour: 'ink', share: 1 },
  ],
  cored: [
    { out: 1, colour: 'ink', share: 1 },
    { out: 0.25, colour: 'contrast', share: 0.8 },
  ],
  shadowed: [
    { out: 2, colour: 'shadow', share: 0.35 },
    { out: 1, colour: 'ink', share: 1 },
  ],
  hatched: [
    { out: 1.2, colour: 'ink', share: 1 },
    { out: 0.85, colour: 'contrast', share: 1 },
    { out: 0.85, colour: 'ink', share: 1, stripes: 0.14 },
  ],
  bricks: [
    { out: 1, colour: 'ink', share: 1 },
    { out: 0.85, colour: 'contrast', share: 0.3, stripes: 0.25 },
  ],
} as const satisfies Record<string, readonly WallLayer[]>;

/** Ways to print grid lines: length of the dashes and of the period, in squares; a solid line has no period. */
export const GRIDS = {
  solid: [1, 0],
  dashed: [0.14, 0.25],
  dotted: [0.05, 0.125],
  // Dashes that meet at the corners of squares form crosses.
  crosses: [0.5, 1],
} as const satisfies Record<string, readonly [number, number]>;

/** Style of one printer of training maps. Lengths are in squares. */
export interface SheetStyle {
  readonly grounds: readonly Colour[];
  readonly zoneColours: readonly Colour[];
  readonly textures: readonly TextureName[];
  /** Brightness that a texture adds or removes, of 255. */
  readonly relief: Range;
  /** Number of decorative floors per 100 squares. */
  readonly zones: Range;
  /** Share of decorative floors that end at grid lines. */
  readonly aligned: number;
  /** Width of the dark or bright border of a floor; negative if most floors have none. */
  readonly border: Range;
  readonly objects: readonly ObjectName[];
  readonly objectColours: readonly Colour[];
  /** Number of objects per square. */
  readonly objectShare: number;
  readonly grids: readonly (keyof typeof GRIDS)[];
  readonly gridColours: readonly Colour[];
  readonly gridWidth: Range;
  readonly gridStrength: Range;
  readonly walls: readonly (keyof typeof WALLS)[];
  readonly wallColours: readonly Colour[];
  readonly wallWidth: Range;
  readonly lineWidth: Range;
  /** Distance between a grid line and the first coloured line. */
  readonly gap: Range;
  readonly lineStrength: Range;
  /** Factor for the brightness of the art below the lines. */
  readonly dimmed: Range;
  /** Whether coloured lines are printed before walls and grid. */
  readonly isGridOnTop: boolean;
}

const [BLACK, DARK, GREY, PALE, WHITE]: readonly Colour[] = [
  [12, 12, 14],
  [40, 38, 42],
  [110, 110, 114],
  [212, 210, 204],
  [246, 245, 240],
] as const satisfies readonly Colour[] as unknown as [Colour, Colour, Colour, Colour, Colour];
const WOOD: readonly Colour[] = [
  [150, 104, 62],
  [120, 78, 46],
  [188, 146, 96],
  [96, 64, 44],
];
const STONE: readonly Colour[] = [
  [132, 130, 126],
  [104, 102, 104],
  [168, 162, 150],
  [84, 86, 92],
];
const GREEN: readonly Colour[] = [
  [96, 128, 64],
  [70, 104, 58],
  [134, 152, 90],
];
const BRIGHT: readonly Colour[] = [
  [176, 60, 52],
  [62, 96, 158],
  [206, 176, 74],
  [74, 128, 86],
  [180, 120, 150],
  [226, 222, 214],
];

const USUAL: SheetStyle = {
  grounds: STONE,
  zoneColours: [...STONE, ...WOOD],
  textures: ['grain', 'plain'],
  relief: [6, 26],
  zones: [1, 4],
  aligned: 0.6,
  border: [-0.03, 0.05],
  objects: ['crate', 'rock', 'table'],
  objectColours: [...WOOD, ...BRIGHT],
  objectShare: 0.15,
  grids: ['solid'],
  gridColours: [BLACK, DARK, WHITE],
  gridWidth: [0.012, 0.034],
  gridStrength: [0.35, 0.95],
  walls: ['solid', 'solid', 'rimmed', 'translucent'],
  wallColours: [BLACK, BLACK, DARK, WHITE],
  wallWidth: [0.06, 0.16],
  lineWidth: [0.032, 0.095],
  gap: [0, 0.09],
  lineStrength: [0.78, 1],
  dimmed: [0.85, 1.05],
  isGridOnTop: false,
};

/** Printers of training maps: each changes the usual style. */
export const SHEET_STYLES = {
  /** Rooms with wooden floors, carpets and furniture along the walls. */
  parlour: {
    ...USUAL,
    grounds: WOOD,
    zoneColours: [...WOOD, ...BRIGHT],
    textures: ['planks', 'planks', 'parquet', 'halfTiles', 'plain', 'checker'],
    zones: [2, 6],
    aligned: 0.85,
    objects: ['table', 'bed', 'sofa', 'shelf', 'shelf', 'rug', 'counter'],
    objectShare: 0.22,
    walls: ['solid', 'solid', 'shadowed', 'cored'],
  },
  /** Dark stone with hatched or double walls. */
  dungeon: {
    ...USUAL,
    zoneColours: STONE,
    textures: ['cobbles', 'blocks', 'slabs', 'oddTiles', 'clouds'],
    relief: [14, 40],
    objects: ['rock', 'barrel', 'stairs', 'rock', 'symbol'],
    walls: ['hatched', 'double', 'solid', 'bricks'],
    wallWidth: [0.08, 0.18],
    dimmed: [0.45, 0.9],
  },
  /** Asphalt with road markings, pavements and cars. */
  street: {
    ...USUAL,
    grounds: [GREY, DARK, ...STONE],
    zoneColours: [...STONE, ...GREEN, [160, 80, 62], [190, 180, 160]],
    textures: ['grain', 'slabs', 'halfTiles', 'bricks', 'ribs', 'clouds'],
    zones: [2, 5],
    aligned: 0.7,
    border: [-0.01, 0.07],
    objects: ['car', 'stripe', 'stripe', 'tree', 'crate'],
    objectShare: 0.12,
  },
  /** Grass, water and trees, with gradients instead of edges. */
  garden: {
    ...USUAL,
    grounds: [...GREEN, [196, 178, 132], [226, 230, 236]],
    zoneColours: [...GREEN, [70, 116, 150], [176, 150, 108]],
    textures: ['grass', 'clouds', 'gradient', 'waves', 'cobbles'],
    relief: [10, 44],
    aligned: 0.2,
    border: [-0.1, 0.03],
    objects: ['tree', 'bush', 'rock', 'tree', 'stairs'],
    objectColours: [...GREEN, ...STONE, [150, 70, 80]],
    objectShare: 0.25,
    lineStrength: [0.72, 1],
  },
  /** Scanned line art: black drawings on pale paper, with broken grid lines. */
  lineArt: {
    ...USUAL,
    grounds: [WHITE, PALE, [232, 222, 198]],
    zoneColours: [WHITE, PALE, [222, 214, 190]],
    textures: ['hatch', 'crossHatch', 'plain', 'plain', 'dots', 'shingles', 'planks'],
    relief: [20, 90],
    border: [0.005, 0.04],
    objects: ['table', 'crate', 'rock', 'stairs', 'shelf', 'symbol'],
    objectColours: [WHITE, PALE],
    grids: ['solid', 'solid', 'dashed', 'dotted', 'crosses'],
    gridColours: [BLACK, DARK, GREY],
    walls: ['double', 'hatched', 'solid', 'solid'],
    wallColours: [BLACK, DARK],
  },
  /** Technical floors: plates, gratings and machines, with pale walls and grid lines. */
  station: {
    ...USUAL,
    grounds: [[138, 148, 160], [92, 100, 112], ...STONE],
    zoneColours: [
      [176, 186, 196],
      [60, 70, 84],
      [126, 116, 96],
      [86, 120, 130],
    ],
    textures: ['grating', 'slabs', 'ribs', 'dots', 'plain', 'halfTiles'],
    zones: [2, 6],
    aligned: 0.8,
    border: [0, 0.06],
    objects: ['machine', 'pipe', 'crate', 'symbol', 'counter', 'pipe'],
    objectColours: [...STONE, ...BRIGHT],
    gridColours: [WHITE, PALE, BLACK, GREY],
    walls: ['solid', 'rimmed', 'rimmed', 'double'],
    wallColours: [WHITE, PALE, BLACK, DARK],
    dimmed: [0.6, 1],
  },
  /** Flat coloured zones without texture, and fine grid lines. */
  zones: {
    ...USUAL,
    grounds: [PALE, ...BRIGHT, ...GREEN],
    zoneColours: [...BRIGHT, ...GREEN, ...WOOD, PALE],
    textures: ['plain', 'plain', 'gradient', 'checker', 'fineChecker', 'hatch'],
    relief: [4, 30],
    zones: [4, 9],
    aligned: 0.9,
    border: [-0.03, 0.03],
    objects: ['symbol', 'stairs', 'rug'],
    objectShare: 0.08,
    grids: ['solid', 'solid', 'solid', 'dashed'],
    gridWidth: [0.008, 0.02],
    lineWidth: [0.028, 0.07],
    isGridOnTop: true,
  },
  /** A city at night: roofs below bright or dark lines. */
  roofs: {
    ...USUAL,
    grounds: [[66, 70, 84], [50, 50, 60], ...STONE],
    zoneColours: [[120, 70, 58], [84, 84, 96], [140, 126, 104], ...STONE],
    textures: ['shingles', 'bricks', 'ribs', 'grain', 'blocks', 'clouds'],
    zones: [3, 7],
    border: [0, 0.09],
    objects: ['pipe', 'machine', 'stripe', 'crate', 'shelf'],
    objectColours: [...STONE, ...WOOD],
    gridColours: [WHITE, PALE, GREY, BLACK],
    gridStrength: [0.25, 0.8],
    wallColours: [BLACK, BLACK, WHITE, GREY],
    dimmed: [0.3, 0.75],
  },
} as const satisfies Record<string, SheetStyle>;
export type SheetStyleName = keyof typeof SHEET_STYLES;
