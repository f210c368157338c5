import type { Board } from '../../board/board';
import { BLOCKING, HINDERING, INDOORS, WALL, WATER } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { type Square, squareName } from '../../grid/square';
import type { Mark } from '../../rules/answer';
import type { MarkerKind } from '../../table/facts';
import type { Marker } from '../../table/table';
import type { TableToken } from '../../table/tokens';
import { markerName } from './ids';
import { PLACE_TEXT } from './places';

/** Names of pieces, players and places in one game. Names come from files and are always plain text. */
export interface Naming {
  readonly piece: (id: string) => string;
  /** Returns the name of the player of a side. */
  readonly side: (side: string) => string;
  /** Names of all players who play together on a side. Undefined if no players form a team. */
  readonly team?: (side: string) => string;
  /** Name of an edition by its id: `Core rules, 2008`. */
  readonly edition: (id: string) => string;
  /** Board, to name squares by their terrain. Null if there is no map. */
  readonly board: Board | null;
  /** Markers on the map. Texts use each marker’s name, such as `smoke`. */
  readonly markers?: readonly Marker[];
  /** Tokens on the map. A token that can be attacked is called by its name. */
  readonly tokens?: readonly TableToken[];
  /** Whether the game is a mission: figures take wounds and are defeated, and sides gain objective points. */
  readonly mission?: boolean;
}

/** Noun phrases for the places that one reason marks. Pieces have their names; squares are grouped by terrain. */
export interface PlaceNouns {
  readonly nouns: readonly string[];
  /**
   * Count that selects the singular or plural. Terrain over several squares counts once; each plain square counts
   * separately.
   */
  readonly count: number;
  /** All places in one phrase: `a`, `a and b`, `a, b and c`; '' if there are no places. */
  readonly all: string;
  /** Whether all places are figures. */
  readonly figures: boolean;
}

/**
 * Turns the marks of an answer into noun phrases.
 * @param plain name of a square without terrain: `square`, or `hindering terrain` if an object on it hinders
 */
export function describePlaces(marks: readonly Mark[], naming: Naming, plain: string): PlaceNouns {
  const squares = new Map<string, string[]>();
  const nouns: string[] = [];
  for (const mark of marks) {
    if (mark.mark === 'piece') nouns.push(naming.piece(mark.piece));
    else if (mark.mark === 'edge') nouns.push(PLACE_TEXT.between(kindOfEdge(mark.edge, naming), namesOf(mark.edge)));
    else {
      const noun = terrainName(mark.square, naming, plain);
      squares.set(noun, [...(squares.get(noun) ?? []), squareName(mark.square)]);
    }
  }
  for (const [noun, names] of squares) nouns.push(PLACE_TEXT.at(noun, PLACE_TEXT.list(names)));
  return {
    nouns,
    count: nouns.length + Math.max(0, (squares.get(PLACE_TEXT.square)?.length ?? 0) - 1),
    all: PLACE_TEXT.list(nouns),
    figures: marks.every((mark) => mark.mark === 'piece'),
  };
}

/**
 * Returns the name of a square’s terrain: `hindering terrain`, `blocking terrain`, …, or `plain` for a square without
 * printed terrain.
 */
export function terrainName(square: Square, naming: Naming, plain: string): string {
  const { board } = naming;
  if (!board) return plain;
  const terrain = board.terrain[square] ?? 0;
  if (terrain & BLOCKING) return PLACE_TEXT.blocking;
  const barrier = markerOn(square, naming, 'blocking');
  if (barrier) return markerLabel(barrier);
  if (terrain & HINDERING) return PLACE_TEXT.hindering;
  const smoke = markerOn(square, naming, 'hindering');
  if (smoke) return markerLabel(smoke);
  if (plain === PLACE_TEXT.hindering) return terrain & WATER ? PLACE_TEXT.water : plain;
  if ((board.levels[square] ?? 0) > 0) return PLACE_TEXT.elevated;
  if (terrain & WATER) return PLACE_TEXT.water;
  return terrain & INDOORS ? PLACE_TEXT.indoors : plain;
}

function markerOn(square: Square, { markers }: Naming, kind: MarkerKind): Marker | undefined {
  return markers?.find((marker) => marker.at === square && marker.kind === kind);
}

/** Returns the name of a marker: `smoke`. A marker without a name is called by its effect. */
export function markerLabel({ name, kind }: Pick<Marker, 'name' | 'kind'>): string {
  return name === null ? PLACE_TEXT[kind] : markerName(name);
}

function kindOfEdge(edge: Edge, naming: Naming): string {
  return naming.board && (naming.board.walls[edge] ?? WALL) > WALL ? PLACE_TEXT.door : PLACE_TEXT.wall;
}

function namesOf(edge: Edge): readonly [string, string] {
  const [first, second] = edgeSquares(edge);
  return [squareName(first), squareName(second)];
}
