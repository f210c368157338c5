import type { JSX } from 'solid-js';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';

/**
 * Screen in place of a screen that failed: the error and ways to continue. No recorded data is lost, because data is
 * written to disk before it is shown.
 */
export function ErrorScreen(props: { error: unknown; again: () => void }): JSX.Element {
  const why = () => (props.error instanceof Error ? props.error.message : String(props.error));
  return (
    <EmptyState
      icon="warn"
      title={say('This screen failed')}
      text={say('{error} Your games are safe on this device.', { error: why() })}
    >
      <Button tone="accent" wide onClick={() => props.again()}>
        {say('Try again')}
      </Button>
      <Button wide onClick={() => location.reload()}>
        {say('Reload the app')}
      </Button>
    </EmptyState>
  );
}
