import type { Reason, RefusalCode } from '../rules/answer';
import type { Ruleset } from '../rules/ruleset';
import { listSurvivors } from '../rules/shared/ending';
import type { Fact } from '../table/facts';
import { emptyTable } from '../table/fold/fold';
import type { Figure, Table } from '../table/table';
import type { Expectation, ExpectedResult } from './case';
import type { CasePosition } from './case-position';
import type { PlayEvent } from './events';
import { makeSetResult } from './expected-results';
import { applyCaseFacts, makeCaseGameFacts } from './game-of-case';
import { isMissionPosition, reportMission, reportMissionFigure, reportMissionSide } from './mission';
import { runMissionDeed, withTokensOfDeeds } from './mission-actions';
import { reportFigure, reportSide, reportTable } from './play-report';

/** An event of a played case, with its consequences. */
export interface PlayedEvent {
  readonly event: PlayEvent;
  /** Consequences of the event as facts. Empty if the rules refused the event. */
  readonly facts: readonly Fact[];
  /** Reasons why the rules refused the event, each with its passage. */
  readonly reasons: readonly Reason[];
  /** Codes of the reasons, as the notation writes them. */
  readonly why: ReadonlySet<RefusalCode>;
  readonly legal: boolean;
  /** Number of phases by which the round advanced before the event. Missions only. */
  readonly phases: number;
}

/** A played case: its events up to the first refused event, and the table after them. */
export interface PlayedCase {
  readonly events: readonly PlayedEvent[];
  /** Table before the first event. */
  readonly start: Table;
  readonly table: Table;
  readonly legal: boolean;
}

/**
 * Plays the events of a case from its position. Stops at the first refused event. Returns null if the game does not
 * have one of the events, or if the edition does not compute the consequences of an action.
 */
export function playEvents(ruleset: Ruleset, began: CasePosition, events: readonly PlayEvent[]): PlayedCase | null {
  const mission = isMissionPosition(began);
  const isPlayable = ({ event, deed }: PlayEvent) => {
    if (mission) return event === 'mission' || deed.deed === 'end-game';
    return event === 'deed' ? !ruleset.mission : event === 'game' || deed.deed === 'destroy';
  };
  if (!events.every(isPlayable)) return null;
  const played: PlayedEvent[] = [];
  const start = applyCaseFacts(emptyTable, makeCaseGameFacts(ruleset, began, events));
  let table = start;
  for (const event of events) {
    const result = playEvent(ruleset, table, began, event);
    played.push(result);
    if (!result.legal) return { events: played, start, table, legal: false };
    table = applyCaseFacts(table, result.facts);
  }
  // Ends an unfinished action, because the case is over.
  table = applyCaseFacts(table, ruleset.endUnfinishedAction(table));
  return { events: played, start, table, legal: true };
}

function playEvent(ruleset: Ruleset, table: Table, position: CasePosition, event: PlayEvent): PlayedEvent {
  const accept = (facts: readonly Fact[]): PlayedEvent => ({
    event,
    facts,
    reasons: [],
    why: new Set(),
    legal: true,
    phases: 0,
  });
  if (isMissionPosition(position) && event.event !== 'deed') {
    const { facts, reasons, why, phases } = runMissionDeed({ ruleset, after: applyCaseFacts }, table, event.deed);
    return { event, facts, reasons, why, legal: why.size === 0, phases };
  }
  const { deed } = event;
  const { reasons, legal, facts } = ruleset.resolve(table, deed);
  if (reasons.length === 0 && (legal || event.event !== 'deed')) return accept(facts);
  return { event, facts: [], reasons, why: new Set(reasons.map(({ code }) => code)), legal: false, phases: 0 };
}

/** Plays the events of a case and reports all values of the table afterwards. Null if `playEvents` returns null. */
export function playCase(ruleset: Ruleset, began: CasePosition, events: readonly PlayEvent[]): Expectation | null {
  const played = playEvents(ruleset, began, events);
  if (!played) return null;
  const why = new Set(played.events.flatMap((each) => [...each.why]));
  // Tokens that are placed later are also reported.
  const deeds = events.flatMap((each) => (each.event === 'mission' ? [each.deed] : []));
  return reportCase(ruleset, played.table, withTokensOfDeeds(began, deeds), played.legal, why);
}

/**
 * Reports the winner. A game of the dial editions is over when only one side has figures left, even without `end:
 * game`.
 */
function reportWinner(ruleset: Ruleset, table: Table, position: CasePosition): ExpectedResult {
  const standing = new Set(listSurvivors(table).map(({ side }) => side));
  const began = new Set(position.pieces.map(({ side }) => side));
  const decided = table.ended === null && !isMissionPosition(position) && began.size > 1 && standing.size < 2;
  const { ended } = decided ? applyCaseFacts(table, ruleset.resolve(table, { deed: 'end-game' }).facts) : table;
  return ended ? { kind: 'word', value: ended.winner ?? 'none' } : { kind: 'nothing' };
}

function reportCase(
  ruleset: Ruleset,
  table: Table,
  position: CasePosition,
  legal: boolean,
  why: ReadonlySet<RefusalCode>,
): Expectation {
  const answer = new Map<string, ExpectedResult>([
    ['legal', { kind: 'flag', value: legal }],
    ['why', makeSetResult([...why])],
    ...(isMissionPosition(position) ? [] : reportTable(table, position)),
    ['winner', reportWinner(ruleset, table, position)],
  ]);
  const mission = isMissionPosition(position);
  for (const { side } of table.players) {
    const value = mission ? new Map(reportMissionSide(ruleset, table, side)) : reportSide(table, side);
    answer.set(side, { kind: 'each', value });
  }
  for (const { id } of position.pieces) {
    const figure = table.figures.get(id) as Figure;
    answer.set(id, {
      kind: 'each',
      value: mission ? reportMissionFigure(table, figure) : reportFigure(ruleset, table, figure, position),
    });
  }
  if (mission) for (const [key, value] of reportMission(ruleset, table, position)) answer.set(key, value);
  return answer;
}
