import type { BoardPoint } from '../../view/geometry';

/** Callbacks for gestures by finger, pen or mouse. Points are in pixels of the element. */
export interface GestureHandlers {
  /** Called when the first finger touches the element. */
  readonly press: () => void;
  /** Called when the last finger is lifted. */
  readonly release: () => void;
  /** Returns the id of the piece or stroke that a drag from this point moves. Null pans the map instead. */
  readonly grab: (at: BoardPoint, target: EventTarget | null) => string | null;
  readonly tap: (at: BoardPoint, target: EventTarget | null) => void;
  readonly doubleTap: (at: BoardPoint, target: EventTarget | null) => void;
  /**
   * Called when a finger rests. Returns false if a long press has no effect at this point: the finger may then still
   * tap or pan.
   */
  readonly hold: (at: BoardPoint, target: EventTarget | null) => boolean;
  readonly pan: (dx: number, dy: number) => void;
  /** Zooms around `at`, the midpoint between two fingers, or the mouse position. */
  readonly zoom: (factor: number, at: BoardPoint) => void;
  readonly drag: (id: string, from: BoardPoint, at: BoardPoint) => void;
  readonly drop: (id: string, from: BoardPoint, at: BoardPoint) => void;
  readonly dropNothing: () => void;
}

/** Movement in pixels up to which a press still counts as a tap. */
const SLOP = 7;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SLOP = 24;
/** Duration of a long press: shorter than the delay of the browser’s own context menu. */
const HOLD_MS = 420;

const NOWHERE: BoardPoint = { x: Infinity, y: Infinity };

interface Finger {
  start: BoardPoint;
  at: BoardPoint;
  target: EventTarget | null;
}

/** Listens for gestures on an element until the returned function is called. The element needs `touch-action: none`. */
export function watchGestures(element: Element & GlobalEventHandlers, targets: GestureHandlers): () => void {
  const fingers = new Map<number, Finger>();
  let mode: 'idle' | 'press' | 'pan' | 'drag' | 'pinch' | 'held' = 'idle';
  let resting: ReturnType<typeof setTimeout> | undefined;
  let grabbed: string | null = null;
  /** Position of the last tap, in pixels of the window. */
  let landed: BoardPoint = { x: 0, y: 0 };
  let lastTap: { at: BoardPoint; time: number; target: EventTarget | null } | null = null;
  /** Whether a finger has touched the map since the last tap. */
  let again = false;

  // Measured once per gesture, because measuring during a move would force a layout within the frame.
  let corner: BoardPoint = { x: 0, y: 0 };
  const lookWhere = (): void => {
    const box = element.getBoundingClientRect();
    corner = { x: box.left, y: box.top };
  };
  const pointOf = (event: MouseEvent): BoardPoint => ({ x: event.clientX - corner.x, y: event.clientY - corner.y });

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
    // Propagation is stopped, so the browser does not call listeners of parent elements on every movement.
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
    if (mode === 'drag' && grabbed !== null) targets.drop(grabbed, finger.start, at);
    if (mode === 'press') tapAt(at, finger.target, event);
    // The finger that remains after a pinch continues to pan and never taps.
    mode = fingers.size === 1 ? 'pan' : fingers.size > 1 ? mode : 'idle';
    grabbed = null;
    if (fingers.size === 0) targets.release();
  };

  const tapAt = (at: BoardPoint, target: EventTarget | null, { timeStamp: time, pointerType }: PointerEvent): void => {
    const twice = lastTap?.target === target && time - lastTap.time < DOUBLE_TAP_MS;
    if (lastTap && twice && spread(lastTap.at, at) < DOUBLE_TAP_SLOP) {
      lastTap = null;
      targets.doubleTap(at, target);
      return;
    }
    lastTap = { at, time, target };
    again = false;
    // A mouse click hits the element that was pressed. A touch click hits the element under the finger.
    landed = pointerType === 'mouse' ? NOWHERE : { x: at.x + corner.x, y: at.y + corner.y };
    targets.tap(at, target);
  };

  // Returns whether a click on an element that the first tap opened is still meant for the map.
  const meant = (event: MouseEvent): boolean => {
    if (spread(landed, { x: event.clientX, y: event.clientY }) >= DOUBLE_TAP_SLOP) return false;
    // A click on a button of the map is never a stray click, because the button existed before the tap.
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
    // Without a second touch, this click comes from the first tap and must not press the opened element.
    if (!again) return;
    lastTap = null;
    targets.doubleTap(first.at, first.target);
  };

  // A touch elsewhere between two taps prevents a double tap.
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

  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('wheel', wheel, { passive: false, signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  document.addEventListener('pointerdown', elsewhere, { capture: true, signal });
  document.addEventListener('click', beside, { capture: true, signal });
  return () => {
    ended.abort();
    clearTimeout(resting);
  };
}

function spread(a: BoardPoint, b: BoardPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: BoardPoint, b: BoardPoint): BoardPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
