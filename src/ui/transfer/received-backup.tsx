import '../shared/backup.css';
import { For, type JSX, Show } from 'solid-js';
import type { BackupPreview } from '../../app/backup/restore-backup';
import { describeBackupLoss, makeReceivedBackup } from '../../app/transfer/received-backup';
import { say } from '../../text/say';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

/** Preview of a backup, compared with the data on this phone. Offers to merge the backup or to replace everything. */
export default function ReceivedBackupView(
  props: ReceivedProps & { preview: BackupPreview; onKept?: ((text: string) => void) | undefined },
): JSX.Element {
  // Compares only once, when the sheet opens: later, the saved backup would count as already present.
  const received = makeReceivedBackup(props.preview, props.onKept);
  return (
    <ReceivedFrame received={received} bytes={props.bytes} onClose={props.onClose}>
      <Show when={describeBackupLoss(props.preview)}>
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
