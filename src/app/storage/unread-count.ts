import { createSignal } from 'solid-js';

/** Number of records found unreadable since the user last viewed them. */
export const [unread, setUnread] = createSignal(0);
