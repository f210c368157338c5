import { createSignal, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { isMidTurn } from '../../app/game/game-activity';
import { log } from '../../app/game/open-game';
import { activateUpdate, dismissOfflineNotice, findOfflineNotice } from '../../app/settings/device-state';
import { OFFLINE_TEXT } from '../../text/offline-text';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { Banner } from './banner';

/** Interval in ms between checks whether a turn is in progress, because a game may be abandoned in mid-turn. */
const LOOK_MS = 60_000;

/** Banner about a waiting update, or why Sidekick cannot be stored on this device. */
export default function OfflineBanner(): JSX.Element {
  return (
    <Switch>
      <Match when={findOfflineNotice() === 'update-waiting'}>
        <UpdateBanner />
      </Match>
      <Match when={findOfflineNotice()}>
        {(news) => <Banner text={OFFLINE_TEXT[news()]} onClose={dismissOfflineNotice} />}
      </Match>
    </Switch>
  );
}

/** Banner about a newer version, which one tap installs. Not shown in the middle of a turn. */
function UpdateBanner(): JSX.Element {
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
      <Banner text={say('A newer version of Sidekick is ready.')} close={say('Later')} onClose={dismissOfflineNotice}>
        <Button onClick={activateUpdate}>{say('Use it')}</Button>
      </Banner>
    </Show>
  );
}
