import { type Board, hasEdge, listBoardSquares } from '../../board/board';
import { BLOCKING, DOOR, HINDERING, INDOORS, LADDER, OPEN, SPECIAL, STAIRS, WALL, WATER } from '../../board/terrain';
import { type Edge, eastEdge, edgeSquares, southEdge } from '../../grid/edge';
import { type Square, STRIDE, squareName, xOf, yOf } from '../../grid/square';
import type { CorrectedEdge, Doubt } from '../../photo/corrections';
import { GROUND_BITS, type KindChange, NO_CHANGE } from '../../photo/doubts';
import type { ExampleEffect } from '../../photo/examples';
import type { MapExample } from '../../photo/ink-anchors';
import type { SquareKind } from '../../photo/types';
import { PLACE_TEXT } from '../names/places';
import { capitalise, decapitalise, say, sayMany } from '../say';

/** Ground terrains of a square, which exclude each other. */
export const GROUND_TERRAINS = [
  { bit: 0, name: say('Clear') },
  { bit: HINDERING, name: say('Hindering') },
  { bit: BLOCKING, name: say('Blocking') },
  { bit: WATER, name: say('Water') },
] as const;

/** Further properties of a square, independent of its ground. */
export const EXTRA_TERRAIN = [
  { bit: SPECIAL, name: say('Special') },
  { bit: INDOORS, name: say('Indoors') },
  { bit: STAIRS, name: say('Stairs') },
  { bit: LADDER, name: say('Ladder') },
] as const;

export const EDGE_KINDS = [
  { lies: OPEN, name: capitalise(say('open')) },
  { lies: WALL, name: say('Wall') },
  { lies: DOOR, name: say('Door') },
] as const;

export function groundBits({ terrain }: SquareKind): number {
  return terrain & GROUND_BITS;
}

/** Returns a change of a square’s ground to the terrain of `bit`. */
export const makeGroundChange = (bit: number): KindChange => ({ ...NO_CHANGE, mask: GROUND_BITS, terrain: bit });
export const makeExtraTerrainChange = (bit: number, on: boolean): KindChange => ({
  ...NO_CHANGE,
  mask: bit,
  terrain: on ? bit : 0,
});
export const makeLevelChange = (level: number): KindChange => ({ ...NO_CHANGE, level });
export const makeStartingAreaChange = (start: boolean): KindChange => ({ ...NO_CHANGE, start });

/** Describes a square: `Blocking, level 1, indoors`. */
export function describeSquareKind(kind: SquareKind): string {
  const ground = GROUND_TERRAINS.find(({ bit }) => bit !== 0 && kind.terrain & bit);
  const words = [
    ...(ground ? [ground.name] : []),
    ...(kind.level > 0 ? [say('Level {level}', { level: kind.level })] : []),
    ...EXTRA_TERRAIN.filter(({ bit }) => kind.terrain & bit).map(({ name }) => name),
    ...(kind.start ? [say('Starting area')] : []),
  ];
  return sentenceCase(words.length === 0 ? [say('Clear')] : words);
}

/** Edges between a square and its neighbours on the map, with their direction. */
export function listSquareEdges(board: Board, at: Square): readonly { readonly name: string; readonly edge: Edge }[] {
  return [
    { name: say('North'), edge: yOf(at) > 0 ? southEdge(at - STRIDE) : -1 },
    { name: say('East'), edge: eastEdge(at) },
    { name: say('South'), edge: southEdge(at) },
    { name: say('West'), edge: xOf(at) > 0 ? eastEdge(at - 1) : -1 },
  ].filter(({ edge }) => edge >= 0 && hasEdge(board, edge));
}

export function describeEdge(lies: CorrectedEdge): string {
  return EDGE_KINDS.find((each) => each.lies === lies)?.name ?? '';
}

/** Describes what an answer changes in squares: `Hindering`, `Clear`, `Level 1`. */
export function describeKindChange({ mask, terrain, level, start }: KindChange): string {
  const grounds = GROUND_TERRAINS.filter(({ bit }) => bit !== 0 && mask & bit);
  const clear = (mask & GROUND_BITS) === GROUND_BITS && (terrain & GROUND_BITS) === 0;
  const named = [...(clear ? [] : grounds), ...EXTRA_TERRAIN.filter(({ bit }) => mask & bit)];
  const set = named.filter(({ bit }) => terrain & bit);
  // Grounds exclude each other: only the chosen one is named, `Blocking`, not `Blocking, not hindering`.
  const unset = set.length > 0 ? [] : named;
  const words = [
    ...(clear ? [say('Clear')] : []),
    ...set.map(({ name }) => name),
    ...unset.map(({ bit, name }) =>
      bit === INDOORS ? say('Outdoors') : say('Not {terrain}', { terrain: decapitalise(name) }),
    ),
    ...(level === null ? [] : [say('Level {level}', { level })]),
    ...(start === null ? [] : [start ? say('Starting area') : say('No starting area')]),
  ];
  return sentenceCase(words);
}

/** Place of a doubt: `c4`, `This area at c4, 6 squares`, `Between c4 and d4`. */
export function describeDoubtPlace(doubt: Doubt): string {
  if (doubt.what === 'squares') return namesOf(doubt.squares);
  const [first] = doubt.edges;
  const more = doubt.edges.length - 1;
  const between = describeEdgeSquares(first ?? 0);
  return more > 0
    ? sayMany(more, 'Between {squares} and 1 more edge', 'Between {squares} and {n} more edges', { squares: between })
    : say('Between {squares}', { squares: between });
}

/** The two squares of an edge: `c4 and d4`. */
export function describeEdgeSquares(edge: Edge): string {
  return PLACE_TEXT.list(edgeSquares(edge).map(squareName));
}

/** The question for a doubt: `Hindering or clear?` */
export function describeDoubt(doubt: Doubt): string {
  const [first, second] =
    doubt.what === 'squares' ? doubt.answers.map(describeKindChange) : [doubt.read, doubt.runnerUp].map(describeEdge);
  if (first === undefined || second === undefined) return say('Right as shown?');
  return say('{first} or {second}?', { first, second: decapitalise(second) });
}

function namesOf(squares: readonly Square[]): string {
  if (squares.length <= 3) return squares.map(squareName).join(', ');
  return say('This area at {square}, {squares} squares', {
    square: squareName(squares[0] ?? 0),
    squares: squares.length,
  });
}

function sentenceCase(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : decapitalise(word))).join(', ');
}

/**
 * Counts the terrain found on a map, by kind: `16×16, 10 walls, hindering 14, water 6. Check it.` Leaves out kinds that
 * do not occur. A long list becomes two sentences.
 */
export function describeFoundTerrain(board: Board): string {
  const squares = listBoardSquares(board);
  const lying = (lies: number): number => board.walls.filter((each) => each === lies).length;
  const counted = (bit: number, name: string): string[] => {
    const there = squares.filter((square) => (board.terrain[square] as number) & bit).length;
    return there > 0 ? [say('{terrain} {squares}', { terrain: decapitalise(name), squares: there })] : [];
  };
  const [walls, doors] = [lying(WALL), lying(DOOR)];
  const elevated = squares.filter((square) => (board.levels[square] as number) > 0).length;
  const starts = [...board.starts.values()].reduce((sum, area) => sum + area.length, 0);
  const printed = [...GROUND_TERRAINS, ...EXTRA_TERRAIN.filter(isPrinted)].flatMap(({ bit, name }) =>
    counted(bit, name),
  );
  const steps = EXTRA_TERRAIN.filter((each) => !isPrinted(each)).flatMap(({ bit, name }) => counted(bit, name));
  const raised = [...steps, ...(elevated > 0 ? [say('elevated {squares}', { squares: elevated })] : [])];
  const parts = [
    `${board.width}×${board.height}`,
    sayMany(walls, '1 wall', '{n} walls'),
    ...(doors > 0 ? [sayMany(doors, '1 door', '{n} doors')] : []),
    ...(printed.length + raised.length > 0 ? printed : [say('no terrain found')]),
  ].join(', ');
  const more = capitalise(
    [...raised, ...(starts > 0 ? [say('starting area {squares}', { squares: starts })] : [])].join(', '),
  );
  return more === '' ? say('{parts}. Check it.', { parts }) : say('{parts}. {more}. Check it.', { parts, more });
}

/** True for terrain with printed lines, which a photograph shows. */
function isPrinted({ bit }: { readonly bit: number }): boolean {
  return bit === SPECIAL || bit === INDOORS;
}

/** Kinds of terrain that a player can mark as examples in a photo. */
export const EXAMPLE_KINDS: readonly { readonly kind: MapExample['kind']; readonly name: string }[] = [
  { kind: 'hindering', name: say('Hindering') },
  { kind: 'blocking', name: say('Blocking') },
  { kind: 'elevated', name: say('Elevated') },
  { kind: 'water', name: say('Water') },
  { kind: 'special', name: say('Special') },
  { kind: 'indoors', name: say('Indoors') },
  { kind: 'start', name: say('Starting area') },
  { kind: 'wall', name: say('Wall') },
];

/** Describes what the photo reader learned from examples: `Elevated: 12 squares before, 24 now.` */
export function describeExampleEffect({ kind, before, after }: ExampleEffect): string {
  if (kind === 'wall') return say('Walls: {before} before, {after} now.', { before, after });
  const terrain = EXAMPLE_KINDS.find((each) => each.kind === kind)?.name ?? '';
  return say('{terrain}: {before} squares before, {after} now.', { terrain, before, after });
}
