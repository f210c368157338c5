import { createEffect, type JSX } from 'solid-js';
import type { Pixels } from '../../../photo/types';

/** Canvas with pixels of a picture. `ref` receives the canvas, for copying parts of the picture. */
export function PixelCanvas(props: {
  pixels: Pixels;
  label: string;
  ref?: (canvas: HTMLCanvasElement) => void;
}): JSX.Element {
  let canvas!: HTMLCanvasElement;
  createEffect(() => {
    const { width, height, data } = props.pixels;
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    context?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  });
  return (
    <canvas
      ref={(element) => {
        canvas = element;
        props.ref?.(element);
      }}
      class="photo-picture"
      role="img"
      aria-label={props.label}
    />
  );
}
