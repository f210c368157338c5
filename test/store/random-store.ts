import type { Database } from '../../src/store/database';
import { BACKUP_TABLES } from '../../src/store/database';
import type { Fact } from '../../src/table/facts';
import { clickFact, makeClearMapText, makeTestCharacter, SETUP_FACTS } from '../game/make';
import { makePicture, putUnchecked } from './test-database';

/** Returns a seeded random generator (mulberry32) of numbers from 0 up to but excluding 1. */
export function makeSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS = ['Ünïcode', '⚡', 'a\nb', '"quoted"', '{', '', 'x'.repeat(40), '漢字', '\u2028', 'plain', '\\'];

/** Fills the database with random records of every table that the app writes: many in some tables, none in others. */
export async function fillRandomStore(database: Database, seed: number): Promise<void> {
  const chance = makeSeededRandom(seed);
  const upTo = (most: number) => Math.floor(chance() * (most + 1));
  const word = () => WORDS[upTo(WORDS.length - 1)] as string;
  const kept = () => ({ added: upTo(1e12), edited: upTo(1e12), deletedAt: chance() < 0.2 ? upTo(1e12) : null });
  const some = async (most: number, make: (index: number) => [table: string, record: unknown]) => {
    for (let index = upTo(most); index > 0; index--) await putUnchecked(database, ...make(index));
  };
  for (let game = upTo(3); game > 0; game--) {
    const last = 1 + upTo(15);
    const id = `game-${game}`;
    const head = { id, name: word(), created: upTo(1e12), touched: upTo(1e12), cursor: 1 + upTo(last - 1), tip: last };
    await putUnchecked(database, 'games', {
      ...head,
      edition: 'an-edition',
      archived: chance() < 0.5,
      deletedAt: null,
    });
    for (let seq = 1; seq <= last; seq++) {
      const facts: readonly Fact[] = seq === 1 ? SETUP_FACTS : [clickFact(chance() < 0.5 ? 'A' : 'B', upTo(2) - 1)];
      const parent = seq === 1 ? null : 1 + upTo(seq - 2);
      await putUnchecked(database, 'entries', { game: id, seq, parent, at: upTo(1e12), step: 'damage', facts });
    }
    if (chance() < 0.5) await putUnchecked(database, 'packs', { game: id, first: 1, text: '[]' });
  }
  await some(25, (n) => [
    'characters',
    { ...makeTestCharacter(`c${n}`, 1 + upTo(11)), name: `${word()}${n}`, ...kept() },
  ]);
  await some(4, (n) => {
    const map = {
      id: `m${n}`,
      name: `${word()}${n}`,
      source: 'entered',
      map: makeClearMapText(1 + upTo(9), 1 + upTo(9)),
    };
    return ['maps', { ...map, starts: {}, warnings: [], notes: [], ...kept() }];
  });
  await some(5, (n) => ['owned', { id: `c${n}`, count: upTo(9), where: word(), ...kept() }]);
  await some(3, (n) => {
    const bytes = Array.from({ length: 1 + upTo(3000) }, () => upTo(255));
    return ['pictures', { ...makePicture(`p${n}`, bytes), ...kept() }];
  });
  await some(4, (n) => [
    'rulings',
    { id: `r${n}`, name: word(), notation: `p ${word()}`, note: word(), edition: 'e', ...kept() },
  ]);
  await some(3, (n) => ['codes', { id: `40${n}`, character: `c${n}`, name: word(), set: '', number: '', ...kept() }]);
  await some(5, (n) => ['settings', { key: `s${n}`, value: { list: [word(), upTo(9), null], on: chance() < 0.5 } }]);
  await some(2, (n) => ['asides', { table: 'maps', key: `"${n}"`, record: { id: word() }, reason: word(), at: n }]);
}

/** Reads every record of the tables that a backup contains. */
export async function dumpTables(database: Database): Promise<Record<string, unknown[]>> {
  const lists = BACKUP_TABLES.map(async (name) => [name, await database.table(name).toArray()]);
  return Object.fromEntries(await Promise.all(lists));
}

export async function clearTables(database: Database): Promise<void> {
  for (const table of database.tables) await table.clear();
}
