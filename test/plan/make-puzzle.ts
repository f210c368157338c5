import { listBoardSquares } from '../../src/board/board';
import { printBoardText } from '../../src/board/board-text';
import { BLOCKING } from '../../src/board/terrain';
import type { Character } from '../../src/catalog/character';
import { squareName } from '../../src/grid/square';
import { parseSharedPosition, printPosition } from '../../src/notation/cases';
import { applyCaseFacts, makeCaseGameFacts } from '../../src/notation/game-of-case';
import { type Candidate, UNLIMITED_SEARCH_WIDTH } from '../../src/plan/candidates';
import type { PlanningContext } from '../../src/plan/evaluation';
import { distanceBetweenBases } from '../../src/plan/position-analysis';
import {
  computePrintedPoints,
  computeTemptation,
  type DecidingRule,
  findDecidingRules,
  type PuzzleOption,
} from '../../src/plan/puzzle/deciding-rule';
import type { StoredPuzzle } from '../../src/plan/puzzle/puzzle';
import { isAheadBy, makePointsContext, type ScoredPlan, scoreEveryPlan } from '../../src/plan/puzzle/score-plans';
import { positionInGame } from '../../src/query/resolve-deed';
import { EDITION_IDS } from '../../src/rules';
import { makePlainHitQuestion, type Ruleset } from '../../src/rules/ruleset';
import { areFriendly } from '../../src/table/allies';
import type { Fact } from '../../src/table/facts';
import { emptyTable } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { seededRandom } from '../helpers/random-position';
import { pickSeveral, type RandomNumbers, randomBelow } from '../helpers/random-table';
import { choosePuzzleOptions, OPTIONS } from './choose-options';
import { applyValidFacts, findPlan, rollForDeed } from './match';
import { randomPlanBoard, randomPlanCharacter } from './tiny-game';

/** A puzzle with measures of its quality. */
export interface MadePuzzle {
  readonly puzzle: StoredPuzzle;
  readonly kind: DecidingRule['kind'];
  /** Codes of the rules that decide: reasons, changed values, `evades`. */
  readonly rules: readonly string[];
  /** Points by which the best plan is better than every other plan. */
  readonly margin: number;
  /** Number of other options that seem as good as the best plan, by printed values. */
  readonly plausible: number;
}

/** Least points by which the best plan is better than every other plan. */
export const LEAST_MARGIN = 5;
const MOST_PLANS = 500;
/** Search width that rejects most positions quickly. */
const NARROW = { squares: 2, uses: 2 };
/** Powers that a player uses or rolls for, which add many plans that differ little. */
const LEFT_OUT = ['perplex', 'support', 'leadership', 'telekinesis', 'mind-control', 'smoke-cloud', 'barrier', 'duo'];
export const PUZZLE_NAMES: Readonly<Record<string, readonly string[]>> = {
  red: ['Heron', 'Marten', 'Otter', 'Wren'],
  blue: ['Stoat', 'Newt', 'Crane', 'Finch'],
};

/** Reads a puzzle's position. Throws a RangeError if it is not valid notation. */
export function readPuzzleTable(rules: Ruleset, position: string): { readonly table: Table; readonly side: string } {
  const read = parseSharedPosition(position, 'puzzle', (id) => (EDITION_IDS as readonly string[]).includes(id));
  if (!read.ok) throw new RangeError(`puzzle: ${JSON.stringify(read.fault)}`);
  const began = read.value.position;
  return { table: applyCaseFacts(emptyTable, makeCaseGameFacts(rules, began, [])), side: began.turn ?? 'red' };
}

/** Prints the position at the start of a turn of self-play: names, one action a side, and powers that need no choice. */
function printTurn(rules: Ruleset, table: Table): string | null {
  const position = getTablePosition(table);
  if (!position || [...table.figures.values()].some(({ captor }) => captor !== null)) return null;
  const counts: Record<string, number> = {};
  const pieces = position.pieces.map((piece) => {
    const place = counts[piece.side] ?? 0;
    counts[piece.side] = place + 1;
    const name = PUZZLE_NAMES[piece.side]?.[place] ?? piece.id;
    return {
      ...piece,
      id: name.slice(0, 1),
      name,
      points: Math.max(30, Math.min(150, Math.round(piece.points / 10) * 10)),
      targets: 1,
      keywords: [],
      powers: piece.powers.filter((power) => !LEFT_OUT.includes(power)).slice(0, 2),
      abilities: piece.abilities.filter((ability) => !LEFT_OUT.includes(ability)),
    };
  });
  if (!counts.red || !counts.blue || pieces.length < 4) return null;
  const { turn, board, objects } = position;
  return printPosition(
    {
      ...position,
      board,
      objects,
      pieces,
      turn,
      round: Math.max(2, position.round),
      order: ['red', 'blue'],
      buildTotals: { red: 100, blue: 100 },
    },
    rules.id,
  );
}

function gistOf(choices: readonly Candidate[]): string {
  return choices
    .map(({ piece, deeds }) =>
      [piece, ...deeds.map((deed) => (deed.deed === 'attack' ? JSON.stringify(deed.aim) : deed.deed))].join(' '),
    )
    .join('|');
}

/** Lists attacks that the rules refuse, though the target is near enough and the printed values are worth it. */
function listRefused(start: PlanningContext): readonly PuzzleOption[] {
  const { ruleset, table, side } = start;
  const position = positionInGame(ruleset, table);
  if (!position) return [];
  const found: { readonly option: PuzzleOption; readonly printed: number }[] = [];
  for (const own of position.pieces)
    for (const foe of position.pieces) {
      const isBusy = own.tokens > 1;
      if (own.side !== side || areFriendly(position, foe.side, side) || isBusy) continue;
      const far = distanceBetweenBases(own.squares, foe.squares);
      const attack = far <= 1 ? 'close' : far <= own.range ? 'ranged' : null;
      if (attack === null || !ruleset.attacks.includes(attack)) continue;
      if (ruleset.hit(position, makePlainHitQuestion(own.id, [foe.id], attack)).legal) continue;
      const deed = { deed: 'attack' as const, attacker: own.id, aim: { pieces: [foe.id] }, attack };
      if (ruleset.resolve(table, deed).legal) continue;
      found.push({
        option: { choices: [{ piece: own.id, deeds: [deed] }], scored: null },
        printed: computePrintedPoints(own, foe),
      });
    }
  return found.sort((a, b) => b.printed - a.printed).map(({ option }) => option);
}

export function codesOf({ reasons, changes, evades }: DecidingRule): readonly string[] {
  return [
    ...reasons.map(({ code }) => code),
    ...changes.map(({ change }) => change.source),
    ...(evades ? ['evades'] : []),
  ];
}

/** Makes a puzzle of a position. Null if no plan is clearly the best, or no rule decides. */
export function makePuzzle(ruleset: Ruleset, position: string, random: RandomNumbers): MadePuzzle | null {
  const { table, side } = readPuzzleTable(ruleset, position);
  const start = makePointsContext(ruleset, table, side);
  const few = scoreEveryPlan(start, NARROW, MOST_PLANS);
  const [leader, runnerUp] = few ?? [];
  if (!leader || !runnerUp || leader.course.choices.length === 0) return null;
  if (!isAheadBy(leader, runnerUp, LEAST_MARGIN)) return null;
  // Ends early at a plan that is as good, because most positions have one.
  const isRival = (plan: ScoredPlan) =>
    !isAheadBy(leader, plan, LEAST_MARGIN) &&
    JSON.stringify(plan.course.choices) !== JSON.stringify(leader.course.choices);
  const all = scoreEveryPlan(start, UNLIMITED_SEARCH_WIDTH, MOST_PLANS, isRival);
  const [best, second] = all ?? [];
  if (!all || !best || !second || best.course.choices.length === 0) return null;
  if (!isAheadBy(best, second, LEAST_MARGIN)) return null;
  const options = choosePuzzleOptions(
    all.map((scored): PuzzleOption => ({ choices: scored.course.choices, scored })),
    listRefused(start)[0],
    ({ choices }) => gistOf(choices),
    ({ choices }) => computeTemptation(start, choices),
    ({ choices }) => choices.length <= 2,
  );
  if (options.length < 4) return null;
  const rules = findDecidingRules(start, options, 0);
  const [rule] = rules;
  if (!rule) return null;
  const printed = options.map(({ choices }) => computeTemptation(start, choices));
  const plausible = printed.slice(1).filter((each) => each >= (printed[0] ?? 0) - 3).length;
  const plans = pickSeveral(random, options, OPTIONS).map(({ choices }) => choices.map(({ deeds }) => deeds));
  return {
    puzzle: { position, plans },
    kind: rule.kind,
    rules: rules.flatMap(codesOf),
    margin: best.score - second.score,
    plausible,
  };
}

const SIDES = ['red', 'blue'] as const;
/** Number of turns of self-play before the last position. */
const TURNS = 3;
/** Number of search steps for each turn of self-play. */
const STEPS = 16;

/** Least number of powers and abilities of a figure, because they decide the more instructive puzzles. */
const LEAST_POWERS = 2;
const MOST_DRAWS = 8;

/** Draws a character until it has enough powers. Editions have few of the powers of `randomPlanCharacter`. */
function drawPuzzleCharacter(random: RandomNumbers, rules: Ruleset, id: string): Character {
  let most: { readonly character: Character; readonly count: number } | null = null;
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const character = randomPlanCharacter(random, rules, id, false);
    const [first] = character.dial;
    const powers = [first?.speed, first?.attack, first?.defense, first?.damage].flatMap((each) => each?.power ?? []);
    const count = [...powers, ...character.abilities].filter((each) => !LEFT_OUT.includes(each)).length;
    if (count >= LEAST_POWERS) return character;
    if (!most || count > most.count) most = { character, count };
  }
  return most?.character ?? randomPlanCharacter(random, rules, id, false);
}

/** Makes a game in which the sides are already close: 2 to 4 figures a side, anywhere on a small map. */
function makeCloseOpening(random: RandomNumbers, rules: Ruleset): Table {
  const board = randomPlanBoard(random, 7 + randomBelow(random, 3), 6 + randomBelow(random, 3));
  const free = listBoardSquares(board).filter((square) => ((board.terrain[square] ?? 0) & BLOCKING) === 0);
  const each = 2 + randomBelow(random, 3);
  const places = pickSeveral(random, free, each * 2 + 1).map(squareName);
  const facts: Fact[] = [
    {
      fact: 'began',
      edition: rules.id,
      buildTotal: 100,
      actionTotal: 1,
      players: SIDES.map((side) => ({ side, name: side })),
    },
    { fact: 'mapped', name: '', map: printBoardText(board), starts: {} },
  ];
  for (const [place, at] of places.slice(0, each * 2).entries()) {
    const [piece, side] = [`P${place}`, SIDES[place % 2] ?? 'red'];
    const character = drawPuzzleCharacter(random, rules, piece);
    facts.push({ fact: 'joined', piece, side, character, points: character.starts[0]?.points ?? 0, click: 1 });
    facts.push({ fact: 'placed', piece, squares: [at], how: 'placed' });
  }
  const lies = places[each * 2];
  if (lies !== undefined && random() < 0.4)
    facts.push({ fact: 'object', object: 'crate', kind: 'light', square: lies });
  return applyValidFacts(emptyTable, facts);
}

/** Plays turns from an opening, and returns the table at the start of each turn. */
function playTurns(random: RandomNumbers, rules: Ruleset, opening: Table): readonly Table[] {
  let table = applyValidFacts(opening, [{ fact: 'turn', side: 'red', round: 2 }]);
  const begun = [table];
  for (let turn = 0; turn < TURNS; turn++) {
    const side = SIDES[turn % 2] ?? 'red';
    for (const { deed } of findPlan(rules, table, side, { goal: 'points' }, STEPS)?.steps ?? []) {
      const facts = rollForDeed(random, rules, table, deed);
      if (facts) table = applyValidFacts(table, facts);
    }
    table = applyValidFacts(table, rules.resolve(table, { deed: 'end-turn', side }).facts);
    const next = SIDES[(turn + 1) % 2] ?? 'red';
    if (table.turn !== next)
      table = applyValidFacts(table, rules.resolve(table, { deed: 'begin-turn', side: next }).facts);
    begun.push(table);
  }
  return begun;
}

/** Makes the puzzle of one game of self-play, from its first position that has one. Null if no position has. */
export function makePuzzleOfGame(rules: Ruleset, seed: number): MadePuzzle | null {
  const random = seededRandom(seed + 59_000);
  for (const table of playTurns(random, rules, makeCloseOpening(random, rules))) {
    const position = printTurn(rules, table);
    const made = position && makePuzzle(rules, position, random);
    if (made) return made;
  }
  return null;
}
