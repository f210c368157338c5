import './Toast.css';
import { type JSX, Show } from 'solid-js';
import { IconButton } from './IconButton';
import { dismissToast, shownToast } from './toasts';

/** The place where messages of `toast()` appear; one in the whole app. */
export function ToastPlace(): JSX.Element {
  return (
    <div class="toast-place" role="status">
      <Show when={shownToast()} keyed>
        {(message) => (
          <div class="toast" data-tone={message.tone ?? 'plain'}>
            <span>{message.text}</span>
            <Show when={message.action} fallback={<IconButton icon="close" name="Dismiss" onClick={dismissToast} />}>
              {(action) => (
                <button
                  type="button"
                  onClick={() => {
                    dismissToast();
                    action().run();
                  }}
                >
                  {action().label}
                </button>
              )}
            </Show>
          </div>
        )}
      </Show>
    </div>
  );
}
