import type { Board } from '../board/board';
import { type Square, squareName } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import { boardWithMarkers } from '../table/markers';
import type { Position } from '../table/position';
import type { Marker } from '../table/table';
import type { Path } from './fault';
import { readSquare } from './places';
import {
  may,
  must,
  openSection,
  type Reading,
  readEach,
  readNumber,
  readOneOf,
  readText,
  type Section,
} from './reading';

export const MARKS = ['smoke', 'barrier'] as const;
export type Mark = (typeof MARKS)[number];
const KINDS = { smoke: 'hindering', barrier: 'blocking' } as const;

/** A square of a case on which smoke or a barrier lies. */
export interface MarkedSquare {
  readonly at: Square;
  readonly kind: Mark;
  /** Whose it is; null: nobody's in particular. */
  readonly side: string | null;
}

/** A position with what a game has besides, where a case tells it. Its board is bare of what is marked. */
export interface CasePosition extends Position {
  readonly marked?: readonly MarkedSquare[];
  /** Rolls that a themed team may still have made anew, by side. */
  readonly rerolls?: Readonly<Record<string, number>>;
}

/** The keys `marked` and `rerolls`; a key that is left out or empty adds nothing. */
export function readBeside(section: Section, board: Board): Pick<CasePosition, 'marked' | 'rerolls'> {
  const marked = may(section, 'marked', null, (reading, value, path) =>
    readEach(reading, value, path, (each, place, key) => readMarked(reading, each, place, key, board)),
  );
  const rerolls = may(section, 'rerolls', null, (reading, value, path) =>
    readEach(reading, value, path, (each, place) => readNumber(reading, each, place)),
  );
  return {
    ...(marked?.size ? { marked: [...marked.values()] } : {}),
    ...(rerolls?.size ? { rerolls: Object.fromEntries(rerolls) } : {}),
  };
}

function readMarked(reading: Reading, value: unknown, path: Path, key: string, board: Board): MarkedSquare {
  const section = openSection(reading, value, path, ['kind', 'side']);
  return {
    at: readSquare(reading, key, path, board),
    kind: must(section, 'kind', (_, kind, place) => readOneOf(reading, kind, place, MARKS)),
    side: may(section, 'side', null, readText),
  };
}

export function printBeside({ marked = [], rerolls = {} }: CasePosition): Map<string, ReadonlyMap<string, unknown>> {
  const marks = marked.map(({ at, kind, side }): [string, unknown] => {
    return [squareName(at), { kind, ...(side === null ? {} : { side }) }];
  });
  return new Map<string, ReadonlyMap<string, unknown>>([
    ['marked', new Map(marks)],
    ['rerolls', new Map(Object.entries(rerolls))],
  ]);
}

/** The position with what is marked as terrain, for all that looks at one position only. */
export function withMarks(position: CasePosition): Position {
  const { marked, rerolls: _, ...plain } = position;
  if (!marked) return plain;
  const markers = marked.map(({ at, kind, side }): Marker => {
    return { id: markerId(at), kind: KINDS[kind], at, owner: side, until: null, name: kind };
  });
  return { ...plain, board: boardWithMarkers(position.board, markers) };
}

/** What puts them on the table of a played case, once its turn has come; each lies as long as the edition lets one of its kind lie. */
export function besideFacts({ marked = [], rerolls = {} }: CasePosition, ruleset: Ruleset): Fact[] {
  return [
    ...marked.map(({ at, kind, side }): Fact => {
      const when = ruleset.markers.find(({ name }) => name === kind)?.until ?? null;
      return {
        fact: 'marker',
        marker: markerId(at),
        kind: KINDS[kind],
        square: squareName(at),
        owner: side,
        until: side === null || when === null ? null : { side, when },
        name: kind,
      };
    }),
    ...Object.entries(rerolls).map(([side, left]): Fact => ({ fact: 'rerolls', side, left })),
  ];
}

/** Every side that these keys name. */
export function sidesBeside({ marked = [], rerolls = {}, alliances = {} }: CasePosition): string[] {
  const owners = marked.flatMap(({ side }) => (side === null ? [] : [side]));
  return [...owners, ...Object.keys(rerolls), ...Object.keys(alliances)];
}

function markerId(at: Square): string {
  return `marked ${squareName(at)}`;
}
