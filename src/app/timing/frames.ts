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

/** Time after which the app continues without a frame, because a hidden window draws no frames. */
const FRAME_TIMEOUT_MS = 100;

/** Resolves after the screen has drawn a frame with the current state. */
export function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FRAME_TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/**
 * Minimum idle time for starting a slice, in milliseconds. Less means that a frame is pending or the user is dragging.
 */
const SPARE_MS = 20;
/** Pause before each slice in browsers without idle callbacks. By then, the finger that selected a figure is lifted. */
const PAUSE_MS = 120;
/** Maximum time of one slice in milliseconds, which also limits the delay of a tap. */
const IDLE_SLICE_MS = 4;

/**
 * Runs work step by step in idle time until it is done or the returned function is called. No step starts while the
 * screen is being redrawn, because background work must not delay a pan or a tap.
 */
export function runWhenIdle(work: Iterator<void, void, void>): () => void {
  const idle = typeof requestIdleCallback === 'function';
  let handle = 0;
  const again = (): void => {
    handle = idle
      ? requestIdleCallback((deadline) => (deadline.timeRemaining() < SPARE_MS ? again() : stint()))
      : window.setTimeout(stint, PAUSE_MS);
  };
  const stint = (): void => {
    const end = performance.now() + IDLE_SLICE_MS;
    do if (work.next().done) return;
    while (performance.now() < end);
    again();
  };
  again();
  return () => (idle ? cancelIdleCallback(handle) : window.clearTimeout(handle));
}
