import { ok } from '../../plain/result';
import type { RecordTimes } from '../../store/records';
import type { PutReport } from '../../store/repository';
import type { FileMessages } from './file-messages';
import { IMPORT_KINDS, type ImportCounts, type ImportKind, listIdsByKind } from './import-summary';
import {
  type ImportedRecords,
  type ImportRepositories,
  type ImportRepository,
  NOTHING_IMPORTED,
} from './save-imported';
import { mergeImportedRecords, saveParsedFile } from './save-parsed-file';

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
    characters: { ...overlayRepository(characters), all: characters.all },
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
