import type { FigureKind } from '../../../catalog/cards/figure-kind';
import {
  makeObjective,
  type Objective,
  type ScenarioTerms,
  type TeamName,
  TOKEN_OBJECTIVES,
} from '../../../catalog/cards/scenario-card';
import type { ByTeam } from '../../../table/campaign';
import type { Fact } from '../../../table/facts';
import { type MissionEvent, OBJECTIVE_OUTCOMES, type ObjectiveOutcome, printOutcomeKey } from '../../../table/mission';
import type { Table } from '../../../table/table';
import { belongsToScenario, type TableToken, type TokenIdentity } from '../../../table/tokens';
import type { MissionDeedNamed } from '../../mission-deed';
import type { MissionReminder, ObjectiveProgress, ObjectiveState, ScenarioProgress } from '../../objectives';
import { reason } from '../../shared/cite';
import { makeRuling } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { cite } from './citations';
import { countFinishedStages, countStages, stageOfRound } from './rounds';
import { sideOfTeam } from './units';

const COMPLETING = cite('Gaining Objective Points: Completing Objectives on Scenario Cards');

/** Number of the stage with a scenario card that is face down at first. */
const FACE_DOWN = 3;
const TURNED_UP_AFTER = 1;

/** "Winning the Mission": returns the team with more objective points. Null for a draw. */
export function findMissionWinner({ heroes, mastermind }: ByTeam<number>): TeamName | null {
  if (heroes === mastermind) return null;
  return heroes > mastermind ? 'heroes' : 'mastermind';
}

/** Objective of a card with text that is not available as data. The players enter its result. */
const BY_HAND = makeObjective('by-hand');

function recordedOf(table: Table, card: string): ObjectiveOutcome | null {
  return (
    OBJECTIVE_OUTCOMES.find((outcome) => table.seenTo.some(({ due }) => due === printOutcomeKey(card, outcome))) ?? null
  );
}

/** Combines the states of all objectives of a card into one state. */
function combineStates(objectives: readonly ObjectiveProgress[], over: boolean): ObjectiveState {
  const states = objectives.map(({ state }) => state);
  if (states.includes('failed')) return 'failed';
  if (states.every((state) => state === 'succeeded')) return 'succeeded';
  return over || states.includes('asked') ? 'asked' : 'open';
}

/**
 * "Completing Objectives on Scenario Cards", "Ending the Current Stage": lists the face-up scenario cards that are
 * available as data, with their progress.
 */
export function listScenarioProgress(table: Table): ScenarioProgress[] {
  const over = countFinishedStages(table);
  return table.cards.flatMap(({ id, terms }) => {
    if (!terms) return [];
    const objectives = terms.objectives.length > 0 ? terms.objectives : [BY_HAND];
    const parts = objectives.map((objective) => computeObjectiveProgress(table, terms, objective));
    return [
      {
        card: id,
        scenario: terms.scenario,
        stage: terms.stage,
        until: terms.until,
        reward: terms.reward,
        objectives: parts,
        state: combineStates(parts, over >= terms.until),
        recorded: recordedOf(table, id),
        cite: COMPLETING,
      },
    ];
  });
}

/**
 * "Revealing the Stage 3 Scenario Card", "Ending the Current Stage": lists cards to reveal after stage 1 or to score
 * after their last stage. Empty if the mission's cards are not available as data.
 */
export function listMissionReminders(table: Table): MissionReminder[] {
  const stages = table.cards.flatMap(({ terms }) => (terms ? [terms.stage] : []));
  const hides = stages.length > 0 && countStages(table) >= FACE_DOWN && !stages.includes(FACE_DOWN);
  const reveal: MissionReminder[] =
    hides && countFinishedStages(table) >= TURNED_UP_AFTER ? [{ due: 'reveal', stage: FACE_DOWN }] : [];
  const open = listScenarioProgress(table).filter(({ recorded, state }) => recorded === null && state !== 'open');
  return [...open.map(({ card }): MissionReminder => ({ due: 'score', card })), ...reveal];
}

/**
 * Whether a face-up card has an objective for the token. The points then come with the completed card, not with the
 * token.
 */
export function isScoredByCard({ cards }: Table, token: TableToken): boolean {
  return cards.some(({ terms }) =>
    terms?.objectives.some(
      ({ kind, of }) => TOKEN_OBJECTIVES.includes(kind) && of !== null && belongsToScenario(token, terms.scenario, of),
    ),
  );
}

/** Scores a card for the side that its outcome favours. A card can be scored only once. */
export function completeScenario(table: Table, { card, outcome }: MissionDeedNamed<'complete'>): DeedRuling {
  const terms: ScenarioTerms | undefined = table.cards.find(({ id }) => id === card)?.terms;
  const side = sideOfTeam(table, outcome === 'succeeded' ? 'heroes' : 'mastermind');
  if (!terms || side === null || recordedOf(table, card) !== null) {
    return makeRuling([reason('not-now', COMPLETING)], []);
  }
  const scored: Fact[] = terms.reward === 0 ? [] : [{ fact: 'scored', side, points: terms.reward, piece: null }];
  return makeRuling([], [{ fact: 'seen-to', due: printOutcomeKey(card, outcome), side }, ...scored]);
}

type Event<Name extends MissionEvent['event']> = Extract<MissionEvent, { readonly event: Name }>;

/** Lists the events of one kind, from the stages that count for the objective. */
function eventsOf<Name extends MissionEvent['event']>(
  table: Table,
  name: Name,
  { from, until }: Objective,
): Event<Name>[] {
  return (table.history ?? []).filter((each): each is Event<Name> => {
    const stage = stageOfRound(each.round);
    return each.event === name && stage >= (from ?? 1) && stage <= (until ?? stage);
  });
}

/** Lists the figures with a role. Null while the role's card is face down. */
function holders(table: Table, { scenario, roles }: ScenarioTerms, name: string): readonly string[] | null {
  if (roles.every((role) => role.name !== name)) return [];
  const card = table.cards.find(({ role }) => role?.scenario === scenario && role.role === name);
  return card?.role?.pieces ?? null;
}

/**
 * Lists the figures that an objective counts. Each henchman of a shared card counts. Null if the figures are not known
 * yet.
 */
function figuresOf(table: Table, terms: ScenarioTerms, { of, figure }: Objective): readonly string[] | null {
  if (of !== null) return holders(table, terms, of);
  const all = [...table.figures.values()].filter(({ card }) => card !== null);
  return all.filter(({ card }) => isOfKind(card?.kind, figure)).map(({ piece }) => piece);
}

function isOfKind(kind: FigureKind | undefined, wanted: FigureKind | null): boolean {
  return wanted === null || kind === wanted;
}

/** Number of successes (`done`) out of the number needed (`of`). */
interface Count {
  readonly done: number;
  readonly of: number;
  /** Whether the objective can no longer succeed. */
  readonly lost?: boolean;
  /** Whether the objective succeeds only if it holds until the end of its last stage. */
  readonly lasts?: boolean;
}

/** Counts the successes of an objective. Null if the objective's figures are not known yet. */
function countOf(table: Table, terms: ScenarioTerms, objective: Objective): Count | null {
  const { kind, of, count } = objective;
  const token = terms.tokens.find(({ name }) => name === of);
  const many = count ?? token?.count ?? 1;
  const isOwn = (one: TokenIdentity) => of !== null && belongsToScenario(one, terms.scenario, of);
  const own = ({ token: id, scenario }: Event<'gone' | 'taken'>) => isOwn({ id, scenario });
  const gone = eventsOf(table, 'gone', objective).filter(own);
  switch (kind) {
    case 'damage':
      return { done: gone.filter(({ broken }) => broken).length, of: many };
    case 'deliver':
      return { done: gone.filter(({ holder, broken }) => holder !== null && !broken).length, of: many };
    case 'retrieve':
      return {
        done: new Set(
          eventsOf(table, 'taken', objective)
            .filter(own)
            .map(({ token: id }) => id),
        ).size,
        of: many,
      };
    case 'guard': {
      const left = table.tokens.filter(isOwn).length;
      return { done: left, of: many, lost: gone.length > (token?.count ?? 1) - many, lasts: true };
    }
    case 'defeat':
      return defeats(table, terms, objective);
    case 'survive':
    case 'extract': {
      const figures = figuresOf(table, terms, objective);
      if (figures === null) return null;
      const wanted = count ?? figures.length;
      const event = kind === 'survive' ? 'defeated' : 'extracted';
      const met = new Set(eventsOf(table, event, objective).map(({ piece }) => piece));
      const hit = figures.filter((piece) => met.has(piece)).length;
      if (kind === 'extract') return { done: hit, of: wanted };
      const left = figures.length - hit;
      return { done: left, of: wanted, lost: left < wanted, lasts: true };
    }
    case 'by-hand':
      return null;
  }
}

/**
 * Counts defeats. Each defeat of a henchman counts, but only the first defeat of any other figure. With `by`, only
 * defeats by figures with that role count.
 */
function defeats(table: Table, terms: ScenarioTerms, objective: Objective): Count | null {
  const figures = figuresOf(table, terms, objective);
  const doers = objective.by === null ? [] : holders(table, terms, objective.by);
  if (figures === null || doers === null) return null;
  const among = new Set(figures);
  const doing = new Set(doers);
  const fell = eventsOf(table, 'defeated', objective).filter(({ piece, by }) => {
    const foe = by === null || table.figures.get(by)?.side !== table.figures.get(piece)?.side;
    const wanted = objective.of === null && objective.figure === null ? foe : true;
    return among.has(piece) && wanted && (objective.by === null || (by !== null && doing.has(by)));
  });
  const byEach = objective.by !== null && objective.count === null;
  if (byEach) return { done: new Set(fell.map(({ by }) => by)).size, of: doers.length };
  const each = new Set<string>();
  const henchmen = fell.filter(({ piece }) => table.figures.get(piece)?.card?.kind === 'henchman').length;
  for (const { piece } of fell) if (table.figures.get(piece)?.card?.kind !== 'henchman') each.add(piece);
  const all = objective.of === null && objective.figure === null ? 1 : figures.length;
  return { done: each.size + henchmen, of: objective.count ?? all };
}

/** Computes the progress of an objective, and its result if its last stage is over. */
function computeObjectiveProgress(table: Table, terms: ScenarioTerms, objective: Objective): ObjectiveProgress {
  const over = countFinishedStages(table) >= (objective.until ?? terms.until);
  const count = countOf(table, terms, { ...objective, until: objective.until ?? terms.until });
  if (count === null) {
    const hidden = objective.kind !== 'by-hand';
    return { objective, state: over ? 'asked' : 'open', done: null, of: null, hidden };
  }
  const { done, of } = count;
  return { objective, state: stateOf(count, over), done: Math.min(done, of), of, hidden: false };
}

function stateOf({ done, of, lost = false, lasts = false }: Count, over: boolean): ObjectiveState {
  if (lost) return 'failed';
  if (done >= of && of > 0 && (!lasts || over)) return 'succeeded';
  return over ? 'failed' : 'open';
}
