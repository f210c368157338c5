import './Offer.css';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { beginMinute, mayOfferMinute, noteAsked } from '../../app/minute';
import { Button } from '../parts/Button';
import { goTo } from '../shell/route';

/** To a newcomer, once: the guided first minute. */
export default function Offer(): JSX.Element {
  const [offered, setOffered] = createSignal(false);
  const [busy, setBusy] = createSignal(false);
  onMount(async () => setOffered(await mayOfferMinute()));
  const begin = async (): Promise<void> => {
    setBusy(true);
    const begun = await beginMinute();
    setBusy(false);
    if (begun) goTo('table');
  };
  const wave = (): void => {
    setOffered(false);
    void noteAsked();
  };
  return (
    <Show when={offered()}>
      <section class="offer" aria-label="First time here?">
        <div>
          <h2>First time here?</h2>
          <p>A turn with two figures, tap by tap.</p>
        </div>
        <div class="offer-ways">
          <Button tone="accent" disabled={busy()} onClick={() => void begin()}>
            Show me in a minute
          </Button>
          <Button tone="bare" onClick={wave}>
            No thanks
          </Button>
        </div>
      </section>
    </Show>
  );
}
