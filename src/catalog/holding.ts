/** Copies of a character that someone owns, and where they are. */
export interface Holding {
  readonly id: string;
  /** 0 if it is recorded as not owned, or no longer owned. */
  readonly count: number;
  /** `Blue box, tray 2`. Empty if not recorded. */
  readonly where: string;
}

export const HOLDING_COUNT_LIMIT = 999;
export const HOLDING_WHERE_LIMIT = 120;
