import { type JSX, Show } from 'solid-js';
import { readNewestBackup } from '../../app/backup/newest-backup';
import { goTo } from '../../app/route';
import { recoveredRecords, setRecoveredRecords } from '../../app/storage/storage-health';
import { say } from '../../text/say';
import { describeRecovered } from '../../text/screens/recovery-text';
import { Button } from '../kit/button';

/** Reports the records restored from the second copy after the browser lost data, and names the newest backup. */
export default function RecoveredBanner(): JSX.Element {
  const openBackups = (): void => {
    setRecoveredRecords(null);
    goTo('table', 'backup');
  };
  return (
    <Show when={recoveredRecords()}>
      {(found) => (
        <div class="banner held-banner" role="alert">
          <span>
            {describeRecovered(found())}{' '}
            <Show when={readNewestBackup()}>
              {(newest) =>
                say('Your newest backup is {file} in the folder {folder}.', {
                  file: newest().file,
                  folder: newest().folder,
                })
              }
            </Show>
          </span>
          <div class="banner-ways">
            <Button onClick={openBackups}>{say('Open a backup')}</Button>
            <Button onClick={() => setRecoveredRecords(null)}>{say('Dismiss')}</Button>
          </div>
        </div>
      )}
    </Show>
  );
}
