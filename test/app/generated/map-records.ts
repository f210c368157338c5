import { makeMapLines, type TrueLines } from './map-lines';
import { makePlacedTexts, squareNameAt, type TrueSquare } from './map-squares';
import { asJson, type Choices, makeChoices } from './random';

export interface GeneratedMap {
  readonly record: Readonly<Record<string, unknown>>;
  readonly expected: {
    readonly name: string;
    readonly set: string;
    readonly width: number;
    readonly height: number;
    /** Squares row by row. */
    readonly squares: readonly TrueSquare[];
    /** Starting areas, from the top or from the left. */
    readonly areas: readonly (readonly string[])[];
    readonly notes: readonly string[];
    readonly extras: Readonly<Record<string, string>>;
  } & TrueLines;
}

const NAMES = ['Honey Hall', 'The “Pit” & Yard', 'Двор 庭', 'N.O.O.K.: Cells/Roof', 'A'];
const SETS = ['First Flight', 'Nest 2031: Play-at-Home', 'Óperación', ''];

type Change = (square: TrueSquare) => void;

/** Terrain as files write it. A terrain that a map does not know is also stored by its name. */
const TERRAIN: readonly (readonly [written: string, change: Change, name: string | null])[] = [
  ['clear', () => undefined, null],
  ['hindering', (square) => set(square, 'hindering'), null],
  ['Blocking', (square) => set(square, 'blocking'), null],
  ['water', (square) => set(square, 'water'), null],
  ['special', (square) => set(square, 'special'), null],
  ['special2', (square) => set(square, 'special'), 'special2'],
  ['obscuring', (square) => set(square, 'hindering'), 'obscuring'],
  ['window', (square) => set(square, 'hindering'), 'window'],
  ['terrain', () => undefined, 'terrain'],
  ['lava', () => undefined, 'lava'],
];
const TILE_TYPES: readonly (readonly [written: unknown, isIndoors: boolean | null, name: string | null])[] = [
  ['indoor', true, null],
  ['Indoors', true, null],
  ['outdoor', false, null],
  ['outdoors', false, null],
  ['', null, null],
  [null, null, null],
  ['roof', false, 'roof'],
];
const MAP_TYPES: readonly (readonly [written: unknown, isIndoors: boolean, name: string | null])[] = [
  ['indoor', true, null],
  ['indoors', true, null],
  ['outdoor', false, null],
  ['', false, null],
  [undefined, false, null],
  ['indoor_outdoor', false, null],
  ['arena', false, 'arena'],
];

function set(square: TrueSquare, terrain: 'hindering' | 'blocking' | 'water' | 'special'): void {
  square[terrain] = true;
}

/** Makes maps. Several have one name and set. */
export function makeMaps(seed: number, count: number): GeneratedMap[] {
  const choices = makeChoices(seed);
  return Array.from({ length: count }, () => makeMap(choices));
}

function makeMap(choices: Choices): GeneratedMap {
  const { int, pick, chance, written } = choices;
  const [width, height] = pick([
    ...([
      [16, 24],
      [16, 24],
      [24, 24],
      [16, 16],
      [8, 8],
      [36, 12],
      [64, 5],
    ] as const),
    [int(1, 30), int(1, 30)] as const,
  ]);
  const [name, product] = [pick(NAMES), pick(SETS)];
  const [type, isIndoors, typeName] = pick(MAP_TYPES);
  const texts = makePlacedTexts();
  const extras: Record<string, string> = {};
  const record: Record<string, unknown> = { name, type, width: written(width), height: written(height) };
  if (product !== '' && chance(70)) record.set = product;
  record.source = product === '' ? undefined : pick([product, `${product} Kit`]);
  const storedSet = String(record.set ?? record.source ?? '');
  if (record.source) extras.source = String(record.source);
  for (const [field, value] of [
    ['date', 'May 2031'],
    ['published', true],
    ['grid', [1, 2]],
  ] as const)
    if (chance(40)) {
      record[field] = value;
      extras[field] = value === true ? 'yes' : String(value).replace('1,2', '1, 2');
    }
  const defaultType = chance(20) ? pick(TILE_TYPES) : null;
  record.defaultType = defaultType?.[0];
  const defaultIndoors = defaultType?.[1] ?? isIndoors;
  const [defaultTerrain, changeDefault, defaultName] = chance(20) ? pick(TERRAIN) : [undefined, () => undefined, null];
  record.defaultTerrain = defaultTerrain;
  const defaultElevation = chance(25) ? int(1, 6) : null;
  record.defaultElevation = defaultElevation === null ? pick([undefined, null, '', 0]) : written(defaultElevation);

  const labels: string[] = [];
  const squares: TrueSquare[] = [];
  let [plainTerrain, plainType] = [0, 0];
  // Some files lack rows and tiles. Their squares have the default values, and labels place the others.
  const isWhole = chance(75);
  const rows = Array.from({ length: height }, (_, y) => ({
    y: y + 1,
    isMissing: !isWhole && y > 0 && chance(8),
    tiles: [] as (Record<string, unknown> | null)[],
  }));
  for (const row of rows)
    row.tiles = Array.from({ length: width }, (_, x) => {
      const y = row.y - 1;
      const where = squareNameAt(x, y);
      if (row.isMissing || (!isWhole && x > 0 && chance(4))) {
        const square = {
          hindering: false,
          blocking: false,
          water: false,
          special: false,
          indoors: defaultIndoors,
          level: 0,
        };
        changeDefault(square);
        squares.push({ ...square, level: (defaultElevation ?? 1) - 1 });
        plainTerrain++;
        plainType++;
        return null;
      }
      const tile: Record<string, unknown> = { x: where.replace(/\d+$/, '').toUpperCase() };
      const square = { hindering: false, blocking: false, water: false, special: false, indoors: false, level: 0 };
      squares.push(square);
      if (chance(25)) {
        const [terrain, change, text] = pick(TERRAIN);
        tile.terrain = terrain;
        change(square);
        if (text !== null) texts.add('tile terrain', text, where);
      } else {
        changeDefault(square);
        plainTerrain++;
      }
      const own = chance(15) ? pick(TILE_TYPES) : null;
      tile.type = own?.[0];
      square.indoors = own?.[1] ?? defaultIndoors;
      if (own?.[2]) texts.add('tile type', own[2], where);
      if (!own || own[1] === null) plainType++;
      const elevation = chance(30) ? pick([1, 1, 2, 2, 3, 4, 5, 6, 6, 7, 12, 'x', -2]) : null;
      tile.elevation = typeof elevation === 'number' && elevation > 0 ? written(elevation) : (elevation ?? undefined);
      square.level = typeof elevation === 'number' ? Math.min(9, Math.max(0, elevation - 1)) : 0;
      if (elevation === null) square.level = (defaultElevation ?? 1) - 1;
      else if (!(Number(elevation) >= 1 && Number(elevation) <= 6))
        texts.add('tile elevation', String(elevation), where);
      if (chance(3)) {
        const text = pick(['Lift', 'to “B”: up', 'Вход']);
        tile.label = pick<unknown>([text, { text, color: 'red' }]);
        if (typeof tile.label === 'object') texts.add('tile label color', 'red', where);
        labels.push(`${where}: ${text}`);
      }
      if (chance(3)) {
        tile.group = pick(['Pond', 'Wing 2']);
        texts.add('tile group', String(tile.group), where);
      }
      return tile;
    });
  if (typeName !== null && plainType > 0 && defaultType?.[1] == null) extras.type = typeName;
  if (defaultType?.[2] && plainType > 0) extras.defaultType = defaultType[2];
  if (defaultName !== null && plainTerrain > 0) extras.defaultTerrain = defaultName;
  const special = pick([
    [],
    ['Orange squares are “hot”.'],
    ['One.', 'Two: a, b.'],
    'A single text, with a comma.',
    null,
  ]);
  record.special = special;
  const areas = makeAreas(choices, rows, width, height, texts);
  record.rows = rows
    .filter(({ isMissing }) => !isMissing)
    .map(({ y, tiles }) => ({ y, tiles: tiles.filter((tile) => tile !== null) }));
  const { record: lines, expected } = makeMapLines(choices, squares, width, height, texts);
  Object.assign(record, lines);
  return asJson({
    record,
    expected: {
      ...{ name, set: storedSet, width, height, squares, areas: areas.filter((area) => area.length > 0), ...expected },
      notes: [...[special ?? []].flat(), ...labels],
      extras: { ...extras, ...texts.list() },
    },
  });
}

/** Marks starting areas of two or four players at opposite sides. */
function makeAreas(
  { pick, chance }: Choices,
  rows: readonly { readonly tiles: readonly (Record<string, unknown> | null)[] }[],
  width: number,
  height: number,
  texts: ReturnType<typeof makePlacedTexts>,
): string[][] {
  const yes = () => pick<unknown>([true, true, 1, 'true']);
  const mark = (field: string, inside: (x: number, y: number) => boolean): string[] =>
    rows.flatMap(({ tiles }, y) =>
      tiles.flatMap((tile, x) => {
        if (!tile || !inside(x, y)) return [];
        tile[field] = yes();
        return [squareNameAt(x, y)];
      }),
    );
  if (Math.min(width, height) < 7) return [];
  const isUpright = chance(50);
  const two = () => [
    mark('isStartingZone', (x, y) => (isUpright ? x : y) < 2),
    mark('isStartingZone', (x, y) => (isUpright ? width - x : height - y) <= 2),
  ];
  const four = () => [
    mark('isStartingZone4p', (x, y) => x < 2 && y < 2),
    mark('isStartingZone4p', (x, y) => x >= width - 2 && y < 2),
    mark('isStartingZone4p', (x, y) => x < 2 && y >= height - 2),
    mark('isStartingZone4p', (x, y) => x >= width - 2 && y >= height - 2),
  ];
  const kind = pick(['none', 'two', 'two', 'two', 'four', 'both']);
  if (kind === 'none') return [];
  if (kind === 'four') return four();
  const areas = two();
  if (kind === 'both') {
    const inOrder = new Set(four().flat());
    // A map has areas for two players or for four. Those for four are then stored as text, row by row.
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (inOrder.has(squareNameAt(x, y))) texts.add('tile isStartingZone4p', 'yes', squareNameAt(x, y));
  }
  return areas;
}
