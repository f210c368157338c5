import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Times in ms: a press counts as held after `HELD_MS`, then repeats every `EVERY_MS`. */
const HELD_MS = 400;
const EVERY_MS = 160;

export interface Hold {
  /** Number of repeats in the current hold. 0 if no button is held. */
  readonly count: Accessor<number>;
  readonly on: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: Event) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * Creates handlers of a button that repeats while held. A tap or a key counts once.
 * @param most limit of the count
 * @param tick called on each repeat
 * @param done receives the total when the finger is lifted; a finger that slides off the button cancels the count
 */
export function createHold(
  most: () => number,
  { tick, done }: { tick?: () => void; done?: (count: number) => void },
): Hold {
  const [count, setCount] = createSignal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a hold has just ended. The click event after it is then ignored. */
  let held = false;
  const again = (): void => {
    if (count() >= most()) return;
    held = true;
    setCount(count() + 1);
    tick?.();
    timer = setTimeout(again, EVERY_MS);
  };
  const stop = (): number => {
    clearTimeout(timer);
    const reached = count();
    setCount(0);
    return reached;
  };
  onCleanup(stop);
  const drop = (): void => {
    stop();
  };
  return {
    count,
    on: {
      onPointerDown: ({ button, target, pointerId }) => {
        stop();
        held = false;
        // Releases the implicit pointer capture of a touch, so a finger can leave the button as a mouse can.
        if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId);
        if (button === 0) timer = setTimeout(again, HELD_MS);
      },
      onPointerUp: () => {
        const reached = stop();
        if (reached > 0) done?.(reached);
      },
      onPointerLeave: drop,
      onPointerCancel: drop,
      // The browser’s context menu would otherwise open on a long press.
      onContextMenu: (event) => {
        if (count() > 0 || held) event.preventDefault();
      },
      onClick: ({ detail }) => {
        // Only mouse clicks after a hold are ignored. Keys and screen readers click with detail 0.
        const ends = held && detail > 0;
        held = false;
        if (!ends && most() > 0) {
          tick?.();
          done?.(1);
        }
      },
    },
  };
}
