import { say } from '../../text/say';
import './tray.css';
import { For, type JSX, Show } from 'solid-js';
import type { Figure, Table } from '../../table/table';
import { initialsByPiece, sideColour } from '../../view/figures';
import { suppressClick } from '../kit/suppress-click';

export interface TrayProps {
  table: Table;
  figures: readonly Figure[];
  /** Id of the figure that the next tap on a square places. Null if no figure is chosen. */
  chosen: string | null;
  onChoose: (piece: string | null) => void;
  /** Called while the user drags a figure out of the tray, with the position in pixels of the screen. */
  onDrag: (piece: string, clientX: number, clientY: number) => void;
  onDrop: (piece: string, clientX: number, clientY: number) => void;
  onCancel: () => void;
}

/** Upward movement in pixels that starts a drag. Sideways movement scrolls the tray. */
const PULL = 10;

/** Tray of figures that are not on the map yet. A figure is placed by a tap and a tap on a square, or by a drag. */
export function Tray(props: TrayProps): JSX.Element {
  const initials = () => initialsByPiece(props.table);
  let pressed: { piece: string; x: number; y: number; pulled: boolean } | null = null;
  let pulledJustNow = false;
  return (
    <section class="tray" aria-label={say('Not on the map yet')}>
      <ul>
        <For each={props.figures}>
          {(figure) => (
            <li>
              <button
                type="button"
                style={{ '--side': sideColour(props.table, figure.side) }}
                aria-pressed={props.chosen === figure.piece}
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
                  if (pressed.pulled) props.onDrag(pressed.piece, event.clientX, event.clientY);
                }}
                onPointerUp={(event) => {
                  if (pressed?.pulled) {
                    pulledJustNow = true;
                    suppressClick(event.currentTarget);
                    props.onDrop(pressed.piece, event.clientX, event.clientY);
                  }
                  pressed = null;
                }}
                onPointerCancel={() => {
                  if (pressed?.pulled) props.onCancel();
                  pressed = null;
                }}
                onClick={() => {
                  if (!pulledJustNow) props.onChoose(props.chosen === figure.piece ? null : figure.piece);
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
