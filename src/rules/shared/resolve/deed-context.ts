import { getOwn } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import { type Figure, positionOf, type Table } from '../../../table/table';
import type { HitAnswer, Note, Reason, RefusalCode } from '../../answer';
import type { ApplyFacts, OpenQuestion, Resolution } from '../../table-deed';
import { pieceMark, reason } from '../cite';
import { sameMark } from '../line-of-fire';
import { requireTableFigure } from '../ruling';
import type { ResolveRules } from './resolve-rules';

/** Deed in the course of its resolution: the reasons against it, its facts, and the table after them. */
export interface DeedContext {
  readonly law: ResolveRules;
  readonly after: ApplyFacts;
  readonly before: Table;
  table: Table;
  readonly facts: Fact[];
  readonly reasons: Reason[];
  readonly notes: Note[];
  readonly open: OpenQuestion[];
  /** Cached position of the present table. Rules query it repeatedly between two facts. */
  positionCache: Looked | null;
  /** Answer about an attack before its dice. */
  hit: HitAnswer | null;
  /** Whether only legality matters: after a first reason, lines of fire are not evaluated. */
  readonly legalityOnly: boolean;
}

/** Cached queries about one table. Most questions concern one piece, and only some concern all pieces. */
interface Looked {
  readonly table: Table;
  readonly bare: Position | null;
  readonly extra: ((piece: Piece) => Piece) | undefined;
  readonly pieces: Map<string, Piece>;
  position: Position | null;
}

export function startDeed(rules: ResolveRules, table: Table, after: ApplyFacts): DeedContext {
  return startOn(rules, table, after, null, false);
}

/** Starts a deed on the same table to learn only whether it is legal. It shares the position already computed there. */
export function startTrial({ law: rules, after, table, positionCache }: DeedContext): DeedContext {
  return startOn(rules, table, after, positionCache, true);
}

function startOn(
  rules: ResolveRules,
  table: Table,
  after: ApplyFacts,
  looked: Looked | null,
  legalityOnly: boolean,
): DeedContext {
  return {
    law: rules,
    after,
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

/** Records facts and applies them to the table. */
export function recordFacts(now: DeedContext, ...facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  now.facts.push(...facts);
  now.table = now.after(now.table, facts);
}

/** Records reasons against the deed, without duplicates. */
export function recordReasons(now: DeedContext, ...reasons: readonly Reason[]): void {
  for (const each of reasons) {
    const known = now.reasons.some(({ code, marks }) => code === each.code && sameMarks(marks, each.marks));
    if (!known) now.reasons.push(each);
  }
}

function sameMarks(a: Reason['marks'], b: Reason['marks']): boolean {
  return a.length === b.length && a.every((mark, place) => sameMark(mark, b[place]!));
}

/** Records a refusal about a piece, by default with the edition's passage for deeds. */
export function refuse(now: DeedContext, code: RefusalCode, piece: string, cite = now.law.cite): void {
  recordReasons(now, reason(code, cite, [pieceMark(piece)]));
}

/** Returns the result. An illegal deed records no facts, because half of an action is not allowed. */
export function makeResolution({ reasons, notes, facts, open, hit }: DeedContext): Resolution {
  if (reasons.length > 0) return { legal: false, reasons, notes, facts: [], open: [] };
  return { legal: true, reasons, notes, facts, open, ...(hit && { hit }) };
}

export function figureOf(now: DeedContext, piece: string): Figure {
  return requireTableFigure(now.table, piece);
}

/** Returns the side that controls a figure now. */
export function sideOf({ loan, side }: Figure): string {
  return loan ?? side;
}

/** Whether a figure is on the map and in play. */
export function isInPlay({ defeated, captor, squares }: Figure): boolean {
  return !defeated && captor === null && squares.length > 0;
}

/**
 * Returns the position for rules questions. `tokens` restores action tokens of the beginning of the action, because a
 * later part of it is not a second action.
 */
export function currentPosition(now: DeedContext, tokens: Readonly<Record<string, number>> = {}): Position | null {
  const position = look(now);
  const given = Object.entries(tokens);
  if (!position || given.every(([id, count]) => findPiece(position, id)?.tokens === count)) return position;
  const { bare, extra } = lookedAt(now);
  const pieces = position.pieces.map((piece, place) => {
    const before = getOwn(tokens, piece.id);
    if (before === undefined) return piece;
    const plain = { ...(bare?.pieces[place] ?? piece), tokens: before };
    return extra ? extra(plain) : plain;
  });
  return { ...position, pieces };
}

/** Returns the present position. It is the same object until a fact is recorded. */
function look(now: DeedContext): Position | null {
  const looked = lookedAt(now);
  const { bare, extra } = looked;
  looked.position ??= bare && extra ? { ...bare, pieces: bare.pieces.map((piece) => whole(looked, piece)) } : bare;
  return looked.position;
}

function lookedAt(now: DeedContext): Looked {
  const { table, positionCache } = now;
  if (positionCache?.table === table) return positionCache;
  now.positionCache = {
    table,
    bare: positionOf(table),
    extra: now.law.extra?.(table),
    pieces: new Map(),
    position: null,
  };
  return now.positionCache;
}

/** Adds effects of neighbours and teams to a piece. Cached for each piece of a table. */
function whole({ extra, pieces }: Looked, piece: Piece): Piece {
  if (!extra) return piece;
  const known = pieces.get(piece.id) ?? extra(piece);
  pieces.set(piece.id, known);
  return known;
}

/** Returns one piece for rules questions, without computing effects on all others. */
export function currentPiece(now: DeedContext, id: string): Piece | null {
  const looked = lookedAt(now);
  const piece = looked.bare && findPiece(looked.bare, id);
  return piece && whole(looked, piece);
}

/** Returns the position during an attack: a figure that the attacker carries is off the map until it is set down. */
export function withoutPassenger({ table }: DeedContext, position: Position, attacker: string): Position {
  const { underway } = table;
  if (underway?.piece !== attacker || underway.carrying === undefined) return position;
  const { carrying } = underway;
  return { ...position, pieces: position.pieces.filter(({ id }) => id !== carrying) };
}
