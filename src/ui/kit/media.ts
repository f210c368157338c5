import { type Accessor, createSignal } from 'solid-js';

/** Whether a media query holds now, as a signal; where the browser knows none, it never does. */
export function watchMedia(query: string): Accessor<boolean> {
  const list = globalThis.matchMedia?.(query);
  const [holds, setHolds] = createSignal(list?.matches ?? false);
  list?.addEventListener('change', () => setHolds(list.matches));
  return holds;
}
