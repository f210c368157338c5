import { say } from '../../text/say';
import './toast.css';
import { createEffect, type JSX, Show } from 'solid-js';
import { dismissToast, messages } from '../../app/messages';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { topSheet } from './open-sheets';

/**
 * Container for the messages of `toast()`, one for the full app. Moves into the topmost open sheet, because content
 * outside a modal sheet cannot be seen or tapped. Table and Map reserve a lane for messages; other screens give them
 * room above the tabs.
 */
export function ToastPlace(): JSX.Element {
  let home!: HTMLDivElement;
  let place!: HTMLDivElement;
  createEffect(() => (topSheet() ?? messages.lane?.place ?? home).append(place));
  return (
    <div ref={home} class="toast-home">
      <div ref={place} class="toast-place" role="status">
        <Show when={messages.current} keyed>
          {(message) => (
            <div class="toast" data-tone={message.tone ?? 'plain'} data-read={messages.isRead ? '' : undefined}>
              <span>{message.text}</span>
              <Show when={message.action}>
                {(action) => (
                  <button
                    type="button"
                    onClick={() => {
                      dismissToast();
                      action().run();
                    }}
                  >
                    <span>{action().label}</span>
                    <Show when={action().label === say('Undo')}>
                      <Icon name="undo" />
                    </Show>
                  </button>
                )}
              </Show>
              {/* A message with an action has a close button only in a lane for messages. Outside a lane, the message
                 expires. */}
              <Show when={!message.action || messages.lane?.place}>
                <IconButton icon="close" name={say('Dismiss')} onClick={dismissToast} />
              </Show>
            </div>
          )}
        </Show>
      </div>
    </div>
  );
}
