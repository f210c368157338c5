/** Owned copies of a character, and where they are. */
export interface Holding {
  readonly id: string;
  /** Number of copies. 0 if the character is recorded as not owned, or no longer owned. */
  readonly count: number;
  /** Place where the copies are: `Blue box, tray 2`. Empty if not recorded. */
  readonly where: string;
}

export const HOLDING_COUNT_LIMIT = 999;
export const HOLDING_WHERE_LIMIT = 120;
