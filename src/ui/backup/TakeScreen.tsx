import { say } from '../../text/say';
import './BackupScreen.css';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { forgetHanded, type Handed, handedOver, leaveForImport, lookForShared } from '../../app/taken';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';
import { IconButton } from '../parts/IconButton';
import { Progress } from '../parts/Progress';
import { toast } from '../parts/toasts';
import { goTo, TABS } from '../shell/route';
import RestoreSheet from './RestoreSheet';

/** What another app shared to this one, or the device opened with it: what it is, before anything of it is kept. */
export default function TakeScreen(): JSX.Element {
  const [backup, setBackup] = createSignal<File | null>(null);
  onMount(() => void lookForShared());
  const follow = (each: Handed): void => {
    if (each.kind === 'backup') {
      setBackup(each.file);
      return;
    }
    forgetHanded();
    if (each.kind === 'others') {
      leaveForImport(each.files);
      goTo('collection');
    } else {
      const [tab, ...rest] = each.place;
      goTo(TABS.find((known) => known === tab) ?? 'table', ...rest);
    }
  };
  return (
    <div class="page backup-screen">
      <header>
        <IconButton icon="back" name={say('Back')} onClick={() => goTo('table')} />
        <h1>{say('Sent to Sidekick')}</h1>
      </header>
      <Show when={handedOver()} fallback={<Progress label={say('Looking at what came…')} />}>
        {(all) => (
          <For
            each={all()}
            fallback={
              <EmptyState
                icon="collection"
                title={say('Nothing came')}
                text={say('Share a file or a link to Sidekick from another app, and it will be shown here first.')}
              >
                <Button tone="accent" onClick={() => goTo('table')}>
                  {say('To the table')}
                </Button>
              </EmptyState>
            }
          >
            {(each) => (
              <section aria-label={nameOf(each)}>
                <p>
                  <strong>{nameOf(each)}</strong>
                  <br />
                  <span class="small muted">{WHAT[each.kind]}</span>
                </p>
                <Button tone="accent" wide onClick={() => follow(each)}>
                  {each.kind === 'others' ? say('Import') : say('Look at it')}
                </Button>
              </section>
            )}
          </For>
        )}
      </Show>
      <Show when={backup()} keyed>
        {(file) => (
          <RestoreSheet
            file={file}
            onClose={() => setBackup(null)}
            onDone={(words) => {
              forgetHanded();
              goTo('table', 'games');
              toast(words);
            }}
          />
        )}
      </Show>
    </div>
  );
}

const WHAT: Readonly<Record<Handed['kind'], string>> = {
  backup: say('A backup, or a game. You see what is in it before anything is changed.'),
  force: say('A force. You see it before it is kept.'),
  link: say('A link of Sidekick. What it holds is shown before it is kept.'),
  others: say('Characters, cards, maps or a table, for your collection. An import can be taken back.'),
};

function nameOf(each: Handed): string {
  if (each.kind === 'backup') return each.file.name;
  if (each.kind === 'others')
    return each.files
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 200);
  return each.name;
}
