import { createSignal } from 'solid-js';

const [open, setOpen] = createSignal<readonly HTMLElement[]>([]);

/** The sheet that lies on top of all others; null where none is open. Nothing outside of it can be reached. */
export const topSheet = (): HTMLElement | null => open().at(-1) ?? null;

/** A sheet was opened over whatever lies there; gives what tells that it went. */
export function noteSheet(sheet: HTMLElement): () => void {
  setOpen([...open(), sheet]);
  return () => setOpen(open().filter((each) => each !== sheet));
}
