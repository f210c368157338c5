import { idShape, nameShape, personShape, wordShape } from '../catalog/field-shapes';
import type { Result } from '../plain/result';
import { anything, integer, listOf, mapOf, parseWith, shape, type TypeOf, text, variants } from '../plain/shape';

/** Identifies a tap wherever it comes to stand among the others. */
const tap = text(40, 1);
const count = integer(0, 1_000_000);
/** Bytes in base64. */
const base64 = text(20_000);

/** The most that one tap brings along: a whole map, or a force of a hundred characters. */
export const MOST_FACTS = 5000;
/** How many people a game knows in all: phones that came back under another name count too. */
export const MOST_PEOPLE = 64;

/** `at` is in epoch milliseconds, by the clock of the phone; nothing hangs on it. */
const common = { by: personShape, at: integer(0, Number.MAX_SAFE_INTEGER) };

/**
 * What a shared game is made of: lines that are only ever added. Whoever reads them in one order finds the same game, so the order is all that
 * phones have to agree on.
 */
export const lineShape = variants('line', {
  /** What was done on one phone. `saw`: how many lines of each person it showed then. */
  tap: shape({
    ...common,
    id: tap,
    step: wordShape,
    facts: listOf(anything, MOST_FACTS),
    saw: mapOf(count, MOST_PEOPLE),
  }),
  /** Undo, redo or a jump: each tap is turned off (`times` is odd) or on again (even) for the so many-th time. */
  turn: shape({ ...common, taps: listOf(shape({ id: tap, times: count }), 200_000, 1) }),
  /** Somebody joined, or changed their name or what they play. `role` is a side, `judge` or `watching`; `key` is public. */
  person: shape({ ...common, name: nameShape, role: idShape, key: base64 }),
  /** Two taps that did not know of each other moved one figure: it stays as it is now. */
  settled: shape({ ...common, taps: listOf(tap, 2, 2) }),
  /** The key to what a side hides, closed so that only `to` opens it. */
  grant: shape({ ...common, to: personShape, side: idShape, box: base64 }),
  /** What the game is called. */
  named: shape({ ...common, name: nameShape }),
});

export type Line = TypeOf<typeof lineShape>;
export type LineOf<Kind extends Line['line']> = Extract<Line, { readonly line: Kind }>;
export type Tap = LineOf<'tap'>;

/** Reads a line as it came from another phone; the fault names the place in it. */
export function parseLine(value: unknown): Result<Line, string> {
  return parseWith(lineShape, value);
}

/** Whether a role is none of the players': it sees all and changes nothing (`watching`), or rules on it (`judge`). */
export function isBystander(role: string): boolean {
  return role === 'judge' || role === 'watching';
}
