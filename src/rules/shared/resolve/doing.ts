import { getOwn } from '../../../plain/get-own';
import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import { type Figure, positionOf, type Table } from '../../../table/table';
import type { HitAnswer, Note, Reason, WhyCode } from '../../answer';
import type { After, OpenQuestion, Resolution } from '../../table-deed';
import { onPiece, reason } from '../cite';
import { sameMark } from '../line-of-fire';
import { knownFigure } from '../ruling';
import type { ResolveLaw } from './law';

/** Deed in the course of its resolution: the reasons against it, its facts, and the table after them. */
export interface Doing {
  readonly law: ResolveLaw;
  readonly after: After;
  readonly before: Table;
  table: Table;
  readonly facts: Fact[];
  readonly reasons: Reason[];
  readonly notes: Note[];
  readonly open: OpenQuestion[];
  /** Cached position of the present table. Rules query it repeatedly between two facts. */
  looked: Looked | null;
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

export function doing(law: ResolveLaw, table: Table, after: After): Doing {
  return startOn(law, table, after, null, false);
}

/** Starts a deed on the same table to learn only whether it is legal. It shares the position already computed there. */
export function trialOn({ law, after, table, looked }: Doing): Doing {
  return startOn(law, table, after, looked, true);
}

function startOn(law: ResolveLaw, table: Table, after: After, looked: Looked | null, legalityOnly: boolean): Doing {
  return {
    law,
    after,
    before: table,
    table,
    facts: [],
    reasons: [],
    notes: [],
    open: [],
    looked,
    hit: null,
    legalityOnly,
  };
}

/** Records facts and applies them to the table. */
export function record(now: Doing, ...facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  now.facts.push(...facts);
  now.table = now.after(now.table, facts);
}

/** Records reasons against the deed, without duplicates. */
export function against(now: Doing, ...reasons: readonly Reason[]): void {
  for (const each of reasons) {
    const known = now.reasons.some(({ code, marks }) => code === each.code && sameMarks(marks, each.marks));
    if (!known) now.reasons.push(each);
  }
}

function sameMarks(a: Reason['marks'], b: Reason['marks']): boolean {
  return a.length === b.length && a.every((mark, place) => sameMark(mark, b[place]!));
}

/** Records a refusal about a piece, by default with the edition's passage for deeds. */
export function refuse(now: Doing, code: WhyCode, piece: string, cite = now.law.cite): void {
  against(now, reason(code, cite, [onPiece(piece)]));
}

/** Returns the result. An illegal deed records no facts, because half of an action is not allowed. */
export function resolution({ reasons, notes, facts, open, hit }: Doing): Resolution {
  if (reasons.length > 0) return { legal: false, reasons, notes, facts: [], open: [] };
  return { legal: true, reasons, notes, facts, open, ...(hit && { hit }) };
}

export function figureOf(now: Doing, piece: string): Figure {
  return knownFigure(now.table, piece);
}

/** Returns the side that controls a figure now. */
export function sideOf({ loan, side }: Figure): string {
  return loan ?? side;
}

/** Whether a figure is on the map and in play. */
export function stands({ defeated, captor, squares }: Figure): boolean {
  return !defeated && captor === null && squares.length > 0;
}

/**
 * Returns the position for rules questions. `tokens` restores action tokens of the beginning of the action, because a
 * later part of it is not a second action.
 */
export function positionNow(now: Doing, tokens: Readonly<Record<string, number>> = {}): Position | null {
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
function look(now: Doing): Position | null {
  const looked = lookedAt(now);
  const { bare, extra } = looked;
  looked.position ??= bare && extra ? { ...bare, pieces: bare.pieces.map((piece) => whole(looked, piece)) } : bare;
  return looked.position;
}

function lookedAt(now: Doing): Looked {
  const { table, looked } = now;
  if (looked?.table === table) return looked;
  now.looked = { table, bare: positionOf(table), extra: now.law.extra?.(table), pieces: new Map(), position: null };
  return now.looked;
}

/** Adds effects of neighbours and teams to a piece. Cached for each piece of a table. */
function whole({ extra, pieces }: Looked, piece: Piece): Piece {
  if (!extra) return piece;
  const known = pieces.get(piece.id) ?? extra(piece);
  pieces.set(piece.id, known);
  return known;
}

/** Returns one piece for rules questions, without computing effects on all others. */
export function pieceNow(now: Doing, id: string): Piece | null {
  const looked = lookedAt(now);
  const piece = looked.bare && findPiece(looked.bare, id);
  return piece && whole(looked, piece);
}

/** Returns the position during an attack: a figure that the attacker carries is off the map until it is set down. */
export function withoutPassenger({ table }: Doing, position: Position, attacker: string): Position {
  const { underway } = table;
  if (underway?.piece !== attacker || underway.carrying === undefined) return position;
  const { carrying } = underway;
  return { ...position, pieces: position.pieces.filter(({ id }) => id !== carrying) };
}
