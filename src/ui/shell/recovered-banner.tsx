import { type JSX, Show } from 'solid-js';
import { readNewestBackup } from '../../app/backup/newest-backup';
import { goTo } from '../../app/route';
import { recoveredRecords, setRecoveredRecords } from '../../app/storage/storage-health';
import { say } from '../../text/say';
import { describeRecovered } from '../../text/screens/recovery-text';
import { Button } from '../kit/button';
import { AlertBanner } from './banner';

/** Reports the records restored from the second copy after the browser lost data, and names the newest backup. */
export default function RecoveredBanner(): JSX.Element {
  const openBackups = (): void => {
    setRecoveredRecords(null);
    goTo('table', 'backup');
  };
  const newest = () => {
    const backup = readNewestBackup();
    return backup ? [say('Your newest backup is {file} in the folder {folder}.', { ...backup })] : [];
  };
  return (
    <Show when={recoveredRecords()}>
      {(found) => (
        <AlertBanner text={[describeRecovered(found()), ...newest()].join(' ')}>
          <Button onClick={openBackups}>{say('Open a backup')}</Button>
          <Button onClick={() => setRecoveredRecords(null)}>{say('Dismiss')}</Button>
        </AlertBanner>
      )}
    </Show>
  );
}
