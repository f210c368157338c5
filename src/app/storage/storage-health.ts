import { createSignal } from 'solid-js';
import type { RecoveryReport } from '../../store/copy/recover';

/** True after a failed write, until a fresh connection has written and read back. Nothing counts as saved meanwhile. */
export const [doubtful, setDoubtful] = createSignal(false);

/** Records restored from the second copy since the app was opened. Null if nothing was missing. */
export const [recoveredRecords, setRecoveredRecords] = createSignal<RecoveryReport | null>(null);
