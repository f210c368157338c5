import type { JSX } from 'solid-js';
import { refreshCharacters } from '../../../app/collection/library';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import { sentenceOf } from '../../../app/storage/faults';
import { cardOf } from '../../../catalog/cards/carded';
import type { Character } from '../../../catalog/character';
import { removeCharacters, restoreCharacters } from '../../../store/characters';
import { shortened } from '../../../text/collection-words';
import { say } from '../../../text/say';
import { CharacterDetail } from './character-detail';

/** The sheet of a character, with its deletion and the undo of it. */
export default function OpenCharacter(props: { character: Character; onClose: () => void }): JSX.Element {
  async function remove({ id, name }: Character): Promise<void> {
    props.onClose();
    const done = await removeCharacters([id]);
    await refreshCharacters([id]);
    if (!done.ok) return toast({ text: sentenceOf(done.fault), tone: 'bad' });
    toast({
      text: say('{name} deleted.', { name: shortened(name, 60) }),
      action: { label: say('Undo'), run: () => void restoreCharacters([id]).then(() => refreshCharacters([id])) },
    });
  }
  return (
    <CharacterDetail
      character={props.character}
      onClose={() => props.onClose()}
      onDelete={() => void remove(props.character)}
      onEdit={() => goTo('collection', cardOf(props.character) ? 'edit-card' : 'edit', props.character.id)}
    />
  );
}
