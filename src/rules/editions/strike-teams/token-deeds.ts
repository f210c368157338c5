import type { Objective, ObjectiveKind } from '../../../catalog/cards/scenario-card';
import { type Square, squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { getTablePosition, type Table } from '../../../table/table';
import { belongsToScenario, isTokenNamed, type TableToken, TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { EnteringToken, MissionDeed } from '../../mission-deed';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { pieceMark, reason, squareMark } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { listSpawnPointsFor } from './activation';
import { cite } from './citations';
import { flattenPosition, NEIGHBOURS } from './ground';
import { performPaidAction } from './paid-action';
import { makeTokenFact } from './token-facts';
import { teamOfSide } from './units';

const RETRIEVING = cite('Gaining Objective Points: Retrieving an Objective Token');
const RETRIEVE_PRICE = 1;
const RETRIEVED: readonly ObjectiveKind[] = ['retrieve', 'deliver'];

function knownToken(table: Table, id: string): TableToken {
  const token = table.tokens.find((each) => each.id === id);
  if (!token) throw new RangeError(`no token ${id} in this game`);
  return token;
}

/** "Retrieving an Objective Token": free for a hero on the token's square, 1 point from an adjacent square. */
export function takeToken(table: Table, deed: Extract<MissionDeed, { readonly deed: 'take' }>): DeedRuling {
  const figure = requireTableFigure(table, deed.piece);
  const token = knownToken(table, deed.token);
  const { reasons, cost } = computeRetrievalPrice(table, deed.piece, token);
  return performPaidAction(table, deed.piece, {
    cost,
    command: deed.command,
    reasons,
    facts: [makeTokenFact(token, { square: null, holder: figure.piece })],
  });
}

/**
 * Whether a face-up scenario card requires retrieving the token. True if no card defines the token, because the players
 * then decide.
 */
export function needsRetrieval({ cards }: Table, token: TableToken): boolean {
  const told = cards.flatMap(({ terms }) =>
    terms?.tokens.some(({ name }) => belongsToScenario(token, terms.scenario, name)) ? [terms] : [],
  );
  const wants = ({ kind, of }: Objective) =>
    kind === 'by-hand' || (RETRIEVED.includes(kind) && (of === null || isTokenNamed(token.id, of)));
  return told.length === 0 || told.some(({ objectives }) => objectives.length === 0 || objectives.some(wants));
}

/** Returns the price of retrieving a token (0 on its square, else 1 point), and the reasons against retrieving it. */
export function computeRetrievalPrice(
  table: Table,
  piece: string,
  token: TableToken,
): { reasons: Reason[]; cost: number } {
  const figure = requireTableFigure(table, piece);
  const reasons: Reason[] = [];
  const can = token.kind === TOKEN_KINDS.objective && token.holder === null;
  if (!can || teamOfSide(table, figure.side) !== 'heroes') {
    reasons.push(reason('power-forbids', RETRIEVING, [pieceMark(piece)]));
  }
  const { at } = token;
  if (at === null || figure.squares.includes(at)) return { reasons, cost: 0 };
  const position = getTablePosition(table);
  const own = { squares: figure.squares, piece: null };
  if (!position || figure.squares.length === 0) reasons.push(reason('not-here', RETRIEVING, [squareMark(at)]));
  else
    reasons.push(
      ...listNonAdjacencyReasons(flattenPosition(position), NEIGHBOURS, own, { squares: [at], piece: null }),
    );
  return { reasons, cost: RETRIEVE_PRICE };
}

/**
 * "Special Notes" on escorting: a token carried to a heroes' spawn point leaves the map and scores the scenario's
 * points.
 */
export function deliverToken(table: Table, piece: string, id: string, points: number): DeedRuling {
  const figure = requireTableFigure(table, piece);
  const token = knownToken(table, id);
  const spawns = listSpawnPointsFor(table, figure);
  const passage = cite('Gaining Objective Points: Completing Objectives on Scenario Cards');
  const reasons: Reason[] = [];
  if (token.holder !== piece) reasons.push(reason('power-forbids', passage, [pieceMark(piece)]));
  if (spawns && !figure.squares.some((square) => spawns.includes(square))) {
    reasons.push(reason('not-here', passage, [pieceMark(piece)]));
  }
  const scored: Fact[] = points === 0 ? [] : [{ fact: 'scored', side: figure.side, points, piece }];
  return makeRuling(reasons, [makeTokenFact(token, { square: null, holder: null }), ...scored]);
}

/** "Ending the Current Stage": puts a scenario's token on the map. Refuses an id already in use. */
export function placeScenarioToken(
  table: Table,
  { id, kind, at, strength, times, scenario }: EnteringToken,
): DeedRuling {
  const passage = cite('Ending the Current Stage', 'reading');
  const twice = table.tokens.some((token) => token.id === id);
  const plain = { fact: 'token', token: id, kind, square: squareName(at), holder: null, strength, wounds: 0 } as const;
  const often = times === null || strength === null ? {} : { times };
  const reasons = twice ? [reason('occupied', passage, [squareMark(at)])] : [];
  return makeRuling(
    [...reasons, ...(kind === TOKEN_KINDS.objective ? zoneReasons(table, at) : [])],
    [{ ...plain, ...often, ...(scenario === undefined ? {} : { scenario }) }],
  );
}

/** "Place Objective Tokens": lists the reason against a square outside the Battle Zone. */
function zoneReasons(table: Table, at: Square): Reason[] {
  const zones = [...(table.board?.starts.values() ?? [])].flat();
  return zones.includes(at)
    ? [reason('not-here', cite('Mission Set Up: Place Objective Tokens'), [squareMark(at)])]
    : [];
}
