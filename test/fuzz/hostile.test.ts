/**
 * Tests values of types that no file can contain. Every parser of plain data must return a fault or a value, and never
 * throw.
 */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { DEMO_MAPS } from '../../src/board/demo';
import { printMapFile } from '../../src/board/map-format';
import { readMapJson } from '../../src/board/readers/collection';
import { readSidekickMap } from '../../src/board/readers/sidekick-map';
import { readVttFile } from '../../src/board/readers/vtt';
import { writeCollectionMap } from '../../src/board/writers/collection';
import { writeTiled } from '../../src/board/writers/tiled';
import { writeVtt } from '../../src/board/writers/vtt';
import { listBoxCards, parseBoxCard } from '../../src/catalog/cards/box-card';
import { parseCardFileJson, printCardFile } from '../../src/catalog/cards/card-file';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import { emptyDraft, parseDraft } from '../../src/catalog/character-draft';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { makeGeneralCard } from '../../src/catalog/general-cards/card';
import { makeGeneralCardDraft, parseGeneralCardDraft } from '../../src/catalog/general-cards/draft';
import { parseGeneralCard } from '../../src/catalog/general-cards/shapes';
import { readUnitsJson } from '../../src/catalog/units/list';
import { printForceFile } from '../../src/force/format';
import { parseForceValue } from '../../src/force/parse-force';
import { parseSimulatorSave } from '../../src/force/simulator';
import { lastSeq, makeLog } from '../../src/game/log';
import { parseCharacter, parseFact } from '../../src/game/parse-fact';
import { isRecord as plainRecord } from '../../src/plain/record';
import { EDITION_IDS } from '../../src/rules';
import { readCharacterFile } from '../../src/share/character-file';
import { parseCollectionJson } from '../../src/share/collection-file';
import { readPositionFile } from '../../src/share/ruling-file';
import { readAllTables } from '../../src/store/backup';
import { RECORD_PARSERS } from '../../src/store/validate-backup';
import { makeCrowdedGameFacts } from '../browser/crowded-game';
import { randomStoredForce } from '../force/random-stored-force';
import { makeInventedUnit } from '../helpers/invented-units';
import { makeDice, randomDrawingBoard } from '../helpers/random-board';
import { readTiledFile } from '../helpers/read-text';
import { unwrap } from '../store/test-database';
import { makeSmallDatabase } from './backups';
import { makeHostile } from './hostile';

const INPUTS = Number(process.env.FUZZ ?? 60);

interface Reader {
  readonly name: string;
  readonly sample: unknown;
  readonly read: (value: unknown) => unknown;
}

const NAMED = { name: 'Quay', set: '', notes: [] };
const BOARD = randomDrawingBoard(3);
const facts = makeCrowdedGameFacts().slice(0, 6);
const entries = facts.map((fact, at) => ({
  game: 'g',
  seq: at + 1,
  parent: at === 0 ? null : at,
  at: 1,
  step: 'begin',
  facts: [fact],
}));
const collection = {
  sidekick: 'collection',
  version: 2,
  characters: DEMO_CHARACTERS.slice(0, 2),
  owned: [{ id: 'a', count: 1, where: '' }],
};
const json = (text: string): unknown => JSON.parse(text);

const READERS: readonly Reader[] = [
  { name: 'units', sample: [makeInventedUnit(0), makeInventedUnit(1)], read: (value) => readUnitsJson(value, 'a') },
  { name: 'maps', sample: [json(writeCollectionMap(BOARD, NAMED).text)], read: (value) => readMapJson(value, 'a') },
  {
    name: 'cards',
    sample: json(printCardFile({ ...DEMO_CARD_BOX, characters: [] })),
    read: (value) => parseCardFileJson(value, 'a'),
  },
  { name: 'collections', sample: collection, read: (value) => parseCollectionJson(value, 'a') },
  {
    name: 'characters that were sent',
    sample: { sidekick: 'character', version: 1, character: DEMO_CHARACTERS[0] },
    read: (value) => isRecord(value) && readCharacterFile(value),
  },
  {
    name: 'positions that were sent',
    sample: { sidekick: 'position', version: 1, name: 'Door', note: '', notation: 'edition: core-2008' },
    read: (value) => isRecord(value) && readPositionFile(value),
  },
  {
    name: 'forces',
    sample: json(printForceFile(randomStoredForce(3))),
    read: (value) => parseForceValue(value, EDITION_IDS),
  },
  {
    name: 'saves of a tabletop simulator',
    sample: {
      SaveName: 'a',
      ObjectStates: [
        { Nickname: 'Moth 50', ContainedObjects: [{ Nickname: 'Heron' }], States: { 2: { Nickname: 'Moth' } } },
        { Nickname: 'Rook', LuaScriptState: '{"speed":[8],"attack":[9],"defense":[15],"damage":[1],"index":1}' },
      ],
    },
    read: parseSimulatorSave,
  },
  {
    name: 'general cards',
    sample: makeGeneralCard('conditions', { id: 'fog', name: 'Fog', text: '', extras: { a: 'b' } }),
    read: parseGeneralCard,
  },
  { name: 'drafts of general cards', sample: makeGeneralCardDraft('feats'), read: parseGeneralCardDraft },
  { name: 'cards of missions', sample: listBoxCards(DEMO_CARD_BOX)[0], read: parseBoxCard },
  { name: 'drafts of characters', sample: emptyDraft(), read: parseDraft },
  { name: 'facts', sample: facts[0], read: parseFact },
  { name: 'characters', sample: DEMO_CHARACTERS[0], read: parseCharacter },
  {
    name: 'logs',
    sample: entries.map((entry) => ({ ...entry, facts: [] })),
    // Omits facts, which the parser `facts` above covers.
    read: (value) => makeLog('g', value as typeof entries, 6, 6).log,
  },
];

/** Returns whether a value is a record. A proxy that throws is not a record. */
function isRecord(value: unknown): value is Record<string, unknown> {
  try {
    return plainRecord(value);
  } catch {
    return false;
  }
}

test.each(READERS)('$name: no throw', ({ sample, read }) => {
  for (let seed = 1; seed <= INPUTS; seed++) {
    const value = makeHostile(sample, makeDice(seed));
    expect(() => read(value), `seed ${seed}`).not.toThrow();
  }
});

test('records of every table: no throw', async () => {
  const database = await makeSmallDatabase('fuzz-hostile');
  const body = await unwrap(readAllTables(database));
  database.close();
  for (const [table, parse] of Object.entries(RECORD_PARSERS)) {
    const [sample] = body[table as keyof typeof body];
    for (let seed = 1; seed <= INPUTS; seed++) {
      const value = makeHostile(sample ?? { id: 'a' }, makeDice(seed));
      expect(() => parse(value), `${table} ${seed}`).not.toThrow();
    }
  }
});

/** JSON texts of values with unexpected types. */
const ODD = ['{"toString":1,"valueOf":1}', '[[],{}]', '{"__proto__":null}', '1e999', '"x"', 'null', '[]', 'true'];

test.each([
  ['a map of ours', printMapFile(DEMO_MAPS[0] as (typeof DEMO_MAPS)[number]), readSidekickMap],
  ['Tiled', writeTiled(BOARD, NAMED).text, readTiledFile],
  ['Universal VTT', writeVtt(BOARD, NAMED).text, readVttFile],
] as const)('%s with an odd type in any field: no throw', (_, sample, read) => {
  const places = new Map(
    [...sample.matchAll(/"(\w+)"\s*:\s*/g)].map((match) => [match[1], match.index + match[0].length]),
  );
  for (const place of places.values())
    for (const odd of ODD) {
      const value = /^(?:-?[\d.]+|"[^"]*"|true|false|null)/.exec(sample.slice(place))?.[0];
      if (value === undefined) continue;
      const text = sample.slice(0, place) + odd + sample.slice(place + value.length);
      expect(() => read(text, 'a'), text.slice(place - 40, place + 40)).not.toThrow();
    }
});

test('a log takes the first of two entries with one number, and leaves out invalid entries', () => {
  const odd = [null, 7, { seq: 'x' }, { ...entries[1], seq: 2.5 }, { ...entries[3], parent: 'b' }];
  const { log, reparented } = makeLog('g', [...entries, ...odd] as typeof entries, 6, 6);
  expect(lastSeq(log)).toBe(6);
  expect(log.cursor).toBe(6);
  expect(reparented).toEqual([]);
});
