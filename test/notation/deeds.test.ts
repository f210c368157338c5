import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { squareAt } from '../../src/grid/square';
import type { Case } from '../../src/notation/case';
import { parseCases, parseSharedPosition, printCase } from '../../src/notation/cases';
import { printNotationFault } from '../../src/notation/fault';
import { printCaseResult, runCase } from '../../src/notation/run-case';
import { editionById } from '../../src/rules/editions';
import { dailyRuns } from '../helpers/seeds';
import { arbitraryPositions } from './arbitrary';
import { arbitraryDeeds, arbitraryExtras } from './arbitrary-deeds';
import { parseFaultRows } from './fault-rows';

vi.setConfig({ testTimeout: 60_000 });

const PLAYED = `title: A day at the docks
edition: core-2008
map: |
  +---+---+---+---+---+
  | .   . | .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +---+---+---+---+---+
objects:
  crate: {at: b2, kind: light, name: Fuel can}
marked: {c2: {kind: smoke, side: blue}}
rerolls: {red: 2}
pieces:
  A: {at: a1, side: red, team: Night Plotters}
  B: {at: [d1, e1], side: blue}
ask:
  play:
    - {turn: red}
    - {attack: {attacker: A, target: B, attack: close, action: charge, dice: [4, 5], evade: {B: 5}, push: {B: 2}, direction: {B: ne}, passed_to: A}}
    - {attack: {attacker: A, target: b1/c1, attack: ranged}}
    - {attack: {attacker: A, target: crate, attack: close}}
    - {move: {piece: B, to: [d2, e2], mode: soaring, sets_down: c1, picks_up: crate, puts_down: c2, breakaway: 3}}
    - {use: {piece: A, power: Night Plotters, target: B, cancels: toughness}}
    - {use: {piece: A, power: perplex, value: attack, by: -1}}
    - {pick_up: [A, crate]}
    - {put_down: [A, b2]}
expect: {legal: true, A: {at: b1, holding: crate, "off": [toughness], values: {attack: 9}, captor: none}, B: {at: [d1, e1], holding: none}, red: {rerolls: 1}, objects: {crate: A}, marked: {c2: smoke}, debris: [b1], walls_down: [b1/c1]}
`;

function lines(text: string): string[] {
  return parseCases(text, 'f.yaml', (id) => editionById(id) !== null).map((one) =>
    one.ok ? 'read' : printNotationFault(one.fault),
  );
}

function read(text: string): Case {
  const [one] = parseCases(text, 'f.yaml', () => true);
  if (!one?.ok) throw new Error(one ? printNotationFault(one.fault) : 'nothing');
  return one.value;
}

describe('deeds', () => {
  it('are parsed as the rules need them', () => {
    const { ask, position } = read(PLAYED);
    const events = ask.ask === 'play' ? ask.of : [];
    expect(events[1]).toEqual({
      event: 'deed',
      deed: {
        ...{ deed: 'attack', attacker: 'A', aim: { pieces: ['B'] }, attack: 'close', action: 'charge', dice: [4, 5] },
        ...{ evade: { B: 5 }, push: { B: 2 }, direction: { B: 1 }, passedTo: 'A' },
      },
    });
    expect(events[3]).toMatchObject({ deed: { aim: { object: 'crate' } } });
    expect(events[4]).toEqual({
      event: 'deed',
      deed: {
        ...{ deed: 'move', piece: 'B', to: [squareAt(3, 1), squareAt(4, 1)], mode: 'soaring' },
        ...{ setsDown: squareAt(2, 0), picksUp: 'crate', putsDown: squareAt(2, 1), breakAway: 3 },
      },
    });
    expect(position?.marked).toEqual([{ at: squareAt(2, 1), kind: 'smoke', side: 'blue' }]);
    expect(position?.rerolls).toEqual({ red: 2 });
    expect(position?.objects[0]?.name).toBe('Fuel can');
  });

  it('are printed as they were written', () => {
    expect(printCase(read(PLAYED))).toBe(PLAYED.replace('"off"', 'off'));
  });

  it('of every kind print and parse back', () => {
    const cases = arbitraryPositions
      .chain(arbitraryExtras)
      // The arbitrary deeds do not fit pieces with action points, so `striker` is null.
      .map((position) => ({ ...position, pieces: position.pieces.map((piece) => ({ ...piece, striker: null })) }))
      .chain((position) => fc.record({ position: fc.constant(position), deed: arbitraryDeeds(position) }))
      .map(
        ({ position, deed }): Case => ({
          ...{ title: null, edition: 'any', cite: null, position },
          ask: { ask: 'play', of: [{ event: 'deed', deed }] },
          expect: new Map([['legal', { kind: 'flag', value: true }]]),
        }),
      );
    fc.assert(
      fc.property(cases, (one) => {
        const text = printCase(one);
        const again = read(text);
        if (!isDeepStrictEqual(again, one)) expect(again).toEqual(one);
        expect(printCase(again)).toBe(text);
      }),
      { seed: 20266, numRuns: dailyRuns(300, 20) },
    );
  });
});

describe('a fault in a deed is reported by line and key', () => {
  const cases = parseFaultRows(`
    shove · push: {B: 2} → shove: {B: 2} ⇒ 19 ask.play[1].attack.shove: this key is not known
    attack · attack: close, action → action ⇒ 19 ask.play[1].attack: a key is missing (attack)
    Z · evade: {B: 5} → evade: {Z: 5} ⇒ 19 ask.play[1].attack.evade.Z: no piece or square has this name (Z)
    B · evade: {B: 5} → evade: {B: 7} ⇒ 19 ask.play[1].attack.evade.B: the number is out of bounds (7)
    dice · dice: [4, 5] → dice: [] ⇒ 19 ask.play[1].attack.dice: the list has the wrong length (dice are wanted)
    target · target: crate → target: keg ⇒ 21 ask.play[3].attack.target: no piece or square has this name (keg)
    target · b1/c1 → b1/d1 ⇒ 20 ask.play[2].attack.target: a square such as c4, or the wall between two as b2/b3, is wanted (b1/d1)
    pick_up[1] · [A, crate] → [A, keg] ⇒ 25 ask.play[7].pick_up[1]: this value is not known (keg; known: crate)
    pick_up · [A, crate] → [A] ⇒ 25 ask.play[7].pick_up: the list has the wrong length (1)
    piece · piece: B, to → piece: crate, to ⇒ 22 ask.play[4].move.piece: no piece or square has this name (crate)
    value · value: attack → value: luck ⇒ 24 ask.play[6].use.value: this value is not known (luck; known: speed attack defense damage range)
    kind · kind: smoke → kind: fog ⇒ 11 marked.c2.kind: this value is not known (fog; known: smoke barrier)
    z2 · c2: {kind → z2: {kind ⇒ 11 marked.z2: this lies off the map (z2)
    red · rerolls: {red: 2} → rerolls: {red: some} ⇒ 12 rerolls.red: a whole number is wanted (some)
    crate · objects: {crate: A} → objects: {crate: Z} ⇒ 27 expect.objects.crate: no piece or square has this name (Z)
    keg · objects: {crate: A} → objects: {keg: A} ⇒ 27 expect.objects.keg: this value is not known (keg; known: crate)
    walls_down[0] · [b1/c1]} → [b1]} ⇒ 27 expect.walls_down[0]: a square such as c4, or the wall between two as b2/b3, is wanted (b1)
    luck · {attack: 9} → {luck: 9} ⇒ 27 expect.A.values.luck: this key is not known
    c2 · marked: {c2: smoke} → marked: {c2: fog} ⇒ 27 expect.marked.c2: this value is not known (fog; known: smoke barrier)
  `);
  it.each(cases)('%s: %s as %s', (_, from, to, fault) => {
    expect(lines(PLAYED)).toEqual(['read']);
    expect(PLAYED).toContain(from);
    expect(lines(PLAYED.replace(from, to))[0]).toBe(`f.yaml:${fault.replace(' ', ': A day at the docks: ')}`);
  });
});

describe('expectations after deeds', () => {
  const EDITION = editionById('core-2008');
  /** Runs a case of two figures with a crate and a wall between them, and returns its outcome as text. */
  function played(events: string, expected: string, more = ''): string {
    const text = `edition: core-2008
map: |
  +---+---+---+---+---+
  | .   . | .   .   . |
  +   +   +   +   +   +
  | .   .   .   .   . |
  +---+---+---+---+---+
${more}pieces: {A: {at: a1, damage: 3, range: 8}, B: {at: e1, side: blue, abilities: [flight]}}
ask: {play: ${events}}
expect: ${expected}`;
    if (!EDITION) throw new Error('no such edition');
    return printCaseResult(runCase(read(text), EDITION));
  }

  it('compare places, held objects and values', () => {
    const expected = '{A: {at: a2, holding: light, values: {attack: 11, range: 8}, captor: B, "off": [charge]}}';
    expect(played('[{turn: red}]', expected)).toBe(
      'expected A.at [a2], came [a1]; expected A.holding light, came none; expected A.values.attack 11, came 10; ' +
        'expected A.captor B, came none; expected A.off [charge], came []',
    );
    expect(played('[{turn: red}, {damage: [A, 5]}]', '{A: {at: "off", ko: true}, B: {at: e1}}')).toBe('passed');
  });

  it('know smoke and barriers from the start, and remove them at their owner’s turn', () => {
    const smoke = 'marked: {c2: {kind: smoke, side: red}, b2: {kind: barrier, side: blue}}\n';
    expect(played('[{turn: blue}]', '{marked: {c2: smoke}}', smoke)).toBe('passed');
    expect(played('[{turn: red}]', '{marked: {}}', smoke)).toBe('expected marked {}, came {b2: barrier}');
    expect(played('[]', '{marked: {b2: barrier, c2: smoke}}', `turn: red\n${smoke}`)).toBe('passed');
  });

  it('know the rerolls left to a themed team', () => {
    expect(played('[{turn: red}]', '{red: {rerolls: 3}, blue: {rerolls: 0}}', 'rerolls: {red: 3}\n')).toBe('passed');
  });

  it('list broken walls and their debris only', () => {
    const breach = '[{turn: red}, {attack: {attacker: A, target: b1/c1, attack: ranged}}]';
    expect(played(breach, '{legal: true, walls_down: [b1/c1], debris: [b1, c1]}')).toBe('passed');
    expect(played('[{turn: red}]', '{walls_down: [b1/c1], debris: [b1]}')).toBe(
      'expected walls_down [b1/c1], came []; expected debris [b1], came []',
    );
  });

  it('follow an object that is picked up and put down', () => {
    const can = 'objects: {can: {at: b2, kind: light}, keg: {at: d2, kind: heavy}}\n';
    const objects = '{objects: {can: b2, keg: d2}}';
    expect(played('[{turn: red}]', objects, can)).toBe('passed');
    expect(played('[{turn: red}]', '{objects: {can: gone, keg: A}}', can)).toBe(
      'expected objects.can gone, came b2; expected objects.keg A, came d2',
    );
  });

  it('stop at a refused deed', () => {
    const far = '[{turn: red}, {attack: {attacker: A, target: B, attack: close, dice: [6, 6]}}, {damage: [B, 1]}]';
    expect(played(far, '{legal: false, B: {click: 1}, A: {tokens: 0}}')).toBe('passed');
  });

  it('are not supported in an edition with missions', () => {
    const mission = editionById('strike-teams');
    const one = read(PLAYED.replace(/ask:[\s\S]*/, 'ask: {play: [{put_down: [A, b2]}]}\nexpect: {legal: true}'));
    expect(mission && printCaseResult(runCase(one, mission))).toBe('no answer yet for play');
  });
});

describe('smoke and barriers outside the map drawing', () => {
  const asked = (kind: string) => `edition: core-2008
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
marked: {b1: {kind: ${kind}, side: red}}
pieces: {A: {at: a1}}
`;
  it.each([
    ['smoke', 'hindered'],
    ['barrier', 'blocked'],
  ])('%s counts in every other question: %s', (kind, see) => {
    const edition = editionById('core-2008');
    const one = read(`${asked(kind)}ask: {see: [A, c1]}\nexpect: {see: ${see}}`);
    expect(edition && printCaseResult(runCase(one, edition))).toBe('passed');
  });

  it('are terrain in a shared position', () => {
    const shared = parseSharedPosition(asked('barrier'), 'link', () => true);
    expect(shared.ok && shared.value.position.board.terrain[squareAt(1, 0)]).toBe(2);
    expect(shared.ok && 'marked' in shared.value.position).toBe(false);
  });
});
