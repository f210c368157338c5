import type { Square } from '../../../grid/square';
import { getOwnProperty } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import { applyFacts } from '../../../table/fold/fold';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { Figure, Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import type { Citation, Reason, RefusalCode } from '../../answer';
import type { Resolution } from '../../table-deed';
import { pieceMark, reason, squareMark } from '../cite';
import { areMarksEqual } from '../line-of-fire';
import { requireTableFigure } from '../ruling';
import type { DeedContext, PositionCache, ResolveRules } from './resolve-rules';

export function startDeed(rules: ResolveRules, table: Table): DeedContext {
  return startOn(rules, table, null, false);
}

/** Starts a deed on the same table only to learn whether the deed is legal. Shares the cached position. */
export function startTrial({ law: rules, table, positionCache }: DeedContext): DeedContext {
  return startOn(rules, table, positionCache, true);
}

function startOn(rules: ResolveRules, table: Table, looked: PositionCache | null, legalityOnly: boolean): DeedContext {
  return {
    law: rules,
    before: table,
    table,
    facts: [],
    reasons: [],
    notes: [],
    open: [],
    positionCache: looked,
    hit: null,
    legalityOnly,
  };
}

export function recordFacts(now: DeedContext, ...facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  now.facts.push(...facts);
  // A trial only needs the facts, and folding them for hundreds of trials would be slow.
  if (!now.legalityOnly) now.table = applyFacts(now.table, facts);
}

/** Records reasons against the deed, without duplicates of the same code and marks. */
export function recordReasons(now: DeedContext, ...reasons: readonly Reason[]): void {
  for (const each of reasons) {
    const known = now.reasons.some(({ code, marks }) => code === each.code && sameMarks(marks, each.marks));
    if (!known) now.reasons.push(each);
  }
}

function sameMarks(a: Reason['marks'], b: Reason['marks']): boolean {
  return a.length === b.length && a.every((mark, place) => areMarksEqual(mark, b[place]!));
}

/** Records a reason against the deed that marks a piece. The default citation is the edition's passage for deeds. */
export function refuse(now: DeedContext, code: RefusalCode, piece: string, cite = now.law.cite): void {
  recordReasons(now, reason(code, cite, [pieceMark(piece)]));
}

/** Records a reason against the deed that marks a square, and the given piece. */
export function refuseSquare(now: DeedContext, code: RefusalCode, at: Square, cite: Citation, piece?: string): void {
  recordReasons(now, reason(code, cite, [...(piece === undefined ? [] : [pieceMark(piece)]), squareMark(at)]));
}

/** Makes the result of a deed. An illegal deed has no facts, because no deed is partly allowed. */
export function makeResolution({ reasons, notes, facts, open, hit }: DeedContext): Resolution {
  if (reasons.length > 0) return { legal: false, reasons, notes, facts: [], open: [] };
  return { legal: true, reasons, notes, facts, open, ...(hit && { hit }) };
}

export function requireDeedFigure(now: DeedContext, piece: string): Figure {
  return requireTableFigure(now.table, piece);
}

/** Returns the side that controls the figure now, which may differ from its owner's side. */
export function controllingSide({ loan, side }: Figure): string {
  return loan ?? side;
}

/** Whether a figure is on the map and in play. */
export function isInPlay({ defeated, captor, squares }: Figure): boolean {
  return !defeated && captor === null && squares.length > 0;
}

/** Returns a figure that is about to act. Refuses the deed and returns null if the figure is not in play. */
export function requireActingFigure(now: DeedContext, piece: string): Figure | null {
  const figure = requireDeedFigure(now, piece);
  if (isInPlay(figure)) return figure;
  refuse(now, 'captured', piece);
  return null;
}

/**
 * Returns the position for rules questions. `tokens` restores action tokens from before the action, because a later
 * part of the action is not a second action.
 */
export function currentPosition(now: DeedContext, tokens: Readonly<Record<string, number>> = {}): Position | null {
  const position = look(now);
  const given = Object.entries(tokens);
  if (!position || given.every(([id, count]) => findPiece(position, id)?.tokens === count)) return position;
  const { bare, extra } = lookedAt(now);
  const pieces = position.pieces.map((piece, place) => {
    const before = getOwnProperty(tokens, piece.id);
    if (before === undefined) return piece;
    const plain = { ...(bare?.pieces[place] ?? piece), tokens: before };
    return extra ? extra(plain) : plain;
  });
  return { ...position, pieces };
}

/** Returns the position of the present table, with effects on all pieces. The same object until a fact is recorded. */
function look(now: DeedContext): Position | null {
  const looked = lookedAt(now);
  const { bare, extra } = looked;
  looked.position ??= bare && extra ? { ...bare, pieces: bare.pieces.map((piece) => whole(looked, piece)) } : bare;
  return looked.position;
}

function lookedAt(now: DeedContext): PositionCache {
  const { table, positionCache } = now;
  if (positionCache?.table === table) return positionCache;
  now.positionCache = {
    table,
    bare: getTablePosition(table),
    extra: now.law.extra?.(table),
    pieces: new Map(),
    position: null,
  };
  return now.positionCache;
}

/** Adds effects of neighbors and teams to a piece. Cached for each piece of a table. */
function whole({ extra, pieces }: PositionCache, piece: Piece): Piece {
  if (!extra) return piece;
  const known = pieces.get(piece.id) ?? extra(piece);
  pieces.set(piece.id, known);
  return known;
}

/** Returns one piece for rules questions, without computing effects on all other pieces. */
export function currentPiece(now: DeedContext, id: string): Piece | null {
  const looked = lookedAt(now);
  const piece = looked.bare && findPiece(looked.bare, id);
  return piece && whole(looked, piece);
}

/** Returns the position during an attack. A figure that the attacker carries is off the map until it is set down. */
export function withoutPassenger({ table }: DeedContext, position: Position, attacker: string): Position {
  const { underway } = table;
  if (underway?.piece !== attacker || underway.carrying === undefined) return position;
  const { carrying } = underway;
  return { ...position, pieces: position.pieces.filter(({ id }) => id !== carrying) };
}
