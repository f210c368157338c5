import type { JSX } from 'solid-js';
import { type Shared, shareText, wordsOfShared } from '../../app/share';
import { linkOfRuling, type SharedRuling } from '../../share/ruling';
import { say } from '../../text/say';
import { Button } from '../parts/Button';
import { toast } from '../parts/toasts';

/** Two ways to hand a position on. `ruling` is asked for when one is tapped. */
export function ShareRuling(props: { ruling: () => SharedRuling }): JSX.Element {
  const title = () => props.ruling().name || say('A position');
  const said = (shared: Shared, what: string): void => {
    const words = wordsOfShared(shared, what);
    if (words) toast(words);
  };
  const link = async (): Promise<void> => {
    said(await shareText(title(), await linkOfRuling(location.href, props.ruling())), say('The link'));
  };
  const text = async (): Promise<void> => {
    const { note, notation } = props.ruling();
    // As a comment the note travels with the text, and the notation still reads.
    const comment = note.split('\n').map((line) => `# ${line}\n`);
    said(await shareText(title(), `${note === '' ? '' : comment.join('')}${notation}`), say('The position'));
  };
  return (
    <>
      <Button wide hint={say('seen before anything is kept')} onClick={() => void link()}>
        {say('Share as a link')}
      </Button>
      <Button wide hint={say('position notation')} onClick={() => void text()}>
        {say('Share as text')}
      </Button>
    </>
  );
}
