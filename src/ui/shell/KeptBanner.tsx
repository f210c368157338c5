import { createSignal, type JSX, Show } from 'solid-js';
import { backUp } from '../../app/backup';
import { say } from '../../text/say';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';
import { toast } from '../parts/toasts';

// Belongs to the device, and losing it costs one tap.
const KEY = 'sidekick-told-kept';

function told(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Once, where the browser does not promise to keep what is stored: what that means, and a backup in one tap. */
export default function KeptBanner(): JSX.Element {
  const [heard, setHeard] = createSignal(told());
  const hear = (): void => {
    setHeard(true);
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // Then it is said again next time.
    }
  };
  const save = async (): Promise<void> => {
    const said = await backUp();
    if (said !== null) toast(said);
    hear();
  };
  return (
    <Show when={!heard()}>
      <div class="banner" role="status">
        <span>{say('This browser may clear your games when room runs out.')}</span>
        <Button onClick={() => void save()}>{say('Back up')}</Button>
        <IconButton icon="close" name={say('Dismiss')} onClick={hear} />
      </div>
    </Show>
  );
}
