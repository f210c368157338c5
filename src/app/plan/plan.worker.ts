import { type LogEntry, makeLog } from '../../game/log';
import type { AppChoice, RerollChoice } from '../../plan/app-choice';
import { decideOpenChoices, type OpenChoiceRequest } from '../../plan/open-choices';
import { STEP_SEARCH_MS } from '../../plan/opponent-settings';
import { placeSide } from '../../plan/placement';
import type { PlannerGoal, PlanProgress, PlanRequirement, SquareScore } from '../../plan/plan';
import { type MissionTurnProgress, planMission } from '../../plan/plan-mission';
import { planToWin } from '../../plan/plan-to-win';
import { type SolvedPuzzle, type StoredPuzzle, solvePuzzle } from '../../plan/puzzle/puzzle';
import { decideReroll } from '../../plan/reroll-choice';
import { type ReviewedTurn, reviewTurns } from '../../plan/review';
import { scoreSquares } from '../../plan/score-squares';
import { planTurn } from '../../plan/search';
import { editionById } from '../../rules/editions';
import { applyHouseRules } from '../../rules/house-rules';
import type { Ruleset } from '../../rules/ruleset';
import type { TableDeed } from '../../rules/table-deed';
import type { OpponentSettings } from '../../table/app-player';
import type { Table } from '../../table/table';
import { serveCalls } from '../worker-calls';

/** Request to the planner: the rest of a turn, the squares of one figure, the turns of a game, or a puzzle. */
export type PlannerRequest =
  | {
      readonly ask: 'turn';
      readonly edition: string;
      readonly table: Table;
      readonly side: string;
      readonly goal: PlannerGoal;
      /** Limits the plan to one figure. Omitted for the entire side. */
      readonly piece?: string;
      /** Requirement that every plan must meet. */
      readonly must?: PlanRequirement;
      /** How the app plays the side. Omitted if a person asks for plans. */
      readonly opponent?: OpponentSettings;
    }
  | {
      readonly ask: 'squares';
      readonly edition: string;
      readonly table: Table;
      readonly piece: string;
      readonly goal: PlannerGoal;
    }
  | {
      /** The next step of a side of a mission that the app plays. */
      readonly ask: 'mission';
      readonly edition: string;
      readonly table: Table;
      readonly side: string;
      readonly opponent: OpponentSettings;
    }
  | {
      readonly ask: 'review';
      readonly edition: string;
      readonly game: string;
      readonly entries: readonly LogEntry[];
      readonly cursor: number | null;
    }
  | {
      readonly ask: 'choices';
      readonly edition: string;
      readonly table: Table;
      /** The deed as entered so far, with its result if it has no dice. */
      readonly deed: TableDeed;
      /** Dice of the attack roll, if both were entered. Null otherwise. */
      readonly dice: readonly number[] | null;
      readonly choosing: OpenChoiceRequest;
    }
  | {
      readonly ask: 'puzzle';
      readonly edition: string;
      readonly table: Table;
      readonly side: string;
      readonly puzzle: StoredPuzzle;
    };

/** What the app chooses for the sides that it plays. */
export interface AppDecisions {
  readonly choices: readonly AppChoice[];
  readonly reroll: RerollChoice | null;
}

export interface PlannerAnswers {
  readonly turn: PlanProgress;
  readonly squares: readonly SquareScore[];
  readonly mission: MissionTurnProgress;
  readonly review: readonly ReviewedTurn[];
  readonly choices: AppDecisions;
  readonly puzzle: SolvedPuzzle;
}

/** Maximum time of a search. Players do not wait longer for a better plan. */
const TIME_LIMIT_MS = 3000;
/** Minimum time between two reports of a search, because each report is drawn and read. */
const REPORT_INTERVAL_MS = 150;
/** Steps needed to warm up the JIT. */
const WARM_UP_STEPS = 40;

type Answer = PlannerAnswers[keyof PlannerAnswers];
/** Search that yields its best answer so far, or undefined without a new answer. */
type Search = Generator<Answer | undefined, Answer | undefined, void>;

export function makePlanServer() {
  return {
    /** Request to place the figures of a side in its starting area. */
    place: ({ edition, table, side }: { readonly edition: string; readonly table: Table; readonly side: string }) =>
      placeSide(rulesOf(edition, table), table, side),
    /**
     * Searches until the search is complete, or its time limit is reached and there is an answer. Yields answers, each
     * better than the one before.
     */
    *search(request: PlannerRequest): Generator<Answer | undefined, void> {
      const steps = searchOf(request);
      const end = performance.now() + timeLimitOf(request);
      let reported = Number.NEGATIVE_INFINITY;
      let best: Answer | undefined;
      let isAnswered = false;
      for (let isLast = false; !isLast; ) {
        const { value, done } = steps.next();
        best = value ?? best;
        isAnswered ||= best !== undefined;
        const now = performance.now();
        isLast = done === true || (isAnswered && now >= end);
        const reports = best !== undefined && (isLast || now - reported >= REPORT_INTERVAL_MS);
        yield reports ? best : undefined;
        if (!reports) continue;
        reported = now;
        best = undefined;
      }
    },
    /** Runs the first steps of a search without yielding answers. This loads and compiles the rules. */
    *warmUp(request: PlannerRequest): Generator<undefined, void> {
      const steps = searchOf(request);
      for (let count = 0; count < WARM_UP_STEPS && !steps.next().done; count++) yield undefined;
    },
  };
}

function timeLimitOf({ ask }: PlannerRequest): number {
  if (ask === 'review') return Number.POSITIVE_INFINITY;
  return ask === 'mission' ? STEP_SEARCH_MS : TIME_LIMIT_MS;
}

function searchOf(request: PlannerRequest): Search {
  if (request.ask === 'review') {
    const { log } = makeLog(request.game, request.entries, request.cursor, request.cursor);
    return withoutReports(reviewTurns(rulesOf(request.edition, log.table), log));
  }
  if (request.ask === 'choices') return withoutReports(decide(request));
  if (request.ask === 'mission') {
    const { edition, table, side, opponent } = request;
    return planMission(rulesOf(edition, table), table, { ...opponent, side });
  }
  if (request.ask === 'puzzle') {
    const { edition, table, side, puzzle } = request;
    return withoutReports(solve(rulesOf(edition, table), table, side, puzzle));
  }
  const { ask: _, edition, table, ...wanted } = request;
  const rules = rulesOf(edition, table);
  if ('side' in wanted && wanted.opponent && !rules.mission) {
    const start = performance.now();
    const pace = (): number => (performance.now() - start) / STEP_SEARCH_MS;
    return withoutReports(planToWin(rules, table, { ...wanted.opponent, side: wanted.side }, pace));
  }
  return 'side' in wanted ? planTurn(rules, table, wanted) : scoreSquares(rules, table, wanted.piece, wanted.goal);
}

function* decide(request: Extract<PlannerRequest, { readonly ask: 'choices' }>): Generator<void, AppDecisions, void> {
  const { edition, table, deed, dice, choosing } = request;
  const rules = rulesOf(edition, table);
  yield;
  const choices = decideOpenChoices(rules, table, deed, choosing);
  yield;
  const reroll = dice && deed.deed === 'attack' ? decideReroll(rules, table, { ...deed, dice }, choosing.sides) : null;
  return { choices, reroll };
}

/** Solves a puzzle in one step, because it has few plans. */
function* solve(...puzzle: Parameters<typeof solvePuzzle>): Generator<void, SolvedPuzzle, void> {
  yield;
  return solvePuzzle(...puzzle);
}

/** Adapts a search without intermediate answers. */
function* withoutReports(work: Generator<void, Answer, void>): Search {
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value;
    yield undefined;
  }
}

function rulesOf(edition: string, table: Table): Ruleset {
  const book = editionById(edition);
  if (!book) throw new Error(`no edition ${edition}`);
  const chosen = table.houseRules.map(({ rule }) => rule);
  return chosen.length === 0 ? book : applyHouseRules(book, chosen).rules;
}

serveCalls(makePlanServer);
