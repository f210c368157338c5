/**
 * Rolls that are tried to find out whether a roll changes the result of an action: every face of one die, and
 * rolls of two dice from a critical miss to a critical hit.
 */
export const TRIED_ROLLS = {
  die: [1, 2, 3, 4, 5, 6],
  dice: [
    [1, 1],
    [2, 1],
    [6, 5],
    [6, 6],
  ],
} as const;
