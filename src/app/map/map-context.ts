import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table';
import type { Naming } from '../../text/names/naming';

/**
 * Context of the Map: the open game, or a position set up for questions. Read the properties on every use to keep them
 * reactive.
 */
export interface MapContext {
  readonly table: Table;
  /**
   * Null if this version does not know the edition of the game. Then the map shows and moves figures, but answers
   * nothing.
   */
  readonly ruleset: Ruleset | null;
  readonly naming: Naming;
  readonly selected: string | null;
  readonly select: (piece: string | null) => void;
  /** Records one step. False if the write failed. */
  readonly record: (step: string, facts: readonly Fact[]) => Promise<boolean>;
  readonly undo: () => void;
  /** Increases whenever steps are undone or redone. Choices made before that no longer apply. */
  readonly rewinds?: number;
  readonly canUndo: boolean;
  /** Whether hits and actions count. False for a position set up for questions. */
  readonly plays: boolean;
  /** Returns the position for rules questions. If omitted, it is derived from the table. */
  readonly position?: (table: Table) => Position | null;
}
