import { createSignal } from 'solid-js';

const [open, setOpen] = createSignal<readonly HTMLElement[]>([]);

/** Returns the topmost open sheet. Null if no sheet is open. Content outside this sheet is unreachable. */
export const topSheet = (): HTMLElement | null => open().at(-1) ?? null;

/** Registers an open sheet. Returns a function that unregisters it. */
export function registerSheet(sheet: HTMLElement): () => void {
  setOpen([...open(), sheet]);
  return () => setOpen(open().filter((each) => each !== sheet));
}
