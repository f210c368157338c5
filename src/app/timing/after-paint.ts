import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

/**
 * Returns the value of `source` after a frame has been drawn; null until then. For content that must not delay a frame.
 */
export function deferUntilPaint<Value>(source: Accessor<Value>): Accessor<Value | null> {
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

/** Returns the value of `source` one frame later, for content that may follow the response to a tap. */
export function delayByFrame<Value>(source: Accessor<Value>): Accessor<Value> {
  const [later, setLater] = createSignal(source());
  createEffect(() => {
    const value = source();
    const timer = setTimeout(() => setLater(() => value), A_FRAME_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return later;
}
