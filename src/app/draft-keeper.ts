import { onCleanup } from 'solid-js';
import type { StoreFault } from '../store/fault';
import { putSetting } from '../store/settings';

export interface DraftKeeper<Draft> {
  /** Writes it a moment later; leaving the screen does not wait. */
  readonly later: (draft: Draft) => void;
  /** Forgets the draft: what it was for is kept. */
  readonly drop: () => Promise<unknown>;
}

/** Typing pauses this long before a draft goes to disk. */
const PAUSE_MS = 250;

export interface DraftKeeping {
  /** Milliseconds of rest before a draft goes to disk. */
  readonly pause?: number;
  /** Told after each writing: the fault, or null where it went well. */
  readonly onWritten?: (fault: StoreFault | null) => void;
}

/** Keeps what is being typed under a setting, so that it outlives a reload. An empty one leaves nothing behind. */
export function createDraftKeeper<Draft>(
  key: string,
  isEmpty: (draft: Draft) => boolean,
  { pause = PAUSE_MS, onWritten }: DraftKeeping = {},
): DraftKeeper<Draft> {
  let waiting: { readonly draft: Draft; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let done = false;
  const write = () => {
    if (!waiting || done) return;
    clearTimeout(waiting.timer);
    const { draft } = waiting;
    waiting = null;
    void putSetting(key, isEmpty(draft) ? undefined : draft).then((put) => onWritten?.(put.ok ? null : put.fault));
  };
  addEventListener('pagehide', write);
  onCleanup(() => {
    removeEventListener('pagehide', write);
    write();
  });
  return {
    later(draft) {
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
