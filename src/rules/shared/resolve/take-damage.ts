import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import { makePieceOfFigure, type Table } from '../../../table/table';
import { clicked } from '../deeds';
import { type Doing, figureOf, pieceNow, record } from './doing';

type Cause = Extract<Fact, { readonly fact: 'clicked' }>['cause'];

/** Clicks taken, with what falls with them: the figure, its points, what it held. None for one that is out already. */
export function hurt(now: Doing, piece: string, clicks: number, by: string | null, cause: Cause): void {
  const figure = figureOf(now, piece);
  if (clicks < 1 || figure.defeated) return;
  const before = now.table;
  const told = cause === 'heal' ? 'damage' : cause;
  record(now, ...clicked(before, figure, clicks, told, by, now.law.turns));
  dropped(now, before);
}

/** Heals clicks, never above where its dial began. */
export function heal(now: Doing, piece: string, clicks: number): void {
  const figure = figureOf(now, piece);
  const by = Math.min(clicks, figure.click - figure.start);
  if (by > 0) record(now, { fact: 'clicked', piece, by: -by, cause: 'heal', from: null });
}

/** Lays down what somebody can no longer hold, of those who could hold it `before`: the power was cancelled. */
export function letGo(now: Doing, before: Table): void {
  for (const { piece: id, holding } of before.figures.values()) {
    const is = now.table.figures.get(id);
    if (holding === null || !is || is.holding === null) continue;
    const had = makePieceOfFigure(before.figures.get(id) ?? is, before);
    const has = pieceNow(now, id);
    if (!has || !now.law.objects.keeps(had) || now.law.objects.keeps(has)) continue;
    record(now, { fact: 'holds', piece: id, object: null });
    lay(now, id, is.holding, is.heldObject ?? null, is.squares[0]);
  }
}

/** What fell out of hands since `before`: of those who fell, and of those who can no longer hold it. */
export function dropped(now: Doing, before: Table): void {
  for (const was of before.figures.values()) {
    if (was.holding === null) continue;
    const is = now.table.figures.get(was.piece);
    if (!is) continue;
    if (is.holding === null) {
      if (is.defeated) lay(now, was.piece, was.holding, was.heldObject ?? null, was.squares[0]);
      continue;
    }
    const piece = pieceNow(now, was.piece);
    if (!piece || !now.law.objects.keeps(makePieceOfFigure(was, before)) || now.law.objects.keeps(piece)) continue;
    record(now, { fact: 'holds', piece: was.piece, object: null });
    lay(now, was.piece, is.holding, is.heldObject ?? null, is.squares[0]);
  }
}

/** A dropped object lies where its bearer stood; where one lies already, it is out of the game. */
function lay(
  now: Doing,
  piece: string,
  kind: 'light' | 'heavy',
  held: { readonly id: string; readonly name?: string } | null,
  square: number | undefined,
): void {
  if (square === undefined) return;
  if (!now.law.objects.stack && now.table.objects.some(({ at }) => at === square)) return;
  const object = held?.id ?? freshId(now.table, piece);
  const name = held?.name === undefined ? {} : { name: held.name };
  record(now, { fact: 'object', object, kind, square: squareName(square), ...name });
}

/** A name for an object that nobody told of, which no other has. */
function freshId({ objects }: Table, piece: string): string {
  const taken = new Set(objects.map(({ id }) => id));
  let count = 1;
  while (taken.has(`${piece} dropped ${count}`)) count++;
  return `${piece} dropped ${count}`;
}
