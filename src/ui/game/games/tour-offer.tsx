import { say } from '../../../text/say';
import './tour-offer.css';
import { createSignal, type JSX } from 'solid-js';
import { goTo } from '../../../app/route';
import { noteAsked } from '../../../app/tour/offer';
import { Button } from '../../kit/button';

/** To a newcomer, once: the guided first minute. */
export function Offer(props: { onClose: () => void }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    const { startTour } = await import('../../../app/tour/tour');
    const begun = await startTour();
    setBusy(false);
    if (begun) goTo('table');
  };
  const wave = (): void => {
    props.onClose();
    void noteAsked();
  };
  return (
    <section class="offer" aria-label={say('First time here?')}>
      <div>
        <h2>{say('First time here?')}</h2>
        <p>{say('Play one turn with two figures, tap by tap.')}</p>
      </div>
      <div class="offer-ways">
        <Button tone="accent" disabled={busy()} onClick={() => void begin()}>
          {say('Learn in one minute')}
        </Button>
        <Button tone="bare" onClick={wave}>
          {say('No thanks')}
        </Button>
      </div>
    </section>
  );
}
