import '../shared/backup.css';
import { For, type JSX, Show } from 'solid-js';
import type { BackupPreview, GamePreview } from '../../app/backup/restore-backup';
import {
  describeBackupLoss,
  describeGameProgress,
  describeUndefeatedFigures,
  makeReceivedBackup,
  makeReceivedGame,
} from '../../app/transfer/received-backup';
import { makeReceivedCharacter, makeReceivedMap } from '../../app/transfer/received-item';
import { boardFromSheet, type MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import { valueOrNull } from '../../plain/result';
import { say } from '../../text/say';
import { CharacterFace } from '../shared/characters/character-face';
import { MapPicture } from '../shared/maps/map-picture';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

// Each preview compares only once, when the sheet opens: later, the saved item would count as already present.

export function ReceivedCharacterView(props: ReceivedProps & { character: Character }): JSX.Element {
  const received = makeReceivedCharacter(props.character);
  return (
    <ReceivedFrame received={received} {...props}>
      <CharacterFace character={props.character} />
    </ReceivedFrame>
  );
}

export function ReceivedMapView(props: ReceivedProps & { sheet: MapSheet }): JSX.Element {
  const received = makeReceivedMap(props.sheet);
  return (
    <ReceivedFrame received={received} {...props}>
      <div class="received-map">
        <MapPicture board={valueOrNull(boardFromSheet(props.sheet))} />
      </div>
    </ReceivedFrame>
  );
}

export function ReceivedGameView(props: ReceivedProps & { preview: GamePreview }): JSX.Element {
  const received = makeReceivedGame(props.preview);
  return (
    <ReceivedFrame received={received} {...props}>
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

/** Preview of a backup, compared with the data on this phone. Offers to merge the backup or to replace everything. */
export function ReceivedBackupView(
  props: ReceivedProps & { preview: BackupPreview; onKept?: ((text: string) => void) | undefined },
): JSX.Element {
  const received = makeReceivedBackup(props.preview, props.onKept);
  return (
    <ReceivedFrame received={received} {...props}>
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
