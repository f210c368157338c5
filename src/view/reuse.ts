import type { BoardOverlay, BoardPiece } from './types';

/** Returns the current pieces. Unchanged pieces are the previous objects, so only changes are redrawn. */
export function reuseBoardPieces(before: readonly BoardPiece[], now: readonly BoardPiece[]): readonly BoardPiece[] {
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
 * Assigns overlays to layers. An overlay that is still needed stays in its layer. A new overlay replaces one that is
 * not needed any more, or gets a new layer. Empty overlays get no layer.
 */
export function assignOverlayLayers(
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
