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
