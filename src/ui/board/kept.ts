import type { BoardPiece } from './types';

/** The figures as they now are, in the objects of before wherever nothing changed: only what changed is then drawn anew. */
export function keptPieces(before: readonly BoardPiece[], now: readonly BoardPiece[]): readonly BoardPiece[] {
  return now.map((piece, index) => {
    const old = before[index];
    return old && alike(old, piece) ? old : piece;
  });
}

function alike(a: BoardPiece, b: BoardPiece): boolean {
  return (Object.keys(b) as (keyof BoardPiece)[]).every((key) => {
    if (key === 'badge') return a.badge?.text === b.badge?.text && a.badge?.tone === b.badge?.tone;
    if (key === 'squares') return sameSquares(a.squares, b.squares);
    return a[key] === b[key];
  });
}

function sameSquares(a: BoardPiece['squares'], b: BoardPiece['squares']): boolean {
  return a === b || (a.length === b.length && a.every((square, index) => square === b[index]));
}
