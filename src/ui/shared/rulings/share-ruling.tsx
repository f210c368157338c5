import { createSignal, type JSX, Show } from 'solid-js';
import { announceShareResult, shareText } from '../../../app/share';
import { preparePosition } from '../../../app/transfer/outgoing-data';
import type { SharedRuling } from '../../../share/ruling-file';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { lazyPart } from '../../kit/lazy-part';

const ShareSheet = lazyPart(() => import('../share/share-sheet'));

/** Buttons that share a position, as a code, link, file or text. `ruling` is called on a tap. */
export function ShareRuling(props: { ruling: () => SharedRuling }): JSX.Element {
  const [sharing, setSharing] = createSignal(false);
  const title = () => props.ruling().name || say('A position');
  const text = async (): Promise<void> => {
    const { note, notation } = props.ruling();
    // The note is shared as a comment, so the text remains valid notation.
    const comment = note.split('\n').map((line) => `# ${line}\n`);
    const text = `${note === '' ? '' : comment.join('')}${notation}`;
    announceShareResult(await shareText(title(), text), 'position');
  };
  return (
    <>
      <Button wide hint={say('code, link, file or text')} onClick={() => setSharing(true)}>
        {say('Share')}
      </Button>
      <Show when={sharing()}>
        <ShareSheet
          title={say('Share {name}', { name: truncate(title(), 30) })}
          outgoing={() => preparePosition(props.ruling())}
          onClose={() => setSharing(false)}
        >
          <Button wide hint={say('position notation, for messages and questions')} onClick={() => void text()}>
            {say('Text')}
          </Button>
        </ShareSheet>
      </Show>
    </>
  );
}
