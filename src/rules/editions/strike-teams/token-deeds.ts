import { listBoardSquares } from '../../../board/board';
import { BLOCKING } from '../../../board/terrain';
import type {
  Objective,
  ObjectiveKind,
  ObjectiveToken,
  ScenarioTerms,
  Stage,
} from '../../../catalog/cards/scenario-card';
import type { Square } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import {
  belongsToScenario,
  isTokenNamed,
  makeTableToken,
  makeTokenFact,
  type TableToken,
  TOKEN_KINDS,
} from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { MissionDeedNamed } from '../../mission-deed';
import type { TokenReminder } from '../../objectives';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { pieceMark, reason, squareMark } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { listSpawnPointsFor } from './activation';
import { cite } from './citations';
import { flattenPosition, NEIGHBOURS } from './ground';
import { listScenarioProgress } from './objectives';
import { performPaidAction } from './paid-action';
import { stageOfRound } from './rounds';
import { teamOfSide } from './units';

const RETRIEVING = cite('Gaining Objective Points: Retrieving an Objective Token');
const RETRIEVE_PRICE = 1;
const RETRIEVED: readonly ObjectiveKind[] = ['retrieve', 'deliver'];

function requireToken(table: Table, piece: string, id: string): TableToken | DeedRuling {
  const gone = makeRuling([reason('not-here', RETRIEVING, [pieceMark(piece)])], []);
  return table.tokens.find((each) => each.id === id) ?? gone;
}

/** "Retrieving an Objective Token": free for a hero on the token's square, 1 point from an adjacent square. */
export function takeToken(table: Table, { piece, token: id, command }: MissionDeedNamed<'take'>): DeedRuling {
  const token = requireToken(table, piece, id);
  if ('legal' in token) return token;
  const { reasons, cost } = computeRetrievalPrice(table, piece, token);
  const facts = [makeTokenFact(token, { square: null, holder: piece })];
  return performPaidAction(table, piece, { cost, command, reasons, facts });
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
export function deliverToken(table: Table, { piece, token: id, points = 0 }: MissionDeedNamed<'deliver'>): DeedRuling {
  const figure = requireTableFigure(table, piece);
  const token = requireToken(table, piece, id);
  if ('legal' in token) return token;
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

/**
 * "Ending the Current Stage": puts a scenario's tokens on the map. Refuses a token with a name that is already in use.
 */
export function layTokens(table: Table, { tokens }: MissionDeedNamed<'lay'>): DeedRuling {
  const reasons = tokens.flatMap(({ name, kind, at }) => {
    const twice = table.tokens.some(({ id }) => id === name);
    return [
      ...(twice ? [reason('occupied', cite('Ending the Current Stage', 'reading'), [squareMark(at)])] : []),
      ...(kind === TOKEN_KINDS.objective ? zoneReasons(table, at) : []),
    ];
  });
  return makeRuling(
    reasons,
    tokens.map((token) => makeTokenFact(makeTableToken(token))),
  );
}

/** "Place Objective Tokens": lists the reason against a square outside the Battle Zone. */
function zoneReasons(table: Table, at: Square): Reason[] {
  const zones = [...(table.board?.starts.values() ?? [])].flat();
  return zones.includes(at)
    ? [reason('not-here', cite('Mission Set Up: Place Objective Tokens'), [squareMark(at)])]
    : [];
}

/** "Ending the Current Stage": lists the tokens of face-up cards that enter now, card by card. */
export function listEnteringTokens(table: Table): TokenReminder[] {
  if (table.round === 0 || table.ended !== null) return [];
  const taken = new Set<string>();
  return listScenarioProgress(table).flatMap(({ card, recorded }) => {
    const terms = table.cards.find(({ id }) => id === card)?.terms;
    if (!terms || recorded !== null) return [];
    return terms.tokens.flatMap((token) => {
      const due = dueOf(table, card, terms, token, taken);
      return due ? [due] : [];
    });
  });
}

/** Lists all tokens that were ever in the game. */
function everLaid(table: Table): { readonly id: string; readonly scenario?: string | undefined }[] {
  const gone = (table.history ?? []).flatMap((each) =>
    each.event === 'gone' ? [{ id: each.token, scenario: each.scenario }] : [],
  );
  return [...table.tokens, ...gone];
}

function dueOf(
  table: Table,
  card: string,
  terms: ScenarioTerms,
  token: ObjectiveToken,
  taken: Set<string>,
): TokenReminder | null {
  const { name, count, placedBy, strength, wounds } = token;
  const all = everLaid(table);
  const laid = new Set(all.map(({ id }) => id));
  const own = new Set(all.filter((each) => belongsToScenario(each, terms.scenario, name)).map(({ id }) => id));
  const left = count - own.size;
  const at = placeOf(table, terms, token);
  if (left <= 0 || at === undefined) return null;
  let number = own.size + 1;
  while (laid.has(`${name} ${number}`) || taken.has(`${name} ${number}`)) number++;
  const id = `${name} ${number}`;
  taken.add(id);
  const times = strength === null ? null : Math.max(1, wounds);
  return { card, scenario: terms.scenario, name, id, left, placedBy, strength, times, at };
}

/**
 * Returns the square on which a token must be placed. Null if it may be any square of the battle zone. Undefined if the
 * token is not placed yet.
 */
function placeOf(table: Table, terms: ScenarioTerms, token: ObjectiveToken): Square | null | undefined {
  const begun = stageOfRound(table.round) >= firstStage(terms, token);
  switch (token.when) {
    // Tokens of a card that was face down during setup enter when it is revealed.
    case 'setup':
      return terms.stage === 3 ? null : undefined;
    case 'revealed':
      return null;
    case 'stage':
      return begun ? null : undefined;
    case 'gone': {
      const gone = (table.history ?? []).findLast(
        (each) =>
          each.event === 'gone' &&
          each.broken &&
          belongsToScenario({ id: each.token, scenario: each.scenario }, terms.scenario, token.after ?? ''),
      );
      if (!begun || gone?.event !== 'gone') return undefined;
      return gone.at;
    }
  }
}

function firstStage({ stage }: ScenarioTerms, token: ObjectiveToken): Stage {
  return token.stage ?? stage;
}

/** "Place Objective Tokens": lists the squares of the Battle Zone without obstacles or objective tokens. */
export function listBattleZone({ board, tokens }: Table): Square[] {
  if (!board) return [];
  const closed = new Set([...board.starts.values()].flat());
  for (const { at, kind } of tokens) if (at !== null && kind === TOKEN_KINDS.objective) closed.add(at);
  return listBoardSquares(board).filter((at) => !closed.has(at) && (board.terrain[at]! & BLOCKING) === 0);
}
