import { createSignal } from 'solid-js';

/** How many records were found unreadable since somebody last looked at them. */
export const [unread, setUnread] = createSignal(0);
