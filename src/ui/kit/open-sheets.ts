import { createSignal } from 'solid-js';

const [open, setOpen] = createSignal<readonly HTMLElement[]>([]);

/** The topmost open sheet. Null if no sheet is open. Nothing outside it is reachable. */
export const topSheet = (): HTMLElement | null => open().at(-1) ?? null;

/** Registers an open sheet. Returns a function that unregisters it. */
export function registerSheet(sheet: HTMLElement): () => void {
  setOpen([...open(), sheet]);
  return () => setOpen(open().filter((each) => each !== sheet));
}
