import { formatById } from '../rules/format';
import type { QuestionRules } from '../rules/ruleset';
import { type PlayedFormat, positionInFormat } from '../table/formats';
import type { Position } from '../table/position';
import type { CasePosition } from './case-position';

/**
 * Returns the format named by the key `format`, beside `build_total`, as the edition's id. Without the key all rules
 * are used. Null if the case names none; throws a RangeError for an unknown one.
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
 * Reduces a position to what its format uses. An unknown format leaves nothing out. For questions about a single
 * position.
 */
export function applyFormat(
  { format, ...position }: Position & Pick<CasePosition, 'format'>,
  ruleset: Pick<QuestionRules, 'formats'>,
): Position {
  return positionInFormat(position, { format: formatById(ruleset.formats, format) ?? undefined });
}
