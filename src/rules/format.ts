import type { FormatPart, PlayedFormat } from '../table/formats';
import type { Citation } from './answer';

/** A format of play that the book names by what it leaves out. */
export interface Format {
  /** Kebab case. Games and forces on disk name it, so it is never changed and never reused. */
  readonly id: string;
  readonly without: readonly FormatPart[];
  readonly cite: Citation;
}

/** A format as a game holds it; null for a name that the edition does not know: then everything plays. */
export function formatById(formats: readonly Format[] | undefined, id: string | undefined): PlayedFormat | null {
  const found = formats?.find((each) => each.id === id);
  return found ? { id: found.id, without: found.without } : null;
}
