import { type Board, hasSquare, listBoardSquares } from '../../../board/board';
import { BLOCKING } from '../../../board/terrain';
import { distance, type Square, squareAt, xOf, yOf } from '../../../grid/square';
import { fraction } from '../../../plain/fraction';
import { areFriendly } from '../../../table/allies';
import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Table } from '../../../table/table';
import type { Citation } from '../../answer';
import type { CallOutAnswer, Scenario, ScenarioLine, ScenarioReminder, ScenarioRules } from '../../scenario';
import { listSurvivors } from '../../shared/ending';
import { requirePiece } from '../../shared/places';
import { findScenario, isReminderDone, makeReminderDoneFact } from '../../shared/scenarios';
import { cite } from './citations';
import { EVENT_DIAL, ONE_OF_A_NAME } from './force';
import { listShowdownProgress, listTieReminders } from './showdown';

/** The caller's distance in squares from every starting area must be greater than this minimum. */
const AWAY = 4;
/** Greatest distance from the caller at which a target is placed, in squares. */
const BESIDE = 2;

/**
 * Lists the opponents that a character may call out by a power action. Each may be placed on any free square nearby
 * that is not blocking terrain.
 */
function answerCallOut(position: Position, caller: string): CallOutAnswer {
  const { board, pieces } = position;
  const piece = requirePiece(position, caller);
  const starts = [...board.starts.values()].flat();
  const near = starts.some((square) => piece.squares.some((own) => distance(own, square) <= AWAY));
  const targets = pieces
    .filter(({ side }) => !areFriendly(position, side, piece.side))
    .map((target) => {
      const home = board.starts.get(target.side) ?? [];
      if (target.squares.some((square) => home.includes(square)))
        return { piece: target.id, reasons: ['in-own-area' as const], places: [] };
      const places = placesBeside(position, piece, target);
      return { piece: target.id, reasons: places.length === 0 ? ['no-room' as const] : [], places };
    });
  return { cite: cite('Scenarios: Call Out'), reasons: near ? ['near-start'] : [], targets };
}

/**
 * Lists the free bases near the caller for the target in its present orientation. Excludes the target's present base.
 */
function placesBeside({ board, pieces }: Position, caller: Piece, target: Piece): Square[][] {
  const anchor = target.squares[0];
  if (anchor === undefined) return [];
  const taken = new Set(pieces.filter((each) => each.id !== target.id).flatMap(({ squares }) => squares));
  const free = (square: Square) =>
    hasSquare(board, square) && !taken.has(square) && ((board.terrain[square] ?? 0) & BLOCKING) === 0;
  const places: Square[][] = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const [dx, dy] = [x - xOf(anchor), y - yOf(anchor)];
      if (dx === 0 && dy === 0) continue;
      const inside = target.squares.every((square) => {
        const [column, row] = [xOf(square) + dx, yOf(square) + dy];
        return column >= 0 && row >= 0 && column < board.width && row < board.height;
      });
      if (!inside) continue;
      const place = target.squares.map((square) => squareAt(xOf(square) + dx, yOf(square) + dy));
      const close = place.some((square) => caller.squares.some((own) => distance(own, square) <= BESIDE));
      if (close && place.every(free)) places.push(place);
    }
  }
  return places;
}

/** First round with radiation: "the first player's third turn". Each turn of the first player begins a round. */
const FIRST_RADIATION_ROUND = 3;

/**
 * Returns the depth of the radiation cloud in squares from every edge: 1 in the third round, one more each round. 0
 * before the third round.
 */
function radiationDepth(round: number): number {
  return Math.max(0, round - FIRST_RADIATION_ROUND + 1);
}

/** Lists the squares that the cloud fills ("Four or fewer squares from any edge"). */
function listCloudSquares(board: Board, depth: number): Square[] {
  return listBoardSquares(board).filter((square) => {
    const [x, y] = [xOf(square), yOf(square)];
    return Math.min(x, y, board.width - 1 - x, board.height - 1 - y) < depth;
  });
}

/**
 * Returns the reminder of 1 unavoidable damage to the player's figures in the cloud at the beginning of the turn. Empty
 * if no figure can be in the cloud.
 */
function listRadiationReminders(table: Table, cite: Citation): ScenarioReminder[] {
  const { round, turn, board } = table;
  if (turn === null || table.ended !== null || round < FIRST_RADIATION_ROUND) return [];
  const due = { id: `radiation, round ${round}`, side: turn };
  if (isReminderDone(table, due)) return [];
  const count = radiationDepth(round);
  const squares = board ? listCloudSquares(board, count) : [];
  const own = listSurvivors(table).filter(({ side }) => side === turn);
  const inside = new Set(squares);
  const pieces = own.filter((figure) => figure.squares.some((square) => inside.has(square))).map(({ piece }) => piece);
  const unsure = own.filter((figure) => figure.squares.length === 0).map(({ piece }) => piece);
  if (pieces.length + unsure.length === 0) return [];
  return [
    {
      ...{ ...due, code: 'radiation', phase: 'beginning of turn', cite, card: null, pieces, unsure, squares, count },
      ways: [{ way: 'hurt', side: turn, clicks: 1, facts: [makeReminderDoneFact(due)] }],
    },
  ];
}

const plain = { kind: 'scenario', option: null, clauses: [], wonByCard: false } as const;

export const SHOWDOWN: Scenario = { ...plain, id: 'showdown', name: 'Showdown', cite: cite('Scenarios: Showdown') };
const ONLY_ONE: Scenario = {
  ...plain,
  id: 'only-one',
  name: 'There Can Be Only One',
  cite: cite('Scenarios: There Can Be Only One'),
  option: ONE_OF_A_NAME,
  clauses: ['uniques'],
};
const RADIATION: Scenario = {
  ...plain,
  id: 'radiation-cloud',
  name: 'Radiation Cloud',
  cite: cite('Scenarios: Radiation Cloud'),
};
const CALL_OUT: Scenario = { ...plain, id: 'call-out', name: 'Call Out', cite: cite('Scenarios: Call Out') };
const DIAL: Scenario = {
  id: 'event-dial',
  kind: 'event-dial',
  name: 'Event dial',
  cite: cite('EVENT DIALS AND SCENARIOS: Event Dials'),
  option: EVENT_DIAL,
  clauses: ['conditions'],
  wonByCard: true,
};

export const SCENARIOS: ScenarioRules = {
  all: [SHOWDOWN, ONLY_ONE, RADIATION, CALL_OUT, DIAL],
  deck: null,
  lines: (table, { id }) => {
    const line = (code: ScenarioLine['code'], ...values: number[]): ScenarioLine => ({
      code,
      values: values.map((value) => fraction(value)),
      side: null,
      met: null,
    });
    if (id === SHOWDOWN.id) return listShowdownProgress(table);
    if (id === ONLY_ONE.id) return [line('names-once')];
    if (id === CALL_OUT.id) return [line('call-out')];
    if (id !== RADIATION.id) return [];
    return table.round < FIRST_RADIATION_ROUND
      ? [line('cloud-from', FIRST_RADIATION_ROUND)]
      : [line('cloud-deep', radiationDepth(table.round))];
  },
  dues: (table) => {
    const scenario = findScenario(table, SCENARIOS)?.scenario.id;
    return [
      ...(scenario === SHOWDOWN.id ? listTieReminders(table) : []),
      ...(scenario === RADIATION.id ? listRadiationReminders(table, RADIATION.cite) : []),
      ...listEventDialReminders(table, DIAL.cite),
    ];
  },
  callOut: { scenario: CALL_OUT.id, action: 'power', ask: answerCallOut },
};

/**
 * Lists reminders to turn event dials now, as their cards require. A dial turns one click unless its card differs ("If
 * not otherwise specified, once"). A dial begins on its green line, so the first round or turn does not turn the dial.
 * No dial turns past its red line.
 */
function listEventDialReminders(table: Table, cite: Citation): ScenarioReminder[] {
  const { round, turn, players } = table;
  if (turn === null || table.ended !== null) return [];
  const opening = round === 1 && turn === players[0]?.side;
  return table.cards.flatMap(({ id: card, card: { dial }, click }): ScenarioReminder[] => {
    if (!dial?.turns) return [];
    const { by = 1, turns, clicks, ends } = dial;
    if (by < 0 ? click === 1 : ends && click === clicks.length) return [];
    const moment = {
      'round-begins': round > 1 ? `round ${round}` : null,
      'turn-begins': opening ? null : `round ${round}`,
      'turn-ends': `end of turn, round ${round}`,
      'knock-out': fallen(table) > 0 ? `knocked out ${fallen(table)}` : null,
    }[turns];
    const side = turns === 'turn-begins' || turns === 'turn-ends' ? turn : null;
    const due = { id: `${card}, ${moment}`, side };
    if (moment === null || isReminderDone(table, due)) return [];
    const facts: Fact[] = [{ fact: 'card-turned', card, by }, makeReminderDoneFact(due)];
    const phase = turns === 'turn-ends' ? 'end of turn' : turns === 'knock-out' ? null : 'beginning of turn';
    const none = { pieces: [], unsure: [], squares: [] };
    const ways = [{ way: 'turn', side: null, clicks: 0, facts }] as const;
    return [{ ...due, code: 'turn-dial', phase, cite, card, ...none, count: by, ways }];
  });
}

function fallen(table: Table): number {
  return [...table.figures.values()].filter(({ defeated }) => defeated).length;
}
