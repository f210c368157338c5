import type { Card } from '../../src/catalog/card';
import type { Character, DialValue } from '../../src/catalog/character';
import { append, type Log, nextEntry } from '../../src/game/log';
import type { Fact } from '../../src/table/facts';

const plain = (value: number): DialValue => ({ value, power: null });

export function makeTestCharacter(id: string, clicks = 6): Character {
  return {
    id,
    name: `Figure ${id}`,
    set: 'INV',
    number: '001',
    rank: 'plain',
    bystander: false,
    teams: [],
    keywords: [],
    base: [1, 1],
    size: 'standard',
    abilities: [],
    range: 6,
    targets: 1,
    starts: [{ points: 50, click: 1 }],
    dial: Array.from({ length: clicks }, (_, index) => ({
      speed: plain(8),
      attack: plain(10 - Math.min(index, 9)),
      defense: plain(16),
      damage: { value: 2, power: index === 0 ? 'super-strength' : null },
    })),
    specials: [],
    origin: 'demo',
  };
}

export function makeClearMapText(width: number, height: number): string {
  const edge = `+${'---+'.repeat(width)}`;
  const open = `+${'   +'.repeat(width)}`;
  const row = `|${' .  '.repeat(width).slice(0, -1)}|`;
  return [
    edge,
    ...Array.from({ length: height }, () => row).flatMap((line, y) => (y === 0 ? [line] : [open, line])),
    edge,
  ].join('\n');
}

export const BEGAN_FACT: Fact = {
  fact: 'began',
  edition: 'an-edition',
  buildTotal: 300,
  actionTotal: 3,
  players: [
    { side: 'red', name: 'Ann' },
    { side: 'blue', name: 'Ben' },
  ],
};

export const MAPPED_FACT: Fact = {
  fact: 'mapped',
  name: 'Yard',
  map: makeClearMapText(8, 8),
  starts: { red: ['a1', 'b1'] },
};

export function joinFact(piece: string, side: string, clicks = 6, click = 1): Fact {
  return { fact: 'joined', piece, side, character: makeTestCharacter(piece, clicks), points: 50, click };
}

export function placeFact(piece: string, ...squares: string[]): Fact {
  return { fact: 'placed', piece, squares, how: 'placed' };
}

export function clickFact(piece: string, by: number, from: string | null = null): Fact {
  return { fact: 'clicked', piece, by, cause: by < 0 ? 'heal' : 'damage', from };
}

const NO_CARD: Card = { kind: 'other', name: 'Card', text: '', needs: '', points: 0, each: false, dial: null };

/** Makes a feat that costs points once, or once for each character. */
export function makeFeatCard(points: number, each = false): Card {
  return { ...NO_CARD, kind: 'feat', name: 'Iron Will', points, each };
}

/** Makes an event dial, with or without a red line at its end. */
export function makeEventDial(clicks: number, ends: boolean): Card {
  const shown = Array.from({ length: clicks }, (_, index) => `colour ${index + 1}`);
  return { ...NO_CARD, kind: 'event-dial', name: 'Storm', dial: { clicks: shown, ends } };
}

export function cardFact(id: string, is: Card, pieces: readonly string[] = [], owner: string | null = null): Fact {
  return { fact: 'card', card: id, is, owner, pieces, click: 1 };
}

/** Facts of a game with two players and a map of 8 × 8 squares. Figure A is red’s, B is blue’s. */
export const SETUP_FACTS: readonly Fact[] = [BEGAN_FACT, MAPPED_FACT, joinFact('A', 'red'), joinFact('B', 'blue')];

export function appendTapToLog(log: Log, ...facts: Fact[]): Log {
  return append(log, nextEntry(log, 1_700_000_000_000, 'tap', facts));
}
