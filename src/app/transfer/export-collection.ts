import type { MapSheet } from '../../board/map-sheet';
import type { Character } from '../../catalog/character';
import { printCsv } from '../../catalog/csv/parse-csv';
import type { Holding } from '../../catalog/holding';
import { charactersToTable } from '../../catalog/units/csv';
import { FILE_LIMIT } from '../../plain/lenient';
import { ok, type Result } from '../../plain/result';
import { printCollection } from '../../share/collection-file';
import { listCards } from '../../store/cards';
import { getCharacters, pageCharacters } from '../../store/characters';
import { listCodes } from '../../store/codes';
import type { StoreFault } from '../../store/fault';
import { listMaps } from '../../store/maps';
import { listHoldings } from '../../store/owned';
import { getPictures } from '../../store/pictures';
import type { Picture, RecordTimes, StoredCard, TiedCode } from '../../store/records';

/**
 * What goes out: the characters with what is owned of them, the codes tied to them and their pictures, and, where all goes out,
 * also cards and maps.
 */
export interface Gathered {
  readonly characters: readonly (Character & RecordTimes)[];
  readonly owned: readonly (Holding & RecordTimes)[];
  readonly cards: readonly (StoredCard & RecordTimes)[];
  readonly maps: readonly (MapSheet & RecordTimes)[];
  readonly codes: readonly (TiedCode & RecordTimes)[];
  /** Ids of the pictures that characters and maps name: too large to be held all at once. */
  readonly pictures: readonly string[];
}

/** A file that begins from nothing. */
export const NOTHING: Gathered = { characters: [], owned: [], cards: [], maps: [], codes: [], pictures: [] };

const PAGE = 500;

/** @param ids of the characters wanted, in that order; null for everything that the collection holds */
export async function gather(ids: readonly string[] | null): Promise<Result<Gathered, StoreFault>> {
  const characters = ids === null ? await everyone() : await these(ids);
  if (!characters.ok) return characters;
  const [holdings, codes] = [await listHoldings(), await listCodes()];
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
  const [cards, maps] = [await listCards(), await listMaps()];
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

async function everyone(): Promise<Result<(Character & RecordTimes)[], StoreFault>> {
  const all: (Character & RecordTimes)[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await pageCharacters(after, PAGE);
    if (!page.ok) return page;
    for (const each of page.value.items) all.push(each);
    after = page.value.last;
  }
  return ok(all);
}

async function these(ids: readonly string[]): Promise<Result<(Character & RecordTimes)[], StoreFault>> {
  const all: (Character & RecordTimes)[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = await getCharacters(ids.slice(from, from + PAGE));
    if (!some.ok) return some;
    for (const each of some.value) all.push(each);
  }
  return ok(all);
}

/** As much text as is put together before the screen has its turn, in signs. */
const STRETCH = 2_000_000;
/** Pictures that are held at once. */
const PICTURES = 10;

/** A collection as our own file. */
export interface Written {
  readonly file: File;
  /** Pictures that are not in it: no file is made larger than what is read back. */
  readonly left: number;
}

/**
 * The collection as our own file.
 * @param limit signs beyond which no further picture goes in
 */
export async function collectionFile(gathered: Gathered, name: string, limit = FILE_LIMIT * 0.95): Promise<Written> {
  const stretches: Blob[] = [];
  let pieces: string[] = [];
  let [size, stretch, left] = [0, 0, 0];

  async function* pictures(): AsyncGenerator<Picture & RecordTimes> {
    for (let from = 0; from < gathered.pictures.length; from += PICTURES) {
      const found = await getPictures(gathered.pictures.slice(from, from + PICTURES));
      for (const picture of found.ok ? found.value : []) {
        // Three bytes are four letters.
        if (size + picture.bytes.length * (4 / 3) > limit) left++;
        else yield picture;
      }
    }
  }

  for await (const piece of printCollection({ ...gathered, pictures: pictures() })) {
    pieces.push(piece);
    size += piece.length;
    stretch += piece.length;
    if (stretch < STRETCH) continue;
    // A blob need not lie in the page's memory.
    stretches.push(new Blob(pieces));
    pieces = [];
    stretch = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { file: new File([...stretches, ...pieces], `${name}.json`, { type: 'application/json' }), left };
}

/** Spreadsheets read a file as UTF-8 only where it begins with this mark. */
export const UTF_8_MARK = '\uFEFF';

/** The characters as a table for a spreadsheet, with what is owned of them. */
export function tableFile({ characters, owned }: Gathered, name: string): File {
  const holdings = new Map(owned.map((each) => [each.id, each]));
  return new File([UTF_8_MARK, printCsv(charactersToTable(characters, holdings))], `${name}.csv`, { type: 'text/csv' });
}
