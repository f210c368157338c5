import { BLOCKING, DOOR, HINDERING, INDOORS, LADDER, OPEN, SPECIAL, STAIRS, WALL, WATER } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { type Square, squareName } from '../../grid/square';
import { type Doubt, type EdgeLies, sameKind } from '../../photo/corrections';
import type { SquareKind } from '../../photo/types';
import { PLACE_WORDS } from '../names/places';
import { capital, say, sayMany, within } from '../say';

/** What a square is of at most one: the choices that shut each other out. */
export const GROUNDS = [
  { bit: 0, name: say('Clear') },
  { bit: HINDERING, name: say('Hindering') },
  { bit: BLOCKING, name: say('Blocking') },
  { bit: WATER, name: say('Water') },
] as const;
const GROUND_BITS = HINDERING | BLOCKING | WATER;

/** What a square may be besides. */
export const EXTRAS = [
  { bit: SPECIAL, name: say('Special') },
  { bit: INDOORS, name: say('Indoors') },
  { bit: STAIRS, name: say('Stairs') },
  { bit: LADDER, name: say('Ladder') },
] as const;

export const EDGE_KINDS = [
  { lies: OPEN, name: capital(say('open')) },
  { lies: WALL, name: say('Wall') },
  { lies: DOOR, name: say('Door') },
] as const;

export function groundOf({ terrain }: SquareKind): number {
  return terrain & GROUND_BITS;
}

/** The same square on another ground. */
export function onGround(kind: SquareKind, bit: number): SquareKind {
  return { ...kind, terrain: (kind.terrain & ~GROUND_BITS) | bit };
}

/** `Blocking, level 1, indoors`. */
export function wordsOfKind(kind: SquareKind): string {
  const ground = GROUNDS.find(({ bit }) => bit !== 0 && kind.terrain & bit);
  const words = [
    ...(ground ? [ground.name] : []),
    ...(kind.level > 0 ? [say('Level {level}', { level: kind.level })] : []),
    ...EXTRAS.filter(({ bit }) => kind.terrain & bit).map(({ name }) => name),
    ...(kind.start ? [say('Starting area')] : []),
  ];
  return sentenceCase(words.length === 0 ? [say('Clear')] : words);
}

export function wordsOfEdge(lies: EdgeLies): string {
  return EDGE_KINDS.find((each) => each.lies === lies)?.name ?? '';
}

/** `c4`, `c4 to c9, 6 squares`, `Between c4 and d4`. */
export function placeOf(doubt: Doubt): string {
  if (doubt.what === 'squares') return namesOf(doubt.squares);
  const [first] = doubt.edges;
  const more = doubt.edges.length - 1;
  const between = betweenOf(first ?? 0);
  return more > 0
    ? sayMany(more, 'Between {squares} and 1 more edge', 'Between {squares} and {n} more edges', { squares: between })
    : say('Between {squares}', { squares: between });
}

/** `c4 and d4`. */
export function betweenOf(edge: Edge): string {
  return PLACE_WORDS.list(edgeSquares(edge).map(squareName));
}

/** `hindering or clear?` */
export function questionOf(doubt: Doubt): string {
  const [first, second] =
    doubt.what === 'squares'
      ? [wordsOfKind(doubt.read), wordsOfKind(doubt.runnerUp)]
      : [wordsOfEdge(doubt.read), wordsOfEdge(doubt.runnerUp)];
  return first === second ? `${first}?` : say('{first} or {second}?', { first, second: within(second) });
}

/** The two answers of a doubt, the likelier first; one where both are the same. */
export function answersOf(doubt: Doubt & { readonly what: 'squares' }): readonly SquareKind[] {
  return sameKind(doubt.read, doubt.runnerUp) ? [doubt.read] : [doubt.read, doubt.runnerUp];
}

function namesOf(squares: readonly Square[]): string {
  if (squares.length <= 3) return squares.map(squareName).join(', ');
  return say('{square} and {more} squares next to it', {
    square: squareName(squares[0] ?? 0),
    more: squares.length - 1,
  });
}

function sentenceCase(words: readonly string[]): string {
  return words.map((word, index) => (index === 0 ? word : within(word))).join(', ');
}
