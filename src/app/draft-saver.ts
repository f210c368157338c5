import { onCleanup } from 'solid-js';
import type { StoreFault } from '../store/fault';
import { putSetting } from '../store/settings';

export interface DraftSaver<Draft> {
  /** Writes the draft after a pause. Closing the screen writes it at once, without waiting for the result. */
  readonly save: (draft: Draft) => void;
  /** Deletes the draft after its record was saved. */
  readonly drop: () => Promise<unknown>;
}

/** Pause in typing before a draft is written to disk. */
const PAUSE_MS = 250;

export interface DraftSaverOptions {
  /** Milliseconds without changes before a draft is written to disk. */
  readonly pause?: number;
  /** Called after each write with the fault, or null on success. */
  readonly onWritten?: (fault: StoreFault | null) => void;
}

/**
 * Creates a saver that stores the draft of a form as a setting, which survives a reload. An empty draft deletes the
 * setting.
 */
export function createDraftSaver<Draft>(
  key: string,
  isEmpty: (draft: Draft) => boolean,
  { pause = PAUSE_MS, onWritten }: DraftSaverOptions = {},
): DraftSaver<Draft> {
  let waiting: { readonly draft: Draft; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let done = false;
  const write = () => {
    if (!waiting || done) return;
    clearTimeout(waiting.timer);
    const { draft } = waiting;
    waiting = null;
    void putSetting(key, isEmpty(draft) ? undefined : draft).then((result) =>
      onWritten?.(result.ok ? null : result.fault),
    );
  };
  addEventListener('pagehide', write);
  onCleanup(() => {
    removeEventListener('pagehide', write);
    write();
  });
  return {
    save(draft) {
      if (waiting) clearTimeout(waiting.timer);
      waiting = { draft, timer: setTimeout(write, pause) };
    },
    drop() {
      done = true;
      if (waiting) clearTimeout(waiting.timer);
      return putSetting(key, undefined);
    },
  };
}
