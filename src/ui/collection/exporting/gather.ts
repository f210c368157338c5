import type { MapSheet } from '../../../board/sheet';
import type { Character } from '../../../catalog/character';
import { printCsv } from '../../../catalog/csv/parse';
import { csvOf } from '../../../catalog/csv/rows';
import type { Holding } from '../../../catalog/holding';
import { good, type Result } from '../../../plain/result';
import { printCollection } from '../../../share/collection';
import { listCards } from '../../../store/cards';
import { getCharacters, pageCharacters } from '../../../store/characters';
import type { StoreFault } from '../../../store/fault';
import { listMaps } from '../../../store/maps';
import { listHoldings } from '../../../store/owned';
import type { Kept, KeptCard } from '../../../store/records';

/** What goes out: the characters with what is owned of them, and, where all goes out, also cards and maps. */
export interface Gathered {
  readonly characters: readonly (Character & Kept)[];
  readonly owned: readonly (Holding & Kept)[];
  readonly cards: readonly (KeptCard & Kept)[];
  readonly maps: readonly (MapSheet & Kept)[];
}

const PAGE = 500;

/** @param ids of the characters wanted, in that order; null for everything that the collection holds */
export async function gather(ids: readonly string[] | null): Promise<Result<Gathered, StoreFault>> {
  const characters = ids === null ? await everyone() : await these(ids);
  if (!characters.ok) return characters;
  const holdings = await listHoldings();
  if (!holdings.ok) return holdings;
  if (ids !== null) {
    const wanted = new Set(ids);
    const owned = holdings.value.items.filter(({ id }) => wanted.has(id));
    return good({ characters: characters.value, owned, cards: [], maps: [] });
  }
  const [cards, maps] = [await listCards(), await listMaps()];
  if (!cards.ok) return cards;
  if (!maps.ok) return maps;
  return good({
    characters: characters.value,
    owned: holdings.value.items,
    cards: cards.value.items,
    maps: maps.value.items,
  });
}

async function everyone(): Promise<Result<(Character & Kept)[], StoreFault>> {
  const all: (Character & Kept)[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await pageCharacters(after, PAGE);
    if (!page.ok) return page;
    for (const each of page.value.items) all.push(each);
    after = page.value.last;
  }
  return good(all);
}

async function these(ids: readonly string[]): Promise<Result<(Character & Kept)[], StoreFault>> {
  const all: (Character & Kept)[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = await getCharacters(ids.slice(from, from + PAGE));
    if (!some.ok) return some;
    for (const each of some.value) all.push(each);
  }
  return good(all);
}

/** As many pieces as are put together before the screen has its turn. */
const PIECES = 2000;

/** The collection as our own file. */
export async function collectionFile(gathered: Gathered, name: string): Promise<File> {
  const texts: string[] = [];
  let pieces: string[] = [];
  for (const piece of printCollection(gathered)) {
    pieces.push(piece);
    if (pieces.length < PIECES) continue;
    texts.push(pieces.join(''));
    pieces = [];
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new File([...texts, pieces.join('')], `${name}.json`, { type: 'application/json' });
}

/** The characters as a table for a spreadsheet, with what is owned of them. */
export function tableFile({ characters, owned }: Gathered, name: string): File {
  const holdings = new Map(owned.map((each) => [each.id, each]));
  // Spreadsheets take the file for UTF-8 only where it begins with this mark.
  return new File(['\uFEFF', printCsv(csvOf(characters, holdings))], `${name}.csv`, { type: 'text/csv' });
}
