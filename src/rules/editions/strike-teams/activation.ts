import { type Square, squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { Figure, Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import { TOKEN_KINDS } from '../../../table/tokens';
import type { Reason } from '../../answer';
import type { Healing, MissionDeed } from '../../mission-deed';
import type { DeedRuling } from '../../ruleset';
import { onPiece, onSquare, reason } from '../../shared/cite';
import { knownFigure, ruling } from '../../shared/ruling';
import { cite } from './citations';
import { turnDial } from './command';
import { endFacts, notItsTurn, overNow, phaseInTurn, phaseOf, phaseReasons, turnFacts } from './rounds';
import { cleared, foeOf, gainPoints, hasActed, isActive, pay, teamOfSide, type Unit, unitOf } from './units';
import { defeatFacts, healFacts, restFacts } from './wounds';

type Activation = Extract<MissionDeed, { readonly deed: 'activate' }>;

const TURN = cite('Character Activation');
const RETREAT = cite('Retreating from the Mission: Tactical Retreats');
const EXTRACT = cite('Retreating from the Mission: Extractions');
const RESPAWN = cite('Respawning Defeated Characters');
const SPAWN_POINTS = cite('Respawning Defeated Characters: Occupying Spawn Points');
const DIE = cite('Character Activation: Rolling the Action Die');
const RESPAWN_PRICE = 3;

/** Purposes of an activation. */
export const ACTIVATIONS = ['gain', 'rest', 'retreat', 'extract', 'respawn'] as const;

/** Lists reasons against beginning a unit's turn: another phase, or a turn already taken this round. */
export function cannotBegin(table: Table, unit: Unit): Reason[] {
  const marks = unit.members.map(({ piece }) => onPiece(piece));
  const reasons: Reason[] = hasActed(table, unit) ? [reason('acted', TURN, marks)] : [];
  reasons.push(...phaseReasons(table, unit));
  const gone = unit.members.every((figure) => tallyOf(figure, 'extracted') > 0);
  if (gone) reasons.push(reason('power-forbids', EXTRACT, marks));
  return reasons;
}

/** Lists the map's spawn points for a figure's kind. Null if the map has no known spawn points. */
export function spawnsFor(table: Table, { card }: Figure): Square[] | null {
  const { hero, villain, henchman } = TOKEN_KINDS.spawns;
  const own = card?.kind === 'hero' ? hero : card?.kind === 'henchman' ? henchman : villain;
  const known = table.tokens.some(({ kind }) => Object.values<string>(TOKEN_KINDS.spawns).includes(kind));
  return known ? table.tokens.flatMap(({ kind, at }) => (kind === own && at !== null ? [at] : [])) : null;
}

function howReasons(table: Table, unit: Unit, { how, at }: Activation): Reason[] {
  const own = unit.members.map(({ piece }) => onPiece(piece));
  const [figure] = unit.members as readonly [Figure];
  const henchmen = figure.card?.kind === 'henchman';
  const reasons: Reason[] = [];
  const down = unit.members.every(({ defeated }) => defeated);
  if (how === 'respawn' ? !down || henchmen : down && !henchmen) reasons.push(reason('power-forbids', RESPAWN, own));
  if (how === 'retreat') {
    if (henchmen) reasons.push(reason('power-forbids', RETREAT, own));
    // "Before you have done anything else": rolling the die counts as something else.
    if (tallyOf(figure, 'rolled') > 0) reasons.push(reason('acted', RETREAT, own));
  }
  if (how === 'extract') {
    if (henchmen) reasons.push(reason('power-forbids', EXTRACT, own));
    if (tallyOf(figure, 'respawned') > 0) reasons.push(reason('respawned', EXTRACT, own));
    const spawns = spawnsFor(table, figure);
    if (spawns && !figure.squares.some((square) => spawns.includes(square))) {
      reasons.push(reason('not-here', EXTRACT, own));
    }
  }
  return how === 'respawn' && at !== null ? [...reasons, ...spawnReasons(table, figure, at)] : reasons;
}

/** Lists reasons against a square: it is not a spawn point of the figure's kind, or it is occupied. */
function spawnReasons(table: Table, figure: Figure, at: Square): Reason[] {
  const spawns = spawnsFor(table, figure);
  const reasons = spawns && !spawns.includes(at) ? [reason('not-here', SPAWN_POINTS, [onSquare(at)])] : [];
  const standing = [...table.figures.values()].find((other) => other !== figure && other.squares.includes(at));
  return standing ? [...reasons, reason('occupied', SPAWN_POINTS, [onPiece(standing.piece)])] : reasons;
}

/** "Remove Duration Tokens": one from each card. */
function durationFacts({ members }: Unit): Fact[] {
  return members.flatMap((figure) =>
    Object.keys(figure.card?.cards ?? {})
      .filter((of) => tallyOf(figure, 'duration', of) > 0)
      .map((of): Fact => ({ fact: 'tallied', piece: figure.piece, tally: 'duration', of, by: -1 })),
  );
}

function backFacts(figure: Figure, at: Square | null): Fact[] {
  const { piece } = figure;
  const placed: Fact[] = at === null ? [] : [{ fact: 'placed', piece, squares: [squareName(at)], how: 'placed' }];
  return [
    ...healFacts(figure),
    { fact: 'returned', piece },
    ...placed,
    { fact: 'tallied', piece, tally: 'respawned', of: null, by: 1 },
  ];
}

function howFacts(table: Table, unit: Unit, how: string, at: Square | null, heal: readonly Healing[] | null): Fact[] {
  const [figure] = unit.members as readonly [Figure];
  switch (how) {
    case 'gain':
      return gainPoints(table, unit, figure.card?.gain ?? 0);
    case 'rest':
      return restFacts(unit, heal);
    case 'retreat':
      return unit.members.flatMap((each) => defeatFacts(table, each, null, { tokens: 0 }));
    case 'extract':
      return unit.members.flatMap(({ piece }): Fact[] => [
        { fact: 'tallied', piece, tally: 'extracted', of: null, by: 1 },
        { fact: 'placed', piece, squares: [], how: 'placed' },
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
  const unit = unitOf(table, deed.piece);
  const { how } = deed;
  const before = isActive(table, unit) ? [] : overNow(table);
  const goesOn = how === 'gain' || how === 'rest';
  return ruling(
    [...cannotBegin(table, unit), ...howReasons(table, unit, deed)],
    [
      ...before,
      ...turnFacts(table, unit),
      ...unit.members.map(({ piece }): Fact => ({ fact: 'acted', piece, action: how })),
      ...durationFacts(unit),
      // A figure that returned in the last round is in play from now on.
      ...unit.members.flatMap((figure) => cleared(figure, 'respawned')),
      ...howFacts(table, unit, how, deed.at, deed.heal),
      ...(goesOn ? [] : endFacts(table, unit.id, phaseInTurn(table, unit))),
    ],
  );
}

export function endActivation(table: Table, piece: string): DeedRuling {
  const unit = unitOf(table, piece);
  const phase = table.phase?.phase ?? phaseOf(teamOfSide(table, unit.side));
  return ruling(notItsTurn(table, unit), endFacts(table, unit.id, phase));
}

/**
 * "Rolling the Action Die": gives the declared points if the roll is at least that high. A red face gives the other
 * team a point.
 */
export function roll(table: Table, piece: string, declared: number, rolled: number): DeedRuling {
  const unit = unitOf(table, piece);
  const marks = unit.members.map((figure) => onPiece(figure.piece));
  const active = isActive(table, unit);
  const reasons = active ? [] : cannotBegin(table, unit);
  if (unit.members.some((figure) => tallyOf(figure, 'rolled') > 0)) reasons.push(reason('acted', DIE, marks));
  const foe = foeOf(table, unit.side);
  return ruling(reasons, [
    ...(active || reasons.length > 0 ? [] : [...overNow(table), ...turnFacts(table, unit)]),
    { fact: 'rolled', dice: [rolled], for: 'the Action Die' },
    ...unit.members.map(({ piece: id }): Fact => ({ fact: 'tallied', piece: id, tally: 'rolled', of: null, by: 1 })),
    ...(rolled >= declared && rolled > 0 ? gainPoints(table, unit, declared) : []),
    ...(rolled < 0 && foe !== null ? turnDial(table, foe, 1) : []),
  ]);
}

/** "Respawning Defeated Characters: Henchmen": one returns on a free spawn point, for 3 points of its group. */
export function respawnHenchman(table: Table, piece: string, at: Square, command: number): DeedRuling {
  const figure = knownFigure(table, piece);
  const unit = unitOf(table, piece);
  const passage = cite('Respawning Defeated Characters: Henchmen');
  const out = !figure.defeated || figure.card?.kind !== 'henchman';
  const paid = pay(table, unit, RESPAWN_PRICE, command);
  return ruling(
    [
      ...notItsTurn(table, unit),
      ...(out ? [reason('power-forbids', passage, [onPiece(piece)])] : []),
      ...spawnReasons(table, figure, at),
      ...paid.reasons,
    ],
    [...paid.facts, ...backFacts(figure, at)],
  );
}
