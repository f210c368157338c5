import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table';
import type { Naming } from '../../text/names/naming';

/** What the Map works on: the open game, or a position set up only to ask. Its properties are read on every use, so that they stay live. */
export interface MapContext {
  readonly table: Table;
  /** Null where this version does not know the game's edition: then the map shows and moves, and answers nothing. */
  readonly ruleset: Ruleset | null;
  readonly naming: Naming;
  readonly selected: string | null;
  readonly select: (piece: string | null) => void;
  /** Records one step; false where the disk refused. */
  readonly record: (step: string, facts: readonly Fact[]) => Promise<boolean>;
  readonly undo: () => void;
  /** Grows each time that steps are taken back or made again: choices made before then no longer count. */
  readonly rewinds?: number;
  /** Whether there is a step to take back. */
  readonly canUndo: boolean;
  /** Whether hits and actions count: false for a position set up only to ask. */
  readonly plays: boolean;
  /** What the rules are asked about; left out: what the table shows. */
  readonly position?: (table: Table) => Position | null;
}
