import { say } from '../../../text/say';
import './help.css';
import { createSignal, type JSX, Show } from 'solid-js';
import type { HelpName } from '../../../text/help';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';

const HelpSheet = lazyPart(() => import('./help-sheet'));

export function HelpButton(props: { about: HelpName }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <IconButton class="help-button" icon="help" name={say('Help')} onClick={() => setOpen(true)} />
      <Show when={open()}>
        <HelpSheet about={props.about} onClose={() => setOpen(false)} />
      </Show>
    </>
  );
}
