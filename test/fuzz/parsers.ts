import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Board, emptyBoard } from '../../src/board/board';
import { DEMO_MAPS } from '../../src/board/demo';
import { printMapFile } from '../../src/board/map-format';
import { boardFromSheet } from '../../src/board/map-sheet';
import { readDungeonFile } from '../../src/board/readers/dungeon';
import { readFoundryFile } from '../../src/board/readers/foundry';
import { readSidekickMap } from '../../src/board/readers/sidekick-map';
import { parseTiledXml } from '../../src/board/readers/tiled-xml';
import { readVttFile } from '../../src/board/readers/vtt';
import { writeCollectionMap } from '../../src/board/writers/collection';
import { writeTiled } from '../../src/board/writers/tiled';
import { writeVtt } from '../../src/board/writers/vtt';
import { parseActionLine } from '../../src/catalog/cards/action-line';
import { printCardFile } from '../../src/catalog/cards/card-file';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import { parseClickRow } from '../../src/catalog/character-entry';
import { matchRows } from '../../src/catalog/checklist/match';
import { guessColumns } from '../../src/catalog/csv/columns';
import { printCsv } from '../../src/catalog/csv/parse-csv';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { readGeneralCardTable } from '../../src/catalog/general-cards/csv';
import { charactersToTable, readCsvRows } from '../../src/catalog/units/csv';
import { printForceFile } from '../../src/force/format';
import { parseForceFile } from '../../src/force/parse-force';
import { parseNameList } from '../../src/force/parse-names';
import { parseFact } from '../../src/game/parse-fact';
import { parseCases, parseSharedPosition } from '../../src/notation/cases';
import { readMapBlocks } from '../../src/notation/map-block';
import { EDITION_IDS } from '../../src/rules';
import { printCharacterFile } from '../../src/share/character-file';
import { printCollection } from '../../src/share/collection-file';
import { makeFountain, makeFrameReceiver } from '../../src/share/fountain';
import { packText } from '../../src/share/pack-text';
import { parseFile } from '../../src/share/read-file';
import { makeDeskLink, printPositionFile, readDeskLink } from '../../src/share/ruling-file';
import { parseScannedText } from '../../src/share/scanned-text';
import { makeSticker, printSticker } from '../../src/share/sticker';
import { readTransfer } from '../../src/share/transfer';
import { makeTransferLink } from '../../src/share/transfer-link';
import { printBackup } from '../../src/store/backup';
import { parseForceRecord } from '../../src/store/forces';
import { parseMapRecord } from '../../src/store/maps';
import { parseEntry, parseGame } from '../../src/store/parse-record';
import { parseJoinCode, printJoinCode, spellJoinCode } from '../../src/together/join-codes';
import { makeCrowdedGameFacts } from '../browser/crowded-game';
import { randomStoredForce } from '../force/random-stored-force';
import { parseTestCsv } from '../helpers/csv';
import { makeInventedUnit } from '../helpers/invented-units';
import { makeDice, randomDrawingBoard } from '../helpers/random-board';
import { readMapFile, readTiledFile, readUnits } from '../helpers/read-text';
import { makeRandomSdp } from '../together/random-sdp';
import type { FuzzParser } from './parser';

const BASE = 'https://example.org/';
const knows = (id: string): boolean => (EDITION_IDS as readonly string[]).includes(id);
const cases = (path: string): string => readFileSync(join(import.meta.dirname, '../cases', path), 'utf8');
const texts = (...given: readonly string[]) => Promise.resolve(given);
const json = (...given: readonly unknown[]) => texts(...given.map((each) => JSON.stringify(each)));

/** Returns twelve samples from `short` followed by the `long` samples, because short samples are parsed faster. */
const mostly = (short: readonly string[], ...long: readonly string[]) =>
  Promise.resolve([...Array.from({ length: 12 }, (_, place) => short[place % short.length] ?? ''), ...long]);

function aBoard() {
  const [sheet] = DEMO_MAPS;
  const board = sheet && boardFromSheet(sheet);
  return board?.ok ? board.value : emptyBoard(4, 4);
}

/** Boards of at most 8×8 squares with everything that a map can contain. */
const SMALL_BOARDS = [1, 2, 3, 4, 5, 6].map(randomDrawingBoard);
const boards = (write: (board: Board, named: typeof sheet) => { readonly text: string }) =>
  mostly(
    SMALL_BOARDS.map((board) => write(board, sheet).text),
    write(aBoard(), sheet).text,
  );

/** Splits a file of cases into single cases. */
const eachCase = (path: string) => cases(path).split(/^---$/m);

const units = Array.from({ length: 3 }, (_, place) => makeInventedUnit(place));
const sheet = { name: 'Quay', set: '', notes: [] };
const A_GAME = {
  id: 'g',
  name: 'Game',
  created: 1,
  touched: 2,
  cursor: 1,
  tip: 1,
  edition: 'core-2008',
  archived: false,
  deletedAt: null,
};
const stored = { added: 1, edited: 2, deletedAt: null };

/** Makes a parser of stored records. Its samples are the records as JSON. */
const record = (name: string, read: (value: unknown) => unknown, ...given: readonly unknown[]): FuzzParser => ({
  name,
  samples: () => json(...given),
  read: (text) => read(recordOf(text)),
});

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const part of parts) all += part;
  return all;
}

/** Parses a text as JSON. Returns the text itself if it is not JSON. */
function recordOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const FUZZ_PARSERS: readonly FuzzParser[] = [
  {
    name: 'cases',
    samples: () => mostly(eachCase('core-2008/carry.yaml').slice(0, 4), cases('core-2008/carry.yaml').slice(0, 1500)),
    read: (text) => parseCases(text, 'a.yaml', knows),
  },
  {
    name: 'positions',
    samples: () => texts(cases('hypertime/line-of-fire.yaml').split('---')[0] ?? ''),
    read: (text) => parseSharedPosition(text, 'a.yaml', knows),
  },
  {
    name: 'units',
    samples: () =>
      mostly(
        units.map((unit) => JSON.stringify(unit)),
        JSON.stringify(units),
      ),
    read: (text) => readUnits(text, 'a.json'),
  },
  {
    name: 'maps of collections',
    samples: () => boards(writeCollectionMap),
    read: (text) => readMapFile(text, 'a.json'),
  },
  {
    name: 'our maps',
    samples: () => texts(...DEMO_MAPS.slice(0, 2).map(printMapFile)),
    read: (text) => readSidekickMap(text, 'a.json'),
  },
  {
    name: 'Tiled',
    samples: () => boards(writeTiled),
    read: (text) => readTiledFile(text, 'a.json'),
  },
  {
    name: 'Universal VTT',
    samples: () => boards(writeVtt),
    read: (text) => readVttFile(text, 'a.dd2vtt'),
  },
  {
    name: 'dungeons',
    samples: () =>
      texts(
        '{"title":"Vault","rects":[{"x":-1,"y":0,"w":3,"h":2},{"x":0,"y":2,"w":1,"h":1}],"doors":[{"x":0,"y":2,"dir":{"x":0,"y":-1},"type":1}],"notes":[{"text":"a","pos":{"x":0.5,"y":0}}],"water":[{"x":1,"y":1}]}',
        '{"cell_bit":{"room":2},"cells":[[0,2,2],[0,131072,4],[0,4194308,4]]}',
      ),
    read: (text) => readDungeonFile(text, 'a.json'),
  },
  {
    name: 'Foundry',
    samples: () =>
      texts(
        '{"width":300,"height":200,"grid":{"size":100},"padding":0.25,"walls":[{"c":[200,100,200,300],"door":1,"ds":0}]}',
      ),
    read: (text) => readFoundryFile(text, 'a.json'),
  },
  {
    name: 'Tiled (XML)',
    samples: () =>
      texts(
        '<map width="2" height="1" tilewidth="16"><tileset firstgid="1"><tile id="0" type="water"/></tileset><layer><data encoding="csv">1,0</data></layer></map>',
      ),
    read: parseTiledXml,
  },
  {
    name: 'tables (CSV)',
    samples: () =>
      mostly(
        DEMO_CHARACTERS.slice(0, 3).map((each) => printCsv(charactersToTable([each], new Map()))),
        printCsv(charactersToTable(DEMO_CHARACTERS.slice(0, 3), new Map())),
      ),
    read: (text) => {
      const table = parseTestCsv(text);
      return table && readCsvRows(table, guessColumns(table.headings));
    },
  },
  {
    name: 'tables of general cards (CSV)',
    samples: () =>
      texts(
        'shelf,id,name,points,kind,text\nfeat,lamp,Lamp,5,,"It, burns"\nobject,crate,Crate,3,heavy,x\nteam,rats,Quay Rats,,,y\n',
      ),
    read: (text) => {
      const table = parseTestCsv(text);
      return table && readGeneralCardTable(table, 'feats');
    },
  },
  {
    name: 'lists of what one owns, held against characters',
    samples: () =>
      texts('name,set,number,count,where\nNight Heron,demo,1,2,box\nHeron (demo 2),,,x,\nAsh,?,3/58,1/2,b\n'),
    read: (text) => {
      const table = parseTestCsv(text);
      return table && matchRows(readCsvRows(table, guessColumns(table.headings)).rows, DEMO_CHARACTERS);
    },
  },
  {
    name: 'names that somebody posted',
    samples: () => texts('2 Night Heron 50\nAsh (75)\n- Lamp: 5 points\nTotal 180\n'),
    read: (text) => parseNameList(text, () => undefined),
  },
  {
    name: 'drawn maps',
    samples: () =>
      texts(
        cases('core-2008/carry.yaml').split(/^---$/m)[0] ?? '',
        '+---+---+\n| .   * |\n+   +   +\n| .   . |\n+---+---+\n',
      ),
    read: (text) => readMapBlocks(text, 'a.txt'),
  },
  {
    name: 'clicks and lines of action cards',
    samples: () => texts('10 charge 9 17 toughness 3', '9ch 10 17 3', 'Move 2: heal 1'),
    read: (text) => [parseClickRow(text), parseActionLine(text)],
  },
  {
    name: 'any file that is picked',
    samples: async () => [
      await whole(
        printCollection({
          characters: DEMO_CHARACTERS.slice(0, 2).map((each) => ({ ...each, ...stored })),
          owned: [{ id: 'a', count: 2, where: 'box' }],
          cards: [],
          maps: DEMO_MAPS.slice(0, 1),
          codes: [],
          pictures: [],
        }),
      ),
      printCardFile({ ...DEMO_CARD_BOX, characters: [] }),
      JSON.stringify(units),
    ],
    read: (text) => parseFile(text, 'a.json'),
  },
  {
    name: 'forces',
    samples: () => texts(...[1, 2, 3].map((seed) => printForceFile(randomStoredForce(seed)))),
    read: (text) => parseForceFile(text, EDITION_IDS),
  },
  {
    name: 'links of forces',
    samples: async () => Promise.all([4, 5].map((seed) => packText(printForceFile(randomStoredForce(seed))))),
    read: (text) => readTransfer(text, EDITION_IDS),
    concurrency: 16,
  },
  {
    name: 'links of forces, packed again',
    samples: () => texts(...[6, 7].map((seed) => printForceFile(randomStoredForce(seed)))),
    read: async (text) => readTransfer(await packText(text), EDITION_IDS),
    concurrency: 16,
  },
  {
    name: 'links of characters',
    samples: async () => [
      await makeTransferLink(
        BASE,
        'character',
        printCharacterFile(DEMO_CHARACTERS[0] as (typeof DEMO_CHARACTERS)[number]),
      ),
    ],
    read: (text) => readTransfer(text, EDITION_IDS),
    concurrency: 16,
  },
  {
    name: 'links of characters, packed again',
    samples: () => json({ sidekick: 'character', version: 1, character: DEMO_CHARACTERS[0] }),
    read: async (text) => readTransfer(await packText(text), EDITION_IDS),
    concurrency: 16,
  },
  {
    name: 'links of rulings',
    samples: async () => [await makeDeskLink(BASE, { name: 'Door', note: '', notation: 'edition: core-2008' })],
    read: readDeskLink,
    concurrency: 16,
  },
  {
    name: 'positions, maps and games that were sent',
    samples: () =>
      texts(
        printPositionFile({ name: 'Door', note: '', notation: 'edition: core-2008' }),
        printMapFile(DEMO_MAPS[1] as (typeof DEMO_MAPS)[number]),
        printBackup({ games: [A_GAME] }),
      ),
    read: (text) => readTransfer(text, EDITION_IDS),
  },
  {
    name: 'codes that are scanned',
    samples: () =>
      texts(...DEMO_CHARACTERS.slice(0, 3).map((each) => printSticker(makeSticker(each))), '4006381333931'),
    read: parseScannedText,
  },
  {
    name: 'frames of a moving code',
    samples: async () => {
      const fountain = makeFountain(new TextEncoder().encode('lamp '.repeat(400)), 100);
      return Array.from({ length: 4 }, (_, place) => fountain?.frame(place) ?? '');
    },
    read: (text) => {
      const receiver = makeFrameReceiver();
      receiver.take(text);
      receiver.progress();
    },
  },
  {
    name: 'codes of two phones',
    samples: async () => {
      const code = printJoinCode({
        way: 'offer',
        pair: '01020304',
        name: 'Ana',
        sdp: makeRandomSdp('firefox', 'offer', makeDice(1)).sdp,
      });
      return [code ?? '', spellJoinCode(code ?? '')];
    },
    read: (text) => parseJoinCode(text),
  },
  record('facts of a game', parseFact, ...makeCrowdedGameFacts().slice(0, 6)),
  record('entries of a log', parseEntry, {
    game: 'g',
    seq: 1,
    parent: null,
    at: 1,
    step: 'begin',
    facts: makeCrowdedGameFacts().slice(0, 3),
  }),
  record('games', parseGame, A_GAME),
  record('kept forces', parseForceRecord, {
    ...randomStoredForce(8),
    id: 'f',
    edition: 'core-2008',
    buildTotal: 300,
    ...stored,
  }),
  record('kept maps', parseMapRecord, { ...DEMO_MAPS[0], ...stored }),
];
