import { createEffect, type JSX } from 'solid-js';
import type { Corners, Pixels, Point } from '../../../photo/types';

/** Diameter of the magnifier in screen pixels. */
const ACROSS = 132;
/** Share of the picture’s longer side that the magnifier shows. */
const PART = 1 / 22;

/** Magnifier for the part of the picture under the finger, displayed in the other half of the picture. */
export function Loupe(props: {
  source: HTMLCanvasElement;
  corners: Corners;
  place: number;
  picture: Pixels;
}): JSX.Element {
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
        <polygon class="corners-under" points={props.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <polygon points={props.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
    </div>
  );
}
