import { err, type Result } from '../plain/result';
import { integer, nullOr, parseWith, shape } from '../plain/shape';
import { tryCatch } from '../plain/try-catch';
import type { RecordTimes } from './records';

const time = integer(0, Number.MAX_SAFE_INTEGER);
const check = shape<RecordTimes>({ added: time, edited: time, deletedAt: nullOr(time) });

/** Returns a parser for stored records: the fields of `parse`, plus the store's times. */
export function makeRecordParser<Of>(parse: (value: unknown) => Result<Of, string>) {
  return (value: unknown): Result<Of & RecordTimes, string> => {
    const result = tryCatch(
      () => parse(value),
      () => err('record: plain data'),
    );
    if (!result.ok) return result;
    const marked = parseWith(check, result.value);
    return marked.ok ? (result as { readonly ok: true; readonly value: Of & RecordTimes }) : marked;
  };
}
