import { type JSX, type Resource, Show } from 'solid-js';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Progress } from '../kit/progress';

/** What is read from the disk before it is edited; where it is gone, the way back. */
export function WhenOpened<Opened extends object>(props: {
  opened: Resource<Opened | null>;
  /** What is said where it is gone: `This card is not here`. */
  gone: string;
  onClose: () => void;
  children: (opened: Opened) => JSX.Element;
}): JSX.Element {
  return (
    <Show
      when={props.opened()}
      keyed
      fallback={
        <Show when={!props.opened.loading} fallback={<Progress label={say('Loading…')} />}>
          <EmptyState icon="warn" title={props.gone} text={say('It may have been deleted.')}>
            <Button onClick={() => props.onClose()}>{say('Back to the collection')}</Button>
          </EmptyState>
        </Show>
      }
    >
      {(opened) => props.children(opened)}
    </Show>
  );
}
