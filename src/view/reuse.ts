import type { BoardOverlay, BoardPiece } from './types';

/** The present figures, reusing the previous objects wherever nothing changed, so that only changes are redrawn. */
export function keptPieces(before: readonly BoardPiece[], now: readonly BoardPiece[]): readonly BoardPiece[] {
  return now.map((piece, index) => {
    const old = before[index];
    return old && alike(old, piece) ? old : piece;
  });
}

function alike(a: BoardPiece, b: BoardPiece): boolean {
  return (Object.keys(b) as (keyof BoardPiece)[]).every((key) => {
    if (key === 'badge' || key === 'soon') return a[key]?.text === b[key]?.text && a[key]?.tone === b[key]?.tone;
    if (key === 'squares') return sameSquares(a.squares, b.squares);
    return a[key] === b[key];
  });
}

function sameSquares(a: BoardPiece['squares'], b: BoardPiece['squares']): boolean {
  return a === b || (a.length === b.length && a.every((square, index) => square === b[index]));
}

/**
 * Which overlay each layer holds: those that stay wanted stay where they are, new ones go where one is no longer wanted, and what
 * nobody asked to replace is left alone. An overlay of nothing needs no layer.
 */
export function slotted(
  before: readonly BoardOverlay[],
  shown: BoardOverlay | null,
  ahead: readonly BoardOverlay[],
): readonly BoardOverlay[] {
  const wanted = new Set([...(shown ? [shown] : []), ...ahead].filter(paints));
  const slots = [...before];
  for (const overlay of wanted) {
    if (slots.includes(overlay)) continue;
    const free = slots.findIndex((each) => !wanted.has(each));
    slots[free < 0 ? slots.length : free] = overlay;
  }
  return slots;
}

function paints({ fills, numbers }: BoardOverlay): boolean {
  return numbers.length > 0 || Object.values(fills).some((squares) => squares.length > 0);
}
