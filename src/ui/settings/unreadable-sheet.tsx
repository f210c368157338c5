import { getOwnProperty } from '../../plain/get-own';
import { say } from '../../text/say';
import './settings.css';
import { For, type JSX, Show } from 'solid-js';
import { toast } from '../../app/messages';
import {
  deleteUnreadableRecord,
  shareUnreadableRecords,
  type UnreadableRecord,
  unreadableRecords,
} from '../../app/storage/unreadable-records';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { BottomSheet } from '../kit/sheet';

/** Display names of record types, by table of the store. */
const THINGS: Readonly<Record<string, string>> = {
  games: say('A game'),
  entries: say('A step of a game'),
  characters: say('A character'),
  maps: say('A map'),
  forces: say('A force'),
  campaigns: say('A campaign'),
  missions: say('A mission'),
  cards: say('A card'),
  settings: say('A setting'),
};

/** Sheet with unreadable records in raw form, to save for a later version, or to delete. */
export default function UnreadableSheet(props: { onClose: () => void }): JSX.Element {
  const save = async (): Promise<void> => {
    const said = await shareUnreadableRecords();
    if (said !== null) toast(said);
  };
  const remove = async (record: UnreadableRecord): Promise<void> => {
    const back = await deleteUnreadableRecord(record);
    if (typeof back === 'string') toast({ text: back, tone: 'bad' });
    else toast({ text: say('Record deleted.'), action: { label: say('Undo'), run: () => void back() } });
  };
  return (
    <BottomSheet title={say('Unreadable records')} onClose={props.onClose}>
      <Show
        when={unreadableRecords()?.length}
        fallback={
          <EmptyState
            icon="check"
            title={say('No unreadable records')}
            text={say('Sidekick can read everything saved here.')}
          />
        }
      >
        <p class="muted small">
          {say(
            'Sidekick could not read these records, so it moved them here unchanged. Any parts it could repair are restored.',
          )}
        </p>
        <ul class="stack unreadable-list">
          <For each={unreadableRecords() ?? []}>
            {(record) => (
              <li class="between">
                <span>
                  <strong>{getOwnProperty(THINGS, record.table) ?? record.table}</strong>{' '}
                  <span class="muted small">{record.key}</span>
                  <br />
                  <span class="small">{record.reason}</span>
                </span>
                <Button
                  aria-label={say('Delete {record}', {
                    record: `${THINGS[record.table] ?? record.table} ${record.key}`,
                  })}
                  onClick={() => void remove(record)}
                >
                  {say('Delete')}
                </Button>
              </li>
            )}
          </For>
        </ul>
        <Button wide onClick={() => void save()}>
          {say('Save to a file')}
        </Button>
      </Show>
    </BottomSheet>
  );
}
