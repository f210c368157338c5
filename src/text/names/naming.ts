import type { Board } from '../../board/board';
import { BLOCKING, HINDERING, INDOORS, WALL, WATER } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { type Square, squareName } from '../../grid/square';
import type { Mark } from '../../rules/answer';
import type { MarkerKind } from '../../table/facts';
import type { Marker } from '../../table/table';
import { markerName } from './ids';
import { PLACE_WORDS } from './places';

/** How the words of one game call things. Names come from files and stay plain text, whatever they hold. */
export interface Naming {
  /** By piece id. */
  readonly piece: (id: string) => string;
  /** By side: the player's name. */
  readonly side: (side: string) => string;
  /** By side: all who play with it, where some play together. */
  readonly team?: (side: string) => string;
  /** By edition id: `Core rules, 2008`. */
  readonly edition: (id: string) => string;
  /** Lets a square be named by its terrain; null where there is no map. */
  readonly board: Board | null;
  /** What was put on the map in play, where anything was: it is called by its own name. */
  readonly markers?: readonly Marker[];
  /** Whether it is a mission: its figures take wounds and are defeated, and objective points are gained. */
  readonly mission?: boolean;
}

/** Places of one reason, as noun phrases: pieces by name, like squares together. */
export interface Places {
  readonly nouns: readonly string[];
  /** How many they are to a verb: terrain over several squares is one, bare squares are one each. */
  readonly count: number;
  /** `a`, `a and b`, `a, b and c`; '' where there is none. */
  readonly all: string;
  /** True where all of them are figures. */
  readonly figures: boolean;
}

/**
 * The places that an answer points at, as words.
 * @param plain what a square of no terrain is called: `square`, or `hindering terrain` where something lying on it hinders
 */
export function placesOf(marks: readonly Mark[], naming: Naming, plain: string): Places {
  const squares = new Map<string, string[]>();
  const nouns: string[] = [];
  for (const mark of marks) {
    if (mark.mark === 'piece') nouns.push(naming.piece(mark.piece));
    else if (mark.mark === 'edge') nouns.push(PLACE_WORDS.between(kindOfEdge(mark.edge, naming), namesOf(mark.edge)));
    else {
      const noun = kindOfSquare(mark.square, naming, plain);
      squares.set(noun, [...(squares.get(noun) ?? []), squareName(mark.square)]);
    }
  }
  for (const [noun, names] of squares) nouns.push(PLACE_WORDS.at(noun, PLACE_WORDS.list(names)));
  return {
    nouns,
    count: nouns.length + Math.max(0, (squares.get(PLACE_WORDS.square)?.length ?? 0) - 1),
    all: PLACE_WORDS.list(nouns),
    figures: marks.every((mark) => mark.mark === 'piece'),
  };
}

/** `hindering terrain`, `blocking terrain`, … or `plain` where nothing is printed on it. */
export function kindOfSquare(square: Square, naming: Naming, plain: string): string {
  const { board } = naming;
  if (!board) return plain;
  const terrain = board.terrain[square] ?? 0;
  if (terrain & BLOCKING) return PLACE_WORDS.blocking;
  const barrier = markerOn(square, naming, 'blocking');
  if (barrier) return nameOfMarker(barrier);
  if (terrain & HINDERING) return PLACE_WORDS.hindering;
  const smoke = markerOn(square, naming, 'hindering');
  if (smoke) return nameOfMarker(smoke);
  if (plain === PLACE_WORDS.hindering) return terrain & WATER ? PLACE_WORDS.water : plain;
  if ((board.levels[square] ?? 0) > 0) return PLACE_WORDS.elevated;
  if (terrain & WATER) return PLACE_WORDS.water;
  return terrain & INDOORS ? PLACE_WORDS.indoors : plain;
}

function markerOn(square: Square, { markers }: Naming, kind: MarkerKind): Marker | undefined {
  return markers?.find((marker) => marker.at === square && marker.kind === kind);
}

/** `smoke`; by what it does where players gave it no name. */
export function nameOfMarker({ name, kind }: Pick<Marker, 'name' | 'kind'>): string {
  return name === null ? PLACE_WORDS[kind] : markerName(name);
}

function kindOfEdge(edge: Edge, naming: Naming): string {
  return naming.board && (naming.board.walls[edge] ?? WALL) > WALL ? PLACE_WORDS.door : PLACE_WORDS.wall;
}

function namesOf(edge: Edge): readonly [string, string] {
  const [first, second] = edgeSquares(edge);
  return [squareName(first), squareName(second)];
}
