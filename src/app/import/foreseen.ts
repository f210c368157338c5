import { ok } from '../../plain/result';
import type { RecordTimes } from '../../store/records';
import type { PutReport } from '../../store/repository';
import type { FileWords } from './file-words';
import { joinAll, saveFile } from './save-file';
import { type ImportedRecords, NOTHING_IMPORTED, type Repositories, type Repository } from './save-imported';
import { IMPORT_KINDS, type ImportCounts, type ImportKind, idsByKind } from './summary';

/** Effects of an import, computed before anything is saved. */
export interface Foreseen {
  readonly files: number;
  readonly counts: ImportCounts;
  /** Number of records changed by hand here. The user decides about them after the rest is saved. */
  readonly asked: number;
}

/**
 * Counts new, changed and identical records. It runs the real import on an in-memory layer over the store, so the
 * counts cannot differ from it.
 */
export async function foreseenOf(
  read: readonly { readonly words: FileWords }[],
  repositories: Repositories,
): Promise<Foreseen> {
  const { characters, maps, cards, owned, codes, pictures } = repositories;
  const dry: Repositories = {
    characters: { ...laidOver(characters), all: characters.all },
    maps: laidOver(maps),
    cards: laidOver(cards),
    owned: laidOver(owned),
    codes: laidOver(codes),
    pictures: laidOver(pictures),
  };
  let all: ImportedRecords = NOTHING_IMPORTED;
  for (const { words } of read) all = joinAll(all, await saveFile(words.read, dry, {}));
  const counts = IMPORT_KINDS.map((kind) => [kind, onceEach(all, kind)] as const);
  const asked = all.characters.asked.length + all.cards.asked.length;
  return { files: read.length, counts: Object.fromEntries(counts) as ImportCounts, asked };
}

/** Counts a record that occurs in several files once: as new if the first file adds it. */
function onceEach(all: ImportedRecords, kind: ImportKind): ImportCounts[ImportKind] {
  const { added, replaced, same } = idsByKind(all, kind);
  const fresh = new Set(added);
  const changed = new Set(replaced.filter((id) => !fresh.has(id)));
  const alike = new Set(same.filter((id) => !fresh.has(id) && !changed.has(id)));
  return { added: fresh.size, replaced: changed.size, same: alike.size };
}

const NO_TIMES: RecordTimes = { added: 0, edited: 0, deletedAt: null };

/** Reads the store but writes to memory. */
function laidOver<Item extends { readonly id: string }>(stored: Repository<Item>): Repository<Item> {
  const written = new Map<string, Item & RecordTimes>();
  const getMany: Repository<Item>['getMany'] = async (ids) => {
    const here = await stored.getMany(ids.filter((id) => !written.has(id)));
    if (!here.ok) return here;
    const known = new Map([...here.value.map((each) => [each.id, each] as const), ...written]);
    return ok(ids.flatMap((id) => known.get(id) ?? []));
  };
  const putMany = async (items: readonly Item[]): Promise<Awaited<ReturnType<Repository<Item>['putMany']>>> => {
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
