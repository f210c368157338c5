import { describe, expect, it } from 'vitest';
import { parseBoardText } from '../../src/board/board-text';
import { eastEdge } from '../../src/grid/edge';
import { parseSquare } from '../../src/grid/square';
import { type Citation, type Mark, NOTE_CODES, REFUSAL_CODES } from '../../src/rules/answer';
import type { Marker } from '../../src/table/table';
import {
  describeChange,
  describeChangeEffect,
  describeCitation,
  describeNote,
  describeReason,
  formatModifiedValue,
  reasonBadge,
  sourceName,
} from '../../src/text/answer/answers';
import { describeFact } from '../../src/text/log/fact-text';
import type { Naming } from '../../src/text/names/naming';
import { describeSquare } from '../../src/text/names/square';
import { describeEffectEnd, describeMarkers } from '../../src/text/screens/markers';
import { makeDemoFacts } from './facts';

const MAP = parseBoardText(
  ['+---+---+---+', '| .   h ! B |', '+   +   +---+', '| w | 1   Si|', '+---+---+---+'].join('\n'),
);
if (!MAP.ok) throw new Error('the map of this test cannot be read');
const BOARD = MAP.value;

const at = (name: string): number => parseSquare(name) ?? -1;
const square = (name: string): Mark => ({ mark: 'square', square: at(name) });
const piece = (id: string): Mark => ({ mark: 'piece', piece: id });
const CITE: Citation = { edition: 'some-edition', passage: 'Ranged Combat: Line of fire', basis: 'book' };
const NAMES: Readonly<Record<string, string>> = {
  t: 'Brass Titan',
  h: 'Night Heron',
  u: 'Quarry',
  x: '<b>Bold</b> & co',
};
const NAMING: Naming = {
  piece: (id) => NAMES[id] ?? id,
  side: (side) => (side === 'red' ? 'Ana' : 'Ben'),
  edition: () => 'Some rules',
  board: BOARD,
};
const PLACES: readonly (readonly Mark[])[] = [
  [],
  [square('b1')],
  [square('a1'), square('b1'), piece('t')],
  [{ mark: 'edge', edge: eastEdge(at('a2')) }],
  [piece('t'), piece('h')],
];

function isSentence(text: string): void {
  expect(text).not.toMatch(/undefined|null|\[object|NaN|\$\{| {2}/);
  expect(text).toMatch(/^[\p{Lu}<\d].*[^\s:,;]$/u);
}

describe('texts of answers', () => {
  it.each(REFUSAL_CODES)('gives the reason %s a text with and without places', (code) => {
    for (const marks of PLACES) isSentence(describeReason({ code, marks, cite: CITE }, NAMING));
    const badge = reasonBadge({ code, marks: [], cite: CITE });
    expect(badge.length).toBeGreaterThan(0);
    expect(badge.length).toBeLessThanOrEqual(8);
  });

  it.each(NOTE_CODES)('gives the note %s a text with and without places', (code) => {
    for (const marks of PLACES) isSentence(describeNote({ code, marks, cite: CITE }, NAMING));
    isSentence(describeNote({ code, marks: [piece('t')], cite: CITE, about: 'leap-climb' }, NAMING));
  });

  it('names what is in a line: walls, doors, terrain and figures', () => {
    const blocked = (marks: readonly Mark[]): string =>
      describeReason({ code: 'line-blocked', marks, cite: CITE }, NAMING);
    expect(blocked([{ mark: 'edge', edge: eastEdge(at('a2')) }])).toBe('A wall between a2 and b2 blocks line of fire');
    expect(blocked([{ mark: 'edge', edge: eastEdge(at('b1')) }])).toBe(
      'A closed door between b1 and c1 blocks line of fire',
    );
    expect(blocked([square('c1')])).toBe('Blocking terrain at c1 blocks line of fire');
    expect(blocked([piece('t'), square('b2')])).toBe('Brass Titan and elevated terrain at b2 block line of fire');
    expect(blocked([])).toBe('The line of fire is blocked');
  });

  it('calls a square hindering if only an object on it hinders', () => {
    const text = describeNote({ code: 'line-hindered', marks: [square('a1'), square('b1')], cite: CITE }, NAMING);
    expect(text).toBe('Line of fire passes through hindering terrain at a1 and b1');
  });

  it('does not interpret names as markup', () => {
    expect(describeReason({ code: 'line-blocked', marks: [piece('x')], cite: CITE }, NAMING)).toBe(
      '<b>Bold</b> & co blocks line of fire',
    );
  });

  it('names the basis of a citation', () => {
    expect(describeCitation(CITE, NAMING)).toBe('Some rules · Ranged Combat: Line of fire');
    expect(describeCitation({ ...CITE, passage: 'ROUNDS AND TURNS: Pushing' }, NAMING)).toBe(
      'Some rules · Rounds and turns: Pushing',
    );
    expect(describeCitation({ ...CITE, basis: 'reading' }, NAMING)).toMatch(/ · our interpretation$/);
    expect(describeCitation({ ...CITE, basis: 'faq' }, NAMING)).toMatch(/ · FAQ$/);
    expect(describeCitation({ ...CITE, basis: 'common' }, NAMING)).toMatch(/ · wording not in the book$/);
  });

  it('describes changes and totals of a value', () => {
    const hindering = { source: 'hindering-terrain', kind: 'modifier', by: 1, cite: CITE } as const;
    const battle = { source: 'battle-fury', kind: 'replacement', by: 4, cite: CITE } as const;
    expect(describeChange(hindering, 'defense')).toBe('Hindering terrain: defense +1');
    expect(describeChangeEffect({ ...hindering, by: -2 }, 'damage')).toBe('damage −2');
    expect(describeChangeEffect(battle, 'damage')).toBe('damage becomes 4');
    expect(sourceName('battle-fury')).toBe('Battle fury');
    expect(formatModifiedValue({ base: 16, changes: [hindering], total: 17 })).toBe('16 + 1 = 17');
    expect(formatModifiedValue({ base: 16, changes: [], total: 16 })).toBe('16');
  });
});

describe('texts of squares', () => {
  it.each([
    ['a1', [], 'a1, clear'],
    ['b1', ['Brass Titan'], 'b1, hindering terrain, Brass Titan'],
    ['b2', [], 'b2, level 1'],
    ['c2', [], 'c2, stairs, indoors'],
  ] as const)('%s', (name, standing, words) => {
    expect(describeSquare(at(name), standing, NAMING)).toBe(words);
  });
});

describe('texts of markers', () => {
  const lies = (name: string | null, kind: Marker['kind'], where: string, owner: string | null = null): Marker => ({
    id: where,
    name,
    kind,
    at: at(where),
    owner,
    until: null,
  });
  const markers = [
    lies('smoke', 'hindering', 'a1', 'red'),
    lies('barrier', 'blocking', 'b2'),
    lies(null, 'special', 'c2'),
  ];
  const naming = { ...NAMING, markers };

  it('name a blocking marker, but call printed rock a rock', () => {
    const stands = (where: string, lying = markers): string =>
      describeReason({ code: 'line-blocked', marks: [square(where)], cite: CITE }, { ...NAMING, markers: lying });
    expect(stands('b2')).toBe('Barrier at b2 blocks line of fire');
    expect(stands('c1', [lies('barrier', 'blocking', 'c1')])).toBe('Blocking terrain at c1 blocks line of fire');
    const hinders = describeNote({ code: 'line-hindered', marks: [square('a1')], cite: CITE }, naming);
    expect(hinders).toBe('Line of fire passes through smoke at a1');
  });

  it.each([
    ['a1', 'a1, smoke of Ana, hindering terrain'],
    ['b2', 'b2, level 1, barrier, blocking terrain'],
    ['c2', 'c2, stairs, indoors, special terrain'],
  ])('describe the square %s', (where, text) => {
    expect(describeSquare(at(where), [], { ...naming, side: () => 'Ana' })).toBe(text);
  });

  it('combine equal markers, and say when they end', () => {
    const all = [...markers, lies('smoke', 'hindering', 'b1')];
    expect(describeMarkers(all)).toEqual(['smoke at a1 and b1', 'barrier at b2', 'special terrain at c2']);
    const ends = (['turn-begins', 'turn-ends'] as const).map((when) =>
      describeEffectEnd({ side: 'red', when }, { ...NAMING, side: () => 'Ana' }),
    );
    expect([...ends, describeEffectEnd(null, NAMING)]).toEqual([
      'until Ana’s next turn',
      'until Ana’s turn ends',
      'until removed',
    ]);
  });
});

describe('texts of the log', () => {
  it.each(makeDemoFacts())('describe $fact', (fact) => {
    isSentence(describeFact(fact, NAMING));
  });

  it('count clicks and name who dealt them', () => {
    const took = { fact: 'clicked', piece: 't', by: 2, cause: 'damage', from: null } as const;
    expect(describeFact(took, NAMING)).toBe('Brass Titan takes 2 clicks');
    expect(describeFact({ ...took, by: 1, from: 'h' }, NAMING)).toBe('Brass Titan takes 1 click from Night Heron');
    expect(describeFact({ ...took, by: -1, cause: 'heal' }, NAMING)).toBe('Brass Titan heals 1 click');
    expect(describeFact({ ...took, by: 1, cause: 'push' }, NAMING)).toBe('Brass Titan takes 1 click of pushing damage');
  });
});
