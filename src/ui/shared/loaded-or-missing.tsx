import { type JSX, type Resource, Show } from 'solid-js';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { ProgressBar } from '../kit/progress';

/**
 * Content that is loaded from the store before editing. Shows a message and a back button if the content is missing.
 */
export function LoadedOrMissing<Opened extends object>(props: {
  opened: Resource<Opened | null>;
  /** Message if the content is missing: `This card is not here`. */
  gone: string;
  onClose: () => void;
  children: (opened: Opened) => JSX.Element;
}): JSX.Element {
  return (
    <Show
      when={props.opened()}
      keyed
      fallback={
        <Show when={!props.opened.loading} fallback={<ProgressBar label={say('Loading…')} />}>
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
