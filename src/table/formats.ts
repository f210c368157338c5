import { idShape } from '../catalog/field-shapes';
import { listOf, oneOf, shape, type TypeOf } from '../plain/shape';

/** Parts of the rules that a format can leave out. Stored games use these names, so they never change. */
export const FORMAT_PARTS = ['powers', 'tactics', 'core'] as const;
export type FormatPart = (typeof FORMAT_PARTS)[number];

/**
 * Format of a game. It lists the parts of the rules that are left out, because a stored game must not depend on a
 * rulebook.
 */
export const formatShape = shape({ id: idShape, without: listOf(oneOf(...FORMAT_PARTS), FORMAT_PARTS.length) });
export type PlayedFormat = TypeOf<typeof formatShape>;

/** A table, a position or another value with a format of play. If the format is absent, all rules are used. */
export interface HasFormat {
  readonly format?: PlayedFormat | undefined;
}

/** Returns whether a format leaves out a part of the rules ("Step 1: Announce the Format" of 2008). */
export function formatOmits(of: HasFormat | null | undefined, part: FormatPart): boolean {
  return of?.format?.without.includes(part) === true;
}
