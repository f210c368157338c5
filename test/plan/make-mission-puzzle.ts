import { printPosition } from '../../src/notation/cases';
import { planMission } from '../../src/plan/plan-mission';
import { distanceBetweenBases } from '../../src/plan/position-analysis';
import {
  computeMissionTemptation,
  findMissionDecidingRules,
  type MissionPuzzleOption,
} from '../../src/plan/puzzle/mission-deciding-rule';
import {
  countMissionGains,
  extendMissionCourse,
  type MissionAttack,
  type MissionCourse,
  type MissionPuzzleStart,
  makeMissionPuzzleStart,
  type ScoredMissionPlan,
  scoreMissionCourse,
} from '../../src/plan/puzzle/score-mission-plans';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Deed } from '../../src/rules/table-deed';
import type { Piece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';
import { ADVANCE, countActionPoints } from '../../src/table/striker';
import { listStrikes } from '../../src/table/strikes';
import type { Figure, Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { getTally } from '../../src/table/tallies';
import { seededRandom } from '../helpers/random-position';
import { pickSeveral, type RandomNumbers } from '../helpers/random-table';
import { choosePuzzleOptions, OPTIONS } from './choose-options';
import { codesOf, LEAST_MARGIN, type MadePuzzle, readPuzzleTable } from './make-puzzle';
import { applyValidFacts } from './match';
import { drawMissionPosition } from './mission-opening';

/** Maximum number of attacks in a plan. A plan also has at most one move. */
const MOST_ATTACKS = 2;

/** A plan of a mission's puzzle, before its risks are computed. */
interface MissionLine {
  readonly deeds: readonly Deed[];
  readonly course: MissionCourse;
}

interface ScoredMissionLine {
  readonly deeds: readonly Deed[];
  readonly scored: ScoredMissionPlan;
}

/**
 * Lists every plan of a side: one activation of a figure, with at most one move and at most two attacks that cause
 * wounds, in any order. Of plans that lead to the same table, only the first is listed.
 */
function listMissionLines(start: MissionPuzzleStart): readonly MissionLine[] {
  const { table, side } = start;
  const seen = new Set<string>();
  const lines: MissionLine[] = [];
  const extend = ({ course, deeds }: MissionLine, piece: string, moves: number, attacks: number): void => {
    const key = stateOf(course.table);
    if (seen.has(`${key} ${moves} ${attacks}`)) return;
    seen.add(`${key} ${moves} ${attacks}`);
    if (!seen.has(key)) lines.push({ course, deeds });
    seen.add(key);
    const next = [
      ...(attacks > 0 ? listPuzzleAttacks(start, course.table, piece) : []),
      ...(moves > 0 ? listPuzzleMoves(start, course.table, piece) : []),
    ];
    for (const deed of next) {
      const longer = extendMissionCourse(start, course, deed);
      const isMove = deed.deed === 'move';
      const left = isMove ? ([moves - 1, attacks] as const) : ([moves, attacks - 1] as const);
      if (longer) extend({ course: longer, deeds: [...deeds, deed] }, piece, ...left);
    }
  };
  for (const figure of table.figures.values()) {
    if (figure.side !== side || figure.defeated) continue;
    const deed: Deed = { deed: 'activate', piece: figure.piece, how: 'gain' };
    const begun = extendMissionCourse(start, { table, steps: [] }, deed);
    if (begun) extend({ course: begun, deeds: [deed] }, figure.piece, 1, MOST_ATTACKS);
  }
  return lines;
}

function compareScores(a: ScoredMissionLine, b: ScoredMissionLine): number {
  return a.scored.net.numerator < b.scored.net.numerator ? 1 : -1;
}

/** Scores every plan of a side, and sorts them best first. */
export function scoreEveryMissionPlan(start: MissionPuzzleStart): readonly ScoredMissionLine[] {
  return listMissionLines(start)
    .map(({ deeds, course }) => ({ deeds, scored: scoreMissionCourse(start, course) }))
    .sort(compareScores);
}

/**
 * Scores every plan of a side, best first. Null if no plan is clearly the best. Ends early then: plans are scored in the
 * order of their gains, and no score is larger than the gain.
 */
function scoreIfClear(start: MissionPuzzleStart): readonly ScoredMissionLine[] | null {
  const margin = BigInt(LEAST_MARGIN) * start.units;
  const lines = listMissionLines(start).map((line) => {
    const { won, spent } = countMissionGains(start, line.course);
    return { ...line, gain: won - spent };
  });
  lines.sort((a, b) => (a.gain < b.gain ? 1 : a.gain > b.gain ? -1 : 0));
  const found: ScoredMissionLine[] = [];
  let [best, second] = [-margin * 1_000_000n, -margin * 1_000_000n];
  for (const { deeds, course, gain } of lines) {
    // All plans that are left are worse than the second.
    if (gain <= second && best - second < margin) return null;
    const scored = scoreMissionCourse(start, course);
    found.push({ deeds, scored });
    const net = scored.net.numerator;
    if (net > best) [best, second] = [net, best];
    else if (net > second) second = net;
  }
  return best - second < margin ? null : found.sort(compareScores);
}

/** Returns a key of everything that a score depends on. */
function stateOf(table: Table): string {
  return [...table.figures.values()]
    .map((figure) =>
      [
        figure.piece,
        figure.squares.join(),
        figure.defeated,
        countActionPoints(table, figure),
        JSON.stringify(figure.tallies),
      ].join(' '),
    )
    .join('|');
}

function listPuzzleAttacks(start: MissionPuzzleStart, table: Table, piece: string): readonly MissionAttack[] {
  return listPlainAttacks(start, table, piece).filter((deed) => start.ruleset.resolve(table, deed).legal);
}

/** Lists the attacks of a figure on each opponent at any distance, legal or not, with useful amounts of aim. */
function listPlainAttacks({ side }: MissionPuzzleStart, table: Table, piece: string): readonly MissionAttack[] {
  const figure = table.figures.get(piece);
  if (!figure || figure.defeated) return [];
  return [...table.figures.values()].flatMap((foe) => {
    if (foe.side === side || foe.defeated || foe.squares.length === 0) return [];
    const far = distanceBetweenBases(figure.squares, foe.squares);
    return listStrikes(figure).flatMap(({ attack, card, strength }): MissionAttack[] => {
      if (strength === null || attack === 'hurl' || (attack === 'melee' && far > 1)) return [];
      const past = attack === 'ranged' ? Math.max(0, far - 3) : 0;
      return Array.from({ length: past + 1 }, (_, aim) => ({
        ...{ deed: 'attack', attacker: piece, target: { piece: foe.piece }, attack, card, strength, anew: true },
        ...(aim > 0 ? { aim } : {}),
      }));
    });
  });
}

function listPuzzleMoves({ ruleset }: MissionPuzzleStart, table: Table, piece: string): readonly Deed[] {
  const [position, figure] = [getTablePosition(table), table.figures.get(piece)];
  if (!position || !figure || figure.defeated) return [];
  return [false, true].flatMap((run): Deed[] => {
    const actionPoints = countActionPoints(table, figure);
    const question = { piece, action: ADVANCE, carrying: null, mode: null, actionPoints, run };
    return ruleset
      .reach(position, question)
      .ends.filter(({ squares }) => squares.join() !== figure.squares.join())
      .map(({ squares }) => ({ deed: 'move', piece, to: squares, action: ADVANCE, ...(run ? { run } : {}) }));
  });
}

/**
 * Lists plans whose last attack the rules refuse, the most tempting first: a first attack, or a second one that the
 * action points do not pay for.
 */
function listRefusedPlans(start: MissionPuzzleStart): readonly MissionPuzzleOption[] {
  const { table, side, ruleset } = start;
  const found: { readonly option: MissionPuzzleOption; readonly printed: number }[] = [];
  const collect = (course: MissionCourse, deeds: readonly Deed[], piece: string, attacks: number): void => {
    for (const attack of listPlainAttacks(start, course.table, piece)) {
      const plan = [...deeds, attack];
      const longer = attack.aim ? null : extendMissionCourse(start, course, attack);
      if (longer && attacks > 1) collect(longer, plan, piece, attacks - 1);
      const { legal, hit } = ruleset.resolve(course.table, attack);
      if (legal || attack.aim || !hit) continue;
      found.push({ option: { deeds: plan, scored: null }, printed: computeMissionTemptation(start, plan) });
    }
  };
  for (const figure of table.figures.values()) {
    const deed: Deed = { deed: 'activate', piece: figure.piece, how: 'gain' };
    const begun = figure.side === side && !figure.defeated && extendMissionCourse(start, { table, steps: [] }, deed);
    if (begun) collect(begun, [deed], figure.piece, MOST_ATTACKS);
  }
  return found.sort((a, b) => b.printed - a.printed).map(({ option }) => option);
}

function gistOf(deeds: readonly Deed[]): string {
  return deeds
    .map((deed) =>
      deed.deed === 'attack'
        ? JSON.stringify((deed as MissionAttack).target)
        : JSON.stringify([deed.deed, 'piece' in deed ? deed.piece : '']),
    )
    .join('|');
}

/** Makes a puzzle of a mission's position. Null if no plan is clearly the best, or no rule decides. */
export function makeMissionPuzzle(ruleset: Ruleset, position: string, random: RandomNumbers): MadePuzzle | null {
  const { table, side } = readPuzzleTable(ruleset, position);
  const start = makeMissionPuzzleStart(ruleset, table, side);
  const plans = scoreIfClear(start);
  const [best, second] = plans ?? [];
  if (!plans || !best || !second || best.deeds.length === 1) return null;
  const options = choosePuzzleOptions<MissionPuzzleOption>(
    plans,
    listRefusedPlans(start)[0],
    ({ deeds }) => gistOf(deeds),
    ({ deeds }) => computeMissionTemptation(start, deeds),
  );
  if (options.length < 4) return null;
  const rules = findMissionDecidingRules(start, options, 0);
  const [rule] = rules;
  if (!rule) return null;
  const printed = options.map(({ deeds }) => computeMissionTemptation(start, deeds));
  const plausible = printed.slice(1).filter((each) => each >= (printed[0] ?? 0) - 3).length;
  return {
    puzzle: { position, plans: pickSeveral(random, options, OPTIONS).map(({ deeds }) => [deeds]) },
    kind: rule.kind,
    rules: rules.flatMap(codesOf),
    margin: best.scored.score - second.scored.score,
    plausible,
  };
}

/** Maximum number of deeds of a phase. */
const MOST_DEEDS = 40;

/** Plays the phase of a side. Returns the table at the start of the next phase. */
function playPhase(rules: Ruleset, begun: Table): Table {
  let table = begun;
  for (let deeds = 0; deeds < MOST_DEEDS && table.turn === begun.turn; deeds++) {
    const search = planMission(rules, table, { side: begun.turn ?? '', manner: 'bold', strength: 'learner' });
    let next = search.next();
    while (!next.done) next = search.next();
    const deed = deeds === MOST_DEEDS - 1 ? { deed: 'next-phase' as const } : next.value.steps[0]?.deed;
    const ruling = rules.resolve(table, deed ?? { deed: 'next-phase' });
    table = applyValidFacts(table, ruling.legal ? ruling.facts : rules.resolve(table, { deed: 'next-phase' }).facts);
  }
  return table;
}

/** Prints the position at the start of a phase. Null if a side has no figures left. */
function printPhase(rules: Ruleset, table: Table, drawn: Position): string | null {
  const position = getTablePosition(table);
  const standing = [...table.figures.values()].filter(({ defeated, squares }) => !defeated && squares.length > 0);
  if (!position || new Set(standing.map(({ side }) => side)).size < 2) return null;
  const pieces = drawn.pieces.flatMap((piece): Piece[] => {
    const figure = standing.find((each) => each.piece === piece.id);
    return figure && piece.striker
      ? [{ ...piece, squares: figure.squares, striker: stateOfFigure(table, figure, piece.striker) }]
      : [];
  });
  return printPosition({ ...drawn, pieces, turn: table.turn, round: Math.max(2, table.round) }, rules.id);
}

function stateOfFigure(
  table: Table,
  figure: Figure,
  striker: NonNullable<Piece['striker']>,
): NonNullable<Piece['striker']> {
  const boxes = Object.fromEntries(
    Object.entries(striker.boxes).map(([box, each]) => [box, { ...each, wounds: getTally(figure, 'wounds', box) }]),
  );
  const cards = Object.fromEntries(
    Object.entries(striker.cards).map(([card, each]) => [
      card,
      { ...each, wounds: getTally(figure, 'card-wounds', card) },
    ]),
  );
  const slotted = [...Object.values(boxes), ...Object.values(cards)].reduce((sum, { wounds }) => sum + wounds, 0);
  const wounds = slotted + getTally(figure, 'wounds');
  return { ...striker, actionPoints: countActionPoints(table, figure), wounds, boxes, cards };
}

/** Makes the puzzle of one short mission, from the first phase that has one. Null if no phase has. */
export function makePuzzleOfMission(rules: Ruleset, seed: number): MadePuzzle | null {
  const random = seededRandom(seed + 61_000);
  const drawn = drawMissionPosition(random);
  let { table } = readPuzzleTable(rules, printPosition(drawn, rules.id));
  for (const side of ['mastermind', 'heroes']) {
    if (table.turn !== side) break;
    const position = printPhase(rules, table, drawn);
    const made = position && makeMissionPuzzle(rules, position, random);
    if (made) return made;
    table = playPhase(rules, table);
  }
  return null;
}
