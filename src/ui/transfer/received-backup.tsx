import '../shared/backup.css';
import { For, type JSX, Show } from 'solid-js';
import type { Preview } from '../../app/backup/restoring';
import { lossOf, receivedBackup } from '../../app/transfer/received-backup';
import { say } from '../../text/say';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

/** A backup: what is in it compared with what is here. It can be added, or replace everything here. */
export default function ReceivedBackup(
  props: ReceivedProps & { preview: Preview; onKept?: ((words: string) => void) | undefined },
): JSX.Element {
  // As things were when the sheet opened: saving must not make it one that was here before.
  const received = receivedBackup(props.preview, props.onKept);
  return (
    <ReceivedFrame received={received} bytes={props.bytes} onClose={props.onClose}>
      <Show when={lossOf(props.preview)}>
        {(words) => (
          <p class="restore-lost" role="alert">
            {words()}
          </p>
        )}
      </Show>
      <ul class="restore-kinds">
        <For
          each={props.preview.kinds}
          fallback={<li>{say('This backup has no games, characters or other items.')}</li>}
        >
          {({ what, how }) => (
            <li>
              <strong>{what}</strong>
              <span class="small muted">{how}</span>
            </li>
          )}
        </For>
      </ul>
      <p class="small muted">
        {say('Replacing deletes everything that is not in the backup. You can undo either choice for a day.')}
      </p>
    </ReceivedFrame>
  );
}
