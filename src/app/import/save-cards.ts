import type { Character } from '../../catalog/character';
import type { GeneralCard } from '../../catalog/general-cards/card';
import { listMissingTeams, listTeamCards } from '../../catalog/general-cards/teams';
import type { StoredCard } from '../../store/records';
import {
  joinSaved,
  NOTHING_SAVED,
  type Repository,
  type SavedRecords,
  type SaveOptions,
  saveImported,
} from './save-imported';

/** Entered or changed by hand: no file replaces it unasked. */
export function cardByHand(mine: StoredCard): boolean {
  return 'byHand' in mine && mine.byHand === true;
}

/**
 * Keeps the feats, objects, conditions and teams of a file, and the teams on the bases of its characters that are not saved yet: of those a
 * file tells the name alone, so it never takes the place of anything.
 */
export async function saveGeneralCards(
  cards: readonly GeneralCard[],
  characters: readonly Character[],
  repository: Repository<StoredCard>,
  how: SaveOptions<StoredCard>,
): Promise<SavedRecords<StoredCard>> {
  const kept = await saveImported<StoredCard>(cards, repository, { ...how, byHand: cardByHand });
  const teams = listTeamCards(characters);
  if (kept.fault !== null || teams.length === 0) return kept;
  const here = await repository.getMany(teams.map(({ id }) => id));
  if (!here.ok) return joinSaved(kept, { ...NOTHING_SAVED, fault: here.fault });
  const known = here.value.filter((each) => each.part === 'teams');
  return joinSaved(
    kept,
    await saveImported<StoredCard>(listMissingTeams(teams, known), repository, { ...how, onProgress: () => {} }),
  );
}
