import { createSignal, type JSX, Show } from 'solid-js';
import { loadSavedPowerMeanings } from '../../../app/game/power-meanings';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';

const MeaningSheet = lazyPart(() => import('./meaning-sheet'));

/**
 * Button beside a power that the edition does not define. Players set or change the effect of the power in the open
 * game.
 */
export function MeaningButton(props: { power: string; name: string; isSet: boolean }): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  return (
    <>
      <Button
        aria-label={
          props.isSet
            ? say('Change what {power} does', { power: props.name })
            : say('Say what it does: {power}', { power: props.name })
        }
        onClick={() => void loadSavedPowerMeanings().then(() => setAsking(true))}
      >
        {props.isSet ? say('Change') : say('Say what it does')}
      </Button>
      <Show when={asking()}>
        <MeaningSheet power={props.power} name={props.name} onClose={() => setAsking(false)} />
      </Show>
    </>
  );
}
