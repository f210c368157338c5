import { type JSX, Show } from 'solid-js';
import { say } from '../../text/say';
import { Button } from '../kit/button';

export interface NoQuestionPanelProps {
  standing: boolean;
  tray: number;
  chosen: boolean;
  /** Opens the markers. Null if the edition has no markers. */
  onMarkers: (() => void) | null;
  /** Opens the ruler. Null if no rules are loaded. */
  onRuler: (() => void) | null;
  /** Adds figures. Undefined if another screen adds figures. */
  onAdd: (() => void) | undefined;
  /** State of placing objects before the first turn: in progress (`now`) or the next step. Null otherwise. */
  laying: 'now' | 'next' | null;
  /** Pending reminders, which replace the advice. */
  children?: JSX.Element;
}

/** Advice and buttons while nothing is selected on the map. */
export function NoQuestionPanel(props: NoQuestionPanelProps): JSX.Element {
  const words = () => {
    if (props.laying === 'now') return say('Tap a square to place it. Tap an object to remove it.');
    if (props.chosen) return say('Tap a square or drag the figure there.');
    if (props.laying === 'next') return say('Choose the object you drew, then tap its square.');
    if (props.tray > 0) {
      return props.standing
        ? say('Tap a figure on the map, or place the others.')
        : say('Tap a figure here, then a square of the map.');
    }
    if (props.standing) return say('Tap a figure to see its line of fire, targets and movement.');
    return props.onAdd
      ? say('No figures yet. Add them, then tap their squares.')
      : say('No figures yet. Add characters on the Table.');
  };
  return (
    <div class="no-question">
      <div class="no-question-words">
        <div class="no-question-dues">{props.children}</div>
        <p class="muted small">{words()}</p>
      </div>
      <div class="no-question-ways">
        <Show when={props.standing && props.onRuler}>
          {(open) => <Button onClick={() => open()()}>{say('Ruler')}</Button>}
        </Show>
        <Show when={props.onMarkers}>{(open) => <Button onClick={() => open()()}>{say('Markers')}</Button>}</Show>
        <Show when={props.onAdd}>
          {(open) => (
            <Button tone={props.standing ? 'plain' : 'accent'} onClick={() => open()()}>
              {say('Add')}
            </Button>
          )}
        </Show>
      </div>
    </div>
  );
}
