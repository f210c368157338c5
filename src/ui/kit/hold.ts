import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { spendTap } from './spent-tap';

/** So long a finger rests on a button before it counts as held, and so often it counts from then on. */
const HELD_MS = 400;
const EVERY_MS = 160;

export interface Hold {
  /** How often it has counted in this hold; 0 while nothing is held. */
  readonly count: Accessor<number>;
  /** For the button. */
  readonly on: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: Event) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * A button that counts on while it is held. A tap, or a key, is once.
 * @param most where it stops counting
 * @param tick each time that it counts while it is held
 * @param done how often in all, once the finger is lifted; a finger that slides off the button takes all of it back
 */
export function createHold(
  most: () => number,
  { tick, done }: { tick?: () => void; done?: (count: number) => void },
): Hold {
  const [count, setCount] = createSignal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a hold is not another tap. */
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
        // A touch belongs to what it began on, words of the button say, wherever the finger goes: given back, it leaves as a mouse does.
        if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId);
        if (button === 0) timer = setTimeout(again, HELD_MS);
      },
      onPointerUp: ({ currentTarget }) => {
        const reached = stop();
        if (reached === 0) return;
        if (currentTarget instanceof Element) spendTap(currentTarget);
        done?.(reached);
      },
      onPointerLeave: drop,
      onPointerCancel: drop,
      // A long press would open the menu of the browser.
      onContextMenu: (event) => {
        if (count() > 0 || held) event.preventDefault();
      },
      onClick: ({ detail }) => {
        // No click ends a hold by touch; what keys and screen readers click has no count, and is always meant.
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
