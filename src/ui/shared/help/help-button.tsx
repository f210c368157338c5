import { say } from '../../../text/say';
import './help-button.css';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { HelpName } from '../../../text/help';
import { IconButton } from '../../kit/icon-button';

const HelpSheet = lazy(() => import('./help-sheet'));

export function HelpButton(props: { about: HelpName }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <IconButton class="help-button" icon="help" name={say('Help')} onClick={() => setOpen(true)} />
      <Suspense>
        <Show when={open()}>
          <HelpSheet about={props.about} onClose={() => setOpen(false)} />
        </Show>
      </Suspense>
    </>
  );
}
