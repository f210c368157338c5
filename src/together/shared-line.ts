import { idShape, nameShape, personShape, wordShape } from '../catalog/field-shapes';
import type { Result } from '../plain/result';
import { anything, integer, listOf, mapOf, parseWith, shape, type TypeOf, text, variants } from '../plain/shape';

/** Id of a tap, which does not depend on the tap's position in the log. */
const tap = text(40, 1);
const count = integer(0, 1_000_000);
/** Bytes as base64 text. */
const base64 = text(20_000);

/** Maximum number of facts of one tap: enough for a complete map or a force of a hundred characters. */
export const MAX_FACTS_PER_TAP = 5000;
/** Maximum number of people in a game, including phones that returned under another name. */
export const MAX_PEOPLE = 64;

/** Author and time of a line. `at` is in epoch milliseconds by the phone's clock, and has no effect. */
const common = { by: personShape, at: integer(0, Number.MAX_SAFE_INTEGER) };

/**
 * Line of a shared game's log, which is append-only. The same lines in the same order always give the same game, so
 * phones only need to agree on the order.
 */
export const sharedLineShape = variants('line', {
  /** One tap on a phone. `saw`: number of lines by each person that the phone had received. */
  tap: shape({
    ...common,
    id: tap,
    step: wordShape,
    facts: listOf(anything, MAX_FACTS_PER_TAP),
    saw: mapOf(count, MAX_PEOPLE),
  }),
  /** An undo, redo or jump. `times` counts how often a tap was turned off or on: odd is off, even is on. */
  turn: shape({ ...common, taps: listOf(shape({ id: tap, times: count }), 200_000, 1) }),
  /** A person joined, or changed name or role. `role` is a side, `judge` or `watching`; `key` is the public key. */
  person: shape({ ...common, name: nameShape, role: idShape, key: base64 }),
  /** Settles a conflict of two taps that moved one figure: the figure stays at its present square. */
  settled: shape({ ...common, taps: listOf(tap, 2, 2) }),
  /** Key to a side's secrets, encrypted for `to` only. */
  grant: shape({ ...common, to: personShape, side: idShape, box: base64 }),
  named: shape({ ...common, name: nameShape }),
});

export type SharedLine = TypeOf<typeof sharedLineShape>;
export type SharedLineOf<Kind extends SharedLine['line']> = Extract<SharedLine, { readonly line: Kind }>;
export type SharedTap = SharedLineOf<'tap'>;

/** Parses a received line. The fault names the invalid field. */
export function parseSharedLine(value: unknown): Result<SharedLine, string> {
  return parseWith(sharedLineShape, value);
}

/** Returns whether a role is `watching` (sees everything, changes nothing) or `judge` (rules on the game). */
export function isNonPlayerRole(role: string): boolean {
  return role === 'judge' || role === 'watching';
}
