import { formatById } from '../rules/format';
import type { QuestionRules } from '../rules/ruleset';
import type { PlayedFormat } from '../table/formats';
import type { Position } from '../table/position';
import { reducePositionToFormat } from '../table/reduce-to-format';
import type { CasePosition } from './case-position';

/**
 * Returns the format of play named by the key `format`. Null if the case names no format, and all rules apply. Throws a
 * RangeError for an unknown format.
 */
export function findCaseFormat(
  { formats, id }: Pick<QuestionRules, 'formats' | 'id'>,
  format: string | undefined,
): PlayedFormat | null {
  if (format === undefined) return null;
  const known = formatById(formats, format);
  if (!known) throw new RangeError(`no format '${format}' in ${id}`);
  return known;
}

/**
 * Reduces a position to what its format of play uses, for questions about a single position. An unknown format changes
 * nothing.
 */
export function applyFormat(
  { format, ...position }: Position & Pick<CasePosition, 'format'>,
  ruleset: Pick<QuestionRules, 'formats'>,
): Position {
  return reducePositionToFormat(position, { format: formatById(ruleset.formats, format) ?? undefined });
}
