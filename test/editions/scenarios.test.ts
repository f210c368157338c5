import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/catalog/card';
import { squareName } from '../../src/grid/square';
import { printMixedNumber } from '../../src/plain/fraction';
import { EDITIONS, editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import type { ScenarioReminder } from '../../src/rules/scenario';
import { findScenario, listBrokenLimits, reconstructForce } from '../../src/rules/shared/scenarios';
import type { Fact } from '../../src/table/facts';
import { applyFacts, fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import {
  BEGAN_FACT,
  cardFact,
  joinFact,
  MAPPED_FACT,
  makeClearMapText,
  makeEventDial,
  makeTestCharacter,
  placeFact,
} from '../game/make';

function edition(id: string): Ruleset {
  const ruleset = editionById(id);
  if (!ruleset) throw new Error(id);
  return ruleset;
}

const core = edition('core-2008');
const swords = edition('x-of-swords');

function scenario(scene: string, name = scene): Card {
  return { kind: 'scenario', name, text: '', needs: '', points: 0, each: false, dial: null, scene };
}

const chosen = (scene: string): Fact => cardFact(scene, scenario(scene));
const turn = (side: string, round: number): Fact => ({ fact: 'turn', side, round });
const scored = (side: string, points: number, among = 1): Fact => ({
  ...{ fact: 'scored', side, points, piece: null },
  ...(among > 1 ? { among } : {}),
});
const table = (...facts: Fact[]): Table => {
  const { table: now, rejected } = fold([
    BEGAN_FACT,
    MAPPED_FACT,
    joinFact('A', 'red'),
    joinFact('B', 'blue'),
    ...facts,
  ]);
  expect(rejected).toEqual([]);
  return now;
};
const dues = (now: Table, rules = core): readonly ScenarioReminder[] => rules.scenarios.dues(now);

test('every scenario has a unique id, and cites a passage of its own edition', () => {
  for (const { id, scenarios, force } of EDITIONS) {
    const ids = scenarios.all.map((scene) => scene.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const scene of scenarios.all) {
      expect(scene.cite.edition).toBe(id);
      expect(force.options.map((option) => option.id)).toEqual(expect.arrayContaining([scene.option].filter(Boolean)));
      for (const clause of scene.clauses) expect(force.clauses.map((each) => each.id)).toContain(clause);
    }
  }
});

test('every option of the force rules belongs to a scenario, so the force implies the scenario', () => {
  for (const { scenarios, force } of EDITIONS)
    expect(force.options.map(({ id }) => id).sort()).toEqual(
      scenarios.all.flatMap(({ option }) => option ?? []).sort(),
    );
});

describe('Showdown', () => {
  const ends = (now: Table, side: string) =>
    core.resolve(now, { deed: 'end-turn', side }).facts.filter((fact) => fact.fact === 'ended');

  // "After each player takes five turns … at least half the game's build total": 150 of 300.
  test.each([
    ['before the last of the fifth turns nothing is counted', 'red', 5, 200, 0, undefined],
    ['nor after any other round', 'blue', 4, 200, 0, undefined],
    ['half is enough', 'blue', 5, 150, 90, 'red'],
    ['a point less is not', 'blue', 5, 149, 90, undefined],
    ['the most of two who have enough', 'blue', 5, 160, 170, 'blue'],
    ['two alike: the dice decide', 'blue', 5, 160, 160, null],
    ['a tie below half decides nothing', 'blue', 5, 100, 100, undefined],
    ['nothing is counted in between', 'blue', 6, 300, 0, undefined],
    ['after ten turns the most wins, however few', 'blue', 10, 20, 10, 'red'],
    ['after ten turns a tie is a tie', 'blue', 10, 0, 0, null],
    ['who played on is asked no more', 'blue', 11, 200, 0, undefined],
  ] as const)('%s', (_, side, round, red, blue, winner) => {
    const now = table(chosen('showdown'), scored('red', red), scored('blue', blue), turn(side, round));
    expect(ends(now, side).map((fact) => fact.fact === 'ended' && fact.winner)).toEqual(
      winner === undefined ? [] : [winner],
    );
    expect(ends(table(scored('red', red), scored('blue', blue), turn(side, round)), side)).toEqual([]);
  });

  test('does not round half of an odd total', () => {
    const began: Fact = { ...BEGAN_FACT, buildTotal: 101 } as Fact;
    const of = (points: number, among: number) =>
      ends(fold([began, chosen('showdown'), scored('red', points, among), turn('blue', 5)]).table, 'blue').length;
    expect([of(50, 1), of(101, 2), of(51, 1)]).toEqual([0, 1, 1]);
  });

  test('does not end twice, and a roll among the tied sides breaks a tie', () => {
    const tied = table(chosen('showdown'), scored('red', 150), scored('blue', 150), turn('blue', 5), {
      fact: 'ended',
      winner: null,
    });
    expect(ends(tied, 'blue')).toEqual([]);
    const [due] = dues(tied);
    expect(due?.ways.map(({ side, facts }) => [side, facts])).toEqual([
      ['red', [{ fact: 'ended', winner: 'red' }]],
      ['blue', [{ fact: 'ended', winner: 'blue' }]],
    ]);
    const broken = applyFacts(tied, due?.ways[1]?.facts ?? []);
    expect(broken.ended).toEqual({ winner: 'blue' });
    expect(dues(broken)).toEqual([]);
  });

  test('states when points are counted, how many are needed, and who has them', () => {
    const now = table(chosen('showdown'), scored('red', 150), scored('blue', 75, 2), turn('red', 3));
    const play = findScenario(now, core.scenarios);
    const lines = play ? core.scenarios.lines(now, play.scenario) : [];
    expect(lines.map(({ code, side, values, met }) => [code, side, values.map(printMixedNumber), met])).toEqual([
      ['count-after', null, ['5', '2'], null],
      ['needs-points', null, ['150'], null],
      ['has-points', 'red', ['150'], true],
      ['has-points', 'blue', ['37 1/2'], false],
    ]);
    const codes = (...facts: Fact[]) => {
      const then = table(chosen('showdown'), ...facts);
      return play && core.scenarios.lines(then, play.scenario)[0]?.code;
    };
    expect(codes(turn('blue', 7))).toBe('count-again');
    expect(codes(turn('blue', 11))).toBe('counted-out');
    expect(codes(turn('blue', 5), { fact: 'ended', winner: 'red' })).toBe('decided');
    expect(codes(turn('blue', 4), { fact: 'ended', winner: 'red' })).toBe('count-after');
  });
});

describe('There Can Be Only One', () => {
  const named = (piece: string, name: string, side = 'red'): Fact => ({
    ...(joinFact(piece, side) as Extract<Fact, { fact: 'joined' }>),
    character: { ...makeTestCharacter(piece), name },
  });
  const broken = (now: Table, side: string) => {
    const scene = findScenario(now, core.scenarios)?.scenario;
    return scene ? listBrokenLimits(core.force, scene, reconstructForce(now, side)).map(({ members }) => members) : [];
  };

  test('forbids two characters of one name on one side, whatever their rank; the other side may have another', () => {
    const twins = [named('C', 'Rook'), named('D', 'rook '), named('E', 'Rook', 'blue')];
    expect(broken(table(...twins, chosen('only-one')), 'red')).toEqual([[1, 2]]);
    expect(broken(table(...twins, chosen('only-one')), 'blue')).toEqual([]);
    expect(broken(table(...twins, chosen('showdown')), 'red')).toEqual([]);
    expect(broken(table(...twins), 'red')).toEqual([]);
  });
});

describe('Radiation Cloud', () => {
  const CLOUD = [chosen('radiation-cloud'), placeFact('A', 'b2'), placeFact('B', 'h8')];
  const due = (...facts: Fact[]) => dues(table(...CLOUD, ...facts))[0];

  // The cloud covers the outermost squares from "the first player's third turn", then a ring more each round.
  test.each([
    [1, 'blue', 0, undefined],
    [2, 'blue', 0, undefined],
    [3, 'blue', 1, ['B']],
    [3, 'red', 1, undefined],
    [4, 'red', 2, ['A']],
    [4, 'blue', 2, ['B']],
    [6, 'red', 4, ['A']],
  ] as const)('round %i, turn of %s: %i squares from the edge', (round, side, count, pieces) => {
    const reminder = due(turn(side, round));
    expect(reminder?.pieces).toEqual(pieces);
    if (reminder)
      expect([reminder.count, reminder.phase, reminder.ways[0]?.clicks]).toEqual([count, 'beginning of turn', 1]);
  });

  test('the squares match a slow count from every edge', () => {
    for (const [width, height] of [
      [5, 4],
      [8, 8],
      [1, 3],
    ] as const) {
      const map: Fact = { fact: 'mapped', name: 'Yard', map: makeClearMapText(width, height), starts: {} };
      for (const round of [3, 4, 5]) {
        const now = fold([BEGAN_FACT, map, joinFact('A', 'red'), chosen('radiation-cloud'), turn('red', round)]).table;
        const wanted: string[] = [];
        for (let y = 1; y <= height; y++)
          for (let x = 1; x <= width; x++)
            if (x <= round - 2 || y <= round - 2 || x > width - (round - 2) || y > height - (round - 2))
              wanted.push(`${'abcdefgh'[x - 1]}${y}`);
        expect(dues(now)[0]?.squares.map(squareName)).toEqual(wanted);
      }
    }
  });

  test('is a reminder once a turn for figures in the cloud, and for figures not on the map, but not for fallen or held ones', () => {
    const [first] = dues(table(...CLOUD, turn('blue', 3)));
    expect(first?.ways[0]?.facts).toEqual([{ fact: 'seen-to', due: 'radiation, round 3', side: 'blue' }]);
    expect(due(turn('blue', 3), { fact: 'seen-to', due: 'radiation, round 3', side: 'blue' })).toBeUndefined();
    expect(due(turn('blue', 4), { fact: 'seen-to', due: 'radiation, round 3', side: 'blue' })?.pieces).toEqual(['B']);
    expect(due({ fact: 'defeated', piece: 'B', by: null }, turn('blue', 3))).toBeUndefined();
    expect(due({ fact: 'captured', piece: 'B', by: 'A' }, turn('blue', 3))).toBeUndefined();
    const off = due({ fact: 'placed', piece: 'B', squares: [], how: 'placed' }, turn('blue', 3));
    expect([off?.pieces, off?.unsure]).toEqual([[], ['B']]);
    expect(due(turn('blue', 3), { fact: 'ended', winner: null })).toBeUndefined();
  });
});

describe('Call Out', () => {
  const starts = { red: ['a1', 'b1'], blue: ['a14', 'b14'] };
  const MAP: Fact = {
    ...{ fact: 'mapped', name: 'Yard', starts },
    map: makeClearMapText(10, 14).replace(' . ', ' . '),
  };
  const ask = (...facts: Fact[]) => {
    const now = table(MAP, chosen('call-out'), ...facts);
    const position = getTablePosition(now);
    if (!position || !core.scenarios.callOut) throw new Error('nothing to ask');
    return core.scenarios.callOut.ask(position, 'A');
  };

  test.each([
    ['b5', ['near-start']],
    ['b6', []],
    ['b10', ['near-start']],
    ['b9', []],
    ['f1', ['near-start']],
    ['g1', []],
  ])('a caller at %s, with starting areas 4 squares deep', (at, reasons) => {
    expect(ask(placeFact('A', at), placeFact('B', 'j14')).reasons).toEqual(reasons);
  });

  test('does not move an opponent in its own starting area; in another’s area it may be called', () => {
    const targets = (at: string) => ask(placeFact('A', 'g7'), placeFact('B', at)).targets.map(({ reasons }) => reasons);
    expect([targets('a14'), targets('a1'), targets('j14')]).toEqual([[['in-own-area']], [[]], [[]]]);
  });

  test('moves it to a free square within two, without the caller’s own and without blocking terrain', () => {
    const places = (...facts: Fact[]) =>
      ask(placeFact('A', 'g7'), placeFact('B', 'h7'), ...facts).targets[0]?.places.map((place) =>
        place.map(squareName).join(),
      );
    expect(places()).toHaveLength(23);
    expect(places()).not.toContain('h7');
    expect(places()).not.toContain('g7');
    const block = (square: string): Fact => ({
      ...{ fact: 'marker', marker: square, kind: 'blocking', square, owner: null, until: null },
    });
    expect(places(block('i9'), joinFact('C', 'red'), placeFact('C', 'e5'))).toHaveLength(21);
  });

  test('calls no one if all squares are full', () => {
    const around = ['f6', 'g6', 'h6', 'f7', 'h7', 'f8', 'g8', 'h8'];
    const ring: string[] = [];
    for (const x of 'efghi') for (let y = 5; y <= 9; y++) ring.push(`${x}${y}`);
    const filled = ring
      .filter((square) => square !== 'g7')
      .map((square): Fact => ({ fact: 'marker', marker: square, kind: 'blocking', square, owner: null, until: null }));
    expect(filled).toHaveLength(around.length + 16);
    expect(ask(placeFact('A', 'g7'), placeFact('B', 'a7'), ...filled).targets[0]).toMatchObject({
      reasons: ['no-room'],
      places: [],
    });
  });

  test('keeps the shape of a larger base, which must fit on the map completely', () => {
    const wide: Fact = {
      ...(joinFact('D', 'blue') as Extract<Fact, { fact: 'joined' }>),
      character: { ...makeTestCharacter('D'), base: [1, 2] },
    };
    const answer = ask(placeFact('A', 'j7'), placeFact('B', 'a9'), wide, placeFact('D', 'c9', 'd9'));
    const places =
      answer.targets.find(({ piece }) => piece === 'D')?.places.map((place) => place.map(squareName)) ?? [];
    // D’s places have two squares. None may include j7, where the caller is.
    expect(places).toContainEqual(['g7', 'h7']);
    expect(places.every(([left, right]) => left?.charCodeAt(0) === (right?.charCodeAt(0) ?? 0) - 1)).toBe(true);
    expect(places.flat()).not.toContain('j7');
  });
});

describe('an event dial', () => {
  const dial = (turns: 'round-begins' | 'turn-begins' | 'turn-ends' | 'knock-out', by = 1, ends = true): Card => {
    const card = makeEventDial(3, ends);
    return { ...card, dial: { ...(card.dial ?? { clicks: [], ends }), turns, by } };
  };
  const ids = (card: Card, click: number, ...facts: Fact[]) =>
    dues(table({ fact: 'card', card: 'Storm', is: card, owner: null, pieces: [], click }, ...facts)).map(
      ({ id, side }) => [id, side],
    );

  test.each([
    ['round-begins', turn('red', 1), []],
    ['round-begins', turn('red', 2), [['Storm, round 2', null]]],
    ['round-begins', turn('blue', 2), [['Storm, round 2', null]]],
    ['turn-begins', turn('red', 1), []],
    ['turn-begins', turn('blue', 1), [['Storm, round 1', 'blue']]],
    ['turn-ends', turn('red', 1), [['Storm, end of turn, round 1', 'red']]],
    ['knock-out', turn('red', 4), []],
  ] as const)('%s, %o', (turns, fact, wanted) => {
    expect(ids(dial(turns), 1, fact)).toEqual(wanted);
  });

  test('turns once for each figure that falls, even if two fall at once', () => {
    const fell = (piece: string): Fact => ({ fact: 'defeated', piece, by: null });
    const [due] = dues(table(cardFact('Storm', dial('knock-out')), fell('A'), turn('red', 2)));
    expect(due?.id).toBe('Storm, knocked out 1');
    const turned = applyFacts(
      table(cardFact('Storm', dial('knock-out')), fell('A'), turn('red', 2)),
      due?.ways[0]?.facts ?? [],
    );
    expect(turned.cards[0]?.click).toBe(2);
    expect(dues(turned)).toEqual([]);
    expect(dues(applyFacts(turned, [fell('B')])).map(({ id }) => id)).toEqual(['Storm, knocked out 2']);
  });

  test('does not turn past its red or green line, and wraps around without one', () => {
    expect(ids(dial('round-begins'), 3, turn('red', 2))).toEqual([]);
    expect(ids(dial('round-begins', 1, false), 3, turn('red', 2))).toHaveLength(1);
    expect(ids(dial('round-begins', -1), 1, turn('red', 2))).toEqual([]);
    expect(ids(dial('round-begins', -1), 2, turn('red', 2))).toHaveLength(1);
  });

  test('excludes battlefield conditions, and is a scenario of its own', () => {
    const condition: Card = { ...makeEventDial(1, true), kind: 'condition', name: 'Fog', dial: null };
    const now = table(cardFact('Storm', dial('round-begins')), cardFact('Fog', condition, [], 'red'));
    const scene = findScenario(now, core.scenarios)?.scenario;
    expect(scene?.id).toBe('event-dial');
    expect(scene && listBrokenLimits(core.force, scene, reconstructForce(now, 'red')).map(({ code }) => code)).toEqual([
      'too-many-conditions',
    ]);
  });
});

describe('scenario play', () => {
  const plays = cardFact('Scenario A', scenario('scenario-play', 'Scenario A'));
  const deck: Fact = { fact: 'deck', deck: 'Tarot deck', owner: null, cards: [{ id: '1', name: 'One', text: '' }] };
  const show: Fact = { fact: 'dealt', deck: 'Tarot deck', card: '1', to: 'play' };

  test('reminds of its tarot card until the card is in effect or was passed over', () => {
    const of = (...facts: Fact[]) => dues(table(...facts, turn('red', 1)), swords).map(({ code }) => code);
    expect(of()).toEqual([]);
    expect(dues(table(plays), swords)).toEqual([]);
    expect(of(plays)).toEqual(['show-card']);
    expect(of(plays, deck)).toEqual(['show-card']);
    expect(of(plays, deck, show)).toEqual([]);
    expect(of(plays, { fact: 'seen-to', due: 'tarot card', side: null })).toEqual([]);
  });

  test('has its own set-up steps, each once', () => {
    const ids = (scene: string | null) => swords.setup.steps(2, scene).map(({ id }) => id);
    expect(ids('scenario-play')).toEqual([
      ...[
        'scenario-card',
        'scenario-tarot',
        'forces',
        'first-player',
        'map',
        'starting-areas',
        'figures',
        'scenario-start',
      ],
    ]);
    expect(ids(null)).toEqual(ids('no-such-scene'));
    expect(ids(null)).not.toContain('scenario-card');
  });
});

test('the other editions have no scenarios and no reminders of them', () => {
  for (const { id, scenarios } of EDITIONS.filter((each) => each !== core && each !== swords)) {
    expect([id, scenarios.all, scenarios.deck, scenarios.callOut]).toEqual([id, [], null, null]);
    expect(scenarios.dues(table(cardFact('Storm', makeEventDial(3, true)), turn('red', 3)))).toEqual([]);
  }
});
