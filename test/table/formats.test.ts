import { describe, expect, test } from 'vitest';
import { makeTurnOrderFact } from '../../src/app/game/perform';
import type { Board } from '../../src/board/board';
import type { Card } from '../../src/catalog/card';
import { parseFact } from '../../src/game/parse-fact';
import { parseSquare } from '../../src/grid/square';
import { parseSharedPosition, printPosition } from '../../src/notation/cases';
import { editionById } from '../../src/rules/editions';
import { formatById } from '../../src/rules/format';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { PlayedFormat } from '../../src/table/formats';
import { boardInPlay, listObjectsInPlay, type Table } from '../../src/table/table';
import { getTablePosition, makePieceOfFigure } from '../../src/table/table-position';
import { makeTestCharacter } from '../game/make';

const CORE = editionById('core-2008') as Ruleset;
const format = (id: string) => formatById(CORE.formats, id) as PlayedFormat;

const began = (id: string | null): Fact => ({
  fact: 'began',
  edition: CORE.id,
  buildTotal: 100,
  actionTotal: 1,
  players: [
    { side: 'red', name: 'Ana' },
    { side: 'blue', name: 'Ben' },
  ],
  ...(id === null ? {} : { format: format(id) }),
});

/** Makes a figure with a power, an ability, a team and a special power. A pair forms a themed team of 100 points. */
const flier = (name: string): Fact => ({
  fact: 'joined',
  piece: name,
  side: 'red',
  character: {
    ...makeTestCharacter(name),
    abilities: ['flight'],
    teams: ['Guard'],
    keywords: ['robot'],
    specials: [{ slot: 'trait', name: 'Always There', text: '', grants: [] }],
  } as Extract<Fact, { fact: 'joined' }>['character'],
  points: 50,
  click: 1,
});

const tableIn = (id: string | null, ...more: Fact[]): Table => fold([began(id), flier('A'), flier('B'), ...more]).table;
const shown = (table: Table) => {
  const {
    powers,
    abilities,
    team,
    specials = [],
    range,
    attack,
  } = makePieceOfFigure(table.figures.get('A') as Parameters<typeof makePieceOfFigure>[0], table);
  return { powers, abilities, team, specials, range, attack };
};

describe('parts of a figure that a format leaves out', () => {
  const everything = {
    powers: ['super-strength'],
    abilities: ['flight'],
    team: 'Guard',
    specials: ['always-there'],
    range: 6,
    attack: 10,
  };
  const bare = { ...everything, powers: [], abilities: [], team: null, specials: [] };

  test.each([
    [null, everything],
    ['full-core', everything],
    ['tactical-powered-core', everything],
    ['powered-core', everything],
    ['core', bare],
    ['basic', { ...bare, range: 0 }],
  ])('%s', (id, expected) => {
    expect(shown(tableIn(id))).toEqual(expected);
  });

  test('another agreement restores them, and choosing the first player keeps the format', () => {
    expect(shown(tableIn('core', began(null)))).toEqual(everything);
    const order = makeTurnOrderFact(tableIn('core'), 'blue') as Fact;
    expect(shown(tableIn('core', order))).toEqual(bare);
  });

  test('a stored game may leave out known parts only, and an old one has no format', () => {
    const read = (without: string[]) => parseFact({ ...began(null), format: { id: 'core', without } }).ok;
    expect([read(['powers']), read(['dice']), parseFact(began(null)).ok]).toEqual([true, false, true]);
  });
});

describe('tactics in a game without them', () => {
  const card = (kind: Card['kind'], name: string): Fact => ({
    fact: 'card',
    card: name,
    is: { kind, name, text: '', needs: '', points: 5, each: false, dial: null },
    owner: 'red',
    pieces: kind === 'feat' ? ['A'] : [],
    click: 1,
  });
  const played = [card('feat', 'F'), card('condition', 'C'), card('other', 'O')];
  const faults = (id: string | null) => CORE.cardFaults(tableIn(id, ...played)).map(({ code, cards }) => [code, cards]);

  test('their cards are reported, other things besides the map are not', () => {
    expect(faults('powered-core')).toEqual([['left-out', ['F', 'C']]]);
    expect(faults('core')).toEqual([['left-out', ['F', 'C']]]);
    expect(faults('tactical-powered-core')).toEqual([]);
    expect(faults(null)).toEqual([]);
  });

  test('a themed team gets no rerolls', () => {
    const rerolls = (id: string | null) =>
      CORE.resolve(tableIn(id), { deed: 'begin-turn', side: 'red' }).facts.filter(({ fact }) => fact === 'rerolls');
    expect(rerolls(null)).toEqual([{ fact: 'rerolls', side: 'red', left: 1 }]);
    expect(rerolls('powered-core')).toEqual([]);
  });
});

describe('the map', () => {
  const laid = (id: string) =>
    tableIn(
      id,
      { fact: 'mapped', name: 'Yard', map: '+---+---+\n| B | h |\n+---+---+', starts: { red: ['a1'] } },
      { fact: 'object', object: 'crate', kind: 'light', square: 'b1' },
      { fact: 'placed', piece: 'A', squares: ['a1'], how: 'placed' },
    );
  const told = (id: string) => {
    const [table, at] = [laid(id), parseSquare('a1') as number];
    const { terrain, walls, starts } = boardInPlay(table) as Board;
    return {
      terrain: terrain.filter((bits) => bits !== 0).length,
      walls: walls.filter((wall) => wall !== 0).length,
      starts: starts.get('red'),
      objects: [listObjectsInPlay(table).length, getTablePosition(table)?.objects.length],
      against: CORE.setup.againstFigure(table, 'A', [at]).map(({ code }) => code),
    };
  };
  const starts = [parseSquare('a1')];

  test('in the core format is complete', () => {
    expect(told('core')).toEqual({ terrain: 2, walls: 1, starts, objects: [1, 1], against: ['blocking'] });
  });

  test("in the Basics has only its starting areas, and the game's contents are not lost", () => {
    expect(told('basic')).toEqual({ terrain: 0, walls: 0, starts, objects: [0, 0], against: [] });
    const table = laid('basic');
    expect(getTablePosition({ ...table, format: undefined })?.objects).toEqual(table.objects);
    expect(table.objects).toHaveLength(1);
    expect(table.board?.terrain.filter((bits) => bits !== 0)).toHaveLength(2);
  });
});

test('the notation has the format of a position, and refuses unknown formats', () => {
  const written = 'edition: core-2008\nmap: |\n  +---+\n  | . |\n  +---+\nformat: core\npieces:\n  A: {at: a1}\n';
  const read = parseSharedPosition(written, 'line', () => true);
  if (!read.ok) throw new Error(read.fault.code);
  expect(printPosition(read.value.position, CORE.id)).toContain('\nformat: core\n');
  const { format: _, ...plain } = read.value.position;
  expect(printPosition(plain, CORE.id)).not.toContain('format');
});
