import { createSignal } from 'solid-js';

/**
 * Description of what the last tap changed in the game; '' before the first tap. Set by the code that loads the texts
 * of the log.
 */
export const [lastTold, setLastTold] = createSignal('');
