import { type Accessor, createSignal } from 'solid-js';

/** Whether a media query matches, as a signal. Always false if the browser does not support media queries. */
export function watchMedia(query: string): Accessor<boolean> {
  const list = globalThis.matchMedia?.(query);
  const [holds, setHolds] = createSignal(list?.matches ?? false);
  list?.addEventListener('change', () => setHolds(list.matches));
  return holds;
}
