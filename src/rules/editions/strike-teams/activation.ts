import { type Square, squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { Figure, Table } from '../../../table/table';
import { getTally, raiseTally } from '../../../table/tallies';
import { TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { MissionDeedNamed } from '../../mission-deed';
import { pieceMark, reason, squareMark } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { cite } from './citations';
import {
  endCurrentActivation,
  findActingPhase,
  listActivationEndFacts,
  listPhaseReasons,
  listTurnBeginFacts,
  listTurnReasons,
  phaseOfTeam,
} from './rounds';
import {
  type ActivationUnit,
  clearTally,
  findUnit,
  gainPoints,
  hasUnitActed,
  isUnitActive,
  opposingSide,
  payPoints,
  teamOfSide,
  turnCommandDial,
} from './units';
import { listDefeatFacts, listFullHealFacts, listRestFacts } from './wounds';

interface Activation extends Pick<MissionDeedNamed<'activate'>, 'piece' | 'how' | 'heal'> {
  /**
   * Square on which a defeated figure returns. Null or left out if the square is unknown, or if the figure does not
   * return.
   */
  readonly at?: Square | null;
}

const TURN = cite('Character Activation');
const RETREAT = cite('Retreating from the Mission: Tactical Retreats');
const EXTRACT = cite('Retreating from the Mission: Extractions');
const RESPAWN = cite('Respawning Defeated Characters');
const SPAWN_POINTS = cite('Respawning Defeated Characters: Occupying Spawn Points');
const DIE = cite('Character Activation: Rolling the Action Die');
export const RESPAWN_PRICE = 3;

export const ACTIVATION_PURPOSES = ['gain', 'rest', 'retreat', 'extract', 'respawn'] as const;

/** Lists reasons against beginning a unit's turn: another phase, or a turn already taken this round. */
function listActivationBeginReasons(table: Table, unit: ActivationUnit): Reason[] {
  const marks = unit.members.map(({ piece }) => pieceMark(piece));
  const reasons: Reason[] = hasUnitActed(table, unit) ? [reason('acted', TURN, marks)] : [];
  reasons.push(...listPhaseReasons(table, unit));
  const gone = unit.members.every((figure) => getTally(figure, 'extracted') > 0);
  if (gone) reasons.push(reason('power-forbids', EXTRACT, marks));
  return reasons;
}

/** Lists the map's spawn points for a figure's kind. Null if the map has no known spawn points. */
export function listSpawnPointsFor(table: Table, { card }: Figure): Square[] | null {
  const { hero, villain, henchman } = TOKEN_KINDS.spawns;
  const own = card?.kind === 'hero' ? hero : card?.kind === 'henchman' ? henchman : villain;
  const known = table.tokens.some(({ kind }) => Object.values<string>(TOKEN_KINDS.spawns).includes(kind));
  return known ? table.tokens.flatMap(({ kind, at }) => (kind === own && at !== null ? [at] : [])) : null;
}

function howReasons(table: Table, unit: ActivationUnit, { how, at = null }: Activation): Reason[] {
  const own = unit.members.map(({ piece }) => pieceMark(piece));
  const [figure] = unit.members as readonly [Figure];
  const henchmen = figure.card?.kind === 'henchman';
  const reasons: Reason[] = [];
  const down = unit.members.every(({ defeated }) => defeated);
  if (how === 'respawn' ? !down || henchmen : down && !henchmen) reasons.push(reason('power-forbids', RESPAWN, own));
  if (how === 'retreat') {
    if (henchmen) reasons.push(reason('power-forbids', RETREAT, own));
    // "Before you have done anything else": not possible after the figure has rolled the action die.
    if (getTally(figure, 'rolled') > 0) reasons.push(reason('acted', RETREAT, own));
  }
  if (how === 'extract') {
    if (henchmen) reasons.push(reason('power-forbids', EXTRACT, own));
    if (getTally(figure, 'respawned') > 0) reasons.push(reason('respawned', EXTRACT, own));
    const spawns = listSpawnPointsFor(table, figure);
    if (spawns && !figure.squares.some((square) => spawns.includes(square))) {
      reasons.push(reason('not-here', EXTRACT, own));
    }
  }
  return how === 'respawn' && at !== null ? [...reasons, ...spawnReasons(table, figure, at)] : reasons;
}

/** Lists reasons against a square: it is not a spawn point of the figure's kind, or it is occupied. */
function spawnReasons(table: Table, figure: Figure, at: Square): Reason[] {
  const spawns = listSpawnPointsFor(table, figure);
  const reasons = spawns && !spawns.includes(at) ? [reason('not-here', SPAWN_POINTS, [squareMark(at)])] : [];
  const standing = [...table.figures.values()].find((other) => other !== figure && other.squares.includes(at));
  return standing ? [...reasons, reason('occupied', SPAWN_POINTS, [pieceMark(standing.piece)])] : reasons;
}

/** "Remove Duration Tokens": removes one token from each card. */
function durationFacts({ members }: ActivationUnit): Fact[] {
  return members.flatMap((figure) =>
    Object.keys(figure.card?.cards ?? {})
      .filter((of) => getTally(figure, 'duration', of) > 0)
      .map((of) => raiseTally(figure, 'duration', -1, of)),
  );
}

function backFacts(figure: Figure, at: Square | null): Fact[] {
  const { piece } = figure;
  const placed: Fact[] = at === null ? [] : [{ fact: 'placed', piece, squares: [squareName(at)], how: 'placed' }];
  return [...listFullHealFacts(figure), { fact: 'returned', piece }, ...placed, raiseTally(figure, 'respawned')];
}

function howFacts(table: Table, unit: ActivationUnit, { how, at = null, heal }: Activation): Fact[] {
  const [figure] = unit.members as readonly [Figure];
  switch (how) {
    case 'gain':
      return gainPoints(table, unit, figure.card?.gain ?? 0);
    case 'rest':
      return listRestFacts(unit, heal);
    case 'retreat':
      return unit.members.flatMap((each) => listDefeatFacts(table, each, null, { tokens: 0 }));
    case 'extract':
      return unit.members.flatMap((each): Fact[] => [
        raiseTally(each, 'extracted'),
        { fact: 'placed', piece: each.piece, squares: [], how: 'placed' },
      ]);
    default:
      return backFacts(figure, at);
  }
}

/**
 * "Character Activation": removes duration tokens, then gives points or a rest. A figure that leaves or returns does
 * nothing else.
 */
export function activate(table: Table, deed: Activation): DeedRuling {
  const unit = findUnit(table, deed.piece);
  const { how } = deed;
  const before = isUnitActive(table, unit) ? [] : endCurrentActivation(table);
  const goesOn = how === 'gain' || how === 'rest';
  return makeRuling(
    [...listActivationBeginReasons(table, unit), ...howReasons(table, unit, deed)],
    [
      ...before,
      ...listTurnBeginFacts(table, unit),
      ...unit.members.map(({ piece }): Fact => ({ fact: 'acted', piece, action: how })),
      ...durationFacts(unit),
      // A figure that returned in the last round is in play from now on.
      ...unit.members.flatMap((figure) => clearTally(figure, 'respawned')),
      ...howFacts(table, unit, deed),
      ...(goesOn ? [] : listActivationEndFacts(table, unit.id, findActingPhase(table, unit))),
    ],
  );
}

export function endActivation(table: Table, piece: string): DeedRuling {
  const unit = findUnit(table, piece);
  const phase = table.phase?.phase ?? phaseOfTeam(teamOfSide(table, unit.side));
  return makeRuling(listTurnReasons(table, unit), listActivationEndFacts(table, unit.id, phase));
}

/**
 * "Rolling the Action Die": gives the declared points if the roll is at least the declared number. A red face gives the
 * other team a point.
 */
export function recordActionRoll(table: Table, { piece, declared, rolled }: MissionDeedNamed<'roll'>): DeedRuling {
  const unit = findUnit(table, piece);
  const marks = unit.members.map((figure) => pieceMark(figure.piece));
  const active = isUnitActive(table, unit);
  const reasons = active ? [] : listActivationBeginReasons(table, unit);
  if (unit.members.some((figure) => getTally(figure, 'rolled') > 0)) reasons.push(reason('acted', DIE, marks));
  const foe = opposingSide(table, unit.side);
  return makeRuling(reasons, [
    ...(active || reasons.length > 0 ? [] : [...endCurrentActivation(table), ...listTurnBeginFacts(table, unit)]),
    { fact: 'rolled', dice: [rolled], for: 'the Action Die' },
    ...unit.members.map((figure) => raiseTally(figure, 'rolled')),
    ...(rolled >= declared && rolled > 0 ? gainPoints(table, unit, declared) : []),
    ...(rolled < 0 && foe !== null ? turnCommandDial(table, foe, 1) : []),
  ]);
}

/** "Respawning Defeated Characters: Henchmen": a henchman returns on a free spawn point, for 3 points of its group. */
export function respawnHenchman(table: Table, { piece, at, command = 0 }: MissionDeedNamed<'respawn'>): DeedRuling {
  const figure = requireTableFigure(table, piece);
  const unit = findUnit(table, piece);
  const passage = cite('Respawning Defeated Characters: Henchmen');
  const out = !figure.defeated || figure.card?.kind !== 'henchman';
  const paid = payPoints(table, unit, RESPAWN_PRICE, command);
  return makeRuling(
    [
      ...listTurnReasons(table, unit),
      ...(out ? [reason('power-forbids', passage, [pieceMark(piece)])] : []),
      ...spawnReasons(table, figure, at),
      ...paid.reasons,
    ],
    [...paid.facts, ...backFacts(figure, at)],
  );
}
