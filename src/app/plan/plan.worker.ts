import { makeLog } from '../../game/log';
import { reviewTurns } from '../../plan/review';
import { scoreSquares } from '../../plan/score-squares';
import { planTurn } from '../../plan/search';
import { editionById } from '../../rules/editions';
import { applyHouseRules } from '../../rules/house-rules';
import type { Ruleset } from '../../rules/ruleset';
import type { Table } from '../../table/table';
import type { Answers, FromPlanner, PlanQuestion, ToPlanner } from './planner';

/** A player looks no longer at a plan that gets better. */
const MOST_MS = 3000;
/** Between two tellings of the same search: each is read, and drawn. */
const TOLD_MS = 150;
/** After so many the code of the rules has been used all over. */
const TRIED_STEPS = 40;
/** What is done at once before a stop is heard. */
const SLICE_MS = 12;

type Answer = Answers[keyof Answers];
/** An answer, or nothing yet. */
type Search = Generator<Answer | undefined, Answer, void>;

/** The question that is being answered; every other one is let go. */
let asked = 0;

addEventListener('message', ({ data }: MessageEvent<ToPlanner>) => {
  if ('stop' in data) {
    if (data.stop === asked) asked = 0;
    return;
  }
  if ('ready' in data) {
    if (asked === 0) void tried(data.ready);
    return;
  }
  asked = data.id;
  void answer(data.id, data.question);
});

/** As far as a first answer, while nobody asks. */
async function tried(question: PlanQuestion): Promise<void> {
  try {
    const steps = searchOf(question);
    for (let count = 0; asked === 0 && count < TRIED_STEPS && !steps.next().done; count++) await heard();
  } catch {
    // Whoever asks this is told.
  }
}

function tell(message: FromPlanner): void {
  postMessage(message);
}

async function answer(id: number, question: PlanQuestion): Promise<void> {
  try {
    await search(id, searchOf(question), question.ask === 'review' ? Number.POSITIVE_INFINITY : MOST_MS);
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
    if (best !== undefined && (last || now - told >= TOLD_MS)) {
      tell({ id, found: best });
      told = now;
      best = undefined;
    }
    if (last) return;
    await heard();
  }
}

const channel = new MessageChannel();

/** What came meanwhile is heard. A timer would wait four milliseconds for nothing. */
function heard(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}

function searchOf(question: PlanQuestion): Search {
  if (question.ask === 'review') {
    const { log } = makeLog(question.game, question.entries, question.cursor, question.cursor);
    return quietly(reviewTurns(rulesOf(question.edition, log.table), log));
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

/** A search that has nothing to show before its end. */
function* quietly(work: Generator<void, Answer, void>): Search {
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
