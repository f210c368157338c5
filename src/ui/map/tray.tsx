import { say } from '../../text/say';
import './tray.css';
import { For, type JSX, Show } from 'solid-js';
import type { MapController } from '../../app/map/map-controller';
import type { Table } from '../../table/table';
import { initialsByPiece, sideColour } from '../../view/figures';

/** Drag of a figure out of the tray. Positions are in pixels of the screen. */
export interface TrayDrag {
  readonly move: (piece: string, clientX: number, clientY: number) => void;
  readonly drop: (piece: string, clientX: number, clientY: number) => void;
  readonly cancel: () => void;
}

/** Upward movement in pixels that starts a drag. Sideways movement scrolls the tray. */
const PULL = 10;

/** Tray of figures that are not on the map yet. A figure is placed by a tap and a tap on a square, or by a drag. */
export function Tray(props: { table: Table; controller: MapController; drag: TrayDrag }): JSX.Element {
  const { asking, setting, tray } = props.controller;
  const isChosen = (piece: string) => asking.waiting()?.piece === piece;
  const toggle = (piece: string) => {
    const next = isChosen(piece) ? null : piece;
    setting.choose(null);
    asking.select(next);
  };
  const initials = () => initialsByPiece(props.table);
  let pressed: { piece: string; x: number; y: number; pulled: boolean } | null = null;
  let pulledJustNow = false;
  return (
    <section class="tray" aria-label={say('Not on the map yet')}>
      <ul>
        <For each={tray()}>
          {(figure) => (
            <li>
              <button
                type="button"
                style={{ '--side': sideColour(props.table, figure.side) }}
                aria-pressed={isChosen(figure.piece)}
                onPointerDown={(event) => {
                  if (event.button > 0) return;
                  pulledJustNow = false;
                  pressed = { piece: figure.piece, x: event.clientX, y: event.clientY, pulled: false };
                }}
                onPointerMove={(event) => {
                  if (!pressed) return;
                  if (!pressed.pulled && pressed.y - event.clientY > PULL) {
                    pressed.pulled = true;
                    event.currentTarget.setPointerCapture?.(event.pointerId);
                  }
                  if (pressed.pulled) props.drag.move(pressed.piece, event.clientX, event.clientY);
                }}
                onPointerUp={(event) => {
                  if (pressed?.pulled) {
                    pulledJustNow = true;
                    props.drag.drop(pressed.piece, event.clientX, event.clientY);
                  }
                  pressed = null;
                }}
                onPointerCancel={() => {
                  if (pressed?.pulled) props.drag.cancel();
                  pressed = null;
                }}
                onClick={() => {
                  if (!pulledJustNow) toggle(figure.piece);
                  pulledJustNow = false;
                }}
              >
                <span class="tray-base" aria-hidden="true">
                  {initials().get(figure.piece)}
                </span>
                <span class="tray-name">{figure.name}</span>
                <Show when={figure.character.base[0] * figure.character.base[1] > 1}>
                  <span class="tray-size">
                    {figure.character.base[0]}×{figure.character.base[1]}
                  </span>
                </Show>
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
