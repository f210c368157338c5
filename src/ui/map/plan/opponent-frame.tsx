import { say } from '../../../text/say';
import './opponent-panel.css';
import { type JSX, Show } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import { Button } from '../../kit/button';

/** Frame of a panel for the turn of a side that the app plays: whose turn it is, the last step, and the search. */
export function OpponentFrame(props: {
  context: MapContext;
  side: string | null;
  /** Description of the last recorded step. Empty if there is none. */
  recorded: string;
  isSearching: boolean;
  hasFailed: boolean;
  /** Starts the search again. */
  onAgain: () => void;
  /** Whether an answer covers the panel. */
  hidden: boolean;
  children: JSX.Element;
}): JSX.Element {
  const title = () => {
    const side = props.context.naming.side(props.side ?? '');
    return side === 'Sidekick' ? say('Sidekick’s turn') : say('Sidekick plays {side}', { side });
  };
  return (
    <section class="opponent-panel" aria-label={say('Sidekick’s turn')} hidden={props.hidden}>
      <h2>{title()}</h2>
      <Show when={props.recorded}>{(text) => <p class="muted small">{text()}</p>}</Show>
      <Show when={props.hasFailed}>
        <div role="alert">
          <p>{say('The planner failed. Try again.')}</p>
          <Button onClick={props.onAgain}>{say('Try again')}</Button>
        </div>
      </Show>
      <Show when={props.isSearching}>
        <p role="status">{say('Sidekick is thinking…')}</p>
        <progress aria-label={say('Sidekick is thinking…')} />
      </Show>
      {props.children}
    </section>
  );
}
