import { createSignal } from 'solid-js';
import type { Together } from './api';

/** State of the shared game. Null if the open game is not shared. */
export const [together, setTogether] = createSignal<Together | null>(null);
