import { createResource, type JSX, Show } from 'solid-js';
import { type Shared, shareText, wordsOfShared } from '../../app/share';
import type { Character } from '../../catalog/character';
import { linkOfCharacter } from '../../share/character';
import { MOST_IN_CODE } from '../../share/matrix';
import { say } from '../../text/say';
import { shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';
import { toast } from '../parts/toasts';
import { goTo } from '../shell/route';
import { CodeView } from './CodeView';

/** Hands a character on: as a code to scan, a link, or a sticker for its base. */
export default function ShareCharacter(props: { character: Character; onClose: () => void }): JSX.Element {
  const [link] = createResource(
    () => props.character,
    (character) => linkOfCharacter(location.href, character),
  );
  const name = () => shortened(props.character.name, 30);
  const said = (shared: Shared): void => {
    const words = wordsOfShared(shared, say('The link'));
    if (words) toast(words);
  };
  return (
    <Sheet title={say('Share {name}', { name: name() })} onClose={props.onClose}>
      <div class="stack">
        <Show when={link()}>
          {(text) => (
            <Show when={text().length <= MOST_IN_CODE}>
              <CodeView text={text()} label={say('Code of {name}', { name: name() })} />
              <p class="muted small">
                {say('Another phone scans it in Sidekick, under Collection, or with its own camera.')}
              </p>
            </Show>
          )}
        </Show>
        <Button
          wide
          hint={say('whoever opens it sees the character before it is kept')}
          disabled={!link()}
          onClick={() => void shareText(props.character.name, link() ?? '').then(said)}
        >
          {say('Link')}
        </Button>
        <Button
          wide
          hint={say('a small code to print and glue under its base')}
          onClick={() => goTo('collection', 'stickers', 'of', props.character.id)}
        >
          {say('Sticker')}
        </Button>
      </div>
    </Sheet>
  );
}
