import { sheetFromBoard } from '../board/map-sheet';
import { foldUnchecked } from '../game/valid-facts';
import { squareName } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import type { Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import { emptyTable } from '../table/fold/fold';
import type { Piece } from '../table/piece';
import { makeCharacterFromPiece } from '../table/position-setup';
import type { Table } from '../table/table';
import { findCaseFormat } from './case-format';
import { type CasePosition, listNamedSides, makeGameFacts } from './case-position';
import type { PlayEvent } from './events';
import { isMissionPosition, MISSION_SIDES, makeCaseMissionFacts, withPrintedTurrets } from './mission';

/** Build total of the game if the case names none. */
const BUILD_TOTAL = 300;

/**
 * Makes the facts of the game that a case describes, up to its first event. Folding them gives the table before the
 * first event. Throws a RangeError if a game cannot represent the case, or if the format of play is unknown.
 * @param mapName name of the map in the game
 */
export function makeCaseGameFacts(
  ruleset: Ruleset,
  began: CasePosition,
  events: readonly PlayEvent[],
  mapName = '',
): Fact[] {
  const gunned = events.some(
    ({ event, deed }) => event === 'mission' && deed.deed === 'attack' && deed.turret === true,
  );
  const position = gunned ? withPrintedTurrets(began) : began;
  const { board, pieces, objects, turn, round } = position;
  const { map, starts, strengths, apart } = sheetFromBoard(board, { id: '', name: mapName, source: 'entered' });
  const facts: Fact[] = [
    makeBeganFact(ruleset, position, events),
    { fact: 'mapped', name: mapName, map, starts, ...(strengths && { strengths }), ...(apart && { apart }) },
    ...objects.map(({ id, at, kind, name }): Fact => {
      return { fact: 'object', object: id, kind, square: squareName(at), ...(name === undefined ? {} : { name }) };
    }),
    ...pieces.flatMap(makePieceFacts),
  ];
  if (isMissionPosition(position)) {
    const run = { ruleset, after: applyCaseFacts };
    return [...facts, ...makeCaseMissionFacts(run, applyCaseFacts(emptyTable, facts), position)];
  }
  const begun: Fact[] = turn === null ? [] : [{ fact: 'turn', side: turn, round }];
  return [...facts, ...begun, ...makeGameFacts(position, ruleset)];
}

function makeBeganFact(ruleset: Ruleset, position: CasePosition, events: readonly PlayEvent[]): Fact {
  const playing = events.flatMap(({ deed }) => ('side' in deed ? [deed.side] : []));
  const both = isMissionPosition(position) ? MISSION_SIDES : [];
  const sides = [
    ...new Set([
      ...position.order,
      ...position.pieces.map(({ side }) => side),
      ...playing,
      ...both,
      ...listNamedSides(position),
    ]),
  ];
  const teamOf = (side: string) => {
    const team = getOwnProperty(position.alliances ?? {}, side);
    return team === undefined ? {} : { team };
  };
  const built = (side: string) => getOwnProperty(position.buildTotals, side) ?? BUILD_TOTAL;
  const format = findCaseFormat(ruleset, position.format) ?? position.playedIn;
  return {
    fact: 'began',
    edition: ruleset.id,
    buildTotal: BUILD_TOTAL,
    actionTotal: ruleset.actionTotal(BUILD_TOTAL),
    players: sides.map((side) => ({
      side,
      name: side,
      buildTotal: built(side),
      actionTotal: ruleset.actionTotal(built(side)),
      ...teamOf(side),
    })),
    ...(format && { format }),
    // Without a turn, the game starts before the round of the case, so earlier rounds are stated.
    ...(position.turn === null && position.round > 1 && { earlierRounds: position.round - 1 }),
  };
}

function makePieceFacts(piece: Piece): Fact[] {
  const { id, side, points, squares, holding, tokens, mode } = piece;
  return [
    { fact: 'joined', piece: id, side, character: makeCharacterFromPiece(piece), points, click: 1 },
    { fact: 'placed', piece: id, squares: squares.map(squareName), how: 'placed' },
    { fact: 'holds', piece: id, object: holding },
    { fact: 'tokens', piece: id, by: tokens },
    ...(mode === 'soaring' ? [{ fact: 'mode', piece: id, mode } as const] : []),
  ];
}

/**
 * Applies facts to a table. Throws a RangeError if a game cannot represent the case, for example a dial with too many
 * clicks.
 */
export function applyCaseFacts(table: Table, facts: readonly Fact[]): Table {
  const folded = foldUnchecked(facts, table);
  const odd = folded.rejected[0];
  if (odd) throw new RangeError(`${odd.code} ${odd.detail}`);
  return folded.table;
}
