import './Banners.css';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { offlineNews, update, waveOffNews } from '../../app/device';
import { fault } from '../../app/session';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';

/** What the device has to say, quietly, above every screen. */
export function Banners(): JSX.Element {
  return (
    <>
      <Show when={fault()}>
        {(words) => (
          <div class="banner" data-tone="bad" role="alert">
            <span>{words()}</span>
          </div>
        )}
      </Show>
      <Switch>
        <Match when={offlineNews() === 'update-waiting'}>
          <div class="banner" role="status">
            <span>A newer Sidekick is on this device.</span>
            <Button onClick={update}>Use it</Button>
            <IconButton icon="close" name="Later" onClick={waveOffNews} />
          </div>
        </Match>
        <Match when={offlineNews() === 'failed'}>
          <div class="banner" role="status">
            <span>This device could not keep the app for use without a network. Free some room and open it again.</span>
            <IconButton icon="close" name="Dismiss" onClick={waveOffNews} />
          </div>
        </Match>
      </Switch>
    </>
  );
}
