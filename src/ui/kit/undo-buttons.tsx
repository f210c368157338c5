import { type JSX, onCleanup, onMount } from 'solid-js';
import type { EditHistory } from '../../app/edit-history';
import { say } from '../../text/say';
import { IconButton } from './icon-button';

type Turns = Pick<EditHistory<unknown>, 'move' | 'canUndo' | 'canRedo'>;

export function UndoButtons(props: { steps: Turns }): JSX.Element {
  return (
    <>
      <IconButton
        icon="undo"
        name={say('Undo')}
        disabled={!props.steps.canUndo()}
        onClick={() => props.steps.move(-1)}
      />
      <IconButton
        icon="redo"
        name={say('Redo')}
        disabled={!props.steps.canRedo()}
        onClick={() => props.steps.move(1)}
      />
    </>
  );
}

/**
 * Binds Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z within a form to the form's undo and redo. `leaves` exempts targets where the
 * browser’s own undo applies.
 */
export function bindUndoKeys(
  form: () => HTMLElement,
  move: Turns['move'],
  leaves: (target: EventTarget | null) => boolean = () => false,
): void {
  const onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || leaves(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    move(key === 'y' || event.shiftKey ? 1 : -1);
  };
  onMount(() => {
    const listens = form();
    listens.addEventListener('keydown', onKey);
    onCleanup(() => listens.removeEventListener('keydown', onKey));
  });
}
