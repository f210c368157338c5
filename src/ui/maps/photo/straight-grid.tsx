import { type JSX, Show } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import { say } from '../../../text/say';
import { ProgressBar } from '../../kit/progress';
import { PixelCanvas } from './pixel-canvas';

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
