import { type Board, hasEdge } from '../board/board';
import { parseBoardText, printBoardText } from '../board/board-text';
import { edgeName, parseEdge } from '../grid/edge';
import { squareName } from '../grid/square';
import {
  byNameField,
  choiceField,
  defaultedField,
  type Fields,
  listField,
  namedListField,
  nullableField,
  numberField,
  optionalField,
  pieceField,
  printedField,
  sectionField,
  squareField,
  squaresField,
  textField,
  withKey,
} from '../rules/action-fields';
import { findAlliances, listTeamsInOrder } from '../table/allies';
import { STRIKER_KINDS } from '../table/piece';
import { makePosition, type Position } from '../table/position';
import { type CasePosition, GAME_FIELDS } from './case-position';
import type { KeyPath } from './fault';
import { customField, fieldsSchema, listKeys, printEntries, readFieldsIn } from './field-types';
import {
  addComplaint,
  type ParseContext,
  readEach,
  readItems,
  readNumber,
  readRequired,
  readText,
  type Section,
} from './parse-context';
import { PIECES_FIELD } from './pieces';
import { readSquare, readSquares } from './places';
import { listSchema, mapSchema, refer, SCHEMA_DEFINITIONS } from './schema-parts';

/** Teams, each as a list of its sides. */
type Teams = readonly (readonly string[])[];
type Strengths = Pick<Board, 'objectStrengths' | 'wallStrengths'>;

/** Fields of a position, one for each key. */
const POSITION_FIELDS = {
  map: customField<Board | null>('The drawing: edge lines and lines of squares in turn.', {
    read: ({ reading }, value, path) => readDrawing(reading, value, path),
    print: (board) => board && printBoardText(board),
    schema: () => ({ type: 'string', minLength: 1 }),
  }),
  starts: optionalField(
    customField<Board['starts']>('Starting areas, by side.', {
      read: ({ reading, position: { board } }, value, path) =>
        readEach(reading, value, path, (each, place) => readSquares(reading, each, place, board)),
      print: (areas) => new Map([...areas].map(([side, squares]) => [side, squares.map(squareName)])),
      schema: () => mapSchema(listSchema(refer('square'))),
    }),
  ),
  strengths: optionalField(
    customField<Strengths>('Material strength of a printed object, a wall or a door.', {
      read: ({ reading, position: { board } }, value, path) => readStrengths(reading, value, path, board),
      print: ({ objectStrengths, wallStrengths }) =>
        new Map([
          ...[...objectStrengths].map(([square, strength]): [string, number] => [squareName(square), strength]),
          ...[...wallStrengths].map(([edge, strength]): [string, number] => [edgeName(edge), strength]),
        ]),
      schema: () => {
        const { square, wall } = SCHEMA_DEFINITIONS;
        return { ...mapSchema(refer('count')), propertyNames: { pattern: `${square.pattern}|${wall.pattern}` } };
      },
    }),
  ),
  objects: defaultedField(
    [],
    namedListField('Objects that no piece holds.', 'id', {
      at: squareField('Where it is.'),
      kind: choiceField('Its weight.', ['light', 'heavy', 'immobile']),
      name: optionalField(textField('Name of a special object.')),
    }),
  ),
  turn: nullableField(textField('The side whose turn it is.')),
  round: defaultedField(2, numberField('The round.', 1)),
  order: optionalField(listField(textField('Sides in turn order.'))),
  // A side outside of any team of several sides plays alone. Without the key, every side plays alone.
  allies: optionalField(
    customField<Teams>('Sides that play as a team.', {
      read: ({ reading }, value, path) => readTeams(reading, value, path),
      schema: () => listSchema(listSchema(refer('text'))),
    }),
  ),
  buildTotal: optionalField(numberField('The build total of every side.')),
  buildTotals: optionalField(byNameField(numberField('The build total, by side.'))),
  format: optionalField(textField('Format of play, by id.')),
  spawns: defaultedField({}, byNameField(squaresField('Strike Teams: spawn points, by kind.'), STRIKER_KINDS)),
  ammunition: defaultedField([], squaresField('Strike Teams: ammunition crates.')),
  groups: defaultedField(
    {},
    byNameField(
      sectionField('Strike Teams: henchmen who share action points.', {
        members: listField(pieceField('Its henchmen.')),
        actionPoints: withKey('ap', printedField(0, numberField('Action points that they share.'))),
        gain: printedField(0, numberField('Action points gained in a turn.')),
      }),
    ),
  ),
  ...GAME_FIELDS,
  pieces: defaultedField([], PIECES_FIELD),
};

// The groups are read one after another, because each group refers to things that the previous group defines.
const { map: _map, starts: STARTS, strengths: STRENGTHS, pieces: FIGURES, ...OTHER_FIELDS } = POSITION_FIELDS;
const BOARD_FIELDS = { starts: STARTS, strengths: STRENGTHS };
const FIGURE_FIELDS = { pieces: FIGURES };

export const POSITION_KEYS: readonly string[] = listKeys(POSITION_FIELDS);

/**
 * Reads the keys of a position from an opened case. Null if the map is missing or invalid, which is reported as a
 * complaint.
 */
export function readPosition(section: Section): CasePosition | null {
  const drawn = readRequired(section, 'map', readDrawing);
  if (!drawn) return null;
  const read = <const F extends Fields>(position: Position, fields: F) => readFieldsIn({ position }, section, fields);
  const { starts = new Map(), strengths } = read(makePosition(drawn, []), BOARD_FIELDS);
  const board = { ...drawn, starts, ...(strengths ?? { objectStrengths: new Map(), wallStrengths: new Map() }) };
  const { pieces } = read(makePosition(board, []), FIGURE_FIELDS);
  const bare = makePosition(board, pieces);
  const { order = bare.order, allies = [], buildTotal, buildTotals, ...rest } = read(bare, OTHER_FIELDS);
  const { marked, tokens, rerolls, feats, ...values } = rest;
  const position = { ...bare, ...values, order };
  const all = buildTotal === undefined ? [] : sidesOf(position).map((side): [string, number] => [side, buildTotal]);
  return {
    ...position,
    buildTotals: { ...Object.fromEntries(all), ...buildTotals },
    ...makeAlliances(allies),
    ...Object.fromEntries(
      Object.entries({ marked, tokens, rerolls, feats }).filter(([, value]) => Object.keys(value).length > 0),
    ),
  };
}

function readDrawing(reading: ParseContext, value: unknown, path: KeyPath): Board | null {
  const text = typeof value === 'string' ? value : readText(reading, value, path);
  if (text === '' && reading.complaints.length > 0) return null;
  const board = parseBoardText(text);
  if (board.ok) return board.value;
  const { code, line, column } = board.fault;
  addComplaint(reading, path, 'bad-map', `${code} at line ${line}, column ${column} of the drawing`);
  return null;
}

function readStrengths(reading: ParseContext, value: unknown, path: KeyPath, board: Board): Strengths {
  const objectStrengths = new Map<number, number>();
  const wallStrengths = new Map<number, number>();
  readEach(reading, value, path, (each, place, key) => {
    const strength = readNumber(reading, each, place);
    const edge = parseEdge(key);
    if (edge === null && key.includes('/')) addComplaint(reading, place, 'not-a-wall');
    else if (edge !== null && !hasEdge(board, edge)) addComplaint(reading, place, 'off-map');
    else if (edge !== null) wallStrengths.set(edge, strength);
    else objectStrengths.set(readSquare(reading, key, place, board), strength);
  });
  return { objectStrengths, wallStrengths };
}

function readTeams(reading: ParseContext, value: unknown, path: KeyPath): Teams {
  const teams = readItems(reading, value, path, (team, place) =>
    readItems(reading, team, place, (side, at) => ({ side: readText(reading, side, at), at })),
  );
  const seen = new Set<string>();
  for (const { side, at } of teams.flat()) {
    if (seen.has(side)) addComplaint(reading, at, 'duplicate-key', side);
    seen.add(side);
  }
  return teams.map((team) => team.map(({ side }) => side));
}

function makeAlliances(teams: Teams): Pick<Position, 'alliances'> {
  // A team is identified by its alphabetically first side, so the order of its sides does not matter.
  return findAlliances(teams.flatMap((sides) => sides.map((side) => ({ side, team: [...sides].sort()[0] ?? '' }))));
}

/** Returns the teams in turn order, as written under `allies`; empty if every side plays alone. */
function printAllies(position: Position): Teams {
  const sides = [...new Set([...position.order, ...Object.keys(position.alliances ?? {})])];
  return listTeamsInOrder(position, sides).filter((team) => team.length > 1);
}

/** Lists the sides of a position: first the turn order, then all other sides with pieces. */
function sidesOf(position: Position): string[] {
  return [...new Set([...position.order, ...position.pieces.map((piece) => piece.side)])];
}

/** Converts a position to plain data of the notation, without default values. */
export function printPositionKeys(position: CasePosition): (readonly [key: string, value: unknown])[] {
  const { board, order } = position;
  const usual = makePosition(board, position.pieces).order;
  const allies = printAllies(position);
  return printEntries(POSITION_FIELDS, {
    ...position,
    map: board,
    starts: board.starts.size > 0 ? board.starts : undefined,
    strengths: board.objectStrengths.size + board.wallStrengths.size > 0 ? board : undefined,
    order: order.join('\n') === usual.join('\n') ? undefined : order,
    allies: allies.length > 0 ? allies : undefined,
    ...splitBuildTotals(position),
    format: position.format ?? position.playedIn?.id,
  });
}

/** Returns the build total if it is the same for all sides, otherwise the totals by side. */
function splitBuildTotals(position: Position): object {
  const totals = Object.entries(position.buildTotals);
  const sides = sidesOf(position);
  const first = totals[0]?.[1];
  if (first === undefined) return { buildTotals: undefined };
  const isSame = totals.length === sides.length && totals.every(([side, one]) => one === first && sides.includes(side));
  return isSame ? { buildTotal: first, buildTotals: undefined } : {};
}

/** Returns the JSON schemas of the keys of a position. */
export function positionSchemas(): object {
  return fieldsSchema(POSITION_FIELDS).properties;
}
