import { batch, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { Square } from '../../grid/square';
import type { Plan, PlannedStep, PlannerGoal, PlanRequirement } from '../../plan/plan';
import { areFriendly } from '../../table/allies';
import { findAppPlayer } from '../../table/app-player';
import { describeSquareScore } from '../../text/screens/plan-text';
import { findFocusSquares } from '../../view/overlays';
import { makePlanLines, makePlanSigns, makeSquareScoreOverlay } from '../../view/plan';
import type { BoardOverlay } from '../../view/types';
import type { FigurePlacing } from '../map/figure-placing';
import type { MapContext } from '../map/map-context';
import type { MapQuestionState } from '../map/map-questions';
import { createPlanSearch } from './plan-search';
import { findRecordingMode, openPlanStep, preparePlanStep } from './record-plan-step';
import { findSideToPlan, isPlannerOff, makePlanRequest } from './turn-plan-request';

const NOTHING_PAINTED: BoardOverlay = { fills: {}, numbers: [] };
/** Maximum number of plans in the panel: as many as can be compared at a glance. */
const MAX_PLANS = 3;

/** Whether two plans have the same steps in the same order. The search may create equal plans as new objects. */
export function isSamePlan(a: Plan, b: Plan): boolean {
  return a === b || JSON.stringify(a.steps.map(({ deed }) => deed)) === JSON.stringify(b.steps.map(({ deed }) => deed));
}

/**
 * Creates the state of the plan panel.
 * @param toTable shows a figure on the Table, where its deeds are entered
 */
export function createPlanPanel(
  context: () => MapContext,
  asking: MapQuestionState,
  place: Pick<FigurePlacing, 'record'>,
  toTable: (piece: string) => void,
) {
  const search = createPlanSearch();
  onCleanup(search.close);
  const [goal, setGoal] = createSignal<PlannerGoal>({ goal: 'points' });
  const [holding, setHolding] = createSignal(false);
  const [picked, setPicked] = createSignal<Plan | null>(null);
  const [recorded, setRecorded] = createSignal<string | null>(null);
  /** Whether the user is carrying out a plan. The best remaining plan is then selected after each step. */
  const [follows, setFollows] = createSignal(false);
  const [dice, setDice] = createSignal<readonly number[] | null>(null);
  const [refused, setRefused] = createSignal(false);
  /** Whether the next change of the table is a step of the plan. */
  let ours = false;
  const table = () => context().table;
  const off = createMemo(() => isPlannerOff(table()));
  const side = createMemo(() => findSideToPlan(table()));
  const figure = () => {
    const chosen = asking.figure();
    return chosen && chosen.side === side() ? chosen.piece : null;
  };

  const opponent = createMemo(() => findAppPlayer(table(), side()));
  const asked = () => makePlanRequest(context(), goal());
  const again = (): void => {
    const question = untrack(asked);
    batch(() => {
      setPicked(null);
      setDice(null);
      setHolding(false);
      if (question) search.plan(question);
    });
  };
  // If the figure that the goal names is defeated, the goal is reset to points.
  createEffect(() => {
    const now = goal();
    if ('piece' in now && (table().figures.get(now.piece)?.defeated ?? true)) setGoal({ goal: 'points' });
  });
  // The search starts before the first draw, so the worker searches meanwhile.
  again();
  createEffect(
    on(
      [table, goal, off],
      () => {
        if (!ours) setRecorded('');
        ours = false;
        again();
      },
      { defer: true },
    ),
  );

  const plans = createMemo((): readonly Plan[] => {
    const plans = search.progress()?.plans.slice(0, MAX_PLANS) ?? [];
    const pinned = picked();
    if (!pinned || plans.some((each) => isSamePlan(each, pinned))) return plans;
    // A plan that the user selected stays, even if the search finds better plans.
    return [...plans.slice(0, MAX_PLANS - 1), pinned];
  });
  const chosen = createMemo(() => {
    const pinned = picked();
    // The opponent's step stays hidden until its search has ended, so that it does not change under the finger.
    if (opponent()) return search.isSearching() ? null : (plans()[0] ?? null);
    if (!pinned) return (follows() && plans()[0]) || null;
    return plans().find((each) => isSamePlan(each, pinned)) ?? pinned;
  });
  const next = () => {
    const step = chosen()?.steps[0];
    const { ruleset } = context();
    return step && ruleset ? { step, way: findRecordingMode(step, ruleset) } : null;
  };
  const tellRecorded = (text: string): void => {
    ours = true;
    setRecorded(text);
    setFollows(true);
  };
  const record = async (step: PlannedStep, rolled: readonly number[]): Promise<void> => {
    const { ruleset } = context();
    const deed = ruleset && preparePlanStep(ruleset, context(), step, rolled);
    setDice(null);
    setRefused(!deed);
    if (!deed) return again();
    tellRecorded(deed.said);
    await place.record(deed.step, deed.facts, deed.said);
  };
  const doNext = (): void => {
    const now = next();
    if (!now) return;
    setRefused(false);
    const { step, way: mode } = now;
    if (mode === 'answer') openPlanStep(step, asking, context());
    else if (mode === 'table') toTable(step.piece);
    else if (mode === 'roll') setDice([]);
    else void record(step, []);
  };
  const roll = (face: number): void => {
    const now = next();
    if (!now) return;
    const told = [...(dice() ?? []), face];
    if (told.length < (now.step.rolls[0]?.dice ?? 1)) setDice(told);
    else void record(now.step, told);
  };

  const compare = (must: PlanRequirement): void => {
    const question = asked();
    const score = 'square' in must.choice ? worthOn(must.choice.square) : null;
    // The overlay contains the best plan for each square, so no new comparison is needed.
    if (score && must.piece === figure()) search.setComparison({ must, plan: score.plan, isSearching: false });
    else if (question && chosen()) search.compare(question, must);
  };
  const worthOn = (square: Square) => search.squares()?.find((each) => each.square === square) ?? null;
  const tapSquare = (square: Square): void => {
    const piece = figure();
    if (holding()) {
      batch(() => {
        setHolding(false);
        setGoal({ goal: 'hold', square });
      });
    } else if (piece !== null) compare({ piece, choice: { square } });
  };
  const tapPiece = (id: string): void => {
    const tapped = table().figures.get(id);
    const own = side();
    const piece = figure();
    if (!tapped || own === null) return;
    if (tapped.side === own) {
      search.hideSquares();
      asking.select(id === piece ? null : id);
    } else if (piece !== null && !areFriendly(table(), tapped.side, own)) compare({ piece, choice: { target: id } });
  };
  const lines = createMemo(() => {
    const plan = chosen();
    return plan ? makePlanLines(plan, table()) : [];
  });
  const signs = createMemo(() => {
    const plan = chosen();
    return plan ? makePlanSigns(plan, table()) : [];
  });
  const overlay = createMemo(() => {
    const squares = search.squares();
    return squares && squares.length > 0 ? makeSquareScoreOverlay(squares) : NOTHING_PAINTED;
  });
  const focus = createMemo(() => {
    const best = overlay().fills.better ?? [];
    if (best.length > 0) return findFocusSquares([], [...best, ...(asking.figure()?.squares ?? [])]);
    return lines().length > 0 ? findFocusSquares(lines(), []) : null;
  });

  return {
    search,
    isOff: off,
    /** How the app plays the side that acts. Null if a person plays it. */
    opponent,
    side,
    goal,
    setGoal: (next: PlannerGoal) =>
      batch(() => {
        setHolding(false);
        setFollows(false);
        setRecorded(null);
        setGoal(next);
      }),
    /** Whether the next tapped square becomes the goal that the plan must hold. */
    isChoosingSquare: holding,
    setHolding,
    plans,
    chosen,
    choose: (plan: Plan | null) =>
      batch(() => {
        setDice(null);
        setFollows(false);
        search.setComparison(null);
        search.hideSquares();
        setPicked(plan);
        const first = plan?.steps[0]?.piece;
        if (first !== undefined) asking.select(first);
      }),
    /** The selected figure, if it is on the planned side. Null otherwise. */
    figure,
    /**
     * Description of the last step recorded since the panel was opened. Null before any change; empty if the last change
     * was not a recorded step.
     */
    recorded,
    next,
    /** Dice entered so far for the next step. Null while no dice are requested. */
    dice,
    /** Records the next step, or asks for the dice or choices that the step needs. */
    recordNext: doNext,
    roll,
    /** Whether the rules refused the last step. */
    isRefused: refused,
    again,
    /** Shows the score of each square for a figure. */
    askSquares: (piece: string) => {
      const question = asked();
      if (question) search.askSquares(question, piece);
    },
    shown: {
      get lines() {
        return search.squares() ? [] : lines();
      },
      get signs() {
        return search.squares() ? [] : signs();
      },
      get overlay() {
        return overlay();
      },
      get focus() {
        return focus();
      },
      describe: (square: Square) => {
        const score = worthOn(square);
        return score ? [describeSquareScore(score)] : [];
      },
      tapSquare,
      tapPiece,
      onRecorded: tellRecorded,
    },
  };
}

/** State of the plan panel: goal, plans found, and progress of the chosen plan. */
export type PlanPanelState = ReturnType<typeof createPlanPanel>;
