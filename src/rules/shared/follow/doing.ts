import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { type Position, pieceOf } from '../../../table/position';
import { type Figure, positionOf, type Table } from '../../../table/table';
import type { Note, Reason, WhyCode } from '../../answer';
import type { After, OpenQuestion, Resolution } from '../../table-deed';
import { onPiece, reason } from '../cite';
import { knownFigure } from '../ruling';
import type { FollowLaw } from './law';

/** A deed while it is resolved: what was found against it, and the facts so far with the table after them. */
export interface Doing {
  readonly law: FollowLaw;
  readonly after: After;
  table: Table;
  readonly facts: Fact[];
  readonly reasons: Reason[];
  readonly notes: Note[];
  readonly open: OpenQuestion[];
}

export function doing(law: FollowLaw, table: Table, after: After): Doing {
  return { law, after, table, facts: [], reasons: [], notes: [], open: [] };
}

/** Records facts, and carries the table on by them. */
export function record(now: Doing, ...facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  now.facts.push(...facts);
  now.table = now.after(now.table, facts);
}

/** Notes something against the deed, once. */
export function against(now: Doing, ...reasons: readonly Reason[]): void {
  for (const each of reasons) {
    const known = now.reasons.some(({ code, marks }) => code === each.code && sameMarks(marks, each.marks));
    if (!known) now.reasons.push(each);
  }
}

function sameMarks(a: Reason['marks'], b: Reason['marks']): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A refusal about a piece, by the edition's passage for deeds. */
export function refuse(now: Doing, code: WhyCode, piece: string, cite = now.law.cite): void {
  against(now, reason(code, cite, [onPiece(piece)]));
}

export function resolution({ reasons, notes, facts, open }: Doing): Resolution {
  return { legal: reasons.length === 0, reasons, notes, facts, open };
}

export function figureOf(now: Doing, piece: string): Figure {
  return knownFigure(now.table, piece);
}

/** Whose actions a figure takes now. */
export function sideOf({ loan, side }: Figure): string {
  return loan ?? side;
}

/** Whether it stands on the map and may be looked at by the rules. */
export function stands({ defeated, captor, squares }: Figure): boolean {
  return !defeated && captor === null && squares.length > 0;
}

/** A table never changes, so that neither does its position. */
const positions = new WeakMap<FollowLaw, WeakMap<Table, Position | null>>();

function untouched(now: Doing): Position | null {
  const known = positions.get(now.law) ?? new WeakMap<Table, Position | null>();
  positions.set(now.law, known);
  const before = known.get(now.table);
  if (before !== undefined) return before;
  const made = positionWith(now, {});
  known.set(now.table, made);
  return made;
}

/**
 * The position as the rules look at it. `tokens` puts action tokens back as they were when the action was given, for a later part of the
 * same action is no second action.
 */
export function positionNow(now: Doing, tokens: Readonly<Record<string, number>> | null = null): Position | null {
  return tokens ? positionWith(now, tokens) : untouched(now);
}

function positionWith(now: Doing, tokens: Readonly<Record<string, number>>): Position | null {
  const position = positionOf(now.table);
  if (!position) return null;
  const { extra } = now.law;
  const pieces = position.pieces.map((piece) => {
    const before = Object.hasOwn(tokens, piece.id) ? { ...piece, tokens: tokens[piece.id] ?? piece.tokens } : piece;
    return extra ? extra(now.table, before) : before;
  });
  return { ...position, pieces };
}

export function pieceNow(now: Doing, id: string): Piece | null {
  const position = positionNow(now);
  return position && pieceOf(position, id);
}
