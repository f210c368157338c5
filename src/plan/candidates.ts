import type { Square } from '../grid/square';
import { distance } from '../grid/square';
import { listMoveKinds } from '../query/kinds';
import { shareDamage } from '../query/question-terms';
import type { ReachEnd } from '../rules/answer';
import { listPlainAttacks } from '../rules/attack-fields';
import { type MultiPartChoice, makePlainHitQuestion, type Ruleset } from '../rules/ruleset';
import type { AttackDeed, MoveDeed, TableDeed } from '../rules/table-deed';
import { applyFacts } from '../table/fold/fold';
import type { Piece } from '../table/piece';
import { findPiece } from '../table/position';
import { type Figure, getActionTotal, type Table } from '../table/table';
import { listOutcomes } from './outcomes';
import type { PlannerGoal, PlanRequirement } from './plan';
import { analyzePosition, distanceBetweenBases, type PositionAnalysis, sortMoveEnds } from './position-analysis';
import { getCachedReach } from './reach-cache';

/** The goal of a plan, and a step that every plan must contain. */
export interface PlanAims {
  readonly goal: PlannerGoal;
  readonly must?: PlanRequirement;
  /** Ranks the ends of a move of a piece, higher is better. Absent: the safest first, then the nearest to an opponent. */
  readonly rankEnd?: (piece: Piece, end: ReachEnd) => number;
  /** Leaves out plain moves, which take longest to list. */
  readonly isAttackOnly?: boolean;
}

/** A possible next step of one figure: the deeds of one action, in order. */
export interface Candidate {
  readonly piece: string;
  readonly deeds: readonly TableDeed[];
}

/** Limits of the alternatives that the search considers. */
export interface SearchWidth {
  /** Maximum number of ends of each kind of move, and of squares from which to attack one target. */
  readonly squares: number;
  /** Maximum number of ways to use one power. */
  readonly uses: number;
}

/** Search width without limits, which includes every legal alternative. */
export const UNLIMITED_SEARCH_WIDTH: SearchWidth = {
  squares: Number.POSITIVE_INFINITY,
  uses: Number.POSITIVE_INFINITY,
};

/** Returns whether a figure may be given an action in this side's turn, according to the table alone. */
export function mayAct(figure: Figure, side: string): boolean {
  return (
    (figure.loan ?? figure.side) === side &&
    !figure.defeated &&
    figure.captor === null &&
    figure.squares.length > 0 &&
    !figure.actedThisTurn &&
    figure.tokens < 2
  );
}

export function countRemainingActions(table: Table, side: string): number {
  return Math.max(0, getActionTotal(table, side) - table.actionsSpent);
}

/**
 * Lists the candidates of a side, figure by figure, each figure's most promising candidates first. `only` restricts the
 * list to one figure.
 */
export function listCandidates(
  ruleset: Ruleset,
  table: Table,
  side: string,
  { goal, must, rankEnd, isAttackOnly = false }: PlanAims,
  width: SearchWidth,
  only: string | null = null,
): readonly Candidate[] {
  const looking = analyzePosition(ruleset, table, side);
  if (!looking || table.ended) return [];
  const candidates = listPendingPowers(ruleset, table, side, width, only);
  /** Returns the squares that are always evaluated, before all others, whatever the search width. */
  const squaresFor = (piece: string): readonly Square[] => [
    ...(must?.piece === piece && 'square' in must.choice ? [must.choice.square] : []),
    ...(goal.goal === 'hold' ? [goal.square] : []),
  ];
  if (countRemainingActions(table, side) === 0) return candidates;
  for (const figure of table.figures.values())
    if (mayAct(figure, side) && (only === null || only === figure.piece))
      candidates.push(
        ...actionsOf(ruleset, table, looking, figure.piece, side, isAttackOnly, width, {
          squares: squaresFor(figure.piece),
          rank: rankEnd ?? null,
        }),
      );
  return candidates;
}

/** Lists the uses of powers that the turn's reminders offer now. `only` restricts the list to one figure. */
export function listPendingPowers(
  ruleset: Ruleset,
  table: Table,
  side: string,
  width: SearchWidth,
  only: string | null = null,
): Candidate[] {
  if (table.ended) return [];
  const candidates: Candidate[] = [];
  for (const due of ruleset.reminders(table)) {
    if (due.due !== 'use' || due.side !== side || (only !== null && due.piece !== only)) continue;
    for (const deed of ruleset.reminderUses(table, due).slice(0, width.uses))
      candidates.push({ piece: due.piece, deeds: [deed] });
  }
  return candidates;
}

function actionsOf(
  ruleset: Ruleset,
  table: Table,
  looking: PositionAnalysis,
  piece: string,
  side: string,
  isAttackOnly: boolean,
  width: SearchWidth,
  first: PreferredEnds,
): Candidate[] {
  const parts = ruleset.multiPartChoices(table, piece);
  const candidates: Candidate[] = listAttacksFrom(ruleset, table, side, piece, {}).map((deed) => ({
    piece,
    deeds: [deed],
  }));
  for (const part of parts)
    candidates.push(
      ...(part.moves === 'before' || part.moves === 'around'
        ? moveAndAttack(ruleset, table, looking, piece, side, part, first, width)
        : attacksInPart(ruleset, table, side, piece, part)),
    );
  if (!isAttackOnly) candidates.push(...listMoves(ruleset, looking, piece, first, width));
  return candidates;
}

type AttackOnPieces = AttackDeed & { readonly aim: { readonly pieces: readonly string[] } };

/** Lists every attack of a figure from its squares, on each opponent and on groups up to its number of targets. */
export function listAttacksFrom(
  ruleset: Ruleset,
  table: Table,
  side: string,
  piece: string,
  of: { readonly action?: string; readonly kinds?: readonly string[]; readonly single?: boolean },
): AttackDeed[] {
  const looking = analyzePosition(ruleset, table, side);
  const attacker = looking && findPiece(looking.position, piece);
  if (!looking || !attacker) return [];
  const deeds: AttackDeed[] = [];
  const kinds = listPlainAttacks(ruleset, attacker).filter((kind) => !of.kinds || of.kinds.includes(kind));
  for (const attack of kinds) {
    const deed = (pieces: readonly string[]): AttackOnPieces => ({
      deed: 'attack',
      attacker: piece,
      aim: { pieces },
      attack,
      ...(of.action === undefined ? {} : { action: of.action }),
    });
    /** Returns the variants of an attack that shares damage: split evenly, as by default, or all to one target. */
    const shared = (several: AttackOnPieces): readonly AttackDeed[] => {
      const { pieces } = several.aim;
      const even = shareDamage(ruleset.hit(looking.position, makePlainHitQuestion(piece, pieces, attack)));
      if (even === null) return [several];
      const all = Object.values(even).reduce((sum, part) => sum + part, 0);
      const allTo = (one: string) => Object.fromEntries(pieces.map((each) => [each, each === one ? all : 0]));
      return [even, ...pieces.map(allTo)].map((deal) => ({ ...several, deal }));
    };
    // Resolves an unfinished action as a whole: its token is already given, and its powers may change targets.
    const can = (targets: readonly string[]) =>
      table.underway?.piece === piece
        ? (ruleset.resolve(table, deed(targets)).legal ?? false)
        : ruleset.hit(looking.position, makePlainHitQuestion(piece, targets, attack)).legal;
    const near =
      attack === 'close'
        ? looking.foes.filter((foe) => distanceBetweenBases(foe.squares, attacker.squares) <= 2)
        : looking.foes;
    const targets = near.map(({ id }) => id).filter((id) => can([id]));
    deeds.push(...targets.map((id) => deed([id])));
    // In most books a close attack has one target, but a power may attack all adjacent opponents.
    if (of.single) continue;
    const groups = targets.length > 1 ? groupsOf(targets, attacker.targets) : [];
    if (attack === 'close' && targets.length > attacker.targets && targets.length > 1) groups.push([...targets]);
    deeds.push(...groups.filter(can).flatMap((group) => shared(deed(group))));
  }
  return deeds;
}

/** Lists all groups of 2 to `most` targets. */
function groupsOf(targets: readonly string[], most: number): string[][] {
  let groups: string[][] = [[]];
  for (const target of targets)
    groups = [...groups, ...groups.filter((group) => group.length < most).map((group) => [...group, target])];
  return groups.filter((group) => group.length > 1);
}

/** Lists actions that consist of several attacks without a move. */
function attacksInPart(
  ruleset: Ruleset,
  table: Table,
  side: string,
  piece: string,
  part: MultiPartChoice,
): Candidate[] {
  const of = { action: part.action, kinds: part.attacks };
  return listAttacksFrom(ruleset, table, side, piece, of).flatMap((first) => {
    const then = applyLikeliestOutcome(ruleset, table, first);
    if (!then) return [];
    const more = then.underway?.piece === piece ? listAttacksFrom(ruleset, then, side, piece, of) : [];
    return more.length === 0 ? [{ piece, deeds: [first] }] : more.map((second) => ({ piece, deeds: [first, second] }));
  });
}

/** Returns the table after the most likely outcome of a deed; null if the deed is not legal. */
export function applyLikeliestOutcome(ruleset: Ruleset, table: Table, deed: TableDeed): Table | null {
  const outcomes = listOutcomes(ruleset, table, deed);
  if (!outcomes) return null;
  const best = outcomes.list.reduce((most, each) => (each.weight > most.weight ? each : most));
  return applyFacts(table, best.facts);
}

/**
 * Lists moves that end with an attack, from the best squares for each target. If the action allows a second move, also
 * lists moves away after the attack.
 */
function moveAndAttack(
  ruleset: Ruleset,
  table: Table,
  looking: PositionAnalysis,
  piece: string,
  side: string,
  { action, attacks, moves }: MultiPartChoice,
  first: PreferredEnds,
  width: SearchWidth,
): Candidate[] {
  const mover = findPiece(looking.position, piece);
  if (!mover) return [];
  const kind = ruleset.moves.includes(action) ? action : 'move';
  const reach = looking.reach(piece, kind, null);
  const near = attacks.some((attack) => attack !== 'close') ? Math.max(mover.range, 2) : 2;
  const candidates: Candidate[] = [];
  const tried = new Map<ReachEnd, readonly AttackDeed[]>();
  for (const foe of looking.foes) {
    const could = (end: ReachEnd) => distanceBetweenBases(end.squares, foe.squares) <= near;
    const ends = sortMoveEnds(looking, mover, reach.filter(could), likedBy(first, mover)).slice(0, width.squares * 2);
    let taken = 0;
    for (const end of ends) {
      if (taken >= width.squares) break;
      const move: MoveDeed = { deed: 'move', piece, to: end.squares, action };
      const there = applyLikeliestOutcome(ruleset, table, move);
      if (!there) continue;
      const shots = tried.get(end) ?? listAttacksFrom(ruleset, there, side, piece, { action, kinds: attacks });
      tried.set(end, shots);
      const on = shots.filter(({ aim }) => 'pieces' in aim && aim.pieces[0] === foe.id);
      if (on.length > 0) taken++;
      for (const shot of on) {
        candidates.push({ piece, deeds: [move, shot] });
        if (moves === 'around') candidates.push(...listSecondMoves(ruleset, there, side, [move, shot], first, width));
      }
    }
  }
  return candidates;
}

/** Lists the second moves of an action that continues after its attack. */
function listSecondMoves(
  ruleset: Ruleset,
  table: Table,
  side: string,
  deeds: readonly [MoveDeed, AttackDeed],
  first: PreferredEnds,
  width: SearchWidth,
): Candidate[] {
  const [{ piece, action }, shot] = deeds;
  const then = applyLikeliestOutcome(ruleset, table, shot);
  const rest = then?.underway?.piece === piece ? ruleset.remainingMove(then, piece) : null;
  const looking = then && analyzePosition(ruleset, then, side);
  const mover = looking && findPiece(looking.position, piece);
  if (!then || !rest || !looking || !mover) return [];
  const question = { piece, action: rest.action, carrying: rest.carrying, mode: null, actionPoints: null, run: false };
  const ends = getCachedReach(ruleset, then, { ...question, goesOn: rest.goesOn })?.ends ?? [];
  return sortMoveEnds(looking, mover, ends, likedBy(first, mover))
    .slice(0, Math.max(1, width.squares >> 1))
    .map(({ squares }) => ({
      piece,
      deeds: [...deeds, { deed: 'move', piece, to: squares, ...(action === undefined ? {} : { action }) }],
    }));
}

/**
 * Lists moves of a figure: plain moves, moves by powers, moves with each passenger, and moves that pick up an object.
 */
function listMoves(
  ruleset: Ruleset,
  looking: PositionAnalysis,
  piece: string,
  first: PreferredEnds,
  width: SearchWidth,
): Candidate[] {
  const { position } = looking;
  const mover = findPiece(position, piece);
  if (!mover) return [];
  const candidates: Candidate[] = [];
  const liked = likedBy(first, mover);
  const add = (end: ReachEnd, more: Partial<MoveDeed>) =>
    candidates.push({ piece, deeds: [{ deed: 'move', piece, to: end.squares, ...more }] });
  // Adds moves of the figure itself. Moves that end with an attack are listed by `moveAndAttack`.
  for (const kind of listMoveKinds(ruleset, mover)) {
    const of: Partial<MoveDeed> = kind === 'move' ? {} : { action: kind };
    const ends = looking.reach(piece, kind, null);
    for (const end of sortMoveEnds(looking, mover, ends, liked).slice(0, width.squares)) add(end, of);
  }
  for (const friend of looking.own) {
    if (friend.id === piece || distanceBetweenBases(friend.squares, mover.squares) > 1) continue;
    if (!ruleset.carry(position, { carrier: piece, carried: friend.id }).legal) continue;
    const ends = looking.reach(piece, 'move', friend.id);
    for (const end of sortMoveEnds(looking, friend, ends, likedBy(first, friend)).slice(0, width.squares))
      add(end, { carrying: friend.id });
  }
  if (mover.holding === null)
    for (const { id, at, kind } of position.objects) {
      if (kind === 'immobile') continue;
      const beside = looking.reach(piece, 'move', null).filter(({ squares }) => isBeside(squares, at));
      for (const end of sortMoveEnds(looking, mover, beside, liked).slice(0, Math.max(1, width.squares >> 2)))
        add(end, { picksUp: id });
    }
  return candidates;
}

function isBeside(squares: readonly Square[], at: Square): boolean {
  return squares.some((square) => distance(square, at) <= 1);
}

/** Sorts the ends of moves: those that cover the most of `squares` first, then those with the highest rank. */
interface PreferredEnds {
  readonly squares: readonly Square[];
  readonly rank: PlanAims['rankEnd'] | null;
}

/** Larger than the rank of any end. */
const COVERED = 1e9;

/** Returns a function that ranks the end of a move of a piece, before danger and distance. */
function likedBy({ squares: first, rank }: PreferredEnds, mover: Piece): (end: ReachEnd) => number {
  return (end) =>
    COVERED * first.filter((square) => end.squares.includes(square)).length + (rank ? rank(mover, end) : 0);
}
