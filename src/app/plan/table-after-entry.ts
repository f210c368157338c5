import { type Log, tableAfter } from '../../game/log';
import type { Table } from '../../table/table';
import { listReplaySteps } from '../game/replay-steps';

/** Returns the table after an entry of the current branch. */
export function computeTableAfterEntry(log: Log, seq: number): Table {
  return tableAfter(log, listReplaySteps(log).findIndex(({ entry }) => entry.seq === seq) + 1);
}
