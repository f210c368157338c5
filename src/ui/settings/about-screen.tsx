import { say } from '../../text/say';
import '../shared/backup.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { isMidTurn } from '../../app/game/game-activity';
import { log } from '../../app/game/open-game';
import { goTo } from '../../app/route';
import { activateUpdate, device, requestInstall } from '../../app/settings/device-state';
import { NEWS } from '../../text/news';
import { Button } from '../kit/button';
import { PageHeader } from '../shared/page-header';

/** Screen with version, news, and installation on the home screen. */
export default function AboutScreen(): JSX.Element {
  const [said, setSaid] = createSignal<string | null>(null);
  const add = async (): Promise<void> => {
    setSaid((await requestInstall()) ? say('Sidekick is on your home screen.') : null);
  };
  return (
    <div class="page backup-screen">
      <PageHeader title={say('About Sidekick')} onBack={() => goTo('table', 'games')} />
      <section aria-label={say('This version')}>
        <p>
          <strong>{say('Sidekick {version}', { version: __VERSION__ })}</strong>
        </p>
        <Show when={device.offline === 'update-waiting'}>
          <p>
            {isMidTurn(log(), Date.now())
              ? say(
                  'An update is ready. It waits until the turn is over. You can also update now without losing anything.',
                )
              : say('An update is ready.')}
          </p>
          <Button tone="accent" wide onClick={activateUpdate}>
            {say('Update now')}
          </Button>
        </Show>
        <Show when={device.install === 'ask'}>
          <Button wide hint={say('opens right away, and the browser keeps your data')} onClick={() => void add()}>
            {say('Add to home screen')}
          </Button>
        </Show>
        <Show when={device.install === 'share'}>
          <p class="small">{say('To add it to the home screen: Share, then Add to Home Screen.')}</p>
        </Show>
        <Show when={device.install === 'installed'}>
          <p class="small muted">{say('Sidekick is running from your home screen.')}</p>
        </Show>
        <a class="button" data-tone="plain" data-wide="" href="about/">
          <span class="button-label">{say('What Sidekick is')}</span>{' '}
          <span class="button-hint">{say('with examples that answer as you type')}</span>
        </a>
        <p class="small" role="status">
          {said()}
        </p>
      </section>
      <For each={NEWS}>
        {({ version, lines }) => (
          <section aria-label={say('What is new in {version}', { version })}>
            <h2>{say('What is new in {version}', { version })}</h2>
            <ul class="restore-kinds">
              <For each={lines}>{(line) => <li>{line}</li>}</For>
            </ul>
          </section>
        )}
      </For>
      <p class="muted small">
        {say(
          'Sidekick is unofficial. Players make it, with no ties to any publisher. Its demo characters and maps are our own. MIT license.',
        )}
      </p>
    </div>
  );
}
