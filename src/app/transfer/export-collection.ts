import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import type { TextTable } from '../../catalog/csv/parse-csv';
import type { Holding } from '../../catalog/holding';
import { charactersToTable } from '../../catalog/units/csv';
import { MAX_FILE_LENGTH } from '../../plain/lenient';
import { ok } from '../../plain/result';
import { getFormat, makeFormatFile } from '../../share/file-formats';
import { cardRepository } from '../../store/cards';
import { characterRepository } from '../../store/characters';
import { codeRepository } from '../../store/codes';
import type { StoreResult } from '../../store/fault';
import { mapRepository } from '../../store/maps';
import { holdingRepository } from '../../store/owned';
import { pictureRepository } from '../../store/pictures';
import type { Picture, RecordTimes, StoredCard, TiedCode } from '../../store/records';

/**
 * Data for an export: characters with owned copies, barcodes and pictures. A full export also includes cards and maps.
 */
export interface CollectionExport {
  readonly characters: readonly (Character & RecordTimes)[];
  readonly owned: readonly (Holding & RecordTimes)[];
  readonly cards: readonly (StoredCard & RecordTimes)[];
  readonly maps: readonly (MapSheet & RecordTimes)[];
  readonly codes: readonly (TiedCode & RecordTimes)[];
  /** Ids of the pictures of characters and maps. The pictures are too large to load all at once. */
  readonly pictures: readonly string[];
}

export const EMPTY_EXPORT: CollectionExport = {
  characters: [],
  owned: [],
  cards: [],
  maps: [],
  codes: [],
  pictures: [],
};

const PAGE = 500;

/**
 * Collects the data for an export.
 * @param ids characters in the desired order; null for the entire collection
 */
export async function collectExportData(ids: readonly string[] | null): Promise<StoreResult<CollectionExport>> {
  const characters = ids === null ? await everyone() : await these(ids);
  if (!characters.ok) return characters;
  const [holdings, codes] = [await holdingRepository.list(), await codeRepository.list()];
  if (!holdings.ok) return holdings;
  if (!codes.ok) return codes;
  if (ids !== null) {
    const wanted = new Set(ids);
    return ok({
      characters: characters.value,
      owned: holdings.value.items.filter(({ id }) => wanted.has(id)),
      cards: [],
      maps: [],
      codes: codes.value.items.filter(({ character }) => wanted.has(character)),
      pictures: picturesOf(characters.value),
    });
  }
  const [cards, maps] = [await cardRepository.list(), await mapRepository.list()];
  if (!cards.ok) return cards;
  if (!maps.ok) return maps;
  return ok({
    characters: characters.value,
    owned: holdings.value.items,
    cards: cards.value.items,
    maps: maps.value.items,
    codes: codes.value.items,
    pictures: picturesOf([...characters.value, ...maps.value.items]),
  });
}

function picturesOf(all: readonly { readonly picture?: string }[]): string[] {
  return [...new Set(all.flatMap(({ picture }) => picture ?? []))];
}

async function everyone(): Promise<StoreResult<(Character & RecordTimes)[]>> {
  const all: (Character & RecordTimes)[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await characterRepository.page(after, PAGE);
    if (!page.ok) return page;
    for (const each of page.value.items) all.push(each);
    after = page.value.last;
  }
  return ok(all);
}

async function these(ids: readonly string[]): Promise<StoreResult<(Character & RecordTimes)[]>> {
  const all: (Character & RecordTimes)[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = await characterRepository.getMany(ids.slice(from, from + PAGE));
    if (!some.ok) return some;
    for (const each of some.value) all.push(each);
  }
  return ok(all);
}

/** Number of characters of text to assemble before yielding to the event loop. */
const CHUNK_LENGTH = 2_000_000;
const PICTURE_BATCH_SIZE = 10;

export interface ExportedFile {
  readonly file: File;
  /** Number of pictures left out because a larger file could not be imported again. */
  readonly picturesLeftOut: number;
}

/**
 * Creates a Sidekick collection file.
 * @param limit size in characters after which no picture is added
 */
export async function makeCollectionFile(
  gathered: CollectionExport,
  name: string,
  limit = MAX_FILE_LENGTH * 0.95,
): Promise<ExportedFile> {
  const stretches: Blob[] = [];
  let pieces: string[] = [];
  let [size, stretch, left] = [0, 0, 0];

  async function* pictures(): AsyncGenerator<Picture & RecordTimes> {
    for (let from = 0; from < gathered.pictures.length; from += PICTURE_BATCH_SIZE) {
      const result = await pictureRepository.getMany(gathered.pictures.slice(from, from + PICTURE_BATCH_SIZE));
      for (const picture of result.ok ? result.value : []) {
        // Base64 encodes three bytes as four characters.
        if (size + picture.bytes.length * (4 / 3) > limit) left++;
        else yield picture;
      }
    }
  }

  const print = await getFormat('collection').write();
  for await (const piece of print({ ...gathered, pictures: pictures() })) {
    pieces.push(piece);
    size += piece.length;
    stretch += piece.length;
    if (stretch < CHUNK_LENGTH) continue;
    // Moves the text to a blob, which the browser can store outside the page's memory.
    stretches.push(new Blob(pieces));
    pieces = [];
    stretch = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return {
    file: makeFormatFile('collection', name, [...stretches, ...pieces]),
    picturesLeftOut: left,
  };
}

/** Byte order mark. Spreadsheet programs read a file as UTF-8 only if it begins with this mark. */
const UTF_8_MARK = '\uFEFF';

/** Creates a file for spreadsheet programs. */
export async function makeTableFile(table: TextTable, name: string): Promise<File> {
  const print = await getFormat('table').write();
  return makeFormatFile('table', name, [UTF_8_MARK, print(table)]);
}

/** Creates a spreadsheet table of the characters with owned copies. */
export function makeSpreadsheetFile({ characters, owned }: CollectionExport, name: string): Promise<File> {
  return makeTableFile(charactersToTable(characters, new Map(owned.map((each) => [each.id, each]))), name);
}
