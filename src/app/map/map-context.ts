import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table';
import type { Naming } from '../../text/names/naming';

/**
 * Context of the Map: the open game, or a position set up for questions. Callers must read the properties on every use
 * because they are reactive.
 */
export interface MapContext {
  readonly table: Table;
  /**
   * Null if this version does not know the edition of the game. The map then shows and moves figures, but answers no
   * questions.
   */
  readonly ruleset: Ruleset | null;
  readonly naming: Naming;
  readonly selected: string | null;
  readonly select: (piece: string | null) => void;
  /** Records the facts of one step. False if the write failed. */
  readonly record: (step: string, facts: readonly Fact[]) => Promise<boolean>;
  readonly undo: () => void;
  /** Number of undone and redone steps. Each change invalidates pending choices. */
  readonly rewinds?: number;
  readonly canUndo: boolean;
  /** Whether hits and actions are recorded. False for a position set up for questions. */
  readonly plays: boolean;
  /** Returns the position for rules questions. If omitted, it is derived from the table. */
  readonly position?: (table: Table) => Position | null;
}
