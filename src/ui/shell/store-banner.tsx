import { createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { exportReachableData } from '../../app/backup/save-everything';
import { game } from '../../app/game/open-game';
import { canStoreSecondCopy } from '../../app/storage/second-copy';
import { reloadApp, storeState } from '../../app/storage/store-state';
import { NO_DATABASE_WARNINGS } from '../../text/memory-text';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { AlertBanner } from './banner';

/** Explains why this window cannot save data permanently. */
export default function StoreBanner(): JSX.Element {
  return (
    <Switch>
      <Match when={storeState() === 'waiting'}>
        <div class="banner" role="alert">
          <span>{say('Another window has an older Sidekick open. Close it, and this one continues.')}</span>
        </div>
      </Match>
      <Match when={storeState() === 'newer'}>
        <div class="banner" data-tone="bad" role="alert">
          <span>{say('A newer Sidekick changed your data. This window can no longer save. Reload it.')}</span>
          <Button tone="accent" onClick={reloadApp}>
            {say('Reload')}
          </Button>
        </div>
      </Match>
      <Match when={storeState() === 'memory'}>
        <InMemory />
      </Match>
    </Switch>
  );
}

/** Warning that the browser refuses a database: how long the data lasts, and a button that saves everything. */
function InMemory(): JSX.Element {
  const [isDismissed, setDismissed] = createSignal(false);
  const lasts = canStoreSecondCopy();
  const warn = (event: BeforeUnloadEvent) => {
    if (!lasts && game()) event.preventDefault();
  };
  onMount(() => window.addEventListener('beforeunload', warn));
  onCleanup(() => window.removeEventListener('beforeunload', warn));
  return (
    <Show when={!isDismissed()}>
      <AlertBanner text={NO_DATABASE_WARNINGS[lasts ? 'copied' : 'alone']} tone="bad">
        <Button tone="accent" onClick={() => void exportReachableData()}>
          {say('Save everything to a file')}
        </Button>
        <Button onClick={() => setDismissed(true)}>{say('Dismiss')}</Button>
      </AlertBanner>
    </Show>
  );
}
