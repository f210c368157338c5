import type { Character } from '../../catalog/character';
import { putCharacters } from '../../store/characters';
import { shortened } from '../../text/collection-words';
import { say } from '../../text/say';
import { characterShelf } from '../import/repositories';
import { takeBack } from '../import/save-imported';
import { toast } from '../messages';
import { sentenceOf } from '../storage/faults';
import { refreshCharacters } from './library';

/** Keeps a character that was typed and says so, with the way back. False where it could not be kept. */
export async function keepEntered(character: Character): Promise<boolean> {
  const put = await putCharacters([character]);
  const refused = put.ok ? put.value.refused[0] : undefined;
  if (!put.ok || refused) {
    toast({
      text: put.ok
        ? say('Could not save {name}: {reason}.', { name: shortened(character.name, 60), reason: refused?.reason })
        : sentenceOf(put.fault),
      tone: 'bad',
    });
    return false;
  }
  await refreshCharacters([character.id]);
  const { added, replaced } = put.value;
  toast({
    text: say('{name} saved to your collection.', { name: shortened(character.name, 60) }),
    action: {
      label: say('Undo'),
      run: () => void takeBack({ added, replaced }, characterShelf).then(() => refreshCharacters([character.id])),
    },
  });
  return true;
}
