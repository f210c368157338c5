import { createSignal } from 'solid-js';
import type { RecoveryReport } from '../../store/copy/recover';

/** True after a failed write, until a fresh connection has written and read back: nothing counts as saved meanwhile. */
export const [doubtful, setDoubtful] = createSignal(false);

/** What came back from the second copy since the app was opened; null if nothing was missing. */
export const [recoveredRecords, setRecoveredRecords] = createSignal<RecoveryReport | null>(null);
