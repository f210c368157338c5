import type { Board } from '../board/board';
import type { Card } from '../catalog/card';
import { type Square, squareName } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import { boardWithHeaps, findHeaps } from '../table/heaps';
import { boardWithMarkers } from '../table/markers';
import type { Position } from '../table/position';
import type { Marker } from '../table/table';
import { makeTableToken, type NewToken, TOKEN_KINDS } from '../table/tokens';
import { printTokens, readTokens } from './case-tokens';
import type { KeyPath } from './fault';
import {
  openSection,
  type ParseContext,
  readEach,
  readItems,
  readNumber,
  readOneOf,
  readOptional,
  readOptionalFlag,
  readRequired,
  readRequiredNumber,
  readText,
  type Section,
} from './parse-context';
import { readPiece, readSquare } from './places';

export const MARK_KINDS = ['smoke', 'barrier'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
const KINDS = { smoke: 'hindering', barrier: 'blocking' } as const;

/** A square of a case with smoke or a barrier. */
export interface MarkedSquare {
  readonly at: Square;
  readonly kind: MarkKind;
  /** The side that owns the marker; null if unknown. */
  readonly side: string | null;
}

/** A position with further data of a game that a case may contain. Its board does not include marked squares. */
export interface CasePosition extends Position {
  readonly marked?: readonly MarkedSquare[];
  /** Rerolls that a themed team has left, by side. */
  readonly rerolls?: Readonly<Record<string, number>>;
  /** Feats in the game, by name. */
  readonly feats?: readonly CaseFeat[];
  /** Tokens of a mission, in the order in which they are written. */
  readonly tokens?: readonly NewToken[];
  /** Id of the format of play. */
  readonly format?: string;
}

/** A feat of a case: its points, its side and the pieces that have it. */
export interface CaseFeat {
  readonly name: string;
  readonly points: number;
  readonly side: string;
  /** Ids of the pieces that have the feat; empty if no piece was chosen. */
  readonly for: readonly string[];
  /** Whether the points of the feat count for each character. */
  readonly each: boolean;
}

/** Reads the keys `marked`, `rerolls` and `feats`; a missing or empty key adds nothing. */
export function readGameKeys(
  section: Section,
  position: Position,
): Pick<CasePosition, 'marked' | 'rerolls' | 'feats' | 'tokens'> {
  const { board } = position;
  const marked = readOptional(section, 'marked', null, (reading, value, path) =>
    readEach(reading, value, path, (each, place, key) => readMarked(reading, each, place, key, board)),
  );
  const rerolls = readOptional(section, 'rerolls', null, (reading, value, path) =>
    readEach(reading, value, path, (each, place) => readNumber(reading, each, place)),
  );
  const feats = readOptional(section, 'feats', null, (reading, value, path) =>
    readEach(reading, value, path, (each, place, name) => readFeat(reading, each, place, name, position)),
  );
  const tokens = readOptional(section, 'tokens', [], (reading, value, path) => readTokens(reading, value, path, board));
  return {
    ...(tokens.length > 0 ? { tokens } : {}),
    ...(marked?.size ? { marked: [...marked.values()] } : {}),
    ...(rerolls?.size ? { rerolls: Object.fromEntries(rerolls) } : {}),
    ...(feats?.size ? { feats: [...feats.values()] } : {}),
  };
}

function readFeat(reading: ParseContext, value: unknown, path: KeyPath, name: string, position: Position): CaseFeat {
  const section = openSection(reading, value, path, ['points', 'side', 'for', 'each']);
  return {
    name,
    points: readRequiredNumber(section, 'points'),
    side: readRequired(section, 'side', readText),
    for: readOptional(section, 'for', [], (_, pieces, place) =>
      readItems(reading, pieces, place, (each, at) => readPiece(reading, each, at, position)),
    ),
    each: readOptionalFlag(section, 'each'),
  };
}

function readMarked(reading: ParseContext, value: unknown, path: KeyPath, key: string, board: Board): MarkedSquare {
  const section = openSection(reading, value, path, ['kind', 'side']);
  return {
    at: readSquare(reading, key, path, board),
    kind: readRequired(section, 'kind', (_, kind, place) => readOneOf(reading, kind, place, MARK_KINDS)),
    side: readOptional(section, 'side', null, readText),
  };
}

export function printGameKeys({
  marked = [],
  rerolls = {},
  feats = [],
  tokens = [],
}: CasePosition): Map<string, ReadonlyMap<string, unknown>> {
  const marks = marked.map(({ at, kind, side }): [string, unknown] => {
    return [squareName(at), { kind, ...(side === null ? {} : { side }) }];
  });
  return new Map<string, ReadonlyMap<string, unknown>>([
    ['marked', new Map(marks)],
    ['tokens', printTokens(tokens)],
    ['rerolls', new Map(Object.entries(rerolls))],
    ['feats', new Map(feats.map((feat): [string, unknown] => [feat.name, printFeat(feat)]))],
  ]);
}

function printFeat({ points, side, for: pieces, each }: CaseFeat): Record<string, unknown> {
  return { points, side, ...(pieces.length > 0 ? { for: pieces } : {}), ...(each ? { each } : {}) };
}

/** Adds marked squares to the position as terrain, for questions about a single position. */
export function withMarkedSquares(position: CasePosition): Position & Pick<CasePosition, 'format'> {
  const { marked, rerolls: _rerolls, feats: _feats, tokens = [], ...bare } = position;
  const plain = tokens.length === 0 ? bare : addTokens(bare, tokens);
  if (!marked) return plain;
  const markers = marked.map(({ at, kind, side }): Marker => {
    return { id: markerId(at), kind: KINDS[kind], at, owner: side, until: null, name: kind };
  });
  return { ...plain, board: boardWithMarkers(plain.board, markers) };
}

/**
 * Adds tokens to a position: tokens with a strength become objects, and ammunition crates become ammunition squares.
 */
function addTokens(position: Position, tokens: readonly NewToken[]): Position {
  const heaps = findHeaps(position.board, tokens.map(makeTableToken));
  const crates = tokens.flatMap(({ kind, at }) => (kind === TOKEN_KINDS.ammunition ? [at] : []));
  return {
    ...position,
    board: boardWithHeaps(position.board, heaps),
    ammunition: [...position.ammunition, ...crates],
    ...(heaps.size > 0 ? { heaps } : {}),
  };
}

/**
 * Makes the facts that put markers, rerolls and feats of a played case on the table, after its first turn began.
 * Markers last as long as the edition says.
 */
export function makeGameFacts({ marked = [], rerolls = {}, feats = [] }: CasePosition, ruleset: Ruleset): Fact[] {
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
    ...feats.map(featFact),
  ];
}

function featFact({ name, points, side, for: pieces, each }: CaseFeat): Fact {
  const is: Card = { kind: 'feat', name, text: '', needs: '', points, each, dial: null };
  return { fact: 'card', card: name, is, owner: side, pieces, click: 1 };
}

/** Lists every side that markers, rerolls, alliances and feats name. */
export function listNamedSides({ marked = [], rerolls = {}, alliances = {}, feats = [] }: CasePosition): string[] {
  const owners = marked.flatMap(({ side }) => (side === null ? [] : [side]));
  return [...owners, ...Object.keys(rerolls), ...Object.keys(alliances), ...feats.map(({ side }) => side)];
}

function markerId(at: Square): string {
  return `marked ${squareName(at)}`;
}
