import { For, type JSX, Show } from 'solid-js';
import type { GamePreview } from '../../app/backup/restore-backup';
import {
  describeBackupLoss,
  describeGameProgress,
  describeUndefeatedFigures,
  makeReceivedGame,
} from '../../app/transfer/received-backup';
import { say } from '../../text/say';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

export default function ReceivedGameView(props: ReceivedProps & { preview: GamePreview }): JSX.Element {
  // Compares only once, when the sheet opens: later, the saved game would count as already present.
  const received = makeReceivedGame(props.preview);
  return (
    <ReceivedFrame received={received} bytes={props.bytes} onClose={props.onClose}>
      <p>{describeGameProgress(props.preview.log)}</p>
      <ul class="received-members" aria-label={say('Players')}>
        <For each={props.preview.log.table.players} fallback={<li class="muted">{say('No players yet.')}</li>}>
          {(player) => (
            <li>
              <span>{player.name}</span>
              <span class="muted">{describeUndefeatedFigures(props.preview.log, player.side)}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={describeBackupLoss(props.preview)}>{(words) => <p class="received-warned">{words()}</p>}</Show>
    </ReceivedFrame>
  );
}
