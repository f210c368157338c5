import { say } from '../../../text/say';
import './picture.css';
import { createEffect, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import type { CornerState } from '../../../app/photo/framing';
import { CORNER_NAMES, defaultCorners, nearestCorner, withCorner } from '../../../app/photo/map-corners';
import type { Corners, Pixels, Point } from '../../../photo/types';
import { ARROW_STEPS } from '../../board/cursor';
import { Button } from '../../kit/button';
import { PixelCanvas } from './pixel-canvas';

/** Diameter of the magnifier in screen pixels. */
const ACROSS = 132;
/** Share of the picture’s longer side that the magnifier shows. */
const PART = 1 / 22;

/** Outline of the map, on a darker line that is visible on light pictures. */
function Outline(props: { corners: Corners }): JSX.Element {
  const points = () => props.corners.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <polygon class="corners-under" points={points()} />
      <polygon points={points()} />
    </>
  );
}

/** Magnifier for the part of the picture under the finger, displayed in the other half of the picture. */
function Loupe(props: { source: HTMLCanvasElement; corners: Corners; place: number; picture: Pixels }): JSX.Element {
  const at = () => props.corners[props.place] as Point;
  const side = () => Math.max(40, Math.max(props.picture.width, props.picture.height) * PART);
  let canvas!: HTMLCanvasElement;
  createEffect(() => {
    const context = canvas.getContext('2d');
    if (!context) return;
    const { x, y } = at();
    const half = side() / 2;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(props.source, x - half, y - half, side(), side(), 0, 0, canvas.width, canvas.height);
  });
  return (
    <div
      class="loupe"
      data-right={at().x < props.picture.width / 2 ? '' : undefined}
      data-low={at().y < props.picture.height / 2 ? '' : undefined}
      aria-hidden="true"
    >
      <canvas ref={canvas} width={ACROSS * 2} height={ACROSS * 2} />
      <svg aria-hidden="true" viewBox={`${at().x - side() / 2} ${at().y - side() / 2} ${side()} ${side()}`}>
        <Outline corners={props.corners} />
      </svg>
    </div>
  );
}

const FOUND_WORDS: Readonly<Record<CornerState, string>> = {
  looking: say('Looking for the corners…'),
  found: say('Corners found. Check that each ring is on a corner of the grid.'),
  unsure: say('Not sure about the corners. Check each ring against the grid.'),
  not: say('Corners not found. Drag each ring to a corner of the grid.'),
  'by-hand': say('Drag each ring to a corner of the grid. Drag slowly for fine control.'),
};

/** Distance in pixels within which a finger grabs a corner ring. Elsewhere the nearest ring jumps to the finger. */
const REACH = 40;
/**
 * Speed in pixels per ms from which a ring follows the finger one to one. A slower finger moves the ring by a fraction.
 */
const FULL_SPEED = 0.25;
const SLOWEST = 0.2;

/**
 * Step of the photo import: the picture with the detected corners of the map. The user drags corners under a magnifier,
 * or moves them by keys.
 */
export function CornersStep(props: { flow: PhotoFlow; picture: Pixels }): JSX.Element {
  const [canvas, setCanvas] = createSignal<HTMLCanvasElement | null>(null);
  const [held, setHeld] = createSignal<number | null>(null);
  const [room, setRoom] = createSignal({ width: 336, height: 448 });
  let area!: HTMLDivElement;
  let last: { readonly at: Point; readonly time: number } | null = null;

  /** Screen pixels for each pixel of the picture. */
  const scale = () => Math.min(room().width / props.picture.width, room().height / props.picture.height);
  const corners = () => props.flow.corners();
  const move = (place: number, to: Point): void =>
    props.flow.setCorners(withCorner(corners(), place, to, props.picture));

  onMount(() => {
    const measure = (): void => {
      const box = area.parentElement?.getBoundingClientRect();
      if (box && box.width > 0 && box.height > 0) setRoom({ width: box.width, height: box.height });
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    if (area.parentElement) observer.observe(area.parentElement);
    onCleanup(() => observer.disconnect());
  });

  const pointOf = (event: PointerEvent): Point => {
    const box = area.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    event.preventDefault();
    area.setPointerCapture?.(event.pointerId);
    const at = pointOf(event);
    const there = { x: at.x / scale(), y: at.y / scale() };
    const place = nearestCorner(corners(), there);
    const corner = corners()[place] as Point;
    if (Math.hypot(corner.x - there.x, corner.y - there.y) * scale() > REACH) move(place, there);
    last = { at, time: event.timeStamp };
    setHeld(place);
    area.querySelectorAll<HTMLElement>('.corner')[place]?.focus({ preventScroll: true });
  };
  const drag = (event: PointerEvent): void => {
    const place = held();
    if (!last || place === null) return;
    const at = pointOf(event);
    const [dx, dy] = [at.x - last.at.x, at.y - last.at.y];
    const speed = Math.hypot(dx, dy) / Math.max(1, event.timeStamp - last.time);
    const gain = Math.min(1, Math.max(SLOWEST, speed / FULL_SPEED)) / scale();
    const corner = corners()[place] as Point;
    last = { at, time: event.timeStamp };
    move(place, { x: corner.x + dx * gain, y: corner.y + dy * gain });
  };
  const up = (): void => {
    last = null;
  };
  const key = (place: number, event: KeyboardEvent): void => {
    const step = event.shiftKey ? 10 : 1;
    const by = ARROW_STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const corner = corners()[place] as Point;
    move(place, { x: corner.x + by[0] * step, y: corner.y + by[1] * step });
  };

  return (
    <>
      <div class="photo-view">
        <div
          ref={area}
          class="corners"
          style={{ width: `${props.picture.width * scale()}px`, height: `${props.picture.height * scale()}px` }}
          onPointerDown={down}
          onPointerMove={drag}
          onPointerUp={up}
          onPointerCancel={up}
        >
          <PixelCanvas pixels={props.picture} label={say('Your photo')} ref={setCanvas} />
          <svg class="corners-frame" viewBox={`0 0 ${props.picture.width} ${props.picture.height}`} aria-hidden="true">
            <Outline corners={corners()} />
          </svg>
          <For each={CORNER_NAMES}>
            {(name, place) => {
              const at = () => corners()[place()] as Point;
              return (
                <button
                  type="button"
                  class="corner"
                  aria-label={say(
                    '{corner} corner, {across} across, {down} down. Arrow keys move it; with Shift, by ten.',
                    { corner: name, across: Math.round(at().x), down: Math.round(at().y) },
                  )}
                  style={{ left: `${at().x * scale()}px`, top: `${at().y * scale()}px` }}
                  onKeyDown={(event) => key(place(), event)}
                  onFocus={() => setHeld(place())}
                  onBlur={() => setHeld(null)}
                />
              );
            }}
          </For>
          <Show when={held() !== null && canvas()}>
            {(source) => <Loupe source={source()} corners={corners()} place={held() ?? 0} picture={props.picture} />}
          </Show>
        </div>
      </div>
      <footer class="photo-foot">
        <p role="status">
          {props.flow.areCornersValid()
            ? FOUND_WORDS[props.flow.cornerState()]
            : say('These cannot be the map’s corners. Two are too close, or their lines cross. Move the rings.')}
        </p>
        <div class="photo-actions">
          <Button onClick={() => props.flow.setCorners(defaultCorners(props.picture))}>{say('Start over')}</Button>
          <Button
            tone="accent"
            big
            disabled={!props.flow.areCornersValid() || props.flow.isWaiting()}
            onClick={() => props.flow.toSize()}
          >
            {say('Next')}
          </Button>
        </div>
      </footer>
    </>
  );
}
