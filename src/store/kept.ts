import { guarded } from '../plain/guarded';
import { err, type Result } from '../plain/result';
import { nullOr, parseWith, shape, whole } from '../plain/shape';
import type { Kept } from './records';

const time = whole(0, Number.MAX_SAFE_INTEGER);
const kept = shape<Kept>({ added: time, edited: time, deletedAt: nullOr(time) });

/** Returns a parser for stored records: the fields of `parse`, plus the store's times. */
export function keptParser<Of>(parse: (value: unknown) => Result<Of, string>) {
  return (value: unknown): Result<Of & Kept, string> => {
    const found = guarded(
      () => parse(value),
      () => err('record: plain data'),
    );
    if (!found.ok) return found;
    const marked = parseWith(kept, found.value);
    return marked.ok ? (found as { readonly ok: true; readonly value: Of & Kept }) : marked;
  };
}
