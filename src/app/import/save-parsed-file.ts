import type { MapSheet } from '../../board/map-sheet';
import { listBoxCards } from '../../catalog/cards/box-card';
import { type CardBox, characterFromShared } from '../../catalog/cards/card-file';
import { sheetFromMapCard } from '../../catalog/cards/map-sheet';
import type { Character } from '../../catalog/character';
import type { GeneralCard } from '../../catalog/general-cards/card';
import { listMissingTeams, listTeamCards } from '../../catalog/general-cards/draft';
import type { Holding } from '../../catalog/holding';
import { ok } from '../../plain/result';
import type { RecordTimes, StoredCard } from '../../store/records';
import type { PutReport } from '../../store/repository';
import type { FileMessages, SavableFile } from './file-messages';
import { IMPORT_KINDS, type ImportCounts, type ImportKind, listIdsByKind } from './import-summary';
import {
  type ImportedRecords,
  type ImportRepositories,
  type ImportRepository,
  MAP_IDENTITY,
  mergeSavedRecords,
  NOTHING_IMPORTED,
  NOTHING_SAVED,
  type SavedRecords,
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
        // Pictures are saved first, so no record ever refers to a missing picture.
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

/** Whether a card was entered or changed by hand. An import asks before it replaces such a card. */
function isHandEditedCard(mine: StoredCard): boolean {
  return 'byHand' in mine && mine.byHand === true;
}

/**
 * Saves the feats, objects, conditions and teams of a file. Also adds missing teams of its characters. For these teams
 * only the name is known, so they never replace a card.
 */
async function saveGeneralCards(
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

/** Preview of an import, computed before anything is saved. */
export interface ImportPreview {
  readonly files: number;
  readonly counts: ImportCounts;
  /**
   * Number of records that the user changed by hand. The user decides about their import after all others are saved.
   */
  readonly asked: number;
}

/**
 * Counts new, changed and identical records. Runs the real import with writes to memory only, so the counts are exact.
 */
export async function previewImport(
  read: readonly { readonly words: FileMessages }[],
  repositories: ImportRepositories,
): Promise<ImportPreview> {
  const { characters, maps, cards, owned, codes, pictures } = repositories;
  const dry: ImportRepositories = {
    characters: { ...overlayRepository(characters), list: characters.list },
    maps: overlayRepository(maps),
    cards: overlayRepository(cards),
    owned: overlayRepository(owned),
    codes: overlayRepository(codes),
    pictures: overlayRepository(pictures),
  };
  let all: ImportedRecords = NOTHING_IMPORTED;
  for (const { words: messages } of read) all = mergeImportedRecords(all, await saveParsedFile(messages.read, dry, {}));
  const counts = IMPORT_KINDS.map((kind) => [kind, countOnce(all, kind)] as const);
  const asked = all.characters.asked.length + all.cards.asked.length;
  return { files: read.length, counts: Object.fromEntries(counts) as ImportCounts, asked };
}

/** Counts each record once even if several files contain it. A record that the first file adds is new. */
function countOnce(all: ImportedRecords, kind: ImportKind): ImportCounts[ImportKind] {
  const { added, replaced, same } = listIdsByKind(all, kind);
  const fresh = new Set(added);
  const changed = new Set(replaced.filter((id) => !fresh.has(id)));
  const alike = new Set(same.filter((id) => !fresh.has(id) && !changed.has(id)));
  return { added: fresh.size, replaced: changed.size, same: alike.size };
}

const NO_TIMES: RecordTimes = { added: 0, edited: 0, deletedAt: null };

/** Makes a repository that reads the store but writes to memory. */
function overlayRepository<Item extends { readonly id: string }>(
  stored: ImportRepository<Item>,
): ImportRepository<Item> {
  const written = new Map<string, Item & RecordTimes>();
  const getMany: ImportRepository<Item>['getMany'] = async (ids) => {
    const here = await stored.getMany(ids.filter((id) => !written.has(id)));
    if (!here.ok) return here;
    const known = new Map([...here.value.map((each) => [each.id, each] as const), ...written]);
    return ok(ids.flatMap((id) => known.get(id) ?? []));
  };
  const putMany = async (items: readonly Item[]): Promise<Awaited<ReturnType<ImportRepository<Item>['putMany']>>> => {
    const here = await getMany(items.map(({ id }) => id));
    if (!here.ok) return here;
    const known = new Set(here.value.map(({ id }) => id));
    for (const item of items) written.set(item.id, { ...item, ...NO_TIMES });
    const added = [...new Set(items.map(({ id }) => id))].filter((id) => !known.has(id));
    const report: PutReport<Item> = { added, replaced: here.value, refused: [] };
    return ok(report);
  };
  return { getMany, putMany, bring: putMany, remove: async (ids) => ok(ids.length) };
}
