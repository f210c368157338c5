import type { Character } from '../../catalog/character';
import type { GeneralCard } from '../../catalog/general-cards/card';
import { listMissingTeams, listTeamCards } from '../../catalog/general-cards/teams';
import type { StoredCard } from '../../store/records';
import {
  type ImportRepository,
  mergeSavedRecords,
  NOTHING_SAVED,
  type SavedRecords,
  type SaveOptions,
  saveImportedRecords,
} from './save-imported';

/** Whether a card was entered or changed by hand. An import asks before it replaces such a card. */
export function isHandEditedCard(mine: StoredCard): boolean {
  return 'byHand' in mine && mine.byHand === true;
}

/**
 * Saves the feats, objects, conditions and teams of a file. Also adds missing teams of its characters. For these teams
 * only the name is known, so they never replace a card.
 */
export async function saveGeneralCards(
  cards: readonly GeneralCard[],
  characters: readonly Character[],
  repository: ImportRepository<StoredCard>,
  how: SaveOptions<StoredCard>,
): Promise<SavedRecords<StoredCard>> {
  const records = await saveImportedRecords<StoredCard>(cards, repository, { ...how, byHand: isHandEditedCard });
  const teams = listTeamCards(characters);
  if (records.fault !== null || teams.length === 0) return records;
  const here = await repository.getMany(teams.map(({ id }) => id));
  if (!here.ok) return mergeSavedRecords(records, { ...NOTHING_SAVED, fault: here.fault });
  const known = here.value.filter((each) => each.part === 'teams');
  return mergeSavedRecords(
    records,
    await saveImportedRecords<StoredCard>(listMissingTeams(teams, known), repository, { ...how, onProgress: () => {} }),
  );
}
