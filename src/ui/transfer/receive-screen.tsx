import { ACCEPTED_FILES } from '../../share/file-formats';
import { say } from '../../text/say';
import '../shared/backup.css';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { toast } from '../../app/messages';
import { goTo, TABS } from '../../app/route';
import {
  acceptFiles,
  type IncomingItem,
  incomingItems,
  queueForImport,
  refreshIncoming,
  setIncoming,
} from '../../app/transfer/incoming-items';
import { resolveJoinCode } from '../../app/transfer/resolve-code';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { TextAreaField } from '../kit/field';
import { FilePicker } from '../kit/file-picker';
import { ProgressBar } from '../kit/progress';
import { PageHeader } from '../shared/page-header';
import ReceivedSheet from './received-sheet';

/** Screen for content shared by another app or opened from the device. Previews the content before saving. */
export default function ReceiveScreen(): JSX.Element {
  const [shown, setShown] = createSignal<File | string | null>(null);
  const [typed, setTyped] = createSignal('');
  onMount(() => void refreshIncoming());
  /** Adds picked files. A single file opens its preview directly. */
  const pick = async (files: readonly File[]): Promise<void> => {
    await acceptFiles(files);
    const [only, ...others] = incomingItems() ?? [];
    if (only?.kind === 'sent' && others.length === 0) follow(only);
  };
  /** Joins the shared game of a typed code or link; previews any other content. */
  const preview = async (): Promise<void> => {
    const joined = await resolveJoinCode(typed());
    if (joined?.to === 'join') goTo('table', ...joined.place);
    else if (joined) toast({ text: joined.sentence, tone: 'bad' });
    else setShown(typed());
  };
  const follow = (each: IncomingItem): void => {
    if (each.kind === 'sent') {
      setShown(each.file);
      return;
    }
    setIncoming([]);
    if (each.kind === 'others') {
      queueForImport(each.files);
      goTo('collection');
    } else {
      const [tab, ...rest] = each.place;
      goTo(TABS.find((known) => known === tab) ?? 'table', ...rest);
    }
  };
  return (
    <div class="page backup-screen">
      <PageHeader title={say('Receive')} onBack={() => goTo('table')} />
      <Show when={incomingItems()} fallback={<ProgressBar label={say('Reading what you received…')} />}>
        {(all) => (
          <For
            each={all()}
            fallback={
              <EmptyState
                icon="collection"
                title={say('Receive from another player')}
                text={say('Open a character, force, map, position, game or backup. You see it before you save it.')}
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
                  {each.kind === 'others' ? say('Import') : say('Preview')}
                </Button>
              </section>
            )}
          </For>
        )}
      </Show>
      <Show when={incomingItems()}>
        <section aria-label={say('Open something else')}>
          <FilePicker label={say('Open a file')} accept={ACCEPTED_FILES} onFiles={(files) => void pick(files)} />
          <TextAreaField
            label={say('Or paste a link')}
            hint={say('You can paste the whole message. Sidekick finds the link.')}
            rows="3"
            spellcheck={false}
            value={typed()}
            onInput={setTyped}
          />
          <Button wide tone="accent" disabled={typed().trim() === ''} onClick={() => void preview()}>
            {say('Preview')}
          </Button>
          <Button wide hint={say('a code on another phone’s screen')} onClick={() => goTo('table', 'scan')}>
            {say('Scan')}
          </Button>
        </section>
      </Show>
      <Show when={shown()} keyed>
        {(given) => <ReceivedSheet given={given} onClose={() => setShown(null)} />}
      </Show>
    </div>
  );
}

function whatOf(each: IncomingItem): string {
  switch (each.kind) {
    case 'sent':
      return say('A file from Sidekick. You see what it contains before you save it.');
    case 'link':
      return say('A link from Sidekick. You see what it contains before you save it.');
    case 'others':
      return say('Characters, cards, maps or a table for your collection. You can undo an import.');
  }
}

function nameOf(each: IncomingItem): string {
  if (each.kind === 'sent') return each.file.name;
  if (each.kind === 'link') return each.name;
  return each.files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
}
