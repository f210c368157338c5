import { type JSX, Show } from 'solid-js';
import { reloadApp, storeNews } from '../../app/storage/store-news';
import { say } from '../../text/say';
import { Button } from '../kit/button';

/** This window cannot save, or not yet read: another one of another version holds the data. */
export default function StoreBanner(): JSX.Element {
  return (
    <Show
      when={storeNews() === 'newer'}
      fallback={
        <div class="banner" role="alert">
          <span>{say('Another window has an older Sidekick open. Close it, and this one continues.')}</span>
        </div>
      }
    >
      <div class="banner" data-tone="bad" role="alert">
        <span>{say('A newer Sidekick changed your data. This window can no longer save. Reload it.')}</span>
        <Button tone="accent" onClick={reloadApp}>
          {say('Reload')}
        </Button>
      </div>
    </Show>
  );
}
