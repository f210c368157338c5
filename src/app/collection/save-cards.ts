import type { BoxCard } from '../../catalog/cards/box-card';
import { mapCardSheetId } from '../../catalog/cards/map-sheet';
import type { GeneralCard } from '../../catalog/general-cards/card';
import { cardRepository } from '../../store/cards';
import { mapRepository } from '../../store/maps';
import { deleteWithUndo } from '../storage/delete-with-undo';
import { saveRecords } from './save-records';

/** Saves cards and shows a message with an undo. False if the write failed. */
export function saveCards(cards: readonly (GeneralCard | BoxCard)[], saved: string): Promise<boolean> {
  return saveRecords(cards, {
    repository: cardRepository,
    name: cards[0]?.card.name ?? '',
    message: saved,
  });
}

/** Deletes a feat, object, condition or team and offers an undo. */
export function deleteCard({ id, card }: GeneralCard): Promise<void> {
  return deleteWithUndo(card.name, [[id], cardRepository]);
}

/** Deletes a mission card and offers an undo. A map made from a map card is deleted and restored with the card. */
export function deleteBoxCard({ id, part, card }: BoxCard): Promise<void> {
  const sheet = part === 'maps' ? [mapCardSheetId(card)] : [];
  return deleteWithUndo(card.name, [[id], cardRepository], [sheet, mapRepository]);
}
