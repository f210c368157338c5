import type { Square } from '../grid/square';
import type { Table } from '../table/table';
import type { Citation } from './answer';
import type { SetupReason } from './setup';

/** What an edition says of what waits beside the map and of what is generated. */
export interface SidelineLaw {
  readonly cite: Citation;
  /** Why a generated piece may not be added to the map there; nothing against one that nobody generated. */
  readonly againstEntry: (table: Table, piece: string, squares: readonly Square[]) => readonly SetupReason[];
}
