import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import { route } from '../../app/route';
import { topSheet } from '../kit/open-sheets';
import type { TourStep } from './tour-steps';

/** Rectangle of an element on screen, in CSS pixels. */
export interface ScreenRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the control that a step points at: in the topmost sheet, or on the step’s tab. Otherwise returns the close
 * button of the sheet, or the link to the tab. Null if none is on screen.
 */
export function findPointedControl({ tab, points }: TourStep): Element | null {
  const sheet = topSheet();
  for (const point of points) {
    const found = (sheet ?? document).querySelector(point);
    if (found && (sheet !== null || route().tab === tab)) return found;
  }
  // An open sheet covers the page, so the card points at its close button.
  if (sheet) return sheet.querySelector('.sheet-head .icon-button');
  return route().tab === tab ? null : document.querySelector(`.shell-nav a[href="#/${tab}"]`);
}

/**
 * Returns the element beside which the card is placed: the step’s control, or the element that must stay visible. Null
 * places the card at the bottom, so that the open sheet stays readable.
 */
export function findCardAnchor({ clear }: TourStep, target: Element | null): Element | null {
  if (target?.closest('.sheet-head')) return null;
  return (clear && !topSheet() ? document.querySelector(clear) : null) ?? target;
}

/** Tracks an element’s rectangle in each frame, because maps move, lists scroll and sheets open. */
export function trackScreenRect(target: () => Element | null): Accessor<ScreenRect | null> {
  const [spot, setSpot] = createSignal<ScreenRect | null>(null, { equals: same });
  let last: Element | null = null;
  let frame = 0;
  const turn = (): void => {
    frame = requestAnimationFrame(turn);
    const now = target();
    if (now !== last) scrollIntoSight(now);
    last = now;
    const box = now?.getBoundingClientRect();
    setSpot(box ? { left: box.left, top: box.top, width: box.width, height: box.height } : null);
  };
  onMount(() => {
    frame = requestAnimationFrame(turn);
  });
  onCleanup(() => cancelAnimationFrame(frame));
  return spot;
}

function same(a: ScreenRect | null, b: ScreenRect | null): boolean {
  return (
    a === b || (!!a && !!b && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height)
  );
}

function scrollIntoSight(target: Element | null): void {
  const box = target?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) target?.scrollIntoView?.({ block: 'nearest' });
}
