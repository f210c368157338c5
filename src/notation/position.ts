import type { Board } from '../board/board';
import { hasEdge } from '../board/board';
import { type BoardFault, parseBoardText, printBoardText } from '../board/board-text';
import { edgeName, parseEdge } from '../grid/edge';
import { squareName } from '../grid/square';
import { type HenchmanGroup, makePosition, type Position, type TableObject } from '../table/position';
import { printAllies, readAllies } from './allies';
import { type CasePosition, printGameKeys, readGameKeys } from './case-position';
import type { KeyPath } from './fault';
import {
  addComplaint,
  openSection,
  type ParseContext,
  readEach,
  readItems,
  readNumber,
  readOneOf,
  readOptional,
  readOptionalNumber,
  readRequired,
  readText,
  type Section,
} from './parse-context';
import { printPieceEntry, readPieceEntry } from './pieces';
import { readPiece, readSquare, readSquares } from './places';

export const POSITION_KEYS = [
  'map',
  'starts',
  'objects',
  'strengths',
  'turn',
  'round',
  'order',
  'allies',
  'build_total',
  'build_totals',
  'format',
  'spawns',
  'ammunition',
  'groups',
  'tokens',
  'marked',
  'rerolls',
  'feats',
  'pieces',
] as const;

const DEFAULT_ROUND = 2;
const SPAWN_KINDS = ['hero', 'villain', 'henchman', 'mastermind'];

/**
 * Reads the keys of a position from an opened case. Null if the map is missing or invalid, which is reported as a
 * complaint.
 */
export function readPosition(section: Section): CasePosition | null {
  const { reading } = section;
  const drawn = readMap(section);
  if (!drawn) return null;
  const board = { ...drawn, starts: readAreas(section, 'starts', drawn, null), ...readStrengths(section, drawn) };
  const pieces = [
    ...readOptional(section, 'pieces', new Map(), (_, value, path) =>
      readEach(reading, value, path, (each, place, id) => readPieceEntry(reading, each, place, id, board)),
    ).values(),
  ];
  const bare = makePosition(board, pieces);
  const position: Position = {
    ...bare,
    objects: [
      ...readOptional(section, 'objects', new Map(), (_, value, path) =>
        readEach(reading, value, path, (each, place, id) => readObject(reading, each, place, id, board)),
      ).values(),
    ],
    turn: readOptional(section, 'turn', null, readText),
    round: readOptionalNumber(section, 'round', DEFAULT_ROUND, 1),
    order: readOptional(section, 'order', bare.order, (_, value, path) =>
      readItems(reading, value, path, (each, place) => readText(reading, each, place)),
    ),
    spawns: Object.fromEntries(readAreas(section, 'spawns', board, SPAWN_KINDS)),
    ammunition: readOptional(section, 'ammunition', [], (_, value, path) => readSquares(reading, value, path, board)),
    groups: Object.fromEntries(
      readOptional(section, 'groups', new Map(), (_, value, path) =>
        readEach(reading, value, path, (each, place) => readGroup(reading, each, place, bare)),
      ),
    ),
  };
  return {
    ...position,
    buildTotals: readBuildTotals(section, position),
    ...readAllies(section),
    ...(section.entries.has('format') ? { format: readRequired(section, 'format', readText) } : {}),
    ...readGameKeys(section, position),
  };
}

function readMap(section: Section): Board | null {
  const text = readRequired(section, 'map', (reading, value, path) =>
    value === undefined ? '' : typeof value === 'string' ? value : readText(reading, value, path),
  );
  if (text === '' && section.reading.complaints.length > 0) return null;
  const board = parseBoardText(text);
  if (board.ok) return board.value;
  addComplaint(section.reading, [...section.path, 'map'], 'bad-map', mapFaultDetail(board.fault));
  return null;
}

function mapFaultDetail(fault: BoardFault): string {
  return `${fault.code} at line ${fault.line}, column ${fault.column} of the drawing`;
}

function readAreas(
  section: Section,
  key: string,
  board: Board,
  kinds: readonly string[] | null,
): Map<string, number[]> {
  return readOptional(section, key, new Map(), (reading, value, path) => {
    if (kinds) openSection(reading, value, path, kinds);
    return readEach(reading, value, path, (each, place) => readSquares(reading, each, place, board));
  });
}

function readStrengths(section: Section, board: Board): Pick<Board, 'objectStrengths' | 'wallStrengths'> {
  const objectStrengths = new Map<number, number>();
  const wallStrengths = new Map<number, number>();
  readOptional(section, 'strengths', null, (reading, value, path) =>
    readEach(reading, value, path, (each, place, key) => {
      const strength = readNumber(reading, each, place);
      const edge = parseEdge(key);
      if (edge === null && key.includes('/')) addComplaint(reading, place, 'not-a-wall');
      else if (edge !== null && !hasEdge(board, edge)) addComplaint(reading, place, 'off-map');
      else if (edge !== null) wallStrengths.set(edge, strength);
      else objectStrengths.set(readSquare(reading, key, place, board), strength);
    }),
  );
  return { objectStrengths, wallStrengths };
}

function readObject(reading: ParseContext, value: unknown, path: KeyPath, id: string, board: Board): TableObject {
  const section = openSection(reading, value, path, ['at', 'kind', 'name']);
  return {
    id,
    at: readRequired(section, 'at', (_, at, place) => readSquare(reading, at, place, board)),
    kind: readRequired(section, 'kind', (_, kind, place) =>
      readOneOf(reading, kind, place, ['light', 'heavy', 'immobile']),
    ),
    ...(section.entries.has('name') ? { name: readRequired(section, 'name', readText) } : {}),
  };
}

function readGroup(reading: ParseContext, value: unknown, path: KeyPath, position: Position): HenchmanGroup {
  const section = openSection(reading, value, path, ['members', 'ap', 'gain']);
  return {
    members: readRequired(section, 'members', (_, members, place) =>
      readItems(reading, members, place, (each, at) => readPiece(reading, each, at, position)),
    ),
    actionPoints: readOptionalNumber(section, 'ap', 0),
    gain: readOptionalNumber(section, 'gain', 0),
  };
}

/** Lists the sides of a position: first the turn order, then all other sides with pieces. */
function sidesOf(position: Position): string[] {
  return [...new Set([...position.order, ...position.pieces.map((piece) => piece.side)])];
}

function readBuildTotals(section: Section, position: Position): Record<string, number> {
  const { reading } = section;
  const one = readOptionalNumber(section, 'build_total', null);
  const all = one === null ? {} : Object.fromEntries(sidesOf(position).map((side) => [side, one]));
  const named = readOptional(section, 'build_totals', new Map(), (_, value, path) =>
    readEach(reading, value, path, (each, place) => readNumber(reading, each, place)),
  );
  return { ...all, ...Object.fromEntries(named) };
}

/**
 * Converts a position to plain data of the notation, without default values. Lossless, except that a drawing may not
 * fit every letter of a crowded square (`listCrowdedSquares`).
 */
export function printPositionKeys(position: CasePosition): Map<string, unknown> {
  const { board } = position;
  const keys = new Map<string, unknown>([['map', printBoardText(board)]]);
  const put = (key: string, map: ReadonlyMap<string, unknown>) => map.size > 0 && keys.set(key, map);
  put('starts', new Map([...board.starts].map(([side, squares]) => [side, squares.map(squareName)])));
  put(
    'strengths',
    new Map([
      ...[...board.objectStrengths].map(([square, strength]): [string, number] => [squareName(square), strength]),
      ...[...board.wallStrengths].map(([edge, strength]): [string, number] => [edgeName(edge), strength]),
    ]),
  );
  put('objects', new Map(position.objects.map((object) => [object.id, printObject(object)])));
  if (position.turn !== null) keys.set('turn', position.turn);
  if (position.round !== DEFAULT_ROUND) keys.set('round', position.round);
  const usual = makePosition(board, position.pieces).order;
  if (position.order.join('\n') !== usual.join('\n')) keys.set('order', position.order);
  const allies = printAllies(position);
  if (allies.length > 0) keys.set('allies', allies);
  printBuildTotals(position, keys);
  const format = position.format ?? position.playedIn?.id;
  if (format !== undefined) keys.set('format', format);
  put('spawns', new Map(Object.entries(position.spawns).map(([kind, squares]) => [kind, squares.map(squareName)])));
  if (position.ammunition.length > 0) keys.set('ammunition', position.ammunition.map(squareName));
  put(
    'groups',
    new Map(
      Object.entries(position.groups).map(([name, group]) => [
        name,
        { members: group.members, ap: group.actionPoints, gain: group.gain },
      ]),
    ),
  );
  for (const [key, map] of printGameKeys(position)) put(key, map);
  put('pieces', new Map(position.pieces.map((piece) => [piece.id, printPieceEntry(piece)])));
  return keys;
}

function printObject({ at, kind, name }: TableObject): Record<string, unknown> {
  return { at: squareName(at), kind, ...(name === undefined ? {} : { name }) };
}

function printBuildTotals(position: Position, keys: Map<string, unknown>): void {
  const totals = Object.entries(position.buildTotals);
  const sides = sidesOf(position);
  const first = totals[0]?.[1];
  if (first === undefined) return;
  if (totals.length === sides.length && totals.every(([side, total]) => total === first && sides.includes(side)))
    keys.set('build_total', first);
  else keys.set('build_totals', new Map(totals));
}
