import { say } from '../../text/say';
import './sheet.css';
import { createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { IconButton } from './icon-button';
import { registerSheet } from './open-sheets';

export interface BottomSheetProps {
  title: string;
  /** Called on Esc, on a tap beside the sheet and on the close button. The owner removes the sheet. */
  onClose: () => void;
  /** Returns to the sheet before this one. Left out if there is none. */
  onBack?: (() => void) | undefined;
  /** Actions that stay visible while the content scrolls. */
  foot?: JSX.Element;
  children: JSX.Element;
}

/**
 * A modal sheet at the bottom of the screen. Show the sheet with `<Show when={open()}>`. The native modal dialog holds
 * the focus inside and restores it afterwards.
 */
export function BottomSheet(props: BottomSheetProps): JSX.Element {
  const title = createUniqueId();
  let dialog!: HTMLDialogElement;
  onMount(() => {
    const before = document.activeElement;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else {
      dialog.setAttribute('open', '');
      dialog.querySelector<HTMLElement>('button')?.focus();
    }
    const gone = registerSheet(dialog);
    onCleanup(() => {
      gone();
      if (dialog.open && typeof dialog.close === 'function') dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    });
  });
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-modal="true"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        props.onClose();
      }}
      onClick={(event) => event.target === dialog && props.onClose()}
    >
      <div class="sheet-head">
        <Show when={props.onBack}>
          {(back) => <IconButton icon="back" name={say('Back')} onClick={() => back()()} />}
        </Show>
        <h2 class="sheet-title" id={title}>
          {props.title}
        </h2>
        <IconButton icon="close" name={say('Close')} onClick={() => props.onClose()} />
      </div>
      {/* Focusable, so keyboards can scroll a sheet that contains no control. */}
      <div class="sheet-body" tabindex={0}>
        {props.children}
      </div>
      <Show when={props.foot}>
        <div class="sheet-foot">{props.foot}</div>
      </Show>
    </dialog>
  );
}
