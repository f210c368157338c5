import { createSignal } from 'solid-js';
import type { SharedGameState } from './shared-game-types';

/** State of the shared game. Null if the open game is not shared. */
export const [together, setTogether] = createSignal<SharedGameState | null>(null);
