import { createEffect, type JSX, Show } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import type { Pixels } from '../../../photo/types';
import { say } from '../../../text/say';
import { ProgressBar } from '../../kit/progress';

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

/** The rectified picture under a grid, by which the user checks the size. */
export function RectifiedPictureGrid(props: { flow: PhotoFlow }): JSX.Element {
  const size = () => props.flow.size();
  const lines = () => {
    const { width, height } = size();
    let path = '';
    for (let x = 0; x <= width; x++) path += `M${x} 0V${height}`;
    for (let y = 0; y <= height; y++) path += `M0 ${y}H${width}`;
    return path;
  };
  return (
    <div class="photo-view">
      <Show when={props.flow.preview()} fallback={<ProgressBar label={say('Straightening the picture…')} />}>
        {(pixels) => (
          <div class="straight">
            <PixelCanvas
              pixels={pixels()}
              label={say('Straightened map with a grid of {width} by {height}', {
                width: size().width,
                height: size().height,
              })}
            />
            <svg viewBox={`0 0 ${size().width} ${size().height}`} aria-hidden="true">
              <path class="straight-under" d={lines()} />
              <path d={lines()} />
            </svg>
          </div>
        )}
      </Show>
    </div>
  );
}

/** Message about an error in the current step. Nothing if there is no error. */
export function PhotoFault(props: { text: string | null }): JSX.Element {
  return (
    <Show when={props.text}>
      {(text) => (
        <p class="photo-fault" role="alert">
          {text()}
        </p>
      )}
    </Show>
  );
}
