import { createSignal, type JSX, Match, onMount, Show, Switch } from 'solid-js';
import { requestWriteAccess } from '../../app/backup/auto-backup';
import { dismissBackupReminder } from '../../app/backup/backup-file';
import { findNotice, type Notice, recordClearingWarning, requestPersistenceWhenUseful } from '../../app/backup/notices';
import { shareBackup } from '../../app/backup/share-backup';
import { isGameInProgress } from '../../app/game/game-activity';
import { log } from '../../app/game/open-game';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { requestInstall } from '../../app/settings/device-state';
import { describeLowSpace } from '../../app/storage/storage-space';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';

/**
 * Notices shown while no game is in progress: a due backup, a folder that needs permission, storage that is not
 * persistent, the home screen.
 */
export default function Notices(): JSX.Element {
  const [nudge, setNudge] = createSignal<Notice | null>(null);
  onMount(async () => {
    setNudge(await findNotice(Date.now()));
    requestPersistenceWhenUseful();
  });
  const is = <Kind extends Notice['kind']>(kind: Kind) => {
    const now = nudge();
    // A full disk endangers the game itself, so it is reported during play too.
    if (now?.kind !== 'space' && isGameInProgress(log(), Date.now())) return null;
    return now?.kind === kind ? (now as Extract<Notice, { kind: Kind }>) : null;
  };
  const gone = () => setNudge(null);
  const run = async (work: () => Promise<string | null>): Promise<void> => {
    gone();
    const said = await work();
    if (said !== null) toast(said);
  };
  return (
    <Switch>
      <Match when={is('space')}>
        {(now) => (
          <div class="banner" role="status">
            <span>{describeLowSpace(now().left)}</span>
            <Button
              onClick={() => {
                gone();
                goTo('table', 'backup');
              }}
            >
              {say('View')}
            </Button>
            <IconButton icon="close" name={say('Dismiss')} onClick={gone} />
          </div>
        )}
      </Match>
      <Match when={is('folder')}>
        {(now) => (
          <div class="banner" role="status">
            <span>
              {say('The browser needs your permission to write backups to {folder} again.', { folder: now().name })}
            </span>
            <Button onClick={() => void run(requestWriteAccess)}>{say('Allow')}</Button>
            <IconButton icon="close" name={say('Not now')} onClick={gone} />
          </div>
        )}
      </Match>
      <Match when={is('due')}>
        {(now) => (
          <div class="banner" role="status">
            <span>{say('Not backed up yet: {changes}.', { changes: now().words })}</span>
            <Button onClick={() => void run(shareBackup)}>{say('Back up')}</Button>
            <IconButton
              icon="close"
              name={say('Not now')}
              onClick={() => {
                gone();
                void dismissBackupReminder();
              }}
            />
          </div>
        )}
      </Match>
      <Match when={is('clears')}>
        <div class="banner" role="status">
          <span>{say('This browser may delete your games when space runs out.')}</span>
          <Button onClick={() => void run(shareBackup).then(() => recordClearingWarning(Date.now()))}>
            {say('Back up')}
          </Button>
          <IconButton
            icon="close"
            name={say('Dismiss')}
            onClick={() => {
              gone();
              void recordClearingWarning(Date.now());
            }}
          />
        </div>
      </Match>
      <Match when={is('updated')}>
        {(now) => (
          <div class="banner" role="status">
            <span>
              {say('Sidekick is now version {version}.', { version: now().version })}{' '}
              <Show when={now().importAgain}>
                {say('Import your unit files again to add gaps in dials and colored lines.')}
              </Show>
            </span>
            <Button
              onClick={() => {
                gone();
                goTo('table', 'about');
              }}
            >
              {say('What’s new')}
            </Button>
            <IconButton icon="close" name={say('Dismiss')} onClick={gone} />
          </div>
        )}
      </Match>
      <Match when={is('install')}>
        {(now) => (
          <div class="banner" role="status">
            <span>
              {now().way === 'ask'
                ? say('On your home screen, Sidekick opens at once and your games stay saved.')
                : say(
                    'Safari may delete your games after a week. To prevent this, tap Share, then Add to Home Screen.',
                  )}
            </span>
            {now().way === 'ask' && (
              <Button
                onClick={() =>
                  void run(async () => ((await requestInstall()) ? say('Sidekick is on your home screen.') : null))
                }
              >
                {say('Add to home screen')}
              </Button>
            )}
            <IconButton icon="close" name={say('Dismiss')} onClick={gone} />
          </div>
        )}
      </Match>
    </Switch>
  );
}
