import { type Board, listBoardSquares } from '../../src/board/board';
import { parseBoardText, printBoardText } from '../../src/board/board-text';
import { DEMO_MAPS } from '../../src/board/demo';
import { BLOCKING } from '../../src/board/terrain';
import type { Character } from '../../src/catalog/character';
import { DEMO_FORCES } from '../../src/catalog/demo';
import { parseSquare, squareAt, squareName } from '../../src/grid/square';
import { NO_PATH } from '../../src/plan/path-length';
import type { Plan, PlannerGoal } from '../../src/plan/plan';
import { planToWin } from '../../src/plan/plan-to-win';
import { analyzePosition } from '../../src/plan/position-analysis';
import { planTurn } from '../../src/plan/search';
import { walkingDistance } from '../../src/plan/walking-distance';
import type { Ruleset } from '../../src/rules/ruleset';
import type { TableDeed } from '../../src/rules/table-deed';
import type { OpponentSettings } from '../../src/table/app-player';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import { countClicksLeft, type Table } from '../../src/table/table';
import { seededRandom } from '../helpers/random-position';
import { pickOne, pickSeveral, type RandomNumbers, randomBelow } from '../helpers/random-table';
import { randomPlanBoard, randomPlanCharacter } from './tiny-game';

/** Chooses the plans of one side: by a random goal for each turn, by points alone, or to win. */
export type MatchPlayer = 'random-goal' | 'points' | OpponentSettings;

/** Settings of a game between two planners. */
export interface MatchSettings {
  readonly seed: number;
  /** The demo forces, or the number of invented characters for each side. */
  readonly forces: 'demo' | number;
  /** Number of search steps for each plan. */
  readonly steps: number;
  readonly rounds: number;
  /** Players of the first and the second side; random goals by default. */
  readonly players?: readonly [MatchPlayer, MatchPlayer];
  /** Gives both sides the same characters: the first force. */
  readonly isMirrored?: boolean;
  /** Id of a demo map; a small random map by default. */
  readonly map?: string;
}

/** Statistics of one side in a game. */
export interface SideRecord {
  turns: number;
  attacks: number;
  /** Sum of the distances of each figure to its nearest opponent at the ends of turns, and the number of figures. */
  distance: number;
  figures: number;
}

export interface MatchResult {
  readonly turns: number;
  readonly deeds: number;
  /** Number of planned deeds that were skipped because an earlier deed of the plan made them impossible. */
  readonly passed: number;
  /** First deeds of plans that the rules refused, and errors of the rules or the planner. */
  readonly refused: readonly string[];
  /** True if one side lost all figures before the last round ended. */
  readonly decided: boolean;
  /** Number of turns that ended because a side reached the maximum number of plans. */
  readonly stuck: number;
  readonly plans: number;
  readonly milliseconds: number;
  readonly turnsBegun: readonly Table[];
  /** The side that won, also by points at the end of the last round; null for a draw. */
  readonly winner: string | null;
  /** Points of red's figures in play less those of blue's, each by its share of clicks left. */
  readonly margin: number;
  readonly round: number;
  readonly records: readonly [SideRecord, SideRecord];
}

const SIDES = ['red', 'blue'] as const;
const WIDE = 8;
const HIGH = 7;

/** Maximum number of plans that a side carries out in one turn. */
const DEEDS = 24;

export function applyValidFacts(table: Table, facts: readonly Fact[]): Table {
  const folded = fold(facts, table);
  const [odd] = folded.rejected;
  if (odd) throw new Error(`strange fact ${odd.code} ${odd.detail}: ${JSON.stringify(facts[odd.index])}`);
  return folded.table;
}

function forcesOf(
  random: RandomNumbers,
  rules: Ruleset,
  forces: MatchSettings['forces'],
): readonly (readonly Character[])[] {
  if (forces === 'demo') return DEMO_FORCES.map(({ characters }) => characters);
  return SIDES.map((side) =>
    Array.from({ length: forces }, (_, place) => randomPlanCharacter(random, rules, `${side}${place}`, false)),
  );
}

/** Map of a match, and the squares where each side starts. */
interface MatchMap {
  readonly board: Board;
  readonly starts: readonly (readonly number[])[];
}

function makeMatchMap(random: RandomNumbers, map: string | undefined): MatchMap {
  const sheet = DEMO_MAPS.find(({ id }) => id === map);
  if (!sheet) {
    if (map !== undefined) throw new RangeError(`no demo map ${map}`);
    for (;;) {
      const board = randomPlanBoard(random, WIDE, HIGH);
      const starts = listConnectedStarts(board);
      if (starts.every((squares) => squares.length >= LEAST_STARTS)) return { board, starts };
    }
  }
  // Planners open no doors, so all doors are open.
  const parsed = parseBoardText(sheet.map.replaceAll('===', '   ').replaceAll('!', ' '));
  if (!parsed.ok) throw new RangeError(`demo map ${map} is invalid`);
  const starts = SIDES.map((side) => (sheet.starts[side] ?? []).flatMap((name) => parseSquare(name) ?? []));
  return { board: parsed.value, starts };
}

/** Rows of a random map in which each side starts. */
const START_ROWS = [
  [0, 1],
  [HIGH - 2, HIGH - 1],
];

/** Least number of starting squares of a side. */
const LEAST_STARTS = 8;

/** Lists the starting squares of each side that are connected on foot. Without connection, no game is decided. */
function listConnectedStarts(board: Board): readonly (readonly number[])[] {
  const open = listBoardSquares(board).filter((square) => ((board.terrain[square] ?? 0) & BLOCKING) === 0);
  const groups = open.map((from) => open.filter((to) => walkingDistance(board, [from], [to]) < NO_PATH));
  const largest = groups.reduce((most, group) => (group.length > most.length ? group : most), []);
  return START_ROWS.map((rows) => largest.filter((square) => rows.includes(square >> 6)));
}

/** Makes the start of a game: the sides are at opposite ends of a map. */
export function makeMatchOpening(
  random: RandomNumbers,
  rules: Ruleset,
  forces: MatchSettings['forces'],
  { map, isMirrored = false, rounds = null }: { map?: string; isMirrored?: boolean; rounds?: number | null } = {},
): Table {
  const { board, starts } = makeMatchMap(random, map);
  const isFree = (square: number) => ((board.terrain[square] ?? 0) & BLOCKING) === 0;
  const players = SIDES.map((side) => ({ side, name: side }));
  const buildTotal = 300;
  const facts: Fact[] = [
    { fact: 'began', edition: rules.id, buildTotal, actionTotal: rules.actionTotal(buildTotal), players },
    { fact: 'mapped', name: 'Yard', map: printBoardText(board), starts: {} },
  ];
  if (rounds !== null) facts.push({ fact: 'limit', ms: null, rounds });
  const both = forcesOf(random, rules, forces);
  const mirrored = pickOne(random, isMirrored ? both : []) ?? null;
  for (const [end, each] of both.entries()) {
    const characters = mirrored ?? each;
    const places = pickSeveral(random, (starts[end] ?? []).filter(isFree), characters.length);
    for (const [place, character] of characters.entries()) {
      const [piece, side] = [`${end}${place}`, SIDES[end] ?? 'red'];
      const { points = 0, click = 1 } = character.starts[0] ?? {};
      facts.push({ fact: 'joined', piece, side, character, points, click });
      facts.push({ fact: 'placed', piece, squares: [squareName(places[place] ?? 0)], how: 'placed' });
    }
  }
  for (const object of ['o1', 'o2'])
    facts.push({
      fact: 'object',
      object,
      kind: 'light',
      square: squareName(squareAt(randomBelow(random, Math.min(WIDE, board.width)), board.height >> 1)),
    });
  return applyValidFacts(emptyTable, facts);
}

function standing(table: Table, side: string): readonly string[] {
  return [...table.figures.values()]
    .filter((figure) => figure.side === side && !figure.defeated && figure.captor === null)
    .map(({ piece }) => piece);
}

/**
 * Picks a random goal for the planner. Goals like the weakest opponent or a central square lead to fights; with points
 * as the goal, sides stay apart.
 */
function goalOf(random: RandomNumbers, table: Table, side: string): PlannerGoal {
  const roll = randomBelow(random, 10);
  const weakest = standing(table, side === 'red' ? 'blue' : 'red')
    .map((piece) => table.figures.get(piece))
    .flatMap((figure) => (figure ? [{ piece: figure.piece, left: countClicksLeft(figure) }] : []))
    .sort((a, b) => a.left - b.left)[0];
  const own = pickOne(random, standing(table, side));
  if (roll < 6 && weakest) return { goal: 'knock-out', piece: weakest.piece };
  if (roll < 8) return { goal: 'hold', square: squareAt(3 + randomBelow(random, 2), HIGH >> 1) };
  if (roll === 8 && own !== undefined) return { goal: 'keep', piece: own };
  return { goal: 'points' };
}

/**
 * Returns the best plan after a number of search steps, or the first plan if it takes longer. Null if there is no plan.
 */
export function findPlan(rules: Ruleset, table: Table, side: string, goal: PlannerGoal, steps: number): Plan | null {
  const search = planTurn(rules, table, { side, goal });
  let next = search.next();
  for (let step = 1; !next.done && (step < steps || next.value.plans.length === 0); step++) next = search.next();
  return next.value.plans[0] ?? null;
}

/** Rolls dice for a deed and returns its facts. Null if the rules refuse the deed. */
export function rollForDeed(
  random: RandomNumbers,
  ruleset: Ruleset,
  table: Table,
  deed: TableDeed,
): readonly Fact[] | null {
  const d6 = () => 1 + randomBelow(random, 6);
  const dice = [d6(), d6()];
  let told: TableDeed = deed;
  if (deed.deed === 'attack') told = { ...deed, dice };
  if (deed.deed === 'move') told = { ...deed, breakAway: d6() };
  if (deed.deed === 'use') {
    const due = ruleset
      .reminders(table)
      .find((each) => each.due === 'use' && each.piece === deed.piece && each.power === deed.power);
    const asks = due?.due === 'use' ? due.dice : 'none';
    if (asks === 'die') told = { ...deed, die: d6() };
    if (asks === 'check') told = { ...deed, dice, die: d6() };
  }
  for (;;) {
    const { legal, facts, open } = ruleset.resolve(table, told);
    if (!legal) return null;
    if (told.deed !== 'attack') return facts;
    const { evade = {}, shape = {} } = told;
    const roll = open.find(
      (each) =>
        (each.open === 'evade' && evade[each.piece] === undefined) ||
        (each.open === 'shape' && shape[each.piece] === undefined),
    );
    if (!roll) return facts;
    told =
      roll.open === 'evade'
        ? { ...told, evade: { ...evade, [roll.piece]: d6() } }
        : { ...told, shape: { ...shape, [roll.piece]: d6() } };
  }
}

/** Finds the plan of a player; null if there is none. */
function findPlanOf(
  rules: Ruleset,
  table: Table,
  side: string,
  player: MatchPlayer,
  goal: PlannerGoal,
  steps: number,
): Plan | null {
  if (typeof player === 'string') return findPlan(rules, table, side, goal, steps);
  const search = planToWin(rules, table, { side, ...player }, (taken) => taken / steps);
  let next = search.next();
  while (!next.done) next = search.next();
  return next.value.plans[0] ?? null;
}

/** Returns the side with more points in play; null if equal. */
function findLeader(table: Table): string | null {
  const [red = 0, blue = 0] = SIDES.map((side) =>
    standing(table, side).reduce((sum, piece) => sum + (table.figures.get(piece)?.points ?? 0), 0),
  );
  return red === blue ? null : red > blue ? SIDES[0] : SIDES[1];
}

function countMargin(table: Table): number {
  let margin = 0;
  for (const figure of table.figures.values()) {
    if (figure.defeated || figure.captor !== null) continue;
    const share =
      (1 + countClicksLeft(figure) / countClicksLeft({ character: figure.character, click: figure.start })) / 2;
    margin += (figure.side === SIDES[0] ? 1 : -1) * figure.points * share;
  }
  return Math.round(margin);
}

export function playMatch(rules: Ruleset, settings: MatchSettings): MatchResult {
  const { seed, forces, steps, rounds, players = ['random-goal', 'random-goal'], map, isMirrored = false } = settings;
  const random = seededRandom(seed + 300);
  let table = makeMatchOpening(random, rules, forces, {
    isMirrored,
    ...(map !== undefined && { map }),
    rounds: settings.players ? rounds : null,
  });
  const records: [SideRecord, SideRecord] = [
    { turns: 0, attacks: 0, distance: 0, figures: 0 },
    { turns: 0, attacks: 0, distance: 0, figures: 0 },
  ];
  const refused: string[] = [];
  const turnsBegun: Table[] = [];
  const count = { turns: 0, deeds: 0, passed: 0, stuck: 0, plans: 0, milliseconds: 0 };
  const isDecided = () => table.ended !== null || SIDES.some((side) => standing(table, side).length === 0);
  const give = (deed: 'begin-turn' | 'end-turn', side: string) => {
    const { facts } = rules.resolve(table, { deed, side });
    table = applyValidFacts(table, facts);
  };
  /** Carries out the best plan. Returns false if no deed was carried out. */
  const act = (side: string, goal: PlannerGoal, player: MatchPlayer, record: SideRecord): boolean => {
    const start = performance.now();
    const plan = findPlanOf(rules, table, side, player, goal, steps);
    count.milliseconds += performance.now() - start;
    count.plans++;
    const [first] = plan?.steps ?? [];
    if (!plan || !first) return false;
    for (const [place, { deed, piece }] of plan.steps.entries()) {
      const goesOn = table.underway?.piece === piece && piece === first.piece && 'action' in deed;
      if (place > 0 && !(goesOn && deed.action === table.underway?.action)) break;
      const facts = rollForDeed(random, rules, table, deed);
      if (!facts) {
        if (place > 0) count.passed++;
        else refused.push(`seed ${seed}, ${rules.id}, round ${table.round}: ${JSON.stringify(deed)}`);
        return place > 0;
      }
      count.deeds++;
      if (deed.deed === 'attack') record.attacks++;
      table = applyValidFacts(table, facts);
    }
    return true;
  };
  for (let turn = 0; turn < rounds * 2 && !isDecided(); turn++) {
    const side = SIDES[turn % 2] ?? 'red';
    const player = players[turn % 2] ?? 'random-goal';
    const record = records[turn % 2] ?? records[0];
    give('begin-turn', side);
    turnsBegun.push(table);
    count.turns++;
    record.turns++;
    const goal: PlannerGoal = player === 'random-goal' ? goalOf(random, table, side) : { goal: 'points' };
    let done = 0;
    try {
      while (done < DEEDS && !isDecided() && act(side, goal, player, record)) done++;
      if (done === DEEDS) count.stuck++;
      const looking = isDecided() ? null : analyzePosition(rules, table, side);
      for (const { squares } of looking?.own ?? []) {
        record.distance += looking?.away(squares) ?? 0;
        record.figures++;
      }
      give('end-turn', side);
    } catch (error) {
      refused.push(
        `seed ${seed}, ${rules.id}, round ${table.round}, ${JSON.stringify(goal)}: ${error instanceof Error ? error.stack : error}`,
      );
      break;
    }
  }
  const alive = SIDES.filter((side) => standing(table, side).length > 0);
  const winner = alive.length === 1 ? (alive[0] ?? null) : (table.ended?.winner ?? findLeader(table));
  return {
    ...count,
    refused,
    decided: isDecided(),
    turnsBegun,
    winner,
    margin: countMargin(table),
    round: table.round,
    records,
  };
}
