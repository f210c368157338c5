import './placement-buttons.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { MapContext } from '../../../app/map/map-context';
import type { MapController } from '../../../app/map/map-controller';
import { placeAppSide } from '../../../app/plan/place-side';
import { goTo } from '../../../app/route';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';

/** Buttons that place the figures of the sides that Sidekick plays, each by one tap. */
export default function PlacementButtons(props: {
  context: MapContext;
  controller: MapController;
  sides: readonly string[];
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const placeFor = async (side: string): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setFault(await placeAppSide(props.context, props.controller.place, side));
    setBusy(false);
  };
  /** Whether figures are placed now. They may also be placed before earlier steps of the setup. */
  const isNext = () => (props.controller.setting.guide()?.next?.step.task ?? 'figures') === 'figures';
  const label = (side: string) =>
    props.context.table.appPlayers?.length === 1
      ? say('Sidekick places its figures')
      : say('Sidekick places the figures of {name}', { name: props.context.naming.side(side) });
  return (
    <div class="placement-buttons">
      <For each={props.sides}>
        {(side) => (
          <Button tone={isNext() ? 'accent' : 'plain'} wide disabled={busy()} onClick={() => void placeFor(side)}>
            {label(side)}
          </Button>
        )}
      </For>
      <Show when={fault()}>
        {(sentence) => (
          <>
            <p role="alert">{sentence()}</p>
            <Button wide onClick={() => goTo('map', 'choose')}>
              {say('Choose the map')}
            </Button>
          </>
        )}
      </Show>
    </div>
  );
}
