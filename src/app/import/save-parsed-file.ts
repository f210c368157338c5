import type { MapSheet } from '../../board/map-sheet';
import { listBoxCards } from '../../catalog/cards/box-card';
import { type CardBox, characterFromShared } from '../../catalog/cards/card-file';
import { sheetFromMapCard } from '../../catalog/cards/map-sheet';
import type { Character } from '../../catalog/character';
import type { GeneralCard } from '../../catalog/general-cards/card';
import { listMissingTeams, listTeamCards } from '../../catalog/general-cards/draft';
import type { Holding } from '../../catalog/holding';
import { ok } from '../../plain/result';
import type { StoreFault } from '../../store/fault';
import type { RecordTimes } from '../../store/records';
import { MAP_IDENTITY, type StoredRecords } from './assign-ids';
import type { FileMessages, SavableFile } from './file-messages';
import { IMPORT_KINDS, type ImportCounts, type ImportKind, listIdsByKind } from './import-summary';
import {
  addSavedRecords,
  type ImportedRecords,
  type ImportItem,
  type ImportRepositories,
  type ImportRepository,
  mergeImportedRecords,
  NOTHING_IMPORTED,
  NOTHING_SAVED,
  planRecords,
  RECORD_KINDS,
  type RecordKind,
  type SavedRecords,
  type SaveOptions,
  saveImportedRecords,
} from './save-imported';

/** Records of one kind from a file. */
interface RecordGroup {
  readonly kind: RecordKind;
  readonly items: readonly AnyItem[];
  readonly options: SaveOptions<AnyItem>;
  /** Fault by which the records could not be listed. Null if they are complete. */
  readonly fault: StoreFault | null;
}

interface AnyItem {
  readonly id: string;
}

type KindOptions = { readonly [Kind in RecordKind]?: Omit<SaveOptions<ImportItem<Kind>>, 'onProgress' | 'stopped'> };

/**
 * Options for all records of a kind. An import asks before it replaces a character or card that was made on this device
 * or changed since its import.
 */
const KIND_OPTIONS: KindOptions = {
  characters: {
    byHand: (mine) => mine.byHand === true || mine.origin === 'entered',
    carry: (mine, theirs) =>
      mine.picture === undefined || theirs.picture !== undefined ? theirs : { ...theirs, picture: mine.picture },
  },
  cards: { byHand: (mine) => 'byHand' in mine && mine.byHand === true },
  // One picture is as large as about 100 characters.
  pictures: { batch: 20 },
};

function group<Kind extends RecordKind>(
  kind: Kind,
  items: readonly ImportItem<Kind>[],
  options: KindOptions[Kind] = {},
  fault: StoreFault | null = null,
): RecordGroup {
  return { kind, items, options: { ...KIND_OPTIONS[kind], ...options } as unknown as SaveOptions<AnyItem>, fault };
}

/** Reads stored records of each kind by id. While an import is planned, also the planned records. */
type ReadByKind = { readonly [Kind in RecordKind]: StoredRecords<ImportItem<Kind>> };

/**
 * Yields the records of a file in the order in which they are saved. Some records depend on stored ones, so each group
 * is made after the group before is saved or planned.
 */
async function* listGroups(read: SavableFile, stored: ReadByKind): AsyncGenerator<RecordGroup> {
  switch (read.holds) {
    case 'characters':
      yield group('characters', read.report.characters);
      yield* listGeneralCards(read.report.cards, read.report.characters, stored.cards);
      break;
    case 'general':
      yield* listGeneralCards(read.cards, [], stored.cards);
      break;
    case 'maps':
      yield group('maps', read.report.sheets, { identity: MAP_IDENTITY });
      break;
    case 'cards': {
      const { box } = read.report;
      yield* listCardBox(box.characters.map(characterFromShared), box, 'imported');
      break;
    }
    case 'collection': {
      const { characters, owned, cards, maps, codes, pictures } = read.report.parts;
      const timed = { timed: true };
      // Pictures are saved first, so no record ever refers to a missing picture.
      yield group('pictures', pictures, timed);
      yield group('characters', characters, timed);
      yield group('cards', cards, timed);
      yield group('maps', maps, { ...timed, identity: MAP_IDENTITY });
      yield group('owned', owned, timed);
      yield group('codes', codes, timed);
      break;
    }
    case 'picture': {
      if (read.picture === null) break;
      yield group('pictures', [read.picture]);
      const here = await stored.characters.getMany([read.of]);
      if (!here.ok) return yield group('characters', [], {}, here.fault);
      const { id } = read.picture;
      // A picture replaces no value that the user entered, so the import does not ask.
      yield group(
        'characters',
        here.value.map(({ added: _, edited: __, deletedAt: ___, ...each }) => ({ ...each, picture: id })),
        { byHand: () => false },
      );
      break;
    }
    case 'rows':
      if (read.report === null) break;
      yield group('characters', read.report.characters);
      yield* listGeneralCards([], read.report.characters, stored.cards);
      yield group('owned', await updateHoldings(read.holdings, stored.owned));
  }
}

/** Yields a box of cards. Each map card is also saved as a map for games. */
function* listCardBox(
  characters: readonly Character[],
  box: Omit<CardBox, 'characters'>,
  source: MapSheet['source'],
): Generator<RecordGroup> {
  const sheets = box.maps.flatMap((card) => sheetFromMapCard(card, box.tiles, source) ?? []);
  yield group('characters', characters);
  yield group('cards', listBoxCards(box));
  yield group('maps', sheets);
}

/**
 * Yields the feats, objects, conditions and teams of a file, then the missing teams of its characters. For these teams
 * only the name is known, so they never replace a card.
 */
async function* listGeneralCards(
  cards: readonly GeneralCard[],
  characters: readonly Character[],
  stored: ReadByKind['cards'],
): AsyncGenerator<RecordGroup> {
  yield group('cards', cards);
  const teams = listTeamCards(characters);
  if (teams.length === 0) return;
  const here = await stored.getMany(teams.map(({ id }) => id));
  if (!here.ok) return yield group('cards', [], {}, here.fault);
  const known = here.value.filter((each) => each.part === 'teams');
  yield group('cards', listMissingTeams(teams, known));
}

/**
 * Fills in the stored location if a row has none. Omits a count of zero unless a count of the character is already
 * stored.
 */
async function updateHoldings(holdings: readonly Holding[], stored: ReadByKind['owned']): Promise<readonly Holding[]> {
  const here = await stored.getMany(holdings.map(({ id }) => id));
  const known = new Map(here.ok ? here.value.map((each) => [each.id, each] as const) : []);
  return holdings
    .filter(({ id, count }) => count > 0 || known.has(id))
    .map((each) => (each.where === '' ? { ...each, where: known.get(each.id)?.where ?? '' } : each));
}

export type SaveCallbacks = Pick<SaveOptions<unknown>, 'onProgress' | 'stopped'>;

/** Saves the content of a file, each type of record in its repository. */
export function saveParsedFile(
  read: SavableFile,
  repositories: ImportRepositories,
  how: SaveCallbacks,
): Promise<ImportedRecords> {
  return saveGroups(listGroups(read, repositories), repositories, how);
}

/** Saves a box of cards, such as the sample set. */
export function saveCardBox(
  characters: readonly Character[],
  box: Omit<CardBox, 'characters'>,
  source: MapSheet['source'],
  repositories: ImportRepositories,
): Promise<ImportedRecords> {
  return saveGroups(listCardBox(characters, box, source), repositories, {});
}

function saveGroups(
  groups: Iterable<RecordGroup> | AsyncIterable<RecordGroup>,
  repositories: ImportRepositories,
  how: SaveCallbacks,
): Promise<ImportedRecords> {
  return collectGroups(groups, ({ kind, items, options }) =>
    saveImportedRecords(items, repositories[kind] as unknown as ImportRepository<AnyItem>, { ...options, ...how }),
  );
}

/** Handles each group of records, unless a group of the same kind failed before. */
async function collectGroups(
  groups: Iterable<RecordGroup> | AsyncIterable<RecordGroup>,
  handle: (group: RecordGroup) => Promise<SavedRecords<AnyItem>>,
): Promise<ImportedRecords> {
  let all = NOTHING_IMPORTED;
  for await (const each of groups) {
    if (all[each.kind].fault) continue;
    const { fault } = each;
    all = addSavedRecords(all, each.kind, fault ? { ...NOTHING_SAVED, fault } : await handle(each));
  }
  return all;
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

/** Counts new, changed and identical records as the import will save them. Writes nothing. */
export async function previewImport(
  read: readonly { readonly words: FileMessages }[],
  repositories: ImportRepositories,
): Promise<ImportPreview> {
  const plans = Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind, makePlan(repositories[kind] as unknown as ImportRepository<AnyItem>)]),
  ) as Record<RecordKind, ReturnType<typeof makePlan>>;
  let all: ImportedRecords = NOTHING_IMPORTED;
  for (const { words } of read) {
    const groups = listGroups(words.read, plans as unknown as ReadByKind);
    const planned = await collectGroups(groups, ({ kind, items, options }) => plans[kind].add(items, options));
    all = mergeImportedRecords(all, planned);
  }
  const counts = IMPORT_KINDS.map((kind) => [kind, countOnce(all, kind)] as const);
  const asked = all.characters.asked.length + all.cards.asked.length;
  return { files: read.length, counts: Object.fromEntries(counts) as ImportCounts, asked };
}

const NO_TIMES: RecordTimes = { added: 0, edited: 0, deletedAt: null };

/** Plans the import of one kind of record. Later records are compared with earlier ones as if these were saved. */
function makePlan(stored: StoredRecords<AnyItem>) {
  const planned = new Map<string, AnyItem & RecordTimes>();
  const getMany: StoredRecords<AnyItem>['getMany'] = async (ids) => {
    const here = await stored.getMany(ids.filter((id) => !planned.has(id)));
    if (!here.ok) return here;
    const known = new Map([...here.value.map((each) => [each.id, each] as const), ...planned]);
    return ok(ids.flatMap((id) => known.get(id) ?? []));
  };
  async function add(items: readonly AnyItem[], options: SaveOptions<AnyItem>): Promise<SavedRecords<AnyItem>> {
    const plan = await planRecords(items, { getMany }, options);
    if (!plan.ok) return { ...NOTHING_SAVED, fault: plan.fault };
    const { fresh, known, same, asked } = plan.value;
    for (const each of fresh) planned.set(each.id, { ...each, ...NO_TIMES });
    const added = fresh.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    return { ...NOTHING_SAVED, added, replaced: fresh.flatMap(({ id }) => known.get(id) ?? []), same, asked };
  }
  return { getMany, add };
}

/** Counts each record once even if several files contain it. A record that the first file adds is new. */
function countOnce(all: ImportedRecords, kind: ImportKind): ImportCounts[ImportKind] {
  const { added, replaced, same } = listIdsByKind(all, kind);
  const fresh = new Set(added);
  const changed = new Set(replaced.filter((id) => !fresh.has(id)));
  const alike = new Set(same.filter((id) => !fresh.has(id) && !changed.has(id)));
  return { added: fresh.size, replaced: changed.size, same: alike.size };
}
