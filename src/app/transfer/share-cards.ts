import { type CardBox, printCardFile, sharedOfCharacter } from '../../catalog/cards/file';
import type { Character } from '../../catalog/character';
import { say } from '../../text/say';
import { fileName, shareFile, wordsOfShared } from '../share';

/** All cards as one file, to another app or among the downloads. What to tell people of it; null: nothing. */
export async function shareCards(
  characters: readonly Character[],
  box: Omit<CardBox, 'characters'>,
): Promise<string | null> {
  const text = printCardFile({ ...box, characters: characters.flatMap((each) => sharedOfCharacter(each) ?? []) });
  const file = new File([text], `${fileName('sidekick cards')}.json`, { type: 'application/json' });
  return wordsOfShared(await shareFile(file, 'sidekick cards'), say('The card file'));
}
