import { listBoardSquares } from '../board/board';
import { PRINTED_OBJECT } from '../board/terrain';
import type { PlayedCard } from '../catalog/cards/played-card';
import { type Square, squareName } from '../grid/square';
import { ZERO } from '../plain/fraction';
import { getOwnProperty } from '../plain/get-own';
import type { Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import type { Piece, StrikerState } from '../table/piece';
import type { Position } from '../table/position';
import { countActionPoints, countWounds } from '../table/striker';
import type { Figure, Table } from '../table/table';
import { getGroupActionPointsCounterName, getTally, raiseTally } from '../table/tallies';
import type { Tally } from '../table/tally-kinds';
import { makeTableToken, makeTokenFact, type NewToken, TOKEN_KINDS } from '../table/tokens';
import type { Expectation, ExpectedResult } from './case';
import type { CasePosition } from './case-position';
import { GONE, makeSetResult, makeWordResult, OFF_MAP } from './expected-results';
import { moveToPhase } from './mission-actions';
import { listDestroyedWalls } from './play-report';

const REST = 6;
const TRACK_END = 12;
/** Number of figures in a small group of henchmen. The march of such a group costs equally many points. */
const HALF_GROUP = 3;
/** Sides of a mission; both play, even if a case has no figures of one side. */
export const MISSION_SIDES = ['heroes', 'mastermind'] as const;
/** Side with the first phase of each round. */
const FIRST_SIDE = 'mastermind';

/** Returns whether a position belongs to a game with cards and action points. */
export function isMissionPosition(position: Position): boolean {
  return position.pieces.some((piece) => piece.striker !== null);
}

/** Returns the march cost of a group: a henchman card has one cost for three figures and one for six. */
function marchPrice(figures: number): number {
  return figures > HALF_GROUP ? 2 * HALF_GROUP : HALF_GROUP;
}

function cardOf(position: Position, { id, damage, striker }: Piece): PlayedCard | null {
  if (!striker) return null;
  const primary = { cost: 0, slots: 0, wounds: 0 };
  const group = Object.entries(position.groups).find(([, { members }]) => members.includes(id));
  return {
    kind: striker.kind,
    group: group?.[0] ?? null,
    gain: group ? group[1].gain : striker.gain,
    rest: REST,
    red: striker.cap,
    last: TRACK_END,
    health: striker.health,
    march: striker.kind === 'henchman' ? marchPrice(group?.[1].members.length ?? 1) : null,
    boxes: Object.fromEntries(
      Object.entries({ attack: primary, ...striker.boxes }).map(([box, { cost, slots }]) => [
        box,
        { cost, slots, strength: damage, type: '' },
      ]),
    ),
    cards: Object.fromEntries(
      Object.entries(striker.cards).map(([name, { box, cost, slots, duration, tokens, effects }]) => {
        const told = effects ? { effects: [...effects], lasting: duration + tokens > 0 } : {};
        return [name, { box, cost, slots, duration, reaction: true, ...told }];
      }),
    ),
  };
}

/**
 * Makes the tally facts of a piece at the start of a case: points, wounds, tokens, statuses. Wounds beyond those on
 * cards and boxes belong to no slot.
 */
function talliesOf({ id, striker }: Piece): Fact[] {
  if (!striker) return [];
  const tallied = (tally: Tally, of: string | null, by: number): Fact[] =>
    by === 0 ? [] : [raiseTally({ piece: id }, tally, by, of)];
  return [
    ...tallied('points', null, striker.actionPoints),
    ...tallied('wounds', null, Math.max(0, striker.wounds - slotted(striker))),
    ...Object.entries(striker.boxes).flatMap(([box, { wounds }]) => tallied('wounds', box, wounds)),
    ...Object.entries(striker.cards).flatMap(([card, { wounds, tokens }]) => [
      ...tallied('card-wounds', card, wounds),
      ...tallied('duration', card, tokens),
    ]),
    ...striker.status.flatMap((status) => tallied('status', status, 1)),
    ...tallied('attacked', null, striker.attacked ? 1 : 0),
    ...tallied('respawned', null, striker.respawned ? 1 : 0),
  ];
}

/** Makes the fact that a figure was defeated before the case, if its wounds have reached its health. */
function makeEarlierDefeats({ id, striker }: Piece): Fact[] {
  const fallen = striker && striker.health !== null && Math.max(striker.wounds, slotted(striker)) >= striker.health;
  return fallen ? [{ fact: 'defeated', piece: id, by: null }] : [];
}

function slotted({ boxes, cards }: StrikerState): number {
  return [...Object.values(boxes), ...Object.values(cards)].reduce((sum, { wounds }) => sum + wounds, 0);
}

/** Makes the facts for the cards, tallies and tokens of a case, and for its first phase. */
function missionFacts(position: CasePosition, first: string): Fact[] {
  const { pieces, groups, spawns, ammunition, round, tokens = [] } = position;
  const plain = (name: string, kind: string, at: Square): NewToken => {
    return { name: `${name} ${squareName(at)}`, kind, at, strength: null, wounds: null };
  };
  const kinds: Readonly<Record<string, string>> = TOKEN_KINDS.spawns;
  return [
    ...pieces.flatMap((piece): Fact[] => {
      const card = cardOf(position, piece);
      return card ? [{ fact: 'carded', piece: piece.id, card }, ...talliesOf(piece), ...makeEarlierDefeats(piece)] : [];
    }),
    ...Object.entries(groups).map(([group, { actionPoints }]): Fact => {
      return { fact: 'counted', counter: getGroupActionPointsCounterName(group), by: actionPoints };
    }),
    ...[
      // Masterminds use the spawn points of villains.
      ...Object.entries(spawns).flatMap(([of, squares]) =>
        squares.map((at) => plain(of, getOwnProperty(kinds, of) ?? TOKEN_KINDS.spawns.villain, at)),
      ),
      ...tokens,
      ...ammunition.map((at) => plain('crate', TOKEN_KINDS.ammunition, at)),
    ].map((token) => makeTokenFact(makeTableToken(token))),
    { fact: 'turn', side: FIRST_SIDE, round },
    { fact: 'phase', phase: first, piece: null },
  ];
}

/**
 * Makes the facts that begin the mission of a case, up to the phase of the side that has the turn. The facts by which
 * the figures join the game must come first.
 */
export function makeCaseMissionFacts(
  run: Parameters<typeof moveToPhase>[0],
  table: Table,
  position: CasePosition,
): Fact[] {
  const { turn } = position;
  const facts = missionFacts(position, run.ruleset.phases[0] ?? '');
  const moved = turn === null ? null : moveToPhase(run, run.after(table, facts), (at) => at.turn === turn);
  return [...facts, ...(moved?.facts ?? [])];
}

/**
 * Adds a gun turret on each square with a printed object, except ammunition squares. Does nothing if the case has
 * turret tokens.
 */
export function withPrintedTurrets(position: CasePosition): CasePosition {
  const { board, ammunition, tokens = [] } = position;
  if (tokens.some(({ kind }) => kind === TOKEN_KINDS.turret)) return position;
  const guns = listBoardSquares(board)
    .filter((at) => ((board.terrain[at] ?? 0) & PRINTED_OBJECT) !== 0 && !ammunition.includes(at))
    .map((at): NewToken => ({ name: `gun ${squareName(at)}`, at, kind: 'turret', strength: null, wounds: null }));
  return { ...position, tokens: [...tokens, ...guns] };
}

/** Reports all values of a side except its points. */
export function reportMissionSide(ruleset: Ruleset, table: Table, side: string): [string, ExpectedResult][] {
  const counters = ruleset.counters(table);
  const of = (id: string, whose: string | null): ExpectedResult => {
    return { kind: 'number', value: counters.find((each) => each.id === id && each.side === whose)?.value ?? 0 };
  };
  return [
    ['points', { kind: 'fraction', value: getOwnProperty(table.points, side) ?? ZERO }],
    ['command', of('command-dial', side)],
    ['henchmen', side === 'heroes' ? of('henchman-tokens', null) : { kind: 'number', value: 0 }],
  ];
}

export function reportMissionFigure(table: Table, figure: Figure): Expectation {
  const durations = Object.keys(figure.card?.cards ?? {}).map((card): [string, ExpectedResult] => {
    return [card, { kind: 'number', value: getTally(figure, 'duration', card) }];
  });
  return new Map<string, ExpectedResult>([
    ['ap', { kind: 'number', value: countActionPoints(table, figure) }],
    ['wounds', { kind: 'number', value: countWounds(figure) }],
    ['ko', { kind: 'flag', value: figure.defeated }],
    ['at', figure.squares.length === 0 ? makeWordResult(OFF_MAP) : makeSetResult(figure.squares.map(squareName))],
    ['status', makeSetResult(['trapped', 'prone'].filter((status) => getTally(figure, 'status', status) > 0))],
    ['extracted', { kind: 'flag', value: getTally(figure, 'extracted') > 0 }],
    ['duration', { kind: 'each', value: new Map(durations) }],
  ]);
}

/** Reports values of the whole game, and of its groups of henchmen. */
export function reportMission(ruleset: Ruleset, table: Table, position: CasePosition): [string, ExpectedResult][] {
  const stage = ruleset.counters(table).find(({ id }) => id === 'stage')?.value ?? 1;
  return [
    ['stage', { kind: 'number', value: stage }],
    ...reportTokens(table, position),
    ...Object.keys(position.groups).map((group): [string, ExpectedResult] => {
      const value = getOwnProperty(table.counters, getGroupActionPointsCounterName(group)) ?? 0;
      return [group, { kind: 'each', value: new Map([['ap', { kind: 'number', value }]]) }];
    }),
  ];
}

/** Reports the place and damage of each token of the case, and everything that was destroyed. */
function reportTokens(table: Table, { board, tokens = [] }: CasePosition): [string, ExpectedResult][] {
  const now = new Map(table.tokens.map((token) => [token.id, token]));
  const where = ({ name }: NewToken): [string, ExpectedResult] => {
    const { at = null, holder = null } = now.get(name) ?? {};
    return [name, makeWordResult(at === null ? (holder ?? GONE) : squareName(at))];
  };
  // A token that left the game has taken the maximum damage.
  const damaged = (token: NewToken): [string, ExpectedResult] => {
    return [token.name, { kind: 'number', value: now.get(token.name)?.wounds ?? makeTableToken(token).times ?? 0 }];
  };
  const rubble = table.tokens.flatMap(({ kind, at }) => (kind === TOKEN_KINDS.rubble && at !== null ? [at] : []));
  return [
    ['tokens', { kind: 'each', value: new Map(tokens.map(where)) }],
    ['damaged', { kind: 'each', value: new Map(tokens.map(damaged)) }],
    ['debris', makeSetResult(rubble.map(squareName))],
    ['walls_down', makeSetResult(listDestroyedWalls(board, table.board ?? board))],
  ];
}
