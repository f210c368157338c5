import type { Edge } from '../../grid/edge';
import { type LineCrossings, lineBetween } from '../../grid/line-crossings';
import { distance, type Square } from '../../grid/square';
import type { Position } from '../../table/position';
import type { Citation, Mark, SeeAnswer, Sight } from '../answer';
import { edgeMark, note, pieceMark, reason, squareMark } from './cite';
import { BLOCKED_BY, type LineEnds, type LineRules } from './line-rules';
import type { ResolvedPlace } from './places';

/** Cause that blocks a line of fire. Each edition cites a passage for it. */
export type LineBlockingCause =
  | 'blocking'
  | 'elevation'
  | 'indoors'
  | 'wall'
  | 'figure'
  | 'corner'
  | 'hidden'
  | 'range'
  | 'soaring';

export interface LineBlocker {
  readonly mark: Mark;
  readonly cause: LineBlockingCause;
}

export interface LineFindings {
  readonly blockers: readonly LineBlocker[];
  /** Squares that hinder the line of fire. */
  readonly hindrances: readonly Square[];
}

export const UNOBSTRUCTED_LINE: LineFindings = { blockers: [], hindrances: [] };

/** Strengths of an obstacle on one flank of a corner. A greater number is a stronger obstacle. */
const CLEAR = 0;
const HINDERING = 1;
const FIGURE = 2;
const BLOCKING = 3;

/** Finds everything that blocks or hinders the line of fire between the centers of two squares. */
export function findLineObstacles(position: Position, rules: LineRules, from: Square, to: Square): LineFindings {
  if (from === to) return UNOBSTRUCTED_LINE;
  const line = lineBetween(from, to);
  const blockers: LineBlocker[] = [];
  const hindrances: Square[] = [];
  for (const offset of line.squares) {
    const square = from + offset;
    const cause = rules.blocks(square);
    if (cause) blockers.push({ mark: squareMark(square), cause: BLOCKED_BY[cause] as LineBlockingCause });
    const figure = rules.figures(square);
    if (figure) blockers.push({ mark: pieceMark(position.pieces[figure - 1]!.id), cause: 'figure' });
    if (rules.hinders(square)) hindrances.push(square);
  }
  for (const offset of line.edges)
    if (rules.walls(2 * from + offset)) blockers.push({ mark: edgeMark(2 * from + offset), cause: 'wall' });
  for (let at = 0; at < line.corners.length; at += 6)
    judgeCorner(position, rules, line, from, at, blockers, hindrances);
  if (rules.under(to)) hindrances.push(to);
  return { blockers: withoutRepeats(blockers), hindrances: [...new Set(hindrances)] };
}

function flankStrength(rules: LineRules, line: LineCrossings, from: Square, at: number, flank: 0 | 1): number {
  const edges = at + 2 + 2 * flank;
  const first = 2 * from + line.corners[edges]!;
  return strengthOf(rules, from + line.corners[at + flank]!, first, 2 * from + line.corners[edges + 1]!);
}

function strengthOf(rules: LineRules, square: Square, first: Edge, second: Edge): number {
  return rules.walls(first) || rules.walls(second) ? BLOCKING : squareFlankStrength(rules, square);
}

/**
 * Returns the obstacle strength of a corner's flank from its square alone. A wall at the corner would make the flank
 * BLOCKING.
 */
export function squareFlankStrength(rules: LineRules, square: Square): number {
  if (rules.flanks(square)) return BLOCKING;
  if (rules.figures(square) !== 0) return FIGURE;
  return rules.hinders(square) ? HINDERING : CLEAR;
}

export const MAX_FLANK_STRENGTH = BLOCKING;

/** Returns whether a line through a corner is clear, hindered or blocked, from the strengths of the two flanks. */
export function findSightThroughCorner(rules: LineRules, first: number, second: number): Sight {
  const weaker = Math.min(first, second);
  const stronger = Math.max(first, second);
  if (weaker === CLEAR) return 'clear';
  if (weaker === HINDERING)
    return stronger === HINDERING ? rules.corner.hinderingAndHindering : rules.corner.hinderingAndOther;
  if (weaker === BLOCKING) return 'blocked';
  return stronger === BLOCKING ? rules.corner.blockingAndFigure : rules.corner.figureAndFigure;
}

function judgeCorner(
  position: Position,
  rules: LineRules,
  line: LineCrossings,
  from: Square,
  at: number,
  blockers: LineBlocker[],
  hindrances: Square[],
): void {
  const strengths = [flankStrength(rules, line, from, at, 0), flankStrength(rules, line, from, at, 1)] as const;
  const sight = findSightThroughCorner(rules, strengths[0], strengths[1]);
  if (sight === 'clear') return;
  for (const flank of [0, 1] as const) {
    const square = from + line.corners[at + flank]!;
    const strength = strengths[flank];
    if (sight === 'hindered') {
      if (strength === HINDERING) hindrances.push(square);
    } else if (strength === FIGURE) {
      blockers.push({ mark: pieceMark(position.pieces[rules.figures(square) - 1]!.id), cause: 'corner' });
    } else {
      if (rules.flanks(square)) blockers.push({ mark: squareMark(square), cause: 'corner' });
      for (const offset of line.corners.subarray(at + 2 + 2 * flank, at + 4 + 2 * flank)) {
        if (rules.walls(2 * from + offset)) blockers.push({ mark: edgeMark(2 * from + offset), cause: 'corner' });
      }
    }
  }
}

export function areMarksEqual(a: Mark, b: Mark): boolean {
  if (a.mark === 'square') return b.mark === 'square' && a.square === b.square;
  if (a.mark === 'edge') return b.mark === 'edge' && a.edge === b.edge;
  return b.mark === 'piece' && a.piece === b.piece;
}

function withoutRepeats(blockers: readonly LineBlocker[]): LineBlocker[] {
  return blockers.filter(
    (each, place) => blockers.findIndex((other) => areMarksEqual(other.mark, each.mark)) === place,
  );
}

export function sightFromFindings(findings: LineFindings): Sight {
  if (findings.blockers.length > 0) return 'blocked';
  return findings.hindrances.length > 0 ? 'hindered' : 'clear';
}

/** Rules of an edition for lines of fire between two squares, with citations. */
export interface SightRules {
  readonly judge: (position: Position, ends: LineEnds) => LineFindings;
  readonly citeCause: (cause: LineBlockingCause) => Citation;
  readonly citeClear: Citation;
  readonly citeHindered: Citation;
}

const SIGHT_RANK: Record<Sight, number> = { clear: 0, hindered: 1, blocked: 2 };

/**
 * Answers the best line of fire between any squares of two places. Of equally good lines, chooses the shortest. A line
 * longer than `within` counts only if all lines are longer.
 */
export function answerBestSight(
  position: Position,
  rules: SightRules,
  a: ResolvedPlace,
  b: ResolvedPlace,
  within = Number.POSITIVE_INFINITY,
): SeeAnswer {
  let best: { from: Square; to: Square; findings: LineFindings; rank: number } | null = null;
  for (const from of a.squares) {
    for (const to of b.squares) {
      const findings =
        a.piece !== null && a.piece === b.piece
          ? UNOBSTRUCTED_LINE
          : rules.judge(position, { from, to, viewer: a.piece, target: b.piece });
      const far = distance(from, to);
      const rank = (far > within ? 1e6 : 0) + SIGHT_RANK[sightFromFindings(findings)] * 1e4 + far;
      if (!best || rank < best.rank) best = { from, to, findings, rank };
    }
  }
  if (!best) throw new RangeError('a place without squares');
  return answerSight(rules, best.from, best.to, best.findings);
}

export function answerSight(rules: SightRules, from: Square, to: Square, findings: LineFindings): SeeAnswer {
  const causes = [...new Set(findings.blockers.map((blocker) => blocker.cause))];
  const see = sightFromFindings(findings);
  const hindrances = findings.hindrances.map(squareMark);
  return {
    see,
    by: findings.blockers.map((blocker) => blocker.mark),
    hindrances,
    reasons: causes.map((cause) =>
      reason(
        'line-blocked',
        rules.citeCause(cause),
        findings.blockers.filter((blocker) => blocker.cause === cause).map((blocker) => blocker.mark),
      ),
    ),
    notes:
      see === 'blocked'
        ? []
        : [
            see === 'clear'
              ? note('line-clear', rules.citeClear)
              : note('line-hindered', rules.citeHindered, hindrances),
          ],
    line: { from, to },
  };
}
