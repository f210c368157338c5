import { parseSquare, type Square, squareName } from '../../../grid/square';
import { applyFacts } from '../../../table/fold/fold';
import type { Table } from '../../../table/table';
import { listFreeSquares } from '../captives';
import { pieceMark, reason } from '../cite';
import { type DeedContext, recordReasons } from './deed-context';

/**
 * Moves freed captives to the chosen squares, by changing facts already recorded. Any free square next to the captor
 * may be chosen. Without a choice, the first such square is used and the choice stays open.
 */
export function placeFreedCaptives(now: DeedContext, chosen: Readonly<Record<string, Square>> = {}): void {
  const { captives } = now.law.turns;
  now.facts.forEach((freed, at) => {
    const placed = now.facts[at + 1];
    if (freed.fact !== 'freed' || placed?.fact !== 'placed' || placed.piece !== freed.piece) return;
    const { piece } = freed;
    const choices = listFreeSquares(withoutPiece(now, piece), captorSquares(now, piece, at), captives.neighbours);
    const usual = squareOf(placed.squares[0] ?? '');
    const choice = Object.hasOwn(chosen, piece) ? chosen[piece] : undefined;
    if (choice === undefined) {
      if (choices.length > 1) now.open.push({ open: 'set-free', piece, choices, usual, cite: captives.cite });
    } else if (!choices.includes(choice)) recordReasons(now, reason('no-adjacent', captives.cite, [pieceMark(piece)]));
    else {
      now.facts[at + 1] = { ...placed, squares: [squareName(choice)] };
      now.table = applyFacts(now.before, now.facts);
    }
  });
}

/**
 * Returns the captor's squares when the captive was freed: after its last move in this deed, or else before the deed.
 */
function captorSquares({ before, facts }: DeedContext, captive: string, at: number): readonly Square[] {
  const captor = before.figures.get(captive)?.captor ?? null;
  const moved = facts.slice(0, at).findLast((fact) => fact.fact === 'placed' && fact.piece === captor);
  if (moved?.fact === 'placed') return moved.squares.map(squareOf);
  return (captor === null ? null : before.figures.get(captor))?.squares ?? [];
}

function withoutPiece({ table }: DeedContext, piece: string): Table {
  const figures = new Map(table.figures);
  const figure = figures.get(piece);
  if (figure) figures.set(piece, { ...figure, squares: [] });
  return { ...table, figures };
}

function squareOf(name: string): Square {
  const square = parseSquare(name);
  if (square === null) throw new RangeError(`no square ${name}`);
  return square;
}
