import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { isMidTurn } from '../../app/game/pause';
import { log } from '../../app/game/state';
import { dismissNews, update } from '../../app/settings/device';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';

/** Whoever left a game lying is asked when they look at it again. */
const LOOK_MS = 60_000;

/** A newer version waits: one tap takes it, but nobody is asked in the middle of a turn. */
export default function UpdateBanner(): JSX.Element {
  const [now, setNow] = createSignal(Date.now());
  const look = () => document.visibilityState === 'visible' && setNow(Date.now());
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  });
  return (
    <Show when={!isMidTurn(log(), now())}>
      <div class="banner" role="status">
        <span>{say('A newer version of Sidekick is ready.')}</span>
        <Button onClick={update}>{say('Use it')}</Button>
        <IconButton icon="close" name={say('Later')} onClick={dismissNews} />
      </div>
    </Show>
  );
}
