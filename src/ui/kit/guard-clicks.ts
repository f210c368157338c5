import { topSheet } from './open-sheets';

/** A second tap within this time in ms and this distance in pixels is the bounce of the first. */
const BOUNCE_MS = 250;
const BOUNCE_PX = 20;
/** Longest time in ms between a lifted finger and its click. */
const CLICK_MS = 700;

interface Tap {
  readonly control: Element;
  /** Sheet with the control. Null if the control is on the screen itself. */
  readonly sheet: Element | null;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Control under the finger when the finger touched the screen. Null if no gesture is pending. */
let pressed: Element | null = null;
let pressedSheet: Element | null = null;
let last: Tap | null = null;
/** Whether the pending gesture is a second tap on one place that cannot be meant for what is there now. */
let bounces = false;

const findControl = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest('button, a, label, select, summary, [role="button"]') ?? target) : null;

/** Whether a sheet closed or opened since a tap: the tapped sheet is gone, or another one covers the control. */
function hasLayerChanged({ control, sheet }: Tap): boolean {
  const top = topSheet();
  return sheet?.isConnected === false || (top !== null && !top.contains(control));
}

/** Whether a second quick tap is never meant: the tapped control records a step, and the next step replaces it. */
function isTappedOnce({ control }: Tap): boolean {
  return control.hasAttribute('data-once');
}

function onPointerDown({ target, isPrimary, clientX, clientY, timeStamp }: PointerEvent): void {
  if (isPrimary === false) return;
  pressed = findControl(target);
  pressedSheet = pressed?.closest('dialog') ?? null;
  bounces =
    last !== null &&
    timeStamp - last.time < BOUNCE_MS &&
    Math.hypot(clientX - last.x, clientY - last.y) < BOUNCE_PX &&
    (hasLayerChanged(last) || isTappedOnce(last));
}

function onPointerUp({ isPrimary, clientX, clientY, timeStamp }: PointerEvent): void {
  if (isPrimary === false || !pressed) return;
  // A third quick tap is a bounce too, so the first stays the last.
  const tapped = bounces && last ? last : { control: pressed, sheet: pressedSheet };
  last = { ...tapped, x: clientX, y: clientY, time: timeStamp };
}

function onPointerCancel(): void {
  pressed = null;
}

function onClick(event: MouseEvent): void {
  // Clicks by keys, screen readers and scripts have a click count of 0 and belong to no gesture.
  if (pressed === null || event.detail === 0) return;
  // A gesture without a click, such as a drag, leaves `pressed` behind.
  if (last !== null && event.timeStamp - last.time > CLICK_MS) return;
  const control = pressed;
  pressed = null;
  const { target } = event;
  const isMeant = control.isConnected && target instanceof Node && control.contains(target);
  if (isMeant && !bounces) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Drops unintended clicks. A click is unintended if its element appeared under the finger during the gesture, or if a
 * sheet opened or closed between two quick taps on one place, or if the first tap pressed a control with the attribute
 * `data-once`. Browsers click whatever is under the lifted finger, so a
 * tap that closes a sheet would otherwise press the button beneath.
 * @returns a function that stops guarding
 */
export function guardClicks(): () => void {
  const guard = new AbortController();
  const options = { capture: true, signal: guard.signal };
  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('pointerup', onPointerUp, options);
  document.addEventListener('pointercancel', onPointerCancel, options);
  document.addEventListener('click', onClick, options);
  return () => guard.abort();
}
