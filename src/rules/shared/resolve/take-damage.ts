import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Table } from '../../../table/table';
import { makePieceOfFigure } from '../../../table/table-position';
import { listClickFacts } from '../deeds';
import { currentPiece, recordFacts, requireDeedFigure } from './deed-context';
import type { DeedContext } from './resolve-rules';

type Cause = Extract<Fact, { readonly fact: 'clicked' }>['cause'];

/**
 * Deals clicks of damage. If they defeat the figure, also scores its points and drops its object. Has no effect on a
 * defeated figure.
 */
export function dealClicks(now: DeedContext, piece: string, clicks: number, by: string | null, cause: Cause): void {
  const figure = requireDeedFigure(now, piece);
  if (clicks < 1 || figure.defeated) return;
  const before = now.table;
  const told = cause === 'heal' ? 'damage' : cause;
  recordFacts(now, ...listClickFacts(before, figure, clicks, told, by, now.law.turns));
  dropObjects(now, before);
}

/** Heals clicks, up to the starting click of the dial. */
export function healClicks(now: DeedContext, piece: string, clicks: number): void {
  const figure = requireDeedFigure(now, piece);
  const by = Math.min(clicks, figure.click - figure.start);
  if (by > 0) recordFacts(now, { fact: 'clicked', piece, by: -by, cause: 'heal', from: null });
}

/**
 * Drops objects that their holders can no longer hold because a power was cancelled. `before`: table before the
 * cancellation.
 */
export function dropUnholdableObjects(now: DeedContext, before: Table): void {
  for (const { piece: id, holding } of before.figures.values()) {
    const is = now.table.figures.get(id);
    if (holding === null || !is || is.holding === null) continue;
    const had = makePieceOfFigure(before.figures.get(id) ?? is, before);
    const has = currentPiece(now, id);
    if (!has || !now.law.objects.keeps(had) || now.law.objects.keeps(has)) continue;
    recordFacts(now, { fact: 'holds', piece: id, object: null });
    lay(now, id, is.holding, is.heldObject ?? null, is.squares[0]);
  }
}

/** Drops objects of figures that were defeated since the table `before`, or that can no longer hold them. */
export function dropObjects(now: DeedContext, before: Table): void {
  for (const was of before.figures.values()) {
    if (was.holding === null) continue;
    const is = now.table.figures.get(was.piece);
    if (!is) continue;
    if (is.holding === null) {
      if (is.defeated) lay(now, was.piece, was.holding, was.heldObject ?? null, was.squares[0]);
      continue;
    }
    const piece = currentPiece(now, was.piece);
    if (!piece || !now.law.objects.keeps(makePieceOfFigure(was, before)) || now.law.objects.keeps(piece)) continue;
    recordFacts(now, { fact: 'holds', piece: was.piece, object: null });
    lay(now, was.piece, is.holding, is.heldObject ?? null, is.squares[0]);
  }
}

/** Drops an object on its holder's square. The object leaves the game if the square already has another object. */
function lay(
  now: DeedContext,
  piece: string,
  kind: 'light' | 'heavy',
  held: { readonly id: string; readonly name?: string } | null,
  square: number | undefined,
): void {
  if (square === undefined) return;
  if (!now.law.objects.stack && now.table.objects.some(({ at }) => at === square)) return;
  const object = held?.id ?? freshId(now.table, piece);
  const name = held?.name === undefined ? {} : { name: held.name };
  recordFacts(now, { fact: 'object', object, kind, square: squareName(square), ...name });
}

/** Returns an unused id for an object without a recorded id. */
function freshId({ objects }: Table, piece: string): string {
  const taken = new Set(objects.map(({ id }) => id));
  let count = 1;
  while (taken.has(`${piece} dropped ${count}`)) count++;
  return `${piece} dropped ${count}`;
}

/** Returns the clicks of damage that is not from an attack, after the figure's reduction. */
export function reduceDamage(now: DeedContext, position: Position, piece: Piece, clicks: number): number {
  return Math.max(0, clicks - (now.law.takesOff?.(position, piece) ?? 0));
}
