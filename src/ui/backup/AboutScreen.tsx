import './BackupScreen.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { installed, installNow, offlineState, update, wayToInstall } from '../../app/device';
import { isMidTurn } from '../../app/pause';
import { log } from '../../app/state';
import { EN_NEWS } from '../../text/en/news';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';
import { goTo } from '../shell/route';

/** Which Sidekick runs here, what is new in it, and how it comes onto the home screen. */
export default function AboutScreen(): JSX.Element {
  const [said, setSaid] = createSignal<string | null>(null);
  const add = async (): Promise<void> => {
    setSaid((await installNow()) ? 'It is on your home screen.' : null);
  };
  return (
    <div class="page backup-screen">
      <header>
        <IconButton icon="back" name="Back" onClick={() => goTo('table', 'games')} />
        <h1>About Sidekick</h1>
      </header>
      <section aria-label="This version">
        <p>
          <strong>Sidekick {__VERSION__}</strong>
        </p>
        <Show when={offlineState() === 'update-waiting'}>
          <p>
            A newer version is on this device.
            {isMidTurn(log(), Date.now())
              ? ' It waits until the turn is over; taking it now loses nothing either.'
              : ''}
          </p>
          <Button tone="accent" wide onClick={update}>
            Use it now
          </Button>
        </Show>
        <Show when={wayToInstall() === 'ask'}>
          <Button wide hint="it opens at once, and the browser keeps what is stored" onClick={() => void add()}>
            Put it on the home screen
          </Button>
        </Show>
        <Show when={wayToInstall() === 'share'}>
          <p class="small">To put it on the home screen: Share, then Add to Home Screen.</p>
        </Show>
        <Show when={installed()}>
          <p class="small muted">It runs from your home screen.</p>
        </Show>
        <p class="small" role="status">
          {said()}
        </p>
      </section>
      <For each={EN_NEWS}>
        {({ version, lines }) => (
          <section aria-label={`What is new in ${version}`}>
            <h2>What is new in {version}</h2>
            <ul class="restore-kinds">
              <For each={lines}>{(line) => <li>{line}</li>}</For>
            </ul>
          </section>
        )}
      </For>
      <p class="muted small">
        Sidekick is unofficial: made by players, with no tie to any publisher. Its demo characters and maps are our own.
        MIT licence.
      </p>
    </div>
  );
}
