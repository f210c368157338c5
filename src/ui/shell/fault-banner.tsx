import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { exportReachableData } from '../../app/backup/save-everything';
import { countUnsavedSteps } from '../../app/backup/share-backup';
import { fault, getSavedLogPart } from '../../app/game/open-game';
import { saveUnsavedSteps } from '../../app/game/perform';
import { toast } from '../../app/messages';
import { doubtful } from '../../app/storage/storage-health';
import { describeStoreFault, describeUnsavedReason, UNKNOWN_RULES_TEXT } from '../../app/storage/store-fault-text';
import { reloadApp, storeState } from '../../app/storage/store-state';
import { say, sayMany } from '../../text/say';
import { Button } from '../kit/button';

export default function FaultBanner(): JSX.Element {
  const words = () => {
    const now = fault();
    return now === 'unknown-rules' ? UNKNOWN_RULES_TEXT : now && describeStoreFault(now);
  };
  return (
    <Show
      when={getSavedLogPart()}
      fallback={
        <Show
          when={doubtful()}
          fallback={
            <Show when={words()}>
              <div class="banner" data-tone="bad" role="alert">
                <span>{words()}</span>
              </div>
            </Show>
          }
        >
          <Doubtful />
        </Show>
      }
    >
      <Held />
    </Show>
  );
}

/** Banner after a failed write outside a game. Nothing is reported as saved until the storage works again. */
function Doubtful(): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    const works = await (await import('../../app/storage/second-copy')).checkStore();
    setBusy(false);
    toast(
      works
        ? say('Storage works again.')
        : { text: say('Still not saved. Free up space, or save everything to a file.'), tone: 'bad' },
    );
  };
  return (
    <div class="banner held-banner" data-tone="bad" role="alert">
      <span>{say('The storage of this device failed. Nothing is saved until it works again.')}</span>
      <div class="banner-ways">
        <Button tone="accent" onClick={() => void exportReachableData()}>
          {say('Save everything to a file')}
        </Button>
        <Button disabled={busy()} onClick={() => void again()}>
          {say('Try again')}
        </Button>
      </div>
    </div>
  );
}

/** Banner while the disk refuses writes: the data at risk, and two ways to save the data. */
function Held(): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const older = () => storeState() === 'newer';
  const why = () => {
    const now = fault();
    if (older()) return describeUnsavedReason('newer');
    return describeUnsavedReason(now && now !== 'unknown-rules' ? now.code : 'failed');
  };
  const isFull = () => {
    const now = fault();
    return now !== null && now !== 'unknown-rules' && now.code === 'full';
  };
  const what = () => {
    const steps = countUnsavedSteps();
    if (steps === 0) return say('Your last undo is not saved');
    return sayMany(steps, '1 step is not saved', '{n} steps are not saved');
  };
  const again = async (): Promise<void> => {
    setBusy(true);
    const saved = await saveUnsavedSteps();
    setBusy(false);
    toast(
      saved
        ? say('Everything is saved now.')
        : {
            text: isFull()
              ? say('Still not saved. Free up space, or save everything to a file.')
              : say('Still not saved. Save everything to a file, then reopen the app.'),
            tone: 'bad',
          },
    );
  };
  // The browser asks before closing the page, because data in memory would be lost.
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  onMount(() => window.addEventListener('beforeunload', warn));
  onCleanup(() => window.removeEventListener('beforeunload', warn));
  return (
    <div class="banner held-banner" data-tone="bad" role="alert">
      <span>
        {older()
          ? say('{why} {unsaved}. Save everything to a file, reload, then open the file under Backups.', {
              why: why(),
              unsaved: what(),
            })
          : isFull()
            ? say(
                '{why} {unsaved}. You can play on. Before you close Sidekick, free up space or save everything to a file.',
                { why: why(), unsaved: what() },
              )
            : say(
                '{why} {unsaved}. You can play on. Before you close Sidekick, try again or save everything to a file.',
                {
                  why: why(),
                  unsaved: what(),
                },
              )}
      </span>
      <div class="banner-ways">
        <Button tone="accent" onClick={() => void exportReachableData()}>
          {say('Save everything to a file')}
        </Button>
        <Show
          when={older()}
          fallback={
            <Button disabled={busy()} onClick={() => void again()}>
              {say('Try again')}
            </Button>
          }
        >
          <Button onClick={reloadApp}>{say('Reload')}</Button>
        </Show>
      </div>
    </div>
  );
}
