import type { JSX } from 'solid-js';
import { goTo } from '../../../app/route';
import { prepareCharacter } from '../../../app/transfer/outgoing-data';
import type { Character } from '../../../catalog/character';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import ShareSheet from './share-sheet';

/** Sheet that shares a character, or prints a sticker for its base. */
export default function ShareCharacter(props: { character: Character; onClose: () => void }): JSX.Element {
  return (
    <ShareSheet
      title={say('Share {name}', { name: truncate(props.character.name, 30) })}
      outgoing={() => prepareCharacter(props.character)}
      note={props.character.picture === undefined ? null : say('The photo is not shared.')}
      onClose={props.onClose}
    >
      <Button
        wide
        hint={say('a small code to print and glue under the base')}
        onClick={() => goTo('collection', 'stickers', 'of', props.character.id)}
      >
        {say('Sticker')}
      </Button>
    </ShareSheet>
  );
}
