import type { JSX } from 'solid-js';
import { Button } from '../parts/Button';
import { EmptyState } from '../parts/EmptyState';

/** Instead of a screen that failed: what is known, and the ways on. Nothing recorded is lost, for it is on disk before it is shown. */
export function Broken(props: { error: unknown; again: () => void }): JSX.Element {
  const why = () => (props.error instanceof Error ? props.error.message : String(props.error));
  return (
    <EmptyState icon="warn" title="This screen stopped" text={`${why()} Your games are safe on this device.`}>
      <Button tone="accent" wide onClick={() => props.again()}>
        Try again
      </Button>
      <Button wide onClick={() => location.reload()}>
        Open the app anew
      </Button>
    </EmptyState>
  );
}
