import { createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
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
import { AlertBanner } from './banner';

export default function FaultBanner(): JSX.Element {
  const words = () => {
    const now = fault();
    return now === 'unknown-rules' ? UNKNOWN_RULES_TEXT : now && describeStoreFault(now);
  };
  return (
    <Switch>
      <Match when={getSavedLogPart()}>
        <Held />
      </Match>
      <Match when={doubtful()}>
        <UnsavedBanner
          text={say('The storage of this device failed. Nothing is saved until it works again.')}
          save={async () => (await import('../../app/storage/second-copy')).checkStore()}
          saved={say('Storage works again.')}
          failed={STILL_FULL}
        />
      </Match>
      <Match when={words()}>
        <div class="banner" data-tone="bad" role="alert">
          <span>{words()}</span>
        </div>
      </Match>
    </Switch>
  );
}

const STILL_FULL = say('Still not saved. Free up space, or save everything to a file.');

/**
 * Banner after a failed write, with ways to save the data.
 * @param props.save tries to save again; resolves to whether that worked
 * @param props.isOlder whether this window can no longer save, and must be reloaded
 */
function UnsavedBanner(props: {
  text: string;
  save: () => Promise<boolean>;
  saved: string;
  failed: string;
  isOlder?: boolean;
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    const works = await props.save();
    setBusy(false);
    toast(works ? props.saved : { text: props.failed, tone: 'bad' });
  };
  return (
    <AlertBanner text={props.text} tone="bad">
      <Button tone="accent" onClick={() => void exportReachableData()}>
        {say('Save everything to a file')}
      </Button>
      <Show
        when={props.isOlder}
        fallback={
          <Button disabled={busy()} onClick={() => void again()}>
            {say('Try again')}
          </Button>
        }
      >
        <Button onClick={reloadApp}>{say('Reload')}</Button>
      </Show>
    </AlertBanner>
  );
}

/** Banner while the disk refuses writes of the open game. */
function Held(): JSX.Element {
  const code = () => {
    const now = fault();
    return now && now !== 'unknown-rules' ? now.code : 'failed';
  };
  const isOlder = () => storeState() === 'newer';
  const text = () => {
    const steps = countUnsavedSteps();
    const unsaved =
      steps === 0
        ? say('Your last undo is not saved')
        : sayMany(steps, '1 step is not saved', '{n} steps are not saved');
    const parts = { why: describeUnsavedReason(isOlder() ? 'newer' : code()), unsaved };
    if (isOlder())
      return say('{why} {unsaved}. Save everything to a file, reload, then open the file under Backups.', parts);
    return code() === 'full'
      ? say(
          '{why} {unsaved}. You can play on. Before you close Sidekick, free up space or save everything to a file.',
          parts,
        )
      : say(
          '{why} {unsaved}. You can play on. Before you close Sidekick, try again or save everything to a file.',
          parts,
        );
  };
  // The browser asks before closing the page, because data in memory would be lost.
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  onMount(() => window.addEventListener('beforeunload', warn));
  onCleanup(() => window.removeEventListener('beforeunload', warn));
  return (
    <UnsavedBanner
      text={text()}
      save={saveUnsavedSteps}
      saved={say('Everything is saved now.')}
      failed={code() === 'full' ? STILL_FULL : say('Still not saved. Save everything to a file, then reopen the app.')}
      isOlder={isOlder()}
    />
  );
}
