import type { TokenReminder } from '../../rules/objectives';
import type { DeedOption } from '../../rules/options';
import type { Action } from '../../rules/table-deed';
import { fold } from '../../table/fold/fold';
import { countActionPoints } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { getTally } from '../../table/tallies';
import { ruleset } from '../game/open-game';
import { isUrgentOption, listCurrentOptions, PLACE_WOUNDS_OPTION } from './current-options';
import { findStageToReveal, isPlacedByApp, listTokensToPlace, mayNeedScoring } from './mission-objectives';

type RequiredLeftover =
  /** Wounds that are not in a slot yet. */
  | { readonly left: 'wounds'; readonly piece: string; readonly wounds: number; readonly option: DeedOption }
  /** Token that its bearer can deliver now, or that the selected figure can take. */
  | { readonly left: 'token'; readonly piece: string; readonly token: string; readonly option: DeedOption };

/** Open task before the end of a phase, with the piece that the task concerns. */
export type OpenPhaseTask =
  | RequiredLeftover
  /** Activation that is still possible this round. `unit` is the figure, or the group that acts as one unit. */
  | { readonly left: 'activation'; readonly piece: string; readonly unit: string }
  /** Unspent action points of the acting unit. */
  | { readonly left: 'points'; readonly piece: string; readonly unit: string; readonly points: number };

/**
 * Lists the open tasks before a phase ends: required choices, unspent points, then units not activated. The points of
 * the selected figure are omitted because they are shown beside its name.
 */
export function listOpenPhaseTasks(table: Table, chosen: Figure | null): readonly OpenPhaseTask[] {
  if (!table.phase || table.ended || table.round === 0) return [];
  const figures = [...table.figures.values()].filter(({ card }) => card !== null);
  const due = figures.flatMap((figure) => listRequired(table, figure, figure.piece === chosen?.piece));
  return [...due, ...unspent(table, figures, chosen), ...waiting(table, figures)];
}

/** Whether a side's phase is in progress. The first and last phase of a round belong to no side. */
export function isSidePhase(table: Table): boolean {
  const phases = ruleset()?.phases ?? [];
  const at = phases.indexOf(table.phase?.phase ?? '');
  return table.ended === null && at > 0 && at < phases.length - 1;
}

function listRequired(table: Table, figure: Figure, isChosen: boolean): RequiredLeftover[] {
  const { piece, card } = figure;
  const loose = card?.health === null && !figure.defeated ? getTally(figure, 'wounds') : 0;
  const wounds: RequiredLeftover[] =
    loose > 0 ? [{ left: 'wounds', piece, wounds: loose, option: PLACE_WOUNDS_OPTION }] : [];
  const holds = table.tokens.some(({ holder }) => holder === piece);
  if (!holds && !isChosen) return wounds;
  const may = listCurrentOptions(table, piece).filter((each) => isUrgentOption(each) && each.about !== null);
  return [
    ...wounds,
    ...may.map((option): RequiredLeftover => ({ left: 'token', piece, token: option.about ?? '', option })),
  ];
}

function unspent(table: Table, figures: readonly Figure[], chosen: Figure | null): OpenPhaseTask[] {
  const active = table.phase?.piece ?? null;
  const figure = figures.find(({ piece, card }) => active !== null && (piece === active || card?.group === active));
  if (!figure || active === null) return [];
  if (chosen !== null && (chosen.piece === active || chosen.card?.group === active)) return [];
  const points = countActionPoints(table, figure);
  return points > 0 ? [{ left: 'points', piece: figure.piece, unit: active, points }] : [];
}

/**
 * Lists each figure or group that can still begin its activation. A group is represented by its first undefeated
 * figure.
 */
function waiting(table: Table, figures: readonly Figure[]): OpenPhaseTask[] {
  const units = new Map<string, Figure>();
  for (const figure of figures) {
    if (figure.side !== table.turn || figure.actedRound === table.round) continue;
    const unit = figure.card?.group ?? figure.piece;
    const known = units.get(unit);
    if (!known || (known.defeated && !figure.defeated)) units.set(unit, figure);
  }
  return [...units]
    .filter(([, { piece }]) => mayBegin(table, piece))
    .map(([unit, { piece }]) => ({ left: 'activation', piece, unit }));
}

function mayBegin(table: Table, piece: string): boolean {
  return listCurrentOptions(table, piece).some(
    ({ deed, reasons }) => deed?.deed.startsWith('activate') && reasons.length === 0,
  );
}

function stageOf(table: Table): number | null {
  return (
    ruleset()
      ?.counters(table)
      .find(({ id }) => id === 'stage')?.value ?? null
  );
}

/**
 * Returns the option that ends the current phase, round or mission, and the table after that option. Null if there is
 * no such option.
 */
export function findNextPhase(table: Table): { readonly option: DeedOption; readonly after: Table } | null {
  const rules = ruleset();
  const option = listCurrentOptions(table, null)[0];
  if (!rules || !option?.deed) return null;
  return { option, after: fold(rules.resolve(table, option.deed).facts, table).table };
}

/**
 * Lists the actions that end the current phase and all following phases in which players do not act. Stops at the end
 * of a stage. `after` is the table after these actions. Returns null if the phase cannot end.
 */
export function listPhaseSteps(table: Table): { readonly steps: readonly Action[]; readonly after: Table } | null {
  const steps: Action[] = [];
  let after = table;
  do {
    const next = findNextPhase(after);
    if (!next?.option.deed || next.option.reasons.length > 0) break;
    steps.push(next.option.deed);
    after = next.after;
  } while (!isSidePhase(after) && !isStageEnd(after));
  return steps.length === 0 ? null : { steps, after };
}

/** What players do at the end of a stage: score its scenarios, turn up the next scenario, place its tokens. */
export type StageTask = 'score' | 'reveal' | 'enter';

/** Lists the open tasks before the round continues. Empty unless a stage ends. */
export function listStageTasks(table: Table): readonly StageTask[] {
  if (!isStageEnd(table)) return [];
  const tasks: readonly (StageTask | null)[] = [
    mayNeedScoring(table) ? 'score' : null,
    findStageToReveal(table) === null ? null : 'reveal',
    listTokensOfNextStage(table).some((token) => !isPlacedByApp(table, token)) ? 'enter' : null,
  ];
  return tasks.filter((task) => task !== null);
}

/** Lists the tokens that enter with the round after the end of a stage. */
export function listTokensOfNextStage(table: Table): readonly TokenReminder[] {
  const now = listTokensToPlace(table);
  return now.length > 0 ? now : listTokensToPlace(findNextPhase(table)?.after ?? table);
}

/** Whether a round has just begun. Its first two steps were then recorded by the same tap. */
export function isRoundFresh({ figures, phase, round, ended }: Table): boolean {
  const untouched = [...figures.values()].every(({ actedRound }) => actedRound < round);
  return ended === null && untouched && phase?.piece === null && phase.phase === ruleset()?.phases[1];
}

/** Whether this is the last phase of a stage or of the mission. */
export function isStageEnd(table: Table): boolean {
  const next = findNextPhase(table);
  if (!next || table.ended || table.phase?.phase !== ruleset()?.phases.at(-1)) return false;
  return next.option.reasons.length > 0 || stageOf(next.after) !== stageOf(table);
}
