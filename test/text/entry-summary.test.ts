import { expect, test } from 'vitest';
import type { Fact } from '../../src/table/facts';
import { summarizeEntry } from '../../src/text/log/entry-summary';
import type { Naming } from '../../src/text/names/naming';
import { PLAIN_CHARACTER } from './facts';

const NAMES: Readonly<Record<string, string>> = { q: 'Quarry', p: 'The Provost', r: 'Rook', red: 'Ana', blue: 'Ben' };
const naming: Naming = {
  piece: (id: string) => NAMES[id] ?? id,
  side: (side: string) => NAMES[side] ?? side,
  edition: () => 'Core rules, 2008',
} as unknown as Naming;

const acted: Fact = { fact: 'acted', piece: 'q', action: 'close' };
const token: Fact = { fact: 'tokens', piece: 'q', by: 1 };
const attacked = (hit: readonly string[], missed: readonly string[] = []): Fact => ({
  fact: 'attacked',
  piece: 'q',
  attack: 'close',
  hit: [...hit],
  missed: [...missed],
});
const hurt = (piece: string, by: number): Fact => ({ fact: 'clicked', piece, by, cause: 'damage', from: 'q' });
const push: Fact = { fact: 'clicked', piece: 'q', by: 1, cause: 'push', from: null };
const out = (piece: string): Fact => ({ fact: 'defeated', piece, by: 'q' });
const scored: Fact = { fact: 'scored', side: 'red', points: 61, piece: 'p' };
const back: Fact = { fact: 'placed', piece: 'p', squares: ['k17'], how: 'knocked-back' };
const moved: Fact = { fact: 'placed', piece: 'q', squares: ['c4'], how: 'moved' };
const joined = (piece: string, side: string, name: string): Fact =>
  ({ fact: 'joined', piece, side, points: 50, start: 1, character: { ...PLAIN_CHARACTER, name } }) as unknown as Fact;
const began = {
  fact: 'began',
  edition: 'core-2008',
  buildTotal: 300,
  players: [
    { side: 'red', name: 'Ana' },
    { side: 'blue', name: 'Ben' },
  ],
} as unknown as Fact;

test.each<[string, readonly Fact[], string, readonly string[]]>([
  [
    'a hit that knocks out',
    [acted, token, attacked(['p']), hurt('p', 3), out('p'), scored],
    'Quarry hits The Provost: 3 clicks, K.O., 61 points',
    [],
  ],
  [
    'a hit that knocks back and pushes the attacker',
    [acted, attacked(['p']), token, hurt('p', 2), back, push],
    'Quarry hits The Provost: 2 clicks, knocked back to k17',
    ['Quarry takes 1 click of pushing damage'],
  ],
  ['a hit without damage', [acted, token, attacked(['p'])], 'Quarry hits The Provost: no damage', []],
  [
    'two targets',
    [acted, token, attacked(['p', 'r']), hurt('p', 1), hurt('r', 2), out('r')],
    'Quarry hits The Provost and Rook: The Provost 1 click; Rook 2 clicks, K.O.',
    [],
  ],
  ['a miss', [acted, token, attacked([], ['p'])], 'Quarry misses The Provost', []],
  [
    'a move',
    [{ ...acted, action: 'move' }, token, moved, push],
    'Quarry moves to c4',
    ['Quarry takes 1 click of pushing damage'],
  ],
  [
    'a tap on the Table',
    [hurt('p', 2), out('p'), scored],
    'The Provost takes 2 clicks from Quarry: K.O., 61 points',
    [],
  ],
  ['an action alone', [acted, token], 'Quarry is given a close action', ['Quarry gets 1 action token']],
  [
    'the start of a game',
    [began, joined('q', 'red', 'Quarry'), joined('r', 'blue', 'Rook'), joined('p', 'blue', 'The Provost')],
    'Ana – Ben: 300 points, Core rules, 2008',
    ['Ana: Quarry', 'Ben: Rook, The Provost'],
  ],
  [
    'the end of a game with points for survivors',
    [scored, { fact: 'scored', side: 'blue', points: 40, piece: 'r' }, { fact: 'ended', winner: 'red' }],
    'Ana wins the game',
    ['Ana scores 61 points for The Provost', 'Ben scores 40 points for Rook'],
  ],
])('%s is one sentence, with the rest in details', (_, facts, headline, details) => {
  expect(summarizeEntry(facts, naming)).toEqual({ headline, details });
});

test('an unreadable fact is told in the details', () => {
  const { headline, details } = summarizeEntry([attacked(['p']), hurt('p', 1), null], naming);
  expect(headline).toBe('Quarry hits The Provost: 1 click');
  expect(details).toEqual(['Unreadable entry: recorded by a newer version, or damaged']);
});
