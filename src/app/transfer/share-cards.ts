import { type CardBox, toSharedCharacter } from '../../catalog/cards/card-file';
import type { Character } from '../../catalog/character';
import { type GeneralCardPart, isGeneralCard } from '../../catalog/general-cards/card';
import { generalCardsToTable } from '../../catalog/general-cards/csv';
import { getFormat, makeFormatFile } from '../../share/file-formats';
import { cardRepository } from '../../store/cards';
import { toast } from '../messages';
import { describeShareResult, makeFileName, shareFile } from '../share';
import { describeStoreFault } from '../storage/store-fault-text';
import { EMPTY_EXPORT, makeCollectionFile, makeTableFile } from './export-collection';

/**
 * Shares all mission cards as one file, or saves it to the downloads. Returns a message for the user; null if there is
 * nothing to report.
 */
export async function shareCards(
  characters: readonly Character[],
  box: Omit<CardBox, 'characters'>,
): Promise<string | null> {
  const print = await getFormat('cards').write();
  const text = print({ ...box, characters: characters.flatMap((each) => toSharedCharacter(each) ?? []) });
  const file = makeFormatFile('cards', makeFileName('sidekick cards'), [text]);
  return describeShareResult(await shareFile(file, 'sidekick cards'), 'cards');
}

/**
 * Shares feats, objects, conditions and teams and reports the result.
 * @param part one of these card types; null for all four
 */
export async function shareGeneralCards(part: GeneralCardPart | null, format: 'sidekick' | 'table'): Promise<void> {
  const result = await cardRepository.list();
  if (!result.ok) return toast({ text: describeStoreFault(result.fault), tone: 'bad' });
  const cards = result.value.items.filter(isGeneralCard).filter((each) => part === null || each.part === part);
  const name = makeFileName(`sidekick ${part ?? 'cards'} ${new Date().toISOString().slice(0, 10)}`);
  const file =
    format === 'table'
      ? await makeTableFile(generalCardsToTable(cards), name)
      : (await makeCollectionFile({ ...EMPTY_EXPORT, cards }, name)).file;
  const words = describeShareResult(await shareFile(file, file.name), 'cards');
  if (words !== null) toast(words);
}
