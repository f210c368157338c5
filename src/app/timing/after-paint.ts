import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

/**
 * What `source` gives, once the screen has shown what depends on it directly; null until then. For what is worth computing
 * but not worth a frame.
 */
export function createAfterPaint<Value>(source: Accessor<Value>): Accessor<Value | null> {
  const [shown, setShown] = createSignal<Value | null>(null);
  createEffect(() => {
    const value = source();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(() => value));
    });
    onCleanup(() => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    });
  });
  return () => (shown() === source() ? shown() : null);
}

const A_FRAME_MS = 20;

/** What `source` gives, a frame after it gives it: for what may follow the answer to a tap. */
export function createFrameLater<Value>(source: Accessor<Value>): Accessor<Value> {
  const [later, setLater] = createSignal(source());
  createEffect(() => {
    const value = source();
    const timer = setTimeout(() => setLater(() => value), A_FRAME_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return later;
}
