import { type Check, nullOr, shape, whole } from '../plain/shape';
import type { Kept } from './records';

const time = whole(0, Number.MAX_SAFE_INTEGER);

/** What the store adds to each record of a shelf. */
export const kept: Check = shape<Kept>({ added: time, edited: time, deletedAt: nullOr(time) });
