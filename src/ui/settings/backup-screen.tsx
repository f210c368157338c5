import { say, sayMany } from '../../text/say';
import '../shared/backup.css';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import {
  autoBackup,
  chooseFolder,
  requestWriteAccess,
  startAutoBackup,
  stopAutoBackup,
} from '../../app/backup/auto-backup';
import { createBackupState, describeChanges, setBackupReminder } from '../../app/backup/backup-file';
import { createRestorePoint, undoRestore } from '../../app/backup/restore-backup';
import { shareBackup } from '../../app/backup/share-backup';
import { getSavedLogPart } from '../../app/game/open-game';
import { goTo } from '../../app/route';
import { canPickFolder } from '../../offline/backup-folder';
import { formatDateTime } from '../../text/format-values';
import { Button } from '../kit/button';
import { CheckField } from '../kit/field';
import { FilePicker } from '../kit/file-picker';
import { LazyReceivedSheet } from '../shared/other-screens';
import { PageHeader } from '../shared/page-header';
import { FreeSpaceSection, SecondCopySection } from './storage-sections';

/** Screen for manual and automatic backups, restoring, free space, and whether the browser persists data. */
export default function BackupScreen(): JSX.Element {
  const [said, setSaid] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [chosen, setChosen] = createSignal<File | null>(null);
  const backup = createBackupState();
  const restorePoint = createRestorePoint();
  onMount(() => void startAutoBackup());
  const run = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    setSaid(await work());
    setBusy(false);
  };
  const state = () => {
    const now = backup();
    if (now === null) return say('Checking backups…');
    const { at, changes } = now;
    const words = changes && describeChanges(changes);
    if (at === 0)
      return words
        ? say('No backup on this device yet. Not backed up: {changes}.', { changes: words })
        : say('No backup on this device yet.');
    const when = formatDateTime(at);
    return words
      ? say('Last backup: {when}. Not backed up since then: {changes}.', { when, changes: words })
      : say('Last backup: {when}. No changes since then.', { when });
  };
  const back = async (): Promise<void> => {
    setBusy(true);
    const result = await undoRestore();
    setBusy(false);
    if (result.ok) location.reload();
    else setSaid(result.fault);
  };
  return (
    <div class="page backup-screen">
      <PageHeader title={say('Backups')} onBack={() => goTo('table', 'games')} help="backup" />
      <p class="small" role="status">
        {said()}
      </p>
      <section aria-label={say('Make a backup')}>
        <p>{state()}</p>
        <Button
          tone="accent"
          wide
          disabled={busy()}
          hint={say('everything in one file')}
          onClick={() => void run(shareBackup)}
        >
          {say('Back up now')}
        </Button>
      </section>
      <section aria-label={say('Restore')}>
        <p>
          {say(
            'You see what a backup contains before anything changes. Sidekick reads as much of a damaged backup as it can.',
          )}
        </p>
        <Show
          when={getSavedLogPart() === null}
          fallback={<p role="alert">{say('The open game is not fully saved. Save it first, then restore.')}</p>}
        >
          <FilePicker
            label={say('Open a backup')}
            accept=""
            multiple={false}
            onFiles={([file]) => {
              setSaid(null);
              setChosen(file ?? null);
            }}
          />
          <Show when={restorePoint()}>
            {(before) => (
              <>
                <p class="small">
                  {say(
                    'Your data from before the restore on {when} stays available for one day. It contains {games} and {records} records in all. If you undo the restore, your newer data stays available instead.',
                    {
                      when: formatDateTime(before().made),
                      games: sayMany(before().games, '1 game', '{n} games'),
                      records: before().records,
                    },
                  )}
                </p>
                <Button wide disabled={busy()} onClick={() => void back()}>
                  {say('Undo the restore')}
                </Button>
              </>
            )}
          </Show>
        </Show>
      </section>
      <section aria-labelledby="by-itself">
        <h2 id="by-itself">{say('Automatic backups')}</h2>
        <Show
          when={canPickFolder()}
          fallback={
            <p class="muted small">
              {say('This browser cannot save backups to a folder. A reminder tells you when one is due.')}
            </p>
          }
        >
          <Show
            when={autoBackup()}
            fallback={
              <Button
                wide
                disabled={busy()}
                hint={say('saves a backup there after you play')}
                onClick={() => void run(chooseFolder)}
              >
                {say('Choose a folder')}
              </Button>
            }
          >
            {(auto) => (
              <>
                <p>
                  {auto().state === 'works' && say('Sidekick saves backups to {folder}.', { folder: auto().name })}
                  {auto().state === 'asks' &&
                    say('The browser needs your permission to save to {folder} again.', { folder: auto().name })}
                  {auto().state === 'failed' &&
                    say('Could not save the backup to {folder}. The folder may be full or deleted.', {
                      folder: auto().name,
                    })}
                </p>
                <Button wide disabled={busy()} onClick={() => void run(requestWriteAccess)}>
                  {auto().state === 'works'
                    ? say('Back up to this folder now')
                    : auto().state === 'asks'
                      ? say('Allow')
                      : say('Try again')}
                </Button>
                <Button wide onClick={() => void run(chooseFolder)}>
                  {say('Change folder')}
                </Button>
                <Button wide onClick={() => void stopAutoBackup()}>
                  {say('Stop saving to this folder')}
                </Button>
              </>
            )}
          </Show>
        </Show>
        <CheckField
          label={say('Remind me when a backup is due')}
          checked={backup()?.isReminderOn ?? true}
          onChange={(checked) => void setBackupReminder(checked)}
        />
      </section>
      <SecondCopySection />
      <FreeSpaceSection />
      <Show when={chosen()} keyed>
        {(file) => (
          <LazyReceivedSheet
            given={file}
            onClose={() => setChosen(null)}
            onKept={(text) => {
              setSaid(text);
              setChosen(null);
            }}
          />
        )}
      </Show>
    </div>
  );
}
