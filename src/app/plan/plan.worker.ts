import { makeLog } from '../../game/log';
import { reviewTurns } from '../../plan/review';
import { scoreSquares } from '../../plan/score-squares';
import { planTurn } from '../../plan/search';
import { editionById } from '../../rules/editions';
import { applyHouseRules } from '../../rules/house-rules';
import type { Ruleset } from '../../rules/ruleset';
import type { Table } from '../../table/table';
import type { PlannerAnswers, PlannerMessage, PlannerRequest, PlannerResponse } from './planner';

/** Maximum time of a search. Players do not wait longer for a better plan. */
const TIME_LIMIT_MS = 3000;
/** Minimum time between two reports of a search, because each report is drawn and read. */
const REPORT_INTERVAL_MS = 150;
/** Steps needed to warm up the JIT. */
const WARM_UP_STEPS = 40;
/** Maximum time in milliseconds of one slice, before a stop message is handled. */
const SLICE_MS = 12;

type Answer = PlannerAnswers[keyof PlannerAnswers];
/** Search that yields its best answer so far, or undefined without a new answer. */
type Search = Generator<Answer | undefined, Answer, void>;

/** Id of the current question. 0 for none. */
let asked = 0;

addEventListener('message', ({ data }: MessageEvent<PlannerMessage>) => {
  if ('stop' in data) {
    if (data.stop === asked) asked = 0;
    return;
  }
  if ('ready' in data) {
    if (asked === 0) void warmUp(data.ready);
    return;
  }
  asked = data.id;
  void answer(data.id, data.question);
});

/** Runs the first steps of a search to warm up the rules code, until a question arrives. */
async function warmUp(question: PlannerRequest): Promise<void> {
  try {
    const steps = searchOf(question);
    for (let count = 0; asked === 0 && count < WARM_UP_STEPS && !steps.next().done; count++) await handleMessages();
  } catch {
    // Errors are ignored here, because a real question reports them.
  }
}

function tell(message: PlannerResponse): void {
  postMessage(message);
}

async function answer(id: number, question: PlannerRequest): Promise<void> {
  try {
    await search(id, searchOf(question), question.ask === 'review' ? Number.POSITIVE_INFINITY : TIME_LIMIT_MS);
    if (asked === id) tell({ id, ended: 'done' });
  } catch {
    if (asked === id) tell({ id, ended: 'failed' });
  }
}

async function search(id: number, steps: Search, most: number): Promise<void> {
  const end = performance.now() + most;
  let told = Number.NEGATIVE_INFINITY;
  let best: Answer | undefined;
  while (asked === id) {
    const slice = performance.now() + SLICE_MS;
    let done = false;
    do {
      const next = steps.next();
      best = next.value ?? best;
      done = next.done === true;
    } while (!done && performance.now() < slice);
    const now = performance.now();
    const last = done || now >= end;
    if (best !== undefined && (last || now - told >= REPORT_INTERVAL_MS)) {
      tell({ id, found: best });
      told = now;
      best = undefined;
    }
    if (last) return;
    await handleMessages();
  }
}

const channel = new MessageChannel();

/** Lets the worker handle pending messages. A timer would wait at least four milliseconds. */
function handleMessages(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

function searchOf(question: PlannerRequest): Search {
  if (question.ask === 'review') {
    const { log } = makeLog(question.game, question.entries, question.cursor, question.cursor);
    return withoutReports(reviewTurns(rulesOf(question.edition, log.table), log));
  }
  const rules = rulesOf(question.edition, question.table);
  if (question.ask === 'squares') return scoreSquares(rules, question.table, question.piece, question.goal);
  const { side, goal, piece, must } = question;
  return planTurn(rules, question.table, {
    side,
    goal,
    ...(piece === undefined ? {} : { piece }),
    ...(must === undefined ? {} : { must }),
  });
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
