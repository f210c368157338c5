import { formatById } from '../rules/format';
import type { QuestionRules } from '../rules/ruleset';
import { type PlayedFormat, positionInFormat } from '../table/formats';
import type { Position } from '../table/position';
import type { CasePosition } from './marked';

/**
 * The key `format`, beside `build_total`: the format of play, by the edition's id for it. Left out, everything plays.
 * Null where the case names none; throws a RangeError for one that the edition does not know.
 */
export function formatOfCase(
  { formats, id }: Pick<QuestionRules, 'formats' | 'id'>,
  format: string | undefined,
): PlayedFormat | null {
  if (format === undefined) return null;
  const known = formatById(formats, format);
  if (!known) throw new RangeError(`no format '${format}' in ${id}`);
  return known;
}

/** The position as its format reads it, for all that looks at one position only; a format that the edition does not know leaves nothing out. */
export function inFormat(
  { format, ...position }: Position & Pick<CasePosition, 'format'>,
  ruleset: Pick<QuestionRules, 'formats'>,
): Position {
  return positionInFormat(position, { format: formatById(ruleset.formats, format) ?? undefined });
}
