import type { ShelfCard } from '../../catalog/shelf/card';
import { putCards, removeCards, restoreCards } from '../../store/cards';
import { shortened } from '../../text/collection-words';
import { say } from '../../text/say';
import { cardShelf } from '../import/repositories';
import { takeBack } from '../import/save-imported';
import { toast } from '../messages';
import { sentenceOf } from '../storage/faults';
import { refreshCards } from './cards';

/** Puts cards on their shelves and says so, with the way back. False where the disk refused; people are told. */
export async function keepCards(cards: readonly ShelfCard[], said: string): Promise<boolean> {
  const put = await putCards(cards);
  const refused = put.ok ? put.value.refused[0] : undefined;
  await refreshCards();
  if (!put.ok || refused) {
    toast({
      text: put.ok
        ? say('Could not save {name}: {reason}.', { name: refused?.id, reason: refused?.reason })
        : sentenceOf(put.fault),
      tone: 'bad',
    });
    return false;
  }
  const { added, replaced } = put.value;
  const back = async () => {
    await takeBack({ added, replaced }, cardShelf);
    await refreshCards();
  };
  toast({ text: said, action: { label: say('Undo'), run: () => void back() } });
  return true;
}

/** Takes a card off its shelf; the message brings it back. */
export async function removeCard({ id, card }: ShelfCard): Promise<void> {
  const gone = await removeCards([id]);
  await refreshCards();
  if (!gone.ok) return toast({ text: sentenceOf(gone.fault), tone: 'bad' });
  toast({
    text: say('{name} deleted.', { name: shortened(card.name, 60) }),
    action: { label: say('Undo'), run: () => void restoreCards([id]).then(refreshCards) },
  });
}
