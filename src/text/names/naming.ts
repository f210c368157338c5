import type { Board } from '../../board/board';
import { BLOCKING, HINDERING, INDOORS, WALL, WATER } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { type Square, squareName } from '../../grid/square';
import type { Mark } from '../../rules/answer';
import type { MarkerKind } from '../../table/facts';
import type { Marker } from '../../table/table';
import { markerName } from './ids';
import { EN_PLACES } from './places';

/** How the words of one game call things. Names come from files and stay plain text, whatever they hold. */
export interface Naming {
  /** By piece id. */
  readonly piece: (id: string) => string;
  /** By side: the player's name. */
  readonly side: (side: string) => string;
  /** By edition id: `Core rules, 2008`. */
  readonly edition: (id: string) => string;
  /** Lets a square be called by what lies on it; null where there is no map. */
  readonly board: Board | null;
  /** What was put on the map in play, where anything was: it is called by its own name. */
  readonly markers?: readonly Marker[];
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
    else if (mark.mark === 'edge') nouns.push(EN_PLACES.between(kindOfEdge(mark.edge, naming), namesOf(mark.edge)));
    else {
      const noun = kindOfSquare(mark.square, naming, plain);
      squares.set(noun, [...(squares.get(noun) ?? []), squareName(mark.square)]);
    }
  }
  for (const [noun, names] of squares) nouns.push(EN_PLACES.at(noun, EN_PLACES.list(names)));
  return {
    nouns,
    count: nouns.length + Math.max(0, (squares.get(EN_PLACES.square)?.length ?? 0) - 1),
    all: EN_PLACES.list(nouns),
    figures: marks.every((mark) => mark.mark === 'piece'),
  };
}

/** `hindering terrain`, `blocking terrain`, … or `plain` where nothing is printed on it. */
export function kindOfSquare(square: Square, naming: Naming, plain: string): string {
  const { board } = naming;
  if (!board) return plain;
  const terrain = board.terrain[square] ?? 0;
  if (terrain & BLOCKING) return EN_PLACES.blocking;
  const barrier = markerOn(square, naming, 'blocking');
  if (barrier) return nameOfMarker(barrier);
  if (terrain & HINDERING) return EN_PLACES.hindering;
  const smoke = markerOn(square, naming, 'hindering');
  if (smoke) return nameOfMarker(smoke);
  if (plain === EN_PLACES.hindering) return terrain & WATER ? EN_PLACES.water : plain;
  if ((board.levels[square] ?? 0) > 0) return EN_PLACES.elevated;
  if (terrain & WATER) return EN_PLACES.water;
  return terrain & INDOORS ? EN_PLACES.indoors : plain;
}

function markerOn(square: Square, { markers }: Naming, kind: MarkerKind): Marker | undefined {
  return markers?.find((marker) => marker.at === square && marker.kind === kind);
}

/** `smoke`; by what it does where players gave it no name. */
export function nameOfMarker({ name, kind }: Pick<Marker, 'name' | 'kind'>): string {
  return name === null ? EN_PLACES[kind] : markerName(name);
}

function kindOfEdge(edge: Edge, naming: Naming): string {
  return naming.board && (naming.board.walls[edge] ?? WALL) > WALL ? EN_PLACES.door : EN_PLACES.wall;
}

function namesOf(edge: Edge): readonly [string, string] {
  const [first, second] = edgeSquares(edge);
  return [squareName(first), squareName(second)];
}
