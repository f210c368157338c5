import { createSignal, For, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { refreshGames } from '../../app/games';
import { refreshCharacters, refreshForces, refreshMaps } from '../../app/library';
import { addAll, type Preview, previewOf, replaceAll } from '../../app/restoring';
import type { Result } from '../../plain/result';
import { say } from '../../text/say';
import { Button } from '../parts/Button';
import { Progress } from '../parts/Progress';
import { Sheet } from '../parts/Sheet';
import { whenOf } from './words';

/** What is in a backup, held against what is here, before anything is changed; then to be added, or put in its place. */
export default function RestoreSheet(props: {
  file: Blob;
  onClose: () => void;
  /** It was added: what came of it. */
  onDone: (words: string) => void;
}): JSX.Element {
  // No resource: the screen behind would be taken away while the file is read.
  const [read, setRead] = createSignal<Result<Preview, string> | null>(null);
  onMount(async () => setRead(await previewOf(props.file)));
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const good = () => {
    const result = read();
    return result?.ok ? result.value : null;
  };
  const bad = () => {
    const result = read();
    return result && !result.ok ? result.fault : null;
  };
  const add = async (preview: Preview): Promise<void> => {
    setBusy(true);
    const added = await addAll(preview);
    await Promise.all([refreshGames(), refreshCharacters(), refreshForces(), refreshMaps()]);
    setBusy(false);
    if (added.ok) props.onDone(added.value);
    else setFault(added.fault);
  };
  const replace = async (preview: Preview): Promise<void> => {
    setBusy(true);
    const replaced = await replaceAll(preview);
    setBusy(false);
    // What the screens hold is of what was here before.
    if (replaced.ok) location.reload();
    else setFault(replaced.fault);
  };
  return (
    <Sheet
      title={say('This backup')}
      onClose={props.onClose}
      foot={
        <Show when={good()}>
          {(preview) => (
            <>
              <Button disabled={busy()} onClick={() => void replace(preview())}>
                {say('Replace all here')}
              </Button>
              <Button tone="accent" disabled={busy() || preview().nothingNew} onClick={() => void add(preview())}>
                {say('Add to what is here')}
              </Button>
            </>
          )}
        </Show>
      }
    >
      <Switch fallback={<Progress label={say('Reading the backup…')} />}>
        <Match when={bad()}>{(sentence) => <p role="alert">{sentence()}</p>}</Match>
        <Match when={good()}>
          {(preview) => (
            <>
              <p>{madeOf(preview())}</p>
              <Show when={preview().found.damaged || preview().lost.length > 0}>
                <p class="restore-lost" role="alert">
                  {preview().found.damaged
                    ? say('The file is damaged. What could still be read stands below.')
                    : say('Not all of it can be read.')}{' '}
                  {preview().lost.length > 0 ? say('Lost: {lost}.', { lost: preview().lost.join(', ') }) : ''}
                </p>
              </Show>
              <ul class="restore-kinds">
                <For each={preview().kinds} fallback={<li>{say('Nothing that a person kept is in it.')}</li>}>
                  {({ what, how }) => (
                    <li>
                      <strong>{what}</strong>
                      <span class="small muted">{how}</span>
                    </li>
                  )}
                </For>
              </ul>
              <p class="small muted">
                {say(
                  '{value}Replacing takes away what is not in the backup. Either way what was here stands by for a day.',
                  {
                    value: preview().nothingNew
                      ? say('All of it is here already. ')
                      : say('Adding loses nothing that is here. '),
                  },
                )}
              </p>
              <Show when={fault()}>
                <p role="alert">{say('{fault} Nothing was changed.', { fault: fault() })}</p>
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </Sheet>
  );
}

function madeOf({ found }: Preview): string {
  const by = found.app ? say(' by Sidekick {app}', { app: found.app }) : '';
  return found.made
    ? say('Made {when}{by}.', { when: whenOf(found.made), by })
    : say('A backup{by} that lost the day it was made.', { by });
}
