import { say } from '../../text/say';
import '../shared/backup.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { addAll, type Preview, replaceAll } from '../../app/backup/restoring';
import { refreshCharacters, refreshForces, refreshMaps } from '../../app/collection/library';
import { refreshGames } from '../../app/game/games';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { refreshRulings } from '../../app/rules/rulings';
import { whenOf } from '../../text/sizes';
import { Button } from '../kit/button';
import { ReceivedFrame, type Standing } from './received-frame';
import type { ReceivedAbout } from './received-sheet';

/** What is in a backup, held against what is here, before anything is changed; then to be added, or put in its place. */
export default function ReceivedBackup(props: ReceivedAbout & { preview: Preview }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const add = async (): Promise<void> => {
    setBusy(true);
    const added = await addAll(props.preview);
    await Promise.all([refreshGames(), refreshCharacters(), refreshForces(), refreshMaps(), refreshRulings()]);
    setBusy(false);
    if (!added.ok) return void setFault(added.fault);
    if (props.onKept) return props.onKept(added.value);
    props.onClose();
    goTo('table', 'games');
    toast(added.value);
  };
  const replace = async (): Promise<void> => {
    setBusy(true);
    const replaced = await replaceAll(props.preview);
    setBusy(false);
    if (!replaced.ok) return void setFault(replaced.fault);
    // A link must not show the same once more; and what the screens hold is of what was here before.
    props.onClose();
    location.reload();
  };
  return (
    <ReceivedFrame
      title={say('Backup contents')}
      name={madeOf(props.preview)}
      facts={props.preview.found.app ? [say('made with Sidekick {version}', { version: props.preview.found.app })] : []}
      bytes={props.bytes}
      standing={standingOf(props.preview)}
      onClose={props.onClose}
      foot={
        <>
          <Button disabled={busy()} onClick={() => void replace()}>
            {say('Replace everything here')}
          </Button>
          <Button tone="accent" disabled={busy() || props.preview.nothingNew} onClick={() => void add()}>
            {say('Add to this device')}
          </Button>
        </>
      }
    >
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
      <Show when={fault()}>
        {(words) => <p role="alert">{say('{problem} Nothing was changed.', { problem: words() })}</p>}
      </Show>
    </ReceivedFrame>
  );
}

function madeOf({ found }: Preview): string {
  return found.made ? say('Made {when}', { when: whenOf(found.made) }) : say('Backup, date unknown');
}

function standingOf({ nothingNew }: Preview): Standing {
  return nothingNew
    ? { how: 'same', words: say('You already have everything in it.') }
    : { how: 'new', words: say('Some of it is new. Adding it deletes nothing.') };
}

function lossOf({ found, lost }: Preview): string | null {
  if (!found.damaged && lost.length === 0) return null;
  const all = lost.join(', ');
  if (!found.damaged) return say('Sidekick could not read all of it. Lost: {lost}.', { lost: all });
  return lost.length === 0
    ? say('The file is damaged. Sidekick could still read the items below.')
    : say('The file is damaged. Sidekick could still read the items below. Lost: {lost}.', { lost: all });
}
