import type { FormatPart, PlayedFormat } from '../table/formats';
import type { Citation } from './answer';

/** Format of play, defined by the parts of the game that it excludes. */
export interface Format {
  /** Id in kebab case. Stable and never reused, because stored games and forces refer to it. */
  readonly id: string;
  readonly without: readonly FormatPart[];
  readonly cite: Citation;
}

/** Returns the format as a game stores it. Null if the edition does not know the id; then the game excludes nothing. */
export function formatById(formats: readonly Format[] | undefined, id: string | undefined): PlayedFormat | null {
  const format = formats?.find((each) => each.id === id);
  return format ? { id: format.id, without: format.without } : null;
}
