import { sentenceOf } from '../../app/faults';
import type { MapSheet } from '../../board/sheet';
import { type BoxCard, cardsOfBox } from '../../catalog/cards/box-card';
import { type CardBox, characterOfShared } from '../../catalog/cards/file';
import { sheetOfMapCard } from '../../catalog/cards/map-sheet';
import type { Character } from '../../catalog/character';
import { shorten } from '../../plain/loose';
import { wordsOfCardFault, wordsOfFileFault, wordsOfMend, wordsOfSetAside } from './importWords';
import { joinKept, type Kept, keepImported, NOTHING_KEPT, type Shelves } from './keepImported';
import { wordsOfMapRefusal, wordsOfMapWarning } from './mapWords';
import { readPickedFile } from './readFile';

/** What came of one pick of files, in whole sentences. */
export interface ImportReport {
  readonly characters: Kept<Character>;
  readonly maps: Kept<MapSheet>;
  readonly cards: Kept<BoxCard>;
  readonly setAside: readonly string[];
  readonly mended: readonly string[];
  /** `Not kept from units.json: real_name, rarity.` */
  readonly leftOut: readonly string[];
}

export interface ImportProgress {
  readonly label: string;
  /** From 0 to 1. */
  readonly done: number;
}

/** Reads files one after the other and keeps what is good in each; a bad file or record never stops the next. */
export async function importFiles(
  files: readonly File[],
  shelves: Shelves,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  let characters: Kept<Character> = NOTHING_KEPT;
  let maps: Kept<MapSheet> = NOTHING_KEPT;
  let cards: Kept<BoxCard> = NOTHING_KEPT;
  const setAside: string[] = [];
  const mended: string[] = [];
  const leftOut: string[] = [];
  for (const [index, file] of files.entries()) {
    const name = shorten(file.name, 40);
    // Reading is taken as the first half of a file's share, writing as the second.
    const tell = (doing: string, part: number) =>
      onProgress({ label: `${doing} ${name}`, done: (index + part) / files.length });
    tell('Reading', 0);
    const read = await readPickedFile(file);
    if (!read.ok) {
      setAside.push(wordsOfFileFault(read.fault));
      continue;
    }
    const prefix = files.length > 1 ? `${name}: ` : '';
    const keeping = (part: number) => tell('Keeping', 0.5 + part / 2);
    const told = (kept: Kept<unknown>) => {
      setAside.push(
        ...kept.refused.map((each) => `${prefix}${shorten(each.id)} could not be kept: ${shorten(each.reason, 120)}.`),
      );
      if (kept.fault) setAside.push(`${name} was not kept to its end. ${sentenceOf(kept.fault)}`);
    };
    if (read.value.holds === 'characters') {
      const { report } = read.value;
      const kept = await keepImported(report.characters, shelves.characters, keeping);
      characters = joinKept(characters, kept);
      told(kept);
      setAside.push(...report.setAside.map((each) => prefix + wordsOfSetAside(each)));
      mended.push(...report.mended.map((each) => prefix + wordsOfMend(each)));
      if (report.leftOut.length > 0)
        leftOut.push(`${prefix}A character has no place for these fields of the file: ${report.leftOut.join(', ')}.`);
    } else if (read.value.holds === 'cards') {
      const { box, faults } = read.value.report;
      const kept = await keepBox(box.characters.map(characterOfShared), box, 'imported', shelves, keeping);
      characters = joinKept(characters, kept.characters);
      maps = joinKept(maps, kept.maps);
      cards = joinKept(cards, kept.cards);
      for (const each of [kept.characters, kept.maps, kept.cards]) told(each);
      setAside.push(...faults.map((fault) => prefix + wordsOfCardFault(fault)));
    } else {
      const { report } = read.value;
      const kept = await keepImported(report.sheets, shelves.maps, keeping);
      maps = joinKept(maps, kept);
      told(kept);
      setAside.push(...report.setAside.map((each) => prefix + wordsOfMapRefusal(each)));
      mended.push(
        ...report.sheets.flatMap((sheet) =>
          sheet.warnings.map((warning) => `${shorten(sheet.name, 40)}: ${wordsOfMapWarning(warning)}`),
        ),
      );
    }
  }
  return { characters, maps, cards, setAside, mended, leftOut };
}

/** Keeps what is in a box of cards, and of each map card also the map for any game. */
export async function keepBox(
  characters: readonly Character[],
  box: Omit<CardBox, 'characters'>,
  source: MapSheet['source'],
  shelves: Shelves,
  onProgress: (done: number) => void = () => {},
): Promise<Pick<ImportReport, 'characters' | 'maps' | 'cards'>> {
  const sheets = box.maps.flatMap((card) => sheetOfMapCard(card, box.tiles, source) ?? []);
  return {
    characters: await keepImported(characters, shelves.characters, (done) => onProgress(done / 2)),
    cards: await keepImported(cardsOfBox(box), shelves.cards, (done) => onProgress((1 + done) / 2)),
    maps: await keepImported(sheets, shelves.maps),
  };
}
