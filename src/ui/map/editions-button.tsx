import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { ProgressBar } from '../kit/progress';
import { BottomSheet } from '../kit/sheet';
import type { EditionsButtonProps } from '../shared/book/edition-rows';

const EditionRows = lazy(async () => ({ default: (await import('../shared/book/edition-rows')).EditionRows }));

/** Button that compares the answers of all editions to the same question. */
export function EditionsButton(props: EditionsButtonProps): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Button wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('Other editions')}
      </Button>
      <Show when={open()}>
        <BottomSheet title={say('In each edition')} onClose={() => setOpen(false)}>
          <p class="muted small">{say('The same position and question in each edition.')}</p>
          <Suspense fallback={<ProgressBar label={say('Opening the rules…')} />}>
            <EditionRows {...props} hereWord={say('this game')} />
          </Suspense>
        </BottomSheet>
      </Show>
    </>
  );
}
