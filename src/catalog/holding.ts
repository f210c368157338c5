/** How many of a character somebody owns, and where they lie. */
export interface Holding {
  /** Id of the character. */
  readonly id: string;
  /** 0 for one that is known to be not owned, or no longer. */
  readonly count: number;
  /** `Blue box, tray 2`; '' where nobody noted it. */
  readonly where: string;
}

export const HOLDING_COUNT_LIMIT = 999;
export const HOLDING_WHERE_LIMIT = 120;
