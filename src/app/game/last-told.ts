import { createSignal } from 'solid-js';

/** What the last tap did to the game, in words; '' where nothing was tapped yet. Told by whoever loads the words of the log. */
export const [lastTold, setLastTold] = createSignal('');
