import { say } from '../../text/say';
import './toast.css';
import { createEffect, createSignal, type JSX, Show } from 'solid-js';
import { dismissToast, messages } from '../../app/messages';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { topSheet } from './open-sheets';

/** Part of the screen in pixels from the edges of the window. */
interface TitleBox {
  readonly left: number;
  readonly right: number;
  /** Distance of its middle from the top. */
  readonly middle: number;
}

/** Lowest position of a title that a message may cover, in pixels. A title further down is not in the header. */
const LOWEST_TITLE = 80;

/** Returns the part of the header between its buttons. Null if the screen has no header, or if it is scrolled away. */
function measureTitle(): TitleBox | null {
  const title = document.querySelector('.shell-screen h1');
  const own = title?.getBoundingClientRect();
  if (!own || own.top < 0 || own.top > LOWEST_TITLE) return null;
  const header = title?.closest('header') ?? title?.parentElement;
  const sides = [...(header?.querySelectorAll('button, a') ?? [])].map((each) => each.getBoundingClientRect());
  const beside = sides.filter((side) => side.width > 0 && side.top < own.bottom && side.bottom > own.top);
  return {
    left: Math.max(0, ...beside.map((side) => side.right).filter((edge) => edge <= own.left + 1)),
    right: Math.max(0, ...beside.filter((side) => side.left > own.left).map((side) => window.innerWidth - side.left)),
    middle: own.top + own.height / 2,
  };
}

/**
 * Container for the messages of `toast()`, one for the full app. Moves into the topmost open sheet, because content
 * outside a modal sheet cannot be seen or tapped. Table and Map reserve a lane for messages; on other screens, messages
 * cover the title, between the buttons of the header.
 */
export function ToastPlace(): JSX.Element {
  let home!: HTMLDivElement;
  let place!: HTMLDivElement;
  const [box, setBox] = createSignal<TitleBox | null>(null);
  createEffect(() => (topSheet() ?? messages.lane?.place ?? home).append(place));
  createEffect(() => setBox(messages.current && !topSheet() && !messages.lane ? measureTitle() : null));
  return (
    <div ref={home} class="toast-home">
      <div
        ref={place}
        class="toast-place"
        role="status"
        style={
          box()
            ? {
                '--from-left': `${box()?.left}px`,
                '--from-right': `${box()?.right}px`,
                '--middle': `${box()?.middle}px`,
              }
            : undefined
        }
      >
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
