import { createSignal } from 'solid-js';
import type { RecoveryReport } from '../../store/copy/recover';

/**
 * Whether saving is in doubt: true after a failed write, until a fresh connection has written and read data. No data
 * counts as saved meanwhile.
 */
export const [doubtful, setDoubtful] = createSignal(false);

/** Records restored from the second copy since the app was opened. Null if nothing was missing. */
export const [recoveredRecords, setRecoveredRecords] = createSignal<RecoveryReport | null>(null);

/** Number of records found unreadable since the user last viewed them. */
export const [unread, setUnread] = createSignal(0);
