import './maps.css';
import '../../board/terrain.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { createSmallPictureUrl } from '../../../app/pictures/pictures';
import { deviceSettings } from '../../../app/settings/device-settings';
import type { Board } from '../../../board/board';
import { makeThumbnailLayers } from '../../../view/map-layers';

/**
 * Thumbnail of a map, drawn over its photo if available. Areas and walls only, because patterns are illegible at this
 * size.
 */
export function MapPicture(props: { board: Board | null; picture?: string | null | undefined }): JSX.Element {
  const picture = createSmallPictureUrl(() => (deviceSettings.mapLayer() === 'picture' ? props.picture : null));
  const layers = createMemo(() => (props.board ? makeThumbnailLayers(props.board) : null));
  return (
    <Show when={layers()}>
      {(drawn) => (
        <svg class="map-picture" viewBox={`-4 -4 ${drawn().width + 8} ${drawn().height + 8}`} aria-hidden="true">
          <g class="terrain" data-pictured={picture() ? '' : undefined}>
            <Show when={picture()}>
              {(href) => (
                <image href={href()} width={drawn().width} height={drawn().height} preserveAspectRatio="none" />
              )}
            </Show>
            <rect class="ground" width={drawn().width} height={drawn().height} />
            <For each={drawn().elevated}>{(path) => <path class="area-elevated" d={path} />}</For>
            <path class="area-water" d={drawn().areas.water} />
            <path class="area-hindering" d={drawn().areas.hindering} />
            <path class="area-blocking" d={drawn().areas.blocking} />
            <path class="walls" d={drawn().walls} />
          </g>
        </svg>
      )}
    </Show>
  );
}
