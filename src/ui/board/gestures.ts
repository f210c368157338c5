import type { Point } from '../../view/geometry';
import { spendTap } from '../kit/spent-tap';

/** What fingers, pen or mouse mean, in pixels of the element. */
export interface GestureTargets {
  /** The first finger is down. */
  readonly press: () => void;
  /** The last finger has left. */
  readonly release: () => void;
  /** A drag may begin here; null: the map is panned instead. */
  readonly grab: (at: Point, target: EventTarget | null) => string | null;
  readonly tap: (at: Point, target: EventTarget | null) => void;
  readonly doubleTap: (at: Point, target: EventTarget | null) => void;
  /** A finger rests. False where that means nothing: then it may still tap or pan. */
  readonly hold: (at: Point, target: EventTarget | null) => boolean;
  readonly pan: (dx: number, dy: number) => void;
  /** `at` is the middle between two fingers, or the mouse. */
  readonly zoom: (factor: number, at: Point) => void;
  readonly drag: (id: string, from: Point, at: Point) => void;
  readonly drop: (id: string, from: Point, at: Point) => void;
  readonly dropNothing: () => void;
}

/** A finger is never quite still. */
const SLOP = 7;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SLOP = 24;
/** Shorter than that a browser's own menu takes. */
const HOLD_MS = 420;

const NOWHERE: Point = { x: Infinity, y: Infinity };

interface Finger {
  start: Point;
  at: Point;
  target: EventTarget | null;
}

/** Listens on an element until the returned function is called. Needs `touch-action: none` on it. */
export function watchGestures(element: Element & GlobalEventHandlers, targets: GestureTargets): () => void {
  const fingers = new Map<number, Finger>();
  let mode: 'idle' | 'press' | 'pan' | 'drag' | 'pinch' | 'held' = 'idle';
  let resting: ReturnType<typeof setTimeout> | undefined;
  let grabbed: string | null = null;
  /** Where the last tap was, in pixels of the window. */
  let landed: Point = { x: 0, y: 0 };
  let lastTap: { at: Point; time: number; target: EventTarget | null } | null = null;
  /** Whether a finger came down again after the last tap. */
  let again = false;

  // Measured once a gesture: measuring between two moves would force a layout in the middle of a frame.
  let corner: Point = { x: 0, y: 0 };
  const lookWhere = (): void => {
    const box = element.getBoundingClientRect();
    corner = { x: box.left, y: box.top };
  };
  const pointOf = (event: MouseEvent): Point => ({ x: event.clientX - corner.x, y: event.clientY - corner.y });

  // Buttons on the map were there before, what a tap opens was not.
  const spend = (): void => spendTap(element.closest('.board') ?? element);

  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    element.setPointerCapture?.(event.pointerId);
    if (fingers.size === 0) lookWhere();
    const at = pointOf(event);
    fingers.set(event.pointerId, { start: at, at, target: event.target });
    if (fingers.size === 1) {
      mode = 'press';
      targets.press();
      grabbed = targets.grab(at, event.target);
      const { target } = event;
      resting = setTimeout(() => {
        if (mode !== 'press' || !targets.hold(at, target)) return;
        mode = 'held';
        spend();
      }, HOLD_MS);
    } else {
      clearTimeout(resting);
      if (mode === 'drag') targets.dropNothing();
      mode = 'pinch';
      grabbed = null;
    }
  };

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    // The event stops here, so that the page is not searched for listeners with every movement.
    event.stopPropagation();
    const before = finger.at;
    const at = pointOf(event);
    if (mode === 'pinch') {
      const [first, second] = [...fingers.values()];
      if (!first || !second) return;
      const was = spread(first.at, second.at);
      const middleBefore = middle(first.at, second.at);
      finger.at = at;
      const now = middle(first.at, second.at);
      targets.pan(now.x - middleBefore.x, now.y - middleBefore.y);
      if (was > 0) targets.zoom(spread(first.at, second.at) / was, now);
      return;
    }
    finger.at = at;
    if (mode === 'press' && spread(finger.start, at) > SLOP) mode = grabbed === null ? 'pan' : 'drag';
    if (mode === 'pan') targets.pan(at.x - before.x, at.y - before.y);
    if (mode === 'drag' && grabbed !== null) targets.drag(grabbed, finger.start, at);
  };

  const up = (event: PointerEvent): void => {
    clearTimeout(resting);
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    const at = pointOf(event);
    if (mode === 'press' || mode === 'drag') spend();
    if (mode === 'drag' && grabbed !== null) targets.drop(grabbed, finger.start, at);
    if (mode === 'press') tapAt(at, finger.target, event);
    // The finger left over from a pinch pans on, and never taps.
    mode = fingers.size === 1 ? 'pan' : fingers.size > 1 ? mode : 'idle';
    grabbed = null;
    if (fingers.size === 0) targets.release();
  };

  const tapAt = (at: Point, target: EventTarget | null, { timeStamp: time, pointerType }: PointerEvent): void => {
    const twice = lastTap?.target === target && time - lastTap.time < DOUBLE_TAP_MS;
    if (lastTap && twice && spread(lastTap.at, at) < DOUBLE_TAP_SLOP) {
      lastTap = null;
      targets.doubleTap(at, target);
      return;
    }
    lastTap = { at, time, target };
    again = false;
    // A mouse's click goes where the button went down; a finger's where it lifts, to whatever lies there by then.
    landed = pointerType === 'mouse' ? NOWHERE : { x: at.x + corner.x, y: at.y + corner.y };
    targets.tap(at, target);
  };

  // What the first tap opened may be where the second tap lands: that tap still means the map.
  const meant = (event: MouseEvent): boolean => {
    if (spread(landed, { x: event.clientX, y: event.clientY }) >= DOUBLE_TAP_SLOP) return false;
    // A button on the map was there before; a sheet that lies over the map was not.
    const board = element.closest('.board');
    return !(event.target instanceof Node && board?.contains(event.target));
  };
  const within = (event: MouseEvent): boolean => event.target instanceof Node && element.contains(event.target);
  const beside = (event: MouseEvent): void => {
    const first = lastTap;
    const late = !first || event.timeStamp - first.time > DOUBLE_TAP_MS || event.detail === 0;
    if (late || within(event) || !meant(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // The first tap's own click follows it to what it opened: it is no second tap, and presses nothing there.
    if (!again) return;
    lastTap = null;
    targets.doubleTap(first.at, first.target);
  };

  // Whoever touched something else in between has tapped the map once, and then once more.
  const elsewhere = (event: PointerEvent): void => {
    again = true;
    if (lastTap && !within(event) && !meant(event)) lastTap = null;
  };

  const cancel = (event: PointerEvent): void => {
    clearTimeout(resting);
    if (!fingers.delete(event.pointerId)) return;
    if (mode === 'drag') targets.dropNothing();
    mode = 'idle';
    grabbed = null;
    if (fingers.size === 0) targets.release();
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    lookWhere();
    const notches = event.deltaMode === 0 ? event.deltaY / 100 : event.deltaY / 3;
    targets.zoom(1.2 ** -Math.max(-3, Math.min(3, notches)), pointOf(event));
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('wheel', wheel, { passive: false });
  const noMenu = (event: Event): void => event.preventDefault();
  element.addEventListener('contextmenu', noMenu);
  document.addEventListener('pointerdown', elsewhere, true);
  document.addEventListener('click', beside, true);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', noMenu);
    document.removeEventListener('pointerdown', elsewhere, true);
    document.removeEventListener('click', beside, true);
    clearTimeout(resting);
  };
}

function spread(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
