import type { Fact } from '../../../table/facts';
import type { Table } from '../../../table/table';
import type { Reason } from '../../answer';
import type { DeedRuling } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { ruling } from '../../shared/ruling';
import { cite } from './citations';
import { turnDial } from './command';
import type { Team } from './strikers';
import { hasActed, isActive, sideOfTeam, spent, teamOfSide, type Unit, unitOf } from './units';

export const PHASES = ['command phase', 'mastermind phase', 'hero phase', 'end phase'] as const;
export type Phase = (typeof PHASES)[number];

const TURN = cite('Character Activation');
const STAGES = 3;
export const STAGE_ROUNDS = 4;
export const LAST_ROUND = STAGES * STAGE_ROUNDS;

/** "Playing the Game": 1 before the first round, 3 past the last. */
export function stageOf(round: number): number {
  return Math.max(1, Math.min(STAGES, Math.ceil(round / STAGE_ROUNDS)));
}

/** "Ending the Current Stage": how many stages are over; the fourth end phase of a stage belongs to no round that is still played. */
export function stagesOver(table: Table): number {
  const { round, phase, ended } = table;
  if (ended !== null) return STAGES;
  const rounds = phase?.phase === 'end phase' ? round : Math.max(0, round - 1);
  return Math.floor(rounds / STAGE_ROUNDS);
}

export function phaseOf(team: Team): Phase {
  return team === 'heroes' ? 'hero phase' : 'mastermind phase';
}

/** The current phase. A game recorded by turns alone is in the phase of the side whose turn it is; null before the first round. */
function currentPhase(table: Table): string | null {
  if (table.phase) return table.phase.phase;
  return table.round > 0 && table.turn !== null ? phaseOf(teamOfSide(table, table.turn)) : null;
}

/** "Mastermind Phase", "Hero Phase": a reason against acting outside the phase of the own team. */
export function phaseReasons(table: Table, { side, members }: Unit): Reason[] {
  const team = teamOfSide(table, side);
  if (currentPhase(table) === phaseOf(team)) return [];
  const passage = team === 'heroes' ? 'Playing the Game: Hero Phase' : 'Playing the Game: Mastermind Phase';
  const marks = members.map(({ piece }) => onPiece(piece));
  return [reason('not-now', cite(passage), marks)];
}

/** Reasons why a unit that is to spend points may not: its turn is over this round, or has not begun. */
export function notItsTurn(table: Table, unit: Unit): Reason[] {
  const acted = hasActed(table, unit);
  if (acted && isActive(table, unit)) return [];
  const marks = unit.members.map(({ piece }) => onPiece(piece));
  if (acted) return [reason('acted', TURN, marks)];
  const phase = phaseReasons(table, unit);
  return phase.length > 0 ? phase : [reason('not-now', TURN, marks)];
}

/** The phase in which a unit acts: that of its team, or the current one where the team's phase is over. A round never goes back. */
export function phaseInTurn(table: Table, { side }: Unit): Phase {
  const own = phaseOf(teamOfSide(table, side));
  const now = PHASES.find((phase) => phase === currentPhase(table)) ?? own;
  return PHASES.indexOf(now) > PHASES.indexOf(own) ? now : own;
}

/** Facts that put a unit in turn and move the round on to its phase. */
export function turnFacts(table: Table, unit: Unit): Fact[] {
  const team = teamOfSide(table, unit.side);
  const phase = phaseInTurn(table, unit);
  const begins = phase === phaseOf(team) && table.round > 0 && table.turn !== unit.side;
  return [...(begins ? turnOf(table, team, table.round) : []), { fact: 'phase', phase, piece: unit.id }];
}

/** "Each character must complete its entire turn": what still goes on comes to its end. */
export function overNow(table: Table): Fact[] {
  const piece = table.phase?.piece ?? null;
  return piece === null || !table.phase ? [] : endFacts(table, piece, table.phase.phase);
}

/** The end of an activation, in the phase that goes on. */
export function endFacts(table: Table, id: string, phase: string): Fact[] {
  return [...spent(unitOf(table, id)), { fact: 'phase', phase, piece: null }];
}

function turnOf(table: Table, team: Team, round: number): Fact[] {
  const side = sideOfTeam(table, team) ?? table.players[0]?.side ?? null;
  return side === null ? [] : [{ fact: 'turn', side, round }];
}

/** "Command Phase": both dials go up by 1. */
export function roundFacts(table: Table, round: number): Fact[] {
  return [
    ...spent({ members: [...table.figures.values()] }),
    ...turnOf(table, 'mastermind', round),
    { fact: 'phase', phase: 'command phase', piece: null },
    ...table.players.flatMap(({ side }) => turnDial(table, side, 1)),
  ];
}

/** A mission of one scenario, "Replaying the Tutorial", ends with its first stage. */
function lastRound({ limit }: Table): number {
  return Math.min(LAST_ROUND, limit.rounds ?? LAST_ROUND);
}

/** How many stages the mission has. */
export function stagesIn(table: Table): number {
  return Math.ceil(lastRound(table) / STAGE_ROUNDS);
}

export function beginRound(table: Table, round: number): DeedRuling {
  const over = round > lastRound(table) || table.ended !== null;
  const reasons = over ? [reason('not-now', cite('Playing the Game: End Phase'))] : [];
  return ruling(reasons, over ? [] : roundFacts(table, round));
}

/** Command, mastermind, heroes, end, and so on to the last round. */
export function nextPhase(table: Table): DeedRuling {
  const round = Math.max(1, table.round);
  switch (table.phase?.phase) {
    case 'command phase':
      return ruling([], [{ fact: 'phase', phase: 'mastermind phase', piece: null }]);
    case 'mastermind phase':
      return ruling([], [...overNow(table), ...heroPhase(table, round)]);
    case 'hero phase':
      return ruling([], [...overNow(table), { fact: 'phase', phase: 'end phase', piece: null }]);
    default:
      return beginRound(table, table.round + 1);
  }
}

function heroPhase(table: Table, round: number): Fact[] {
  return [...turnOf(table, 'heroes', round), { fact: 'phase', phase: 'hero phase', piece: null }];
}

/** For a table that is told by turns: the phases between go by. */
export function beginTurn(table: Table, side: string): DeedRuling {
  const over = overNow(table);
  if (teamOfSide(table, side) === 'heroes') {
    const first = table.round === 0 ? roundFacts(table, 1) : [];
    return ruling([], [...over, ...first, ...heroPhase(table, Math.max(1, table.round))]);
  }
  const begun = beginRound(table, table.round + 1);
  const own: Fact[] = begun.legal ? [{ fact: 'phase', phase: 'mastermind phase', piece: null }] : [];
  return ruling(begun.reasons, [...over, ...begun.facts, ...own]);
}
