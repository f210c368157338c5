import { createSignal } from 'solid-js';
import type { Together } from './api';

/** How the open game is played on several phones; null where it is on one. */
export const [together, setTogether] = createSignal<Together | null>(null);
