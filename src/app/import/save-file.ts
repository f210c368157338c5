import type { MapSheet } from '../../board/map-sheet';
import { listBoxCards } from '../../catalog/cards/box-card';
import { type CardBox, characterFromShared } from '../../catalog/cards/card-file';
import { sheetFromMapCard } from '../../catalog/cards/map-sheet';
import type { Character } from '../../catalog/character';
import type { Holding } from '../../catalog/holding';
import type { Readable } from './file-words';
import { MAP_IDENTITY } from './identity';
import { cardByHand, saveGeneralCards } from './save-cards';
import {
  type ImportedRecords,
  joinSaved,
  NOTHING_IMPORTED,
  type Repositories,
  type SaveOptions,
  saveImported,
} from './save-imported';

/** Whether a character was made here, or changed since its import. No file replaces it without asking. */
function byHand(mine: Character): boolean {
  return mine.byHand === true || mine.origin === 'entered';
}

/** Batch size: one picture is as large as about 100 characters. */
const PICTURES_AT_ONCE = 20;

/** Progress callback and stop check of a save. */
export type How = Pick<SaveOptions<unknown>, 'onProgress' | 'stopped'>;

/** Saves the content of a file, each kind in its repository. */
export async function saveFile(read: Readable, repositories: Repositories, how: How): Promise<ImportedRecords> {
  const people: SaveOptions<Character> = { ...how, byHand };
  switch (read.holds) {
    case 'characters':
      return {
        ...NOTHING_IMPORTED,
        characters: await saveImported(read.report.characters, repositories.characters, people),
        cards: await saveGeneralCards(read.report.cards, read.report.characters, repositories.cards, how),
      };
    case 'general':
      return { ...NOTHING_IMPORTED, cards: await saveGeneralCards(read.cards, [], repositories.cards, how) };
    case 'maps':
      return {
        ...NOTHING_IMPORTED,
        maps: await saveImported(read.report.sheets, repositories.maps, { ...how, identity: MAP_IDENTITY }),
      };
    case 'cards': {
      const { box } = read.report;
      return {
        ...NOTHING_IMPORTED,
        ...(await saveBox(box.characters.map(characterFromShared), box, 'imported', repositories, people)),
      };
    }
    case 'collection': {
      const { characters, owned, cards, maps, codes, pictures } = read.report.parts;
      const timed = { timed: true };
      return {
        // Pictures come first, so that no record ever refers to a missing one.
        pictures: await saveImported(pictures, repositories.pictures, { ...how, ...timed, batch: PICTURES_AT_ONCE }),
        characters: await saveImported(characters, repositories.characters, { ...people, ...timed }),
        cards: await saveImported(cards, repositories.cards, { ...how, ...timed, byHand: cardByHand }),
        maps: await saveImported(maps, repositories.maps, { ...how, ...timed, identity: MAP_IDENTITY }),
        owned: await saveImported(owned, repositories.owned, { ...how, ...timed }),
        codes: await saveImported(codes, repositories.codes, { ...how, ...timed }),
      };
    }
    case 'rows': {
      if (read.report === null) return NOTHING_IMPORTED;
      const { characters } = read.report;
      return {
        ...NOTHING_IMPORTED,
        characters: await saveImported(characters, repositories.characters, people),
        cards: await saveGeneralCards([], characters, repositories.cards, how),
        owned: await saveImported(await newHoldings(read.holdings, repositories.owned), repositories.owned, how),
      };
    }
  }
}

/** Retains the stored location if a row names none. Drops zero counts of characters without a stored record. */
async function newHoldings(told: readonly Holding[], owned: Repositories['owned']): Promise<readonly Holding[]> {
  const here = await owned.getMany(told.map(({ id }) => id));
  const known = new Map(here.ok ? here.value.map((each) => [each.id, each] as const) : []);
  return told
    .filter(({ id, count }) => count > 0 || known.has(id))
    .map((each) => (each.where === '' ? { ...each, where: known.get(each.id)?.where ?? '' } : each));
}

/** Merges the results of two files. */
export function joinAll(a: ImportedRecords, b: ImportedRecords): ImportedRecords {
  return {
    characters: joinSaved(a.characters, b.characters),
    maps: joinSaved(a.maps, b.maps),
    cards: joinSaved(a.cards, b.cards),
    owned: joinSaved(a.owned, b.owned),
    codes: joinSaved(a.codes, b.codes),
    pictures: joinSaved(a.pictures, b.pictures),
  };
}

/** Saves a box of cards. Each map card is also saved as a map for games. */
export async function saveBox(
  characters: readonly Character[],
  box: Omit<CardBox, 'characters'>,
  source: MapSheet['source'],
  repositories: Repositories,
  how: SaveOptions<Character> = {},
): Promise<Pick<ImportedRecords, 'characters' | 'maps' | 'cards'>> {
  const sheets = box.maps.flatMap((card) => sheetFromMapCard(card, box.tiles, source) ?? []);
  return {
    characters: await saveImported(characters, repositories.characters, how),
    cards: await saveImported(listBoxCards(box), repositories.cards),
    maps: await saveImported(sheets, repositories.maps),
  };
}
