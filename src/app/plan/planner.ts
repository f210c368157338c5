import type { LogEntry } from '../../game/log';
import type { PlannerGoal, PlanProgress, PlanRequirement, SquareScore } from '../../plan/plan';
import type { ReviewedTurn } from '../../plan/review';
import type { Table } from '../../table/table';

/** Request to the planner: the rest of a turn, the squares of one figure, or the turns of a game. */
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
    }
  | {
      readonly ask: 'squares';
      readonly edition: string;
      readonly table: Table;
      readonly piece: string;
      readonly goal: PlannerGoal;
    }
  | {
      readonly ask: 'review';
      readonly edition: string;
      readonly game: string;
      readonly entries: readonly LogEntry[];
      readonly cursor: number | null;
    };

export interface PlannerAnswers {
  readonly turn: PlanProgress;
  readonly squares: readonly SquareScore[];
  readonly review: readonly ReviewedTurn[];
}

export type PlannerMessage =
  | { readonly id: number; readonly question: PlannerRequest }
  | { readonly stop: number }
  /** Warms up with this request without answering, which loads and compiles the rules for the first real request. */
  | { readonly ready: PlannerRequest };

export type PlannerResponse =
  | { readonly id: number; readonly found: PlannerAnswers[keyof PlannerAnswers] }
  /** `done`: the search is complete or its time limit is reached. */
  | { readonly id: number; readonly ended: 'done' | 'failed' };

/** Callbacks of a request. Each answer is better than the previous answer; the last answer is final. */
export interface PlannerCallbacks<Answer> {
  readonly onFound: (answer: Answer) => void;
  readonly onEnded: (how: 'done' | 'failed') => void;
}

/**
 * Planner that searches in a worker, so the screen stays responsive. The planner handles one request at a time: a new
 * request silently cancels the previous request.
 */
export interface Planner {
  /**
   * Starts a search.
   * @returns a function that stops the search
   */
  readonly ask: <Ask extends PlannerRequest['ask']>(
    question: Extract<PlannerRequest, { readonly ask: Ask }>,
    heard: PlannerCallbacks<PlannerAnswers[Ask]>,
  ) => () => void;
  /** Ends the search and releases the worker. */
  readonly close: () => void;
}

let make = createWorkerPlanner;
/**
 * Number of requests to all planners. The count is shared, because a reused worker may still report on an earlier
 * request.
 */
let questions = 0;
/** Idle worker for the next planner. */
let spare: Worker | null = null;

/** Starts a worker in advance and warms it up with a request. */
export function warmUpPlanner(question: PlannerRequest): void {
  if (spare) return;
  try {
    spare = startWorker();
    spare.onerror = dropSpare;
    spare.postMessage({ ready: question } satisfies PlannerMessage);
  } catch {
    // The browser cannot start workers. A real request then reports the failure.
    dropSpare();
  }
}

function dropSpare(): void {
  spare?.terminate();
  spare = null;
}

function startWorker(): Worker {
  return new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });
}

/** Replaces the planner, for environments without workers. */
export function setPlannerFactory(given: () => Planner): void {
  make = given;
}

export function createPlanner(): Planner {
  return make();
}

function createWorkerPlanner(): Planner {
  let worker: Worker | null = null;
  let listening: { readonly id: number; readonly heard: PlannerCallbacks<never> } | null = null;

  const end = (how: 'done' | 'failed'): void => {
    const last = listening;
    listening = null;
    last?.heard.onEnded(how);
  };
  const drop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const open = (): Worker => {
    const fresh = spare ?? startWorker();
    spare = null;
    fresh.onmessage = ({ data }: MessageEvent<PlannerResponse>) => {
      if (data.id !== listening?.id) return;
      if ('found' in data) listening.heard.onFound(data.found as never);
      else end(data.ended);
    };
    fresh.onerror = () => {
      drop();
      end('failed');
    };
    return fresh;
  };
  const send = (message: PlannerMessage): void => {
    worker ??= open();
    worker.postMessage(message);
  };

  return {
    ask(question, heard) {
      questions += 1;
      const id = questions;
      listening = { id, heard: heard as PlannerCallbacks<never> };
      try {
        send({ id, question });
      } catch {
        // The browser cannot start workers, or a part of the table cannot be cloned.
        drop();
        end('failed');
      }
      return () => {
        if (listening?.id !== id) return;
        listening = null;
        worker?.postMessage({ stop: id } satisfies PlannerMessage);
      };
    },
    close() {
      if (listening) worker?.postMessage({ stop: listening.id } satisfies PlannerMessage);
      listening = null;
      if (!worker || spare) return drop();
      spare = worker;
      spare.onmessage = null;
      spare.onerror = dropSpare;
      worker = null;
    },
  };
}
