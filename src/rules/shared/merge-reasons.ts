import type { Reason } from '../answer';
import { areMarksEqual } from './line-of-fire';

/** Merges reasons with equal code and passage into one reason that has the marks of all. */
export function mergeReasons(reasons: readonly Reason[]): Reason[] {
  const merged: Reason[] = [];
  for (const each of reasons) {
    const place = merged.findIndex(({ code, cite }) => code === each.code && cite.passage === each.cite.passage);
    const reason = merged[place];
    if (!reason) merged.push(each);
    else {
      const more = each.marks.filter((mark) => !reason.marks.some((one) => areMarksEqual(one, mark)));
      merged[place] = { ...reason, marks: [...reason.marks, ...more] };
    }
  }
  return merged;
}
