import type { MapSheet } from '../../src/board/map-sheet';
import type { Character } from '../../src/catalog/character';
import { distance, type Square } from '../../src/grid/square';
import { fraction } from '../../src/plain/fraction';
import type { Citation, HitAnswer, MoveAnswer, SeeAnswer } from '../../src/rules/answer';
import type { PieceOrSquare, Ruleset } from '../../src/rules/ruleset';
import { NO_SCENARIOS } from '../../src/rules/shared/scenarios';
import { NO_SETUP } from '../../src/rules/shared/setup';
import { findPiece, type Position } from '../../src/table/position';
import { squareNamed } from '../helpers/square-named';

const CITE: Citation = { edition: 'fake', passage: 'Ranged Combat', basis: 'book' };
const READING: Citation = { ...CITE, passage: 'Corners', basis: 'reading' };

function squareOf(position: Position, place: PieceOrSquare): Square {
  if ('square' in place) return place.square;
  return findPiece(position, place.piece)?.squares[0] ?? -1;
}

function seeAnswer(from: Square, to: Square): SeeAnswer {
  const blocked = to === squareNamed('e5');
  return {
    see: blocked ? 'blocked' : 'hindered',
    by: blocked ? [{ mark: 'square', square: squareNamed('d4') }] : [],
    hindrances: blocked ? [] : [{ mark: 'square', square: squareNamed('b3') }],
    reasons: blocked
      ? [{ code: 'line-blocked', marks: [{ mark: 'square', square: squareNamed('d4') }], cite: READING }]
      : [],
    notes: blocked
      ? []
      : [{ code: 'line-hindered', marks: [{ mark: 'square', square: squareNamed('b3') }], cite: CITE }],
    line: { from, to },
  };
}

function hitAnswer(position: Position, attacker: string, target: string, attack: string): HitAnswer {
  const from = squareOf(position, { piece: attacker });
  const to = squareOf(position, { piece: target });
  const legal = attack === 'ranged' && distance(from, to) <= 6;
  const tally = (base: number) => ({ base, changes: [], total: base });
  return {
    legal,
    reasons: legal ? [] : [{ code: attack === 'close' ? 'no-adjacent' : 'too-far', marks: [], cite: CITE }],
    notes: [],
    targets: [
      {
        target,
        attack: tally(10),
        defense: {
          base: 17,
          changes: [{ source: 'hindering-terrain', kind: 'modifier', by: 1, cite: CITE }],
          total: 18,
        },
        damage: tally(3),
        needs: 8,
        chance: fraction(15, 36),
        withReroll: { attacker: fraction(95, 144), target: fraction(25, 144) },
        clicks: [],
        knockOut: fraction(0),
        line: { from, to },
        sight: seeAnswer(from, to),
        range: distance(from, to),
        strength: null,
        obstruction: null,
        wounds: null,
      },
    ],
    splash: [],
    together: null,
    cost: null,
  };
}

function moveAnswer(from: Square, to: Square): MoveAnswer {
  const legal = distance(from, to) <= 2;
  return {
    legal,
    reasons: legal ? [] : [{ code: 'too-far', marks: [], cite: CITE }],
    notes: [],
    cost: distance(from, to),
    breakAway: 4,
    path: [from, to],
  };
}

const unasked = (): never => {
  throw new Error('these tests do not ask that');
};

/**
 * Makes rules that are simple enough to check answers by eye. Line of fire reaches every square except e5, ranged
 * attacks reach 6 squares, moves 2.
 */
export function makeFakeRules(): Ruleset {
  return {
    id: 'fake',
    house: { rules: [], inForce: [], play: makeFakeRules },
    name: 'Fake rules',
    attacks: ['close', 'ranged', 'throw'],
    actions: [
      { id: 'move', token: true },
      { id: 'ranged', token: true },
    ],
    moves: ['charge'],
    ownActions: [],
    powers: [],
    phases: [],
    markers: [
      { name: 'smoke', kind: 'hindering', squares: 4, until: 'turn-begins', power: 'smoke-cloud', cite: READING },
      { name: 'barrier', kind: 'blocking', squares: 4, until: 'turn-begins', power: null, cite: CITE },
      { name: 'debris', kind: 'hindering', squares: null, until: null, power: null, cite: CITE },
    ],
    cards: ['feat', 'other'],
    scenarios: NO_SCENARIOS,
    cardFaults: () => [],
    actionTotal: () => 3,
    force: {
      clauses: [],
      options: [],
      usualTotal: 300,
      totalStep: 100,
      featLimit: null,
      themes: null,
      uniqueKey: () => null,
      archenemies: false,
      primes: null,
      dials: true,
    },
    adjacent: (position, a, b) => ({
      adjacent: distance(squareOf(position, a), squareOf(position, b)) === 1,
      reasons: [],
      cite: CITE,
    }),
    range: (position, a, b) => {
      const [from, to] = [squareOf(position, a), squareOf(position, b)];
      return { squares: distance(from, to), line: { from, to }, cite: CITE };
    },
    see: (position, a, b) => seeAnswer(squareOf(position, a), squareOf(position, b)),
    sight: () => new Uint8Array(64 * 64).fill(1),
    move: (position, question) => moveAnswer(squareOf(position, { piece: question.piece }), question.to[0] ?? -1),
    reach: (position, question) => {
      const from = squareOf(position, { piece: question.piece });
      const ends = [1, 2].map((cost) => ({ squares: [from + cost], cost, mustStop: cost === 2 }));
      return { ends, breakAway: false, reasons: [], notes: [], speed: { base: 2, changes: [], total: 2 } };
    },
    carry: unasked,
    knockBack: unasked,
    destroy: (_position, question) => ({
      legal: question.attack === 'close',
      reasons: [],
      notes: [],
      debris: [squareNamed('d4')],
    }),
    hit: (position, question) => hitAnswer(position, question.attacker, question.targets[0] ?? '', question.attack),
    setup: NO_SETUP,
    counters: () => [],
    options: () => [],
    addEffects: (_table, piece) => piece,
    addDisplayedEffects: (_table, piece) => piece,
    multiPartChoices: () => [],
    remainingMove: () => null,
    soars: () => false,
    hitAlternatives: () => [],
    optionalPowers: () => [],
    reminders: () => [],
    reminderUses: () => [],
    endUnfinishedAction: () => [],
    nextField: () => null,
    uses: () => [],
    resolve: (_table, deed) => ({
      open: [],
      legal: true,
      reasons: [],
      notes: [],
      facts:
        deed.deed === 'damage'
          ? [{ fact: 'clicked', piece: deed.piece, by: deed.clicks, cause: 'damage', from: deed.by }]
          : deed.deed === 'act'
            ? [{ fact: 'acted', piece: deed.piece, action: deed.action }]
            : [],
    }),
  };
}

export function makeFakeCharacter(name: string, base: readonly [number, number] = [1, 1]): Character {
  const click = {
    speed: { value: 8, power: null },
    attack: { value: 10, power: null },
    defense: { value: 17, power: null },
    damage: { value: 3, power: null },
  };
  return {
    id: name,
    name,
    set: '',
    number: '1',
    rank: 'plain',
    bystander: false,
    teams: [],
    keywords: [],
    base,
    size: 'standard',
    abilities: [],
    range: 6,
    targets: 1,
    starts: [{ points: 50, click: 1 }],
    dial: [click, click, click, click, click],
    specials: [],
    origin: 'entered',
  };
}

const ROW = '| .   .   .   .   .   .   .   . |';
const EDGE = '+   +   +   +   +   +   +   +   +';
const FRAME = '+---+---+---+---+---+---+---+---+';

/** An 8 × 8 map, clear except for blocking d4 and hindering b3. */
export const YARD_MAP: MapSheet = {
  id: 'yard',
  name: 'Yard',
  source: 'entered',
  map: [
    FRAME,
    ...Array.from({ length: 8 }, (_, row) => {
      const line =
        row === 3 ? ROW.replace('.   .   .   .', '.   .   .   B') : row === 2 ? ROW.replace('.   .', '.   h') : ROW;
      return [line, row === 7 ? FRAME : EDGE];
    }).flat(),
  ].join('\n'),
  starts: { red: ['a1', 'b1'] },
  warnings: [],
  notes: [],
};
