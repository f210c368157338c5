import { listBoardSquares } from '../board/board';
import { PRINTED_OBJECT } from '../board/terrain';
import type { PlayedCard } from '../catalog/cards/played-card';
import { squareName } from '../grid/square';
import { ZERO } from '../plain/fraction';
import { getOwnProperty } from '../plain/get-own';
import type { RefusalCode } from '../rules/answer';
import type { Deed, Ruleset } from '../rules/ruleset';
import type { DeedRuling } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import type { Piece, StrikerState } from '../table/piece';
import type { Position } from '../table/position';
import { countActionPoints, countWounds } from '../table/striker';
import type { Figure, Table } from '../table/table';
import { getGroupActionPointsCounterName, getTally } from '../table/tallies';
import { TOKEN_KINDS } from '../table/tokens';
import type { Expectation, ExpectedResult } from './case';
import type { CasePosition } from './case-position';
import { type CaseToken, hitsToRemove, makeCaseTokenFact } from './case-tokens';
import type { PlayEvent } from './events';
import { GONE, makeSetResult, makeWordResult, OFF_MAP } from './expected-results';
import { listDestroyedWalls } from './play-report';

const REST = 6;
const TRACK_END = 12;
/** Number of figures in a small group of henchmen. The march of such a group costs equally many points. */
const HALF_GROUP = 3;
/** Refusal codes, and the more general codes that the notation uses instead. */
const CODE_ALIASES: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  'has-run': 'power-forbids',
  'cannot-run': 'power-forbids',
};
/**
 * Refusal code for a figure that is not activated yet. Ignored in the phase of the figure's team, because cases do not
 * record activations.
 */
const NOT_BEGUN: RefusalCode = 'not-now';

/** Sides of a mission; both play, even if a case has no figures of one side. */
export const MISSION_SIDES = ['heroes', 'mastermind'] as const;
/** The side whose phase comes first in a round. */
const FIRST_SIDE = 'mastermind';

type After = (table: Table, facts: readonly Fact[]) => Table;
type Phases = Pick<Ruleset, 'resolve' | 'phases'>;

/** Returns whether a position belongs to a game with cards and action points. */
export function isMissionPosition(position: Position): boolean {
  return position.pieces.some((piece) => piece.striker !== null);
}

/** Converts an event to a deed; null for an event that games with cards and action points do not have. */
export function toMissionDeed(event: PlayEvent): Deed | null {
  switch (event.event) {
    case 'round':
      return { deed: 'begin-round', round: event.round };
    case 'activate':
      return { deed: 'activate', piece: event.piece, how: event.how, at: null, heal: null };
    case 'activate-respawn':
      return { deed: 'activate', piece: event.piece, how: 'respawn', at: event.at, heal: null };
    case 'respawn':
      return { deed: 'respawn', piece: event.piece, at: event.at, command: 0 };
    case 'spend': {
      const { piece, points, command } = event;
      return { deed: 'spend', piece, points: command ? 0 : points, command: command ? points : 0 };
    }
    case 'command':
      return { deed: 'turn-dial', side: event.side, by: event.points };
    case 'roll':
      return { deed: 'roll', piece: event.piece, declared: event.declared, rolled: event.rolled };
    case 'trigger':
      return { deed: 'trigger', piece: event.piece, card: event.card, reacting: false, command: 0 };
    case 'wound':
      return { deed: 'damage', piece: event.piece, clicks: event.wounds, by: null };
    case 'destroy':
      return { deed: 'destroy', target: event.target };
    case 'defeat':
      return { deed: 'defeat', piece: event.piece, by: null };
    case 'end-activation':
      return { deed: 'end-activation', piece: event.piece };
    case 'end-game':
      return { deed: 'end-game' };
    default:
      return null;
  }
}

/** Returns the refusal codes that stop play. `outOfPhase`: whether the phase of the deed's team is over. */
export function selectStopCodes(codes: readonly RefusalCode[], outOfPhase: boolean): Set<RefusalCode> {
  const counted = codes.filter((code) => outOfPhase || code !== NOT_BEGUN);
  return new Set(counted.map((code) => getOwnProperty(CODE_ALIASES, code) ?? code));
}

/**
 * Returns the figure or group that does a deed in its own turn; null for deeds that are possible at any time, such as
 * reactions.
 */
function actorOf(deed: Deed): string | null {
  switch (deed.deed) {
    case 'activate':
    case 'roll':
    case 'respawn':
    case 'march':
    case 'take':
    case 'deliver':
    case 'shake-off':
      return deed.piece;
    case 'trigger':
      return deed.reacting ? null : deed.piece;
    case 'move':
    case 'interact':
      return deed.of.piece;
    case 'attack':
    case 'demolish':
    case 'break-through':
      return deed.of.attacker;
    default:
      return null;
  }
}

/**
 * Advances a table to the first phase of the round that satisfies `fits`, starting with the current phase. Null if no
 * phase does.
 */
function moveToPhase(
  { resolve, phases }: Phases,
  table: Table,
  after: After,
  fits: (at: Table) => boolean,
): Table | null {
  let now = table;
  for (let left = phases.length; left > 0 && now.round === table.round; left -= 1) {
    if (fits(now)) return now;
    now = after(now, resolve(now, { deed: 'next-phase' }).facts);
  }
  return null;
}

function mayBegin({ resolve }: Phases, table: Table, piece: string): boolean {
  const { reasons } = resolve(table, { deed: 'activate', piece, how: 'gain', at: null, heal: null });
  return reasons.every(({ code }) => code !== NOT_BEGUN);
}

/**
 * Marks a card as a reaction if it is triggered while another unit is active. A defense card also counts as a reaction
 * if no unit is active.
 */
export function markReaction(table: Table, deed: Deed): Deed {
  if (deed.deed !== 'trigger') return deed;
  const card = table.figures.get(deed.piece)?.card;
  const active = table.phase?.piece ?? null;
  const isOwn = active === deed.piece || (active !== null && active === card?.group);
  const defends = deed.card !== null && getOwnProperty(card?.cards, deed.card)?.box === 'defend';
  return { ...deed, reacting: !isOwn && (active !== null || defends) };
}

/**
 * Judges a deed of a case and returns the table on which it was judged. Cases do not record phases, so the round
 * advances to the phase of the deed.
 */
export function judgeDeedInPhase(
  rules: Phases,
  table: Table,
  deed: Deed,
  after: After,
): { readonly ruling: DeedRuling; readonly table: Table; readonly why: Set<RefusalCode> } {
  const actor = actorOf(deed);
  const reached = actor === null ? table : moveToPhase(rules, table, after, (at) => mayBegin(rules, at, actor));
  const now = reached ?? table;
  const ruling = rules.resolve(now, deed);
  const codes = ruling.reasons.map(({ code }) => code);
  return { ruling, table: now, why: selectStopCodes(codes, reached === null) };
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
  const tallied = (tally: Extract<Fact, { fact: 'tallied' }>['tally'], of: string | null, by: number): Fact[] =>
    by === 0 ? [] : [{ fact: 'tallied', piece: id, tally, of, by }];
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

/** Makes the facts for cards, tallies and tokens of a case. The figures must have joined the table already. */
function missionFacts(position: CasePosition, first: string): Fact[] {
  const { pieces, groups, spawns, ammunition, round, tokens = [] } = position;
  const token = (token: string, kind: string, square: string): Fact => {
    return { fact: 'token', token, kind, square, holder: null, strength: null, wounds: 0 };
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
    ...Object.entries(spawns).flatMap(([of, squares]) =>
      // Masterminds use the spawn points of villains.
      squares.map((at) =>
        token(`${of} ${squareName(at)}`, getOwnProperty(kinds, of) ?? TOKEN_KINDS.spawns.villain, squareName(at)),
      ),
    ),
    ...tokens.map(makeCaseTokenFact),
    ...ammunition.map((at) => token(`crate ${squareName(at)}`, TOKEN_KINDS.ammunition, squareName(at))),
    { fact: 'turn', side: FIRST_SIDE, round },
    { fact: 'phase', phase: first, piece: null },
  ];
}

/** Returns the table at the beginning of a case's mission, in the phase of the side that has the turn. */
export function beginMission(rules: Phases, table: Table, position: CasePosition, after: After): Table {
  const begun = after(table, missionFacts(position, rules.phases[0] ?? ''));
  const { turn } = position;
  return turn === null ? begun : (moveToPhase(rules, begun, after, (at) => at.turn === turn) ?? begun);
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
    .map((at): CaseToken => ({ name: `gun ${squareName(at)}`, at, kind: 'turret', strength: null, wounds: null }));
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
  const where = ({ name }: CaseToken): [string, ExpectedResult] => {
    const { at = null, holder = null } = now.get(name) ?? {};
    return [name, makeWordResult(at === null ? (holder ?? GONE) : squareName(at))];
  };
  // A token that left the game has taken the maximum damage.
  const damaged = (token: CaseToken): [string, ExpectedResult] => {
    return [token.name, { kind: 'number', value: now.get(token.name)?.wounds ?? hitsToRemove(token) ?? 0 }];
  };
  const rubble = table.tokens.flatMap(({ kind, at }) => (kind === TOKEN_KINDS.rubble && at !== null ? [at] : []));
  return [
    ['tokens', { kind: 'each', value: new Map(tokens.map(where)) }],
    ['damaged', { kind: 'each', value: new Map(tokens.map(damaged)) }],
    ['debris', makeSetResult(rubble.map(squareName))],
    ['walls_down', makeSetResult(listDestroyedWalls(board, table.board ?? board))],
  ];
}
