import type { LogEntry } from '../../game/log';
import type { PlannerGoal, PlanProgress, PlanRequirement, SquareScore } from '../../plan/plan';
import type { ReviewedTurn } from '../../plan/review';
import type { Table } from '../../table/table';

/** What the planner is asked: the rest of a turn, the squares of one figure, or the turns of a whole game. */
export type PlanQuestion =
  | {
      readonly ask: 'turn';
      readonly edition: string;
      readonly table: Table;
      readonly side: string;
      readonly goal: PlannerGoal;
      /** Only what this figure does; left out: the whole side. */
      readonly piece?: string;
      /** A choice that every plan must hold. */
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

/** What each question is answered with. */
export interface Answers {
  readonly turn: PlanProgress;
  readonly squares: readonly SquareScore[];
  readonly review: readonly ReviewedTurn[];
}

export type ToPlanner =
  | { readonly id: number; readonly question: PlanQuestion }
  | { readonly stop: number }
  /** Begins to answer this, and tells nothing: the first question after it finds the rules loaded and used. */
  | { readonly ready: PlanQuestion };

export type FromPlanner =
  | { readonly id: number; readonly found: Answers[keyof Answers] }
  /** It ended by itself, by its time, or because it failed. */
  | { readonly id: number; readonly ended: 'done' | 'failed' };

/** What is told while the planner works: each answer is better than the one before, and the last one stays. */
export interface Heard<Answer> {
  readonly found: (answer: Answer) => void;
  readonly ended: (how: 'done' | 'failed') => void;
}

/** Plans in a worker, so that the screen stays quick. It answers one question at a time: a new one ends the one before, which then hears nothing more. */
export interface Planner {
  /** @returns stops the search */
  readonly ask: <Ask extends PlanQuestion['ask']>(
    question: Extract<PlanQuestion, { readonly ask: Ask }>,
    heard: Heard<Answers[Ask]>,
  ) => () => void;
  /** Asks nothing more. */
  readonly close: () => void;
}

let make = createWorkerPlanner;
/** Of all planners: a worker that is handed on may still be telling of an earlier question. */
let questions = 0;
/** A worker that waits for whoever plans next. */
let spare: Worker | null = null;

/** Starts a worker before anybody asks, and has it try the question by itself. */
export function readyPlanner(question: PlanQuestion): void {
  if (spare) return;
  try {
    spare = started();
    spare.onerror = dropSpare;
    spare.postMessage({ ready: question } satisfies ToPlanner);
  } catch {
    // This browser starts no workers: whoever asks is told so.
    dropSpare();
  }
}

function dropSpare(): void {
  spare?.terminate();
  spare = null;
}

function started(): Worker {
  return new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });
}

/** Another in its place, where there are no workers. */
export function providePlanner(given: () => Planner): void {
  make = given;
}

export function createPlanner(): Planner {
  return make();
}

function createWorkerPlanner(): Planner {
  let worker: Worker | null = null;
  let listening: { readonly id: number; readonly heard: Heard<never> } | null = null;

  const end = (how: 'done' | 'failed'): void => {
    const last = listening;
    listening = null;
    last?.heard.ended(how);
  };
  const drop = (): void => {
    worker?.terminate();
    worker = null;
  };
  const open = (): Worker => {
    const fresh = spare ?? started();
    spare = null;
    fresh.onmessage = ({ data }: MessageEvent<FromPlanner>) => {
      if (data.id !== listening?.id) return;
      if ('found' in data) listening.heard.found(data.found as never);
      else end(data.ended);
    };
    fresh.onerror = () => {
      drop();
      end('failed');
    };
    return fresh;
  };
  const send = (message: ToPlanner): void => {
    worker ??= open();
    worker.postMessage(message);
  };

  return {
    ask(question, heard) {
      questions += 1;
      const id = questions;
      listening = { id, heard: heard as Heard<never> };
      try {
        send({ id, question });
      } catch {
        // This browser starts no workers, or something of the table cannot be copied.
        drop();
        end('failed');
      }
      return () => {
        if (listening?.id !== id) return;
        listening = null;
        worker?.postMessage({ stop: id } satisfies ToPlanner);
      };
    },
    close() {
      if (listening) worker?.postMessage({ stop: listening.id } satisfies ToPlanner);
      listening = null;
      if (!worker || spare) return drop();
      spare = worker;
      spare.onmessage = null;
      spare.onerror = dropSpare;
      worker = null;
    },
  };
}
