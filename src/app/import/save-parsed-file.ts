import type { MapSheet } from '../../board/map-sheet';
import { listBoxCards } from '../../catalog/cards/box-card';
import { type CardBox, characterFromShared } from '../../catalog/cards/card-file';
import { sheetFromMapCard } from '../../catalog/cards/map-sheet';
import type { Character } from '../../catalog/character';
import type { Holding } from '../../catalog/holding';
import type { SavableFile } from './file-messages';
import { MAP_IDENTITY } from './identity';
import { isHandEditedCard, saveGeneralCards } from './save-general-cards';
import {
  type ImportedRecords,
  type ImportRepositories,
  mergeSavedRecords,
  NOTHING_IMPORTED,
  type SaveOptions,
  saveImportedRecords,
} from './save-imported';

/**
 * Whether a character was made on this device or changed since its import. An import asks before it replaces such a
 * character.
 */
function isByHand(mine: Character): boolean {
  return mine.byHand === true || mine.origin === 'entered';
}

/** Number of pictures in one transaction: one picture is as large as about 100 characters. */
const PICTURE_BATCH = 20;

export type SaveCallbacks = Pick<SaveOptions<unknown>, 'onProgress' | 'stopped'>;

/** Saves the content of a file, each type of record in its repository. */
export async function saveParsedFile(
  read: SavableFile,
  repositories: ImportRepositories,
  how: SaveCallbacks,
): Promise<ImportedRecords> {
  const people: SaveOptions<Character> = { ...how, byHand: isByHand };
  switch (read.holds) {
    case 'characters':
      return {
        ...NOTHING_IMPORTED,
        characters: await saveImportedRecords(read.report.characters, repositories.characters, people),
        cards: await saveGeneralCards(read.report.cards, read.report.characters, repositories.cards, how),
      };
    case 'general':
      return { ...NOTHING_IMPORTED, cards: await saveGeneralCards(read.cards, [], repositories.cards, how) };
    case 'maps':
      return {
        ...NOTHING_IMPORTED,
        maps: await saveImportedRecords(read.report.sheets, repositories.maps, { ...how, identity: MAP_IDENTITY }),
      };
    case 'cards': {
      const { box } = read.report;
      return {
        ...NOTHING_IMPORTED,
        ...(await saveCardBox(box.characters.map(characterFromShared), box, 'imported', repositories, how)),
      };
    }
    case 'collection': {
      const { characters, owned, cards, maps, codes, pictures } = read.report.parts;
      const timed = { timed: true };
      return {
        // Pictures are saved first, so that no record ever refers to a missing picture.
        pictures: await saveImportedRecords(pictures, repositories.pictures, {
          ...how,
          ...timed,
          batch: PICTURE_BATCH,
        }),
        characters: await saveImportedRecords(characters, repositories.characters, { ...people, ...timed }),
        cards: await saveImportedRecords(cards, repositories.cards, { ...how, ...timed, byHand: isHandEditedCard }),
        maps: await saveImportedRecords(maps, repositories.maps, { ...how, ...timed, identity: MAP_IDENTITY }),
        owned: await saveImportedRecords(owned, repositories.owned, { ...how, ...timed }),
        codes: await saveImportedRecords(codes, repositories.codes, { ...how, ...timed }),
      };
    }
    case 'rows': {
      if (read.report === null) return NOTHING_IMPORTED;
      const { characters } = read.report;
      return {
        ...NOTHING_IMPORTED,
        characters: await saveImportedRecords(characters, repositories.characters, people),
        cards: await saveGeneralCards([], characters, repositories.cards, how),
        owned: await saveImportedRecords(
          await updateHoldings(read.holdings, repositories.owned),
          repositories.owned,
          how,
        ),
      };
    }
  }
}

/**
 * Fills in the stored location if a row has none. Omits a count of zero unless a count of the character is already
 * stored.
 */
async function updateHoldings(
  holdings: readonly Holding[],
  owned: ImportRepositories['owned'],
): Promise<readonly Holding[]> {
  const here = await owned.getMany(holdings.map(({ id }) => id));
  const known = new Map(here.ok ? here.value.map((each) => [each.id, each] as const) : []);
  return holdings
    .filter(({ id, count }) => count > 0 || known.has(id))
    .map((each) => (each.where === '' ? { ...each, where: known.get(each.id)?.where ?? '' } : each));
}

export function mergeImportedRecords(a: ImportedRecords, b: ImportedRecords): ImportedRecords {
  return {
    characters: mergeSavedRecords(a.characters, b.characters),
    maps: mergeSavedRecords(a.maps, b.maps),
    cards: mergeSavedRecords(a.cards, b.cards),
    owned: mergeSavedRecords(a.owned, b.owned),
    codes: mergeSavedRecords(a.codes, b.codes),
    pictures: mergeSavedRecords(a.pictures, b.pictures),
  };
}

/** Saves a box of cards. Each map card is also saved as a map for games. */
export async function saveCardBox(
  characters: readonly Character[],
  box: Omit<CardBox, 'characters'>,
  source: MapSheet['source'],
  repositories: ImportRepositories,
  how: SaveCallbacks = {},
): Promise<Pick<ImportedRecords, 'characters' | 'maps' | 'cards'>> {
  const sheets = box.maps.flatMap((card) => sheetFromMapCard(card, box.tiles, source) ?? []);
  return {
    characters: await saveImportedRecords(characters, repositories.characters, { ...how, byHand: isByHand }),
    cards: await saveImportedRecords(listBoxCards(box), repositories.cards, { byHand: isHandEditedCard }),
    maps: await saveImportedRecords(sheets, repositories.maps),
  };
}
