import { say } from '../../text/say';
import '../settings/backup-screen.css';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { leaveForImport } from '../../app/import/pending';
import { goTo, TABS } from '../../app/route';
import { forgetHanded, type Handed, handedOver, handOver, lookForShared } from '../../app/transfer/handed-over';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Field } from '../kit/field';
import { FilePicker } from '../kit/file-picker';
import { IconButton } from '../kit/icon-button';
import { Progress } from '../kit/progress';
import SentSheet from './received-sheet';

/** What another app shared to this one, or the device opened with it: what it is, before anything of it is kept. */
export default function TakeScreen(): JSX.Element {
  const [shown, setShown] = createSignal<File | string | null>(null);
  const [typed, setTyped] = createSignal('');
  onMount(() => void lookForShared());
  /** A file that was picked here, alone, is looked at without another tap: its preview asks before anything is kept. */
  const pick = async (files: readonly File[]): Promise<void> => {
    await handOver(files);
    const [only, ...others] = handedOver() ?? [];
    if (only?.kind === 'sent' && others.length === 0) follow(only);
  };
  const follow = (each: Handed): void => {
    if (each.kind === 'sent') {
      setShown(each.file);
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
                title={say('What did somebody send you?')}
                text={say(
                  'A character, a force, a map, a position, a game or a backup: you see what it is before anything is kept.',
                )}
              />
            }
          >
            {(each) => (
              <section aria-label={nameOf(each)}>
                <p>
                  <strong>{nameOf(each)}</strong>
                  <br />
                  <span class="small muted">{whatOf(each)}</span>
                </p>
                <Button tone="accent" wide onClick={() => follow(each)}>
                  {each.kind === 'others' ? say('Import') : say('Look at it')}
                </Button>
              </section>
            )}
          </For>
        )}
      </Show>
      <Show when={handedOver()}>
        <section aria-label={say('Open something else')}>
          <FilePicker
            label={say('Open a file')}
            accept=".sidekick,.json,.csv,.txt,.dd2vtt,.uvtt,.df2vtt,application/json,text/csv,text/plain"
            onFiles={(files) => void pick(files)}
          />
          <Field label={say('Or paste a link')} hint={say('As it came in a message, with whatever stands around it.')}>
            {(input) => (
              <textarea
                {...input}
                rows="3"
                spellcheck={false}
                value={typed()}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
            )}
          </Field>
          <Button wide tone="accent" disabled={typed().trim() === ''} onClick={() => setShown(typed())}>
            {say('Look at it')}
          </Button>
          <Button wide hint={say('a code on another phone’s screen')} onClick={() => goTo('table', 'scan')}>
            {say('Scan')}
          </Button>
        </section>
      </Show>
      <Show when={shown()} keyed>
        {(given) => <SentSheet given={given} onClose={() => setShown(null)} />}
      </Show>
    </div>
  );
}

function whatOf(each: Handed): string {
  switch (each.kind) {
    case 'sent':
      return say('Something that Sidekick sent. You see what it is before it is kept.');
    case 'link':
      return say('A link of Sidekick. What it holds is shown before it is kept.');
    case 'others':
      return say('Characters, cards, maps or a table, for your collection. An import can be taken back.');
  }
}

function nameOf(each: Handed): string {
  if (each.kind === 'sent') return each.file.name;
  if (each.kind === 'link') return each.name;
  return each.files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
}
