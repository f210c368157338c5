import type { Edge } from '../../grid/edge';
import type { Square } from '../../grid/square';
import type { Basis, Citation, Mark, Note, NoteCode, Reason, RefusalCode } from '../answer';

export type Cite = (passage: string, basis?: Basis) => Citation;

/**
 * Returns a function that makes citations of one edition, such as `cite('Walls')` or `cite('Water Terrain',
 * 'reading')`.
 */
export function makeCite(edition: string): Cite {
  return (passage, basis = 'book') => ({ edition, passage, basis });
}

export function squareMark(square: Square): Mark {
  return { mark: 'square', square };
}

export function edgeMark(edge: Edge): Mark {
  return { mark: 'edge', edge };
}

export function pieceMark(piece: string): Mark {
  return { mark: 'piece', piece };
}

export function reason(code: RefusalCode, cite: Citation, marks: readonly Mark[] = []): Reason {
  return { code, cite, marks };
}

export function note(code: NoteCode, cite: Citation, marks: readonly Mark[] = []): Note {
  return { code, cite, marks };
}
