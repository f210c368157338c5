import type { Square } from '../grid/square';
import type { Table } from '../table/table';
import type { Citation } from './answer';
import type { SetupReason } from './setup';

/** Rules of an edition for the sideline and for generated pieces. */
export interface SidelineRules {
  readonly cite: Citation;
  /** Lists the reasons against adding a generated piece on squares. Empty for a piece that was not generated. */
  readonly againstEntry: (table: Table, piece: string, squares: readonly Square[]) => readonly SetupReason[];
}
