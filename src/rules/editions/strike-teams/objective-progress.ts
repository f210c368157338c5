import type { FigureKind } from '../../../catalog/cards/figure-kind';
import type { Objective, ScenarioTerms } from '../../../catalog/cards/scenario-card';
import type { MissionEvent } from '../../../table/mission-history';
import type { Table } from '../../../table/table';
import { belongsToScenario, type TokenIdentity } from '../../../table/tokens';
import type { ObjectiveProgress, ObjectiveState } from '../../objectives';
import { countFinishedStages, stageOfRound } from './rounds';

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
export function computeObjectiveProgress(table: Table, terms: ScenarioTerms, objective: Objective): ObjectiveProgress {
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
