import { own } from '../../plain/own';
import { say } from '../../text/say';
import './AsideSheet.css';
import { For, type JSX, onMount, Show } from 'solid-js';
import { asides, forgetAside, refreshAsides, saveAsides } from '../../app/aside';
import type { AsideRecord } from '../../store/records';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';
import { Sheet } from '../parts/Sheet';
import { toast } from '../parts/toasts';

/** What a person calls the things of a table of the store. */
const THINGS: Readonly<Record<string, string>> = {
  games: say('A game'),
  entries: say('A tap of a game'),
  characters: say('A character'),
  maps: say('A map'),
  forces: say('A force'),
  campaigns: say('A campaign'),
  missions: say('A mission'),
  cards: say('A card'),
  settings: say('A setting'),
};

/** Records that could not be read, as they are: to be saved for somebody who can read more, or forgotten. */
export default function AsideSheet(props: { onClose: () => void }): JSX.Element {
  onMount(() => void refreshAsides());
  const save = async (): Promise<void> => {
    const said = await saveAsides();
    if (said !== null) toast(said);
  };
  const forget = async (record: AsideRecord): Promise<void> => {
    const back = await forgetAside(record);
    if (typeof back === 'string') toast({ text: back, tone: 'bad' });
    else toast({ text: say('Forgotten.'), action: { label: say('Undo'), run: () => void back() } });
  };
  return (
    <Sheet title={say('Set aside')} onClose={props.onClose}>
      <Show
        when={asides().length > 0}
        fallback={
          <EmptyState
            icon="check"
            title={say('Nothing is set aside')}
            text={say('All that is kept here can be read.')}
          />
        }
      >
        <p class="muted small">
          {say(
            'These could not be read, so they were taken out of the way as they are. What of them could be mended is back in its place.',
          )}
        </p>
        <ul class="aside-list">
          <For each={asides()}>
            {(record) => (
              <li>
                <span>
                  <strong>{own(THINGS, record.table) ?? record.table}</strong>{' '}
                  <span class="muted small">{record.key}</span>
                  <br />
                  <span class="small">{record.reason}</span>
                </span>
                <Button onClick={() => void forget(record)}>{say('Forget')}</Button>
              </li>
            )}
          </For>
        </ul>
        <Button wide onClick={() => void save()}>
          {say('Save them to a file')}
        </Button>
      </Show>
    </Sheet>
  );
}
