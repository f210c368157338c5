import { createSignal, type JSX, Show } from 'solid-js';
import { setUnread, unread } from '../../app/storage/storage-health';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import AsideSheet from '../settings/unreadable-sheet';

/** Reports that some stored records could not be read, with a link to these records. */
export default function UnreadableBanner(): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <Show when={!open()} fallback={<AsideSheet onClose={() => setUnread(0)} />}>
      <div class="banner" role="status">
        <span>
          {sayMany(
            unread(),
            '1 record could not be read. Everything else is here.',
            '{n} records could not be read. Everything else is here.',
          )}
        </span>
        <Button onClick={() => setOpen(true)}>{say('View')}</Button>
        <IconButton icon="close" name={say('Dismiss')} onClick={() => setUnread(0)} />
      </div>
    </Show>
  );
}
