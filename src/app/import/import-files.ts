import type { MapSheet } from '../../board/sheet';
import { cardsOfBox } from '../../catalog/cards/box-card';
import { type CardBox, characterOfShared } from '../../catalog/cards/file';
import { sheetOfMapCard } from '../../catalog/cards/map-sheet';
import type { Character } from '../../catalog/character';
import type { ColumnUse } from '../../catalog/csv/columns';
import type { TextTable } from '../../catalog/csv/parse';
import type { GeneralCard, GeneralPart } from '../../catalog/general-cards/card';
import { readGeneralTable } from '../../catalog/general-cards/csv';
import { type CsvReport, readCsvRows } from '../../catalog/units/csv';
import { shorten } from '../../plain/loose';
import {
  wordsOfCardFault,
  wordsOfFileFault,
  wordsOfMend,
  wordsOfSetAside,
  wordsOfStrange,
} from '../../text/import-words';
import { wordsOfMapRefusal, wordsOfMapWarning } from '../../text/map-words';
import { say } from '../../text/say';
import { sentenceOf } from '../storage/faults';
import { type FileRead, readPickedFile } from './read-file';
import { cardByHand, saveGeneralCards } from './save-cards';
import {
  type ImportedRecords,
  joinSaved,
  NOTHING_IMPORTED,
  type Repositories,
  type SavedRecords,
  type SaveOptions,
  saveImported,
} from './save-imported';

/** What came of one pick of files, in whole sentences. */
export interface ImportReport extends ImportedRecords {
  readonly setAside: readonly string[];
  readonly mended: readonly string[];
  /** `Not kept from units.json: dial_art.` */
  readonly leftOut: readonly string[];
  /** Whether it was ended before all was read. */
  readonly stopped: boolean;
}

export interface ImportProgress {
  readonly label: string;
  /** From 0 to 1. */
  readonly done: number;
  /** Whether nothing was written yet, so that it can be broken off anywhere. */
  readonly safe: boolean;
}

/** Who runs an import: it is told how far things are, and asked what only a person knows. */
export interface ImportHost {
  readonly onProgress: (progress: ImportProgress) => void;
  readonly stopped: () => boolean;
  /** What the columns of a table are; null: the file is not wanted after all. */
  readonly columns: (table: TextTable, file: string) => Promise<readonly ColumnUse[] | null>;
  /** The part that is open: rows of a table that name no other go there. Left out or null: none. */
  readonly onto?: GeneralPart | null;
}

/** Made here, or changed here since it came in: no file replaces it unasked. */
function byHand(mine: Character): boolean {
  return mine.byHand === true || mine.origin === 'entered';
}

/** Reads files one after the other and keeps what is good in each; a bad file or record never stops the next. */
export async function importFiles(
  files: readonly File[],
  repositories: Repositories,
  host: ImportHost,
): Promise<ImportReport> {
  let all: ImportedRecords = NOTHING_IMPORTED;
  const setAside: string[] = [];
  const mended: string[] = [];
  const leftOut: string[] = [];
  for (const [index, file] of files.entries()) {
    if (host.stopped()) break;
    const name = shorten(file.name, 40);
    // Reading is taken as the first half of a file's share, writing as the second.
    const tell = (label: string, part: number, safe: boolean) =>
      host.onProgress({ label, done: (index + part) / files.length, safe });
    tell(say('Reading {file}', { file: name }), 0, index === 0);
    const read = await readPickedFile(file);
    if (!read.ok) {
      setAside.push(wordsOfFileFault(read.fault));
      continue;
    }
    const prefix = files.length > 1 ? `${name}: ` : '';
    const saving = say('Saving {file}', { file: name });
    const how: How = { stopped: host.stopped, onProgress: (part) => tell(saving, 0.5 + part / 2, false) };
    const words = await wordsOfFile(read.value, name, host);
    tell(saving, 0.5, false);
    const kept = await saveFile(words.read, repositories, how);
    all = joinAll(all, kept);
    for (const each of Object.values<SavedRecords<unknown>>(kept)) {
      for (const { id, reason } of each.refused)
        setAside.push(
          say('{prefix}{record} could not be saved: {reason}.', {
            prefix,
            record: shorten(id),
            reason: shorten(reason, 120),
          }),
        );
      if (each.fault)
        setAside.push(say('{name} was only partly saved. {sentence}', { name, sentence: sentenceOf(each.fault) }));
    }
    for (const line of words.setAside) setAside.push(prefix + line);
    for (const line of words.mended) mended.push(prefix + line);
    for (const line of words.leftOut) leftOut.push(prefix + line);
  }
  return { ...all, setAside, mended, leftOut, stopped: host.stopped() };
}

/** Each is as large as a hundred characters. */
const PICTURES_AT_ONCE = 20;

type How = Pick<SaveOptions<unknown>, 'onProgress' | 'stopped'>;

type Readable =
  | Exclude<FileRead, { holds: 'table' }>
  | { readonly holds: 'rows'; readonly report: CsvReport | null }
  | { readonly holds: 'general'; readonly cards: readonly GeneralCard[] };

interface FileWords {
  readonly read: Readable;
  readonly setAside: readonly string[];
  readonly mended: readonly string[];
  readonly leftOut: readonly string[];
}

/** What is to be told of a file besides what is kept of it; a table is read once its columns are known. */
async function wordsOfFile(read: FileRead, name: string, host: ImportHost): Promise<FileWords> {
  const none = { setAside: [], mended: [], leftOut: [] };
  switch (read.holds) {
    case 'characters': {
      const { setAside, mended } = read.report;
      return { ...none, read, setAside: setAside.map(wordsOfSetAside), mended: mended.map(wordsOfMend) };
    }
    case 'cards':
      return { ...none, read, setAside: read.report.faults.map(wordsOfCardFault) };
    case 'collection':
      return { ...none, read, setAside: read.report.strange.map(wordsOfStrange) };
    case 'maps': {
      const { sheets, setAside } = read.report;
      return {
        ...none,
        read,
        setAside: setAside.map(wordsOfMapRefusal),
        mended: sheets.flatMap((sheet) =>
          sheet.warnings.map((warning) => `${shorten(sheet.name, 40)}: ${wordsOfMapWarning(warning)}`),
        ),
      };
    }
    case 'table': {
      const general = readGeneralTable(read.report, host.onto ?? null);
      if (general)
        return {
          read: { holds: 'general', cards: general.cards },
          setAside: general.setAside.map(wordsOfSetAside),
          mended: general.mended.map(wordsOfMend),
          leftOut: [],
        };
      const uses = await host.columns(read.report, name);
      if (uses === null)
        return {
          ...none,
          read: { holds: 'rows', report: null },
          setAside: [say('{name} was not imported: you skipped it.', { name })],
        };
      const report = readCsvRows(read.report, uses);
      return {
        read: { holds: 'rows', report },
        setAside: report.setAside.map(wordsOfSetAside),
        mended: report.mended.map(wordsOfMend),
        leftOut:
          report.leftOut.length === 0
            ? []
            : [say('Columns you left out: {leftOut}.', { leftOut: report.leftOut.join(', ') })],
      };
    }
  }
}

async function saveFile(read: Readable, repositories: Repositories, how: How): Promise<ImportedRecords> {
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
      return { ...NOTHING_IMPORTED, maps: await saveImported(read.report.sheets, repositories.maps, how) };
    case 'cards': {
      const { box } = read.report;
      return {
        ...NOTHING_IMPORTED,
        ...(await saveBox(box.characters.map(characterOfShared), box, 'imported', repositories, people)),
      };
    }
    case 'collection': {
      const { characters, owned, cards, maps, codes, pictures } = read.report.parts;
      const timed = { timed: true };
      return {
        // First, so that nothing ever names a picture that is not there.
        pictures: await saveImported(pictures, repositories.pictures, { ...how, ...timed, batch: PICTURES_AT_ONCE }),
        characters: await saveImported(characters, repositories.characters, { ...people, ...timed }),
        cards: await saveImported(cards, repositories.cards, { ...how, ...timed, byHand: cardByHand }),
        maps: await saveImported(maps, repositories.maps, { ...how, ...timed }),
        owned: await saveImported(owned, repositories.owned, { ...how, ...timed }),
        codes: await saveImported(codes, repositories.codes, { ...how, ...timed }),
      };
    }
    case 'rows': {
      if (read.report === null) return NOTHING_IMPORTED;
      const { characters, bare, holdings } = read.report;
      const known = await repositories.characters.getMany([...bare]);
      const here = new Set(known.ok ? known.value.map(({ id }) => id) : []);
      const fresh = characters.filter(({ id }) => !bare.has(id) || !here.has(id));
      return {
        ...NOTHING_IMPORTED,
        characters: await saveImported(fresh, repositories.characters, people),
        cards: await saveGeneralCards([], fresh, repositories.cards, how),
        owned: await saveImported(holdings, repositories.owned, how),
      };
    }
  }
}

function joinAll(a: ImportedRecords, b: ImportedRecords): ImportedRecords {
  return {
    characters: joinSaved(a.characters, b.characters),
    maps: joinSaved(a.maps, b.maps),
    cards: joinSaved(a.cards, b.cards),
    owned: joinSaved(a.owned, b.owned),
    codes: joinSaved(a.codes, b.codes),
    pictures: joinSaved(a.pictures, b.pictures),
  };
}

/** Keeps what is in a box of cards, and of each map card also the map for any game. */
export async function saveBox(
  characters: readonly Character[],
  box: Omit<CardBox, 'characters'>,
  source: MapSheet['source'],
  repositories: Repositories,
  how: SaveOptions<Character> = {},
): Promise<Pick<ImportedRecords, 'characters' | 'maps' | 'cards'>> {
  const sheets = box.maps.flatMap((card) => sheetOfMapCard(card, box.tiles, source) ?? []);
  return {
    characters: await saveImported(characters, repositories.characters, how),
    cards: await saveImported(cardsOfBox(box), repositories.cards),
    maps: await saveImported(sheets, repositories.maps),
  };
}
