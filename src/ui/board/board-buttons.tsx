import { say } from '../../text/say';
import './board.css';
import { type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { deviceSettings } from '../../app/settings/device-settings';
import { IconButton } from '../kit/icon-button';
import type { Camera } from './camera';

export interface BoardButtonsProps {
  camera: Camera;
  /** Whether the map has a picture to switch to. */
  pictured: boolean;
  /** Turns the map. Null if the map cannot be turned. */
  onTurn: (() => void) | null;
  /**
   * Element that contains the turn and zoom buttons, so they cover no square. If undefined, the buttons are on the
   * board.
   */
  place: HTMLElement | undefined;
}

/** Buttons on the board: picture, whole map, zoom and turn. */
export function BoardButtons(props: BoardButtonsProps): JSX.Element {
  const isPictured = () => deviceSettings.mapLayer() === 'picture';
  return (
    <div class="board-zoom">
      <Show when={props.pictured}>
        <IconButton
          icon="picture"
          name={say('Picture of the map')}
          aria-pressed={isPictured()}
          onClick={() => deviceSettings.mapLayer.set(isPictured() ? 'drawing' : 'picture')}
        />
      </Show>
      <Show when={props.camera.held() && props.camera.zoomed()}>
        <IconButton icon="minus" name={say('Zoom out')} onClick={() => props.camera.zoomMiddle(1 / 1.6)} />
      </Show>
      <Show when={props.place} fallback={<Always {...props} />}>
        {(place) => (
          <Portal mount={place()}>
            <Always {...props} />
          </Portal>
        )}
      </Show>
    </div>
  );
}

/** Buttons that are always visible: turning the map, and zooming in or out to the whole map. */
function Always(props: BoardButtonsProps): JSX.Element {
  return (
    <>
      <Show when={props.onTurn}>
        {(turn) => <IconButton icon="turn" name={say('Turn the map')} onClick={() => turn()()} />}
      </Show>
      <Show
        when={props.camera.zoomed()}
        fallback={<IconButton icon="plus" name={say('Zoom in')} onClick={() => props.camera.zoomMiddle(1.6)} />}
      >
        <IconButton icon="map" name={say('Show the whole map')} onClick={() => props.camera.whole()} />
      </Show>
    </>
  );
}
