import './placement-button.css';
import { createSignal, type JSX, Show } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import type { MapController } from '../../../app/map/map-controller';
import { placeAppSides } from '../../../app/plan/place-sides';
import { goTo } from '../../../app/route';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/** Button that places the figures of all sides that Sidekick plays. */
export default function PlacementButton(props: {
  context: MapContext;
  controller: MapController;
  sides: readonly string[];
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const place = async (): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setFault(await placeAppSides(props.context, props.controller, props.sides));
    setBusy(false);
  };
  /** Whether figures are placed now. They may also be placed before earlier steps of the setup. */
  const isNext = () => (props.controller.setting.guide()?.next?.step.task ?? 'figures') === 'figures';
  return (
    <div class="placement-button">
      <Show
        when={fault()}
        fallback={
          <Button tone={isNext() ? 'accent' : 'plain'} wide disabled={busy()} onClick={() => void place()}>
            {say('Sidekick places its figures')}
          </Button>
        }
      >
        {(sentence) => (
          <>
            <p role="alert">{sentence()}</p>
            <div class="halves">
              <Button onClick={() => void place()}>{say('Try again')}</Button>
              <Button onClick={() => goTo('map', 'choose')}>{say('Choose the map')}</Button>
            </div>
          </>
        )}
      </Show>
    </div>
  );
}
