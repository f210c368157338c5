import { createSignal, type JSX, Show } from 'solid-js';
import { setUnread, unread } from '../../app/storage/storage-health';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';
import AsideSheet from '../settings/unreadable-sheet';
import { Banner } from './banner';

/** Reports that some stored records could not be read, with a link to these records. */
export default function UnreadableBanner(): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <Show when={!open()} fallback={<AsideSheet onClose={() => setUnread(0)} />}>
      <Banner
        text={sayMany(
          unread(),
          '1 record could not be read. Everything else is here.',
          '{n} records could not be read. Everything else is here.',
        )}
        onClose={() => setUnread(0)}
      >
        <Button onClick={() => setOpen(true)}>{say('View')}</Button>
      </Banner>
    </Show>
  );
}
