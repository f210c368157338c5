import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';
import type { Reason } from '../../answer';
import { pieceMark, reason } from '../../shared/cite';
import { makeRuling } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { cite } from './citations';
import type { MissionTeam } from './rules';
import {
  type ActivationUnit,
  findUnit,
  hasUnitActed,
  isUnitActive,
  listTallyResetFacts,
  sideOfTeam,
  teamOfSide,
  turnCommandDial,
} from './units';

export const PHASES = ['command phase', 'mastermind phase', 'hero phase', 'end phase'] as const;
export type Phase = (typeof PHASES)[number];

const TURN = cite('Character Activation');
const STAGES = 3;
const ROUNDS_PER_STAGE = 4;
const LAST_ROUND = STAGES * ROUNDS_PER_STAGE;

/** "Playing the Game": returns the stage of a round, 1 before the first round and 3 after the last. */
export function stageOfRound(round: number): number {
  return Math.max(1, Math.min(STAGES, Math.ceil(round / ROUNDS_PER_STAGE)));
}

/**
 * "Ending the Current Stage": returns the number of stages that are over. A stage is over from its fourth end phase on.
 */
export function countFinishedStages(table: Table): number {
  const { round, phase, ended } = table;
  if (ended !== null) return STAGES;
  const rounds = phase?.phase === 'end phase' ? round : Math.max(0, round - 1);
  return Math.floor(rounds / ROUNDS_PER_STAGE);
}

export function phaseOfTeam(team: MissionTeam): Phase {
  return team === 'heroes' ? 'hero phase' : 'mastermind phase';
}

/**
 * Returns the current phase. In a game recorded by turns, returns the phase of the active side. Null before the first
 * round.
 */
function currentPhase(table: Table): string | null {
  if (table.phase) return table.phase.phase;
  return table.round > 0 && table.turn !== null ? phaseOfTeam(teamOfSide(table, table.turn)) : null;
}

/** "Mastermind Phase", "Hero Phase": lists the reason against acting outside the phase of the unit's team. */
export function listPhaseReasons(table: Table, { side, members }: ActivationUnit): Reason[] {
  const team = teamOfSide(table, side);
  if (currentPhase(table) === phaseOfTeam(team)) return [];
  const passage = team === 'heroes' ? 'Playing the Game: Hero Phase' : 'Playing the Game: Mastermind Phase';
  const marks = members.map(({ piece }) => pieceMark(piece));
  return [reason('not-now', cite(passage), marks)];
}

/** Lists reasons why a unit cannot act now: the unit's turn of this round is over or has not begun. */
export function listTurnReasons(table: Table, unit: ActivationUnit): Reason[] {
  const acted = hasUnitActed(table, unit);
  if (acted && isUnitActive(table, unit)) return [];
  const marks = unit.members.map(({ piece }) => pieceMark(piece));
  if (acted) return [reason('acted', TURN, marks)];
  const phase = listPhaseReasons(table, unit);
  return phase.length > 0 ? phase : [reason('not-now', TURN, marks)];
}

/**
 * Returns the phase in which a unit acts: the phase of the unit's team, or the current phase if the team's phase is
 * over. A round never returns to an earlier phase.
 */
export function findActingPhase(table: Table, { side }: ActivationUnit): Phase {
  const own = phaseOfTeam(teamOfSide(table, side));
  const now = PHASES.find((phase) => phase === currentPhase(table)) ?? own;
  return PHASES.indexOf(now) > PHASES.indexOf(own) ? now : own;
}

/** Lists facts that begin a unit's turn and advance the round to the phase in which the unit acts. */
export function listTurnBeginFacts(table: Table, unit: ActivationUnit): Fact[] {
  const team = teamOfSide(table, unit.side);
  const phase = findActingPhase(table, unit);
  const begins = phase === phaseOfTeam(team) && table.round > 0 && table.turn !== unit.side;
  return [...(begins ? turnOf(table, team, table.round) : []), { fact: 'phase', phase, piece: unit.id }];
}

/** "Each character must complete its entire turn": lists facts that end the activation in progress. */
export function endCurrentActivation(table: Table): Fact[] {
  const piece = table.phase?.piece ?? null;
  return piece === null || !table.phase ? [] : listActivationEndFacts(table, piece, table.phase.phase);
}

/** Lists facts that end an activation without ending the phase. */
export function listActivationEndFacts(table: Table, id: string, phase: string): Fact[] {
  return [...listTallyResetFacts(findUnit(table, id)), { fact: 'phase', phase, piece: null }];
}

function turnOf(table: Table, team: MissionTeam, round: number): Fact[] {
  const side = sideOfTeam(table, team) ?? table.players[0]?.side ?? null;
  return side === null ? [] : [{ fact: 'turn', side, round }];
}

/** "Command Phase": lists facts that begin a round. Each player's Command Dial increases by 1, up to its maximum. */
function listRoundBeginFacts(table: Table, round: number): Fact[] {
  return [
    ...listTallyResetFacts({ members: [...table.figures.values()] }),
    ...turnOf(table, 'mastermind', round),
    { fact: 'phase', phase: 'command phase', piece: null },
    ...table.players.flatMap(({ side }) => turnCommandDial(table, side, 1)),
  ];
}

/**
 * Returns the number of the mission's last round. A mission of one scenario, "Replaying the Tutorial", ends after its
 * first stage.
 */
function lastRound({ limit }: Table): number {
  return Math.min(LAST_ROUND, limit.rounds ?? LAST_ROUND);
}

export function countStages(table: Table): number {
  return Math.ceil(lastRound(table) / ROUNDS_PER_STAGE);
}

export function beginRound(table: Table, round: number): DeedRuling {
  const over = round > lastRound(table) || table.ended !== null;
  const reasons = over ? [reason('not-now', cite('Playing the Game: End Phase'))] : [];
  return makeRuling(reasons, over ? [] : listRoundBeginFacts(table, round));
}

/**
 * Advances to the next phase: command, mastermind, hero, end. Begins the next round after the end phase, unless the
 * mission is over.
 */
export function nextPhase(table: Table): DeedRuling {
  const round = Math.max(1, table.round);
  switch (table.phase?.phase) {
    case 'command phase':
      return makeRuling([], [{ fact: 'phase', phase: 'mastermind phase', piece: null }]);
    case 'mastermind phase':
      return makeRuling([], [...endCurrentActivation(table), ...heroPhase(table, round)]);
    case 'hero phase':
      return makeRuling([], [...endCurrentActivation(table), { fact: 'phase', phase: 'end phase', piece: null }]);
    default:
      return beginRound(table, table.round + 1);
  }
}

function heroPhase(table: Table, round: number): Fact[] {
  return [...turnOf(table, 'heroes', round), { fact: 'phase', phase: 'hero phase', piece: null }];
}

/** Begins a side's turn in a game recorded by turns. The mastermind's turn also begins the next round. */
export function beginTurn(table: Table, side: string): DeedRuling {
  const over = endCurrentActivation(table);
  if (teamOfSide(table, side) === 'heroes') {
    const first = table.round === 0 ? listRoundBeginFacts(table, 1) : [];
    return makeRuling([], [...over, ...first, ...heroPhase(table, Math.max(1, table.round))]);
  }
  const begun = beginRound(table, table.round + 1);
  const own: Fact[] = begun.legal ? [{ fact: 'phase', phase: 'mastermind phase', piece: null }] : [];
  return makeRuling(begun.reasons, [...over, ...begun.facts, ...own]);
}
