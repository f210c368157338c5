import { describe, expect, test } from 'vitest';
import { makeCardCatalog } from '../../src/catalog/cards/card-catalog';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import {
  type Objective,
  type ObjectiveToken,
  type ScenarioCard,
  toScenarioTerms,
} from '../../src/catalog/cards/scenario-card';
import { EMPTY_CAMPAIGN } from '../../src/game/campaign';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import { squareName } from '../../src/grid/square';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { ScenarioProgress } from '../../src/rules/objectives';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { placeFact } from '../game/make';
import { foldValid, listReasonCodes, makeMissionTable, playDeeds } from '../helpers/mission';
import { squareNamed } from '../helpers/square-named';

const rules = strikeTeams.mission;
if (!rules) throw new Error('no missions');

const CATALOG = makeCardCatalog(DEMO_CARD_CHARACTERS, DEMO_CARD_BOX);
const ASKED: Objective = { kind: 'by-hand', of: null, figure: null, count: null, by: null, from: null, until: null };
const TOKEN: ObjectiveToken = {
  name: 'Cage',
  count: 1,
  strength: 4,
  wounds: 1,
  placedBy: 'mastermind',
  when: 'setup',
};

function scenario(card: Partial<ScenarioCard>): Fact {
  const whole = { id: 'x', name: 'Yard Work', stage: 1, until: 1, reward: 2, tokens: [], roles: [], ...card } as const;
  const terms = toScenarioTerms({ needs: [], rules: '', ...whole });
  const is = { kind: 'scenario', name: whole.name, text: '', needs: '', points: 0, each: false, dial: null } as const;
  return { fact: 'card', card: whole.name, is, owner: null, pieces: [], click: 1, terms };
}

const role = (name: string, ...pieces: string[]): Fact => {
  const is = { kind: 'other', name, text: '', needs: '', points: 0, each: false, dial: null } as const;
  const holders = { scenario: 'x', role: name, pieces };
  return { fact: 'card', card: `x/${name}`, is, owner: null, pieces: [], click: 1, role: holders };
};

const token = (id: string, square: string, strength: number | null, times?: number): Fact => {
  const often = times === undefined ? {} : { times };
  return { fact: 'token', token: id, kind: 'objective', square, holder: null, strength, wounds: 0, ...often };
};

const phaseOf = (side: string, phase: string, round: number): Fact[] => [
  { fact: 'turn', side, round },
  { fact: 'phase', phase, piece: null },
];
const endOf = (round: number) => phaseOf('heroes', 'end phase', round);
const beginOf = (round: number) => phaseOf('mastermind', 'mastermind phase', round);
const heroesOf = (round: number) => phaseOf('heroes', 'hero phase', round);
const fell = (piece: string, by: string | null = null): Fact => ({ fact: 'defeated', piece, by });
const only = (table: Table): ScenarioProgress => rules.objectives(table)[0] as ScenarioProgress;
const pointsOf = (table: Table, side: string) => table.points[side]?.numerator;
const enters = (table: Table) =>
  rules.entering(table).map(({ id, left, at }) => [id, left, at === null ? 'anywhere' : squareName(at)]);

/** Damages the token on a square. */
const blow = (table: Table, square: string): Table => {
  const at = table.tokens.find((each) => each.at !== null && squareName(each.at) === square)?.at;
  return playDeeds(table, { deed: 'destroy', target: { square: at ?? 0 } }).table;
};

describe('a captive is freed, then brought out', () => {
  const start = (): Table =>
    makeMissionTable(
      scenario({
        until: 3,
        reward: 4,
        tokens: [TOKEN, { ...TOKEN, name: 'Captive', strength: null, when: 'gone', after: 'Cage', stage: 2 }],
        objectives: [
          { ...ASKED, kind: 'damage', of: 'Cage', until: 1 },
          { ...ASKED, kind: 'deliver', of: 'Captive', from: 2 },
        ],
      }),
      token('Cage 1', 'd1', 4, 1),
      ...heroesOf(1),
    );

  test('the captive enters on the cage’s square at the next stage, and delivering it scores for the heroes', () => {
    const open = start();
    expect(only(open)).toMatchObject({ state: 'open', objectives: [{ state: 'open' }, { state: 'open' }] });
    const broken = blow(open, 'd1');
    expect(broken.tokens.some(({ id }) => id === 'Cage 1')).toBe(false);
    expect(only(broken)).toMatchObject({ state: 'open', objectives: [{ state: 'succeeded' }, { state: 'open' }] });
    expect(enters(broken)).toEqual([]);
    const second = foldValid(broken, beginOf(5));
    expect(enters(second)).toEqual([['Captive 1', 1, 'd1']]);
    const there = foldValid(second, [token('Captive 1', 'd1', null), ...heroesOf(5), placeFact('Rook', 'd1')]);
    expect(enters(there)).toEqual([]);
    const carried = playDeeds(there, { deed: 'take', piece: 'Rook', token: 'Captive 1', command: 0 }).table;
    // Another hero can pick up the dropped captive and deliver it.
    const dropped = playDeeds(carried, { deed: 'defeat', piece: 'Rook', by: 'Vex' }).table;
    expect(dropped.tokens.find(({ id }) => id === 'Captive 1')).toMatchObject({ holder: null });
    const again = foldValid(dropped, [placeFact('Wren', 'd1')]);
    const home = foldValid(playDeeds(again, { deed: 'take', piece: 'Wren', token: 'Captive 1', command: 0 }).table, [
      placeFact('Wren', 'a2'),
    ]);
    // The card’s points count when it is complete, so the delivery asks for no points.
    const acting = playDeeds(home, { deed: 'activate', piece: 'Wren', how: 'gain' }).table;
    expect(strikeTeams.options(acting, 'Wren').find(({ id }) => id === 'deliver')).toMatchObject({
      deed: { deed: 'deliver', piece: 'Wren', token: 'Captive 1' },
      asks: [],
      reasons: [],
    });
    const out = playDeeds(home, { deed: 'deliver', piece: 'Wren', token: 'Captive 1', points: 0 }).table;
    expect(only(out)).toMatchObject({ state: 'succeeded', recorded: null });
    const before = pointsOf(out, 'heroes') ?? 0;
    const won = playDeeds(out, { deed: 'complete', card: 'Yard Work', outcome: 'succeeded' });
    expect([listReasonCodes(won.said), pointsOf(won.table, 'heroes')]).toEqual([[], before + 4]);
    expect(only(won.table).recorded).toBe('succeeded');
    const twice = playDeeds(won.table, { deed: 'complete', card: 'Yard Work', outcome: 'failed' });
    expect([listReasonCodes(twice.said), twice.said.facts]).toEqual([['not-now'], []]);
  });

  test('an intact cage at the end of its stage fails the card, and no captive enters', () => {
    const late = foldValid(start(), endOf(4));
    expect(only(late).state).toBe('failed');
    const lost = playDeeds(late, { deed: 'complete', card: 'Yard Work', outcome: 'failed' }).table;
    expect([pointsOf(lost, 'mastermind'), enters(foldValid(lost, beginOf(5)))]).toEqual([4, []]);
  });

  test('a captive still inside at the end of stage 3 is lost, but not one round earlier', () => {
    const broken = foldValid(blow(start(), 'd1'), [...beginOf(5), token('Captive 1', 'd1', null)]);
    expect(only(foldValid(broken, heroesOf(12))).state).toBe('open');
    expect(only(foldValid(broken, endOf(11))).state).toBe('open');
    expect(only(foldValid(broken, endOf(12))).state).toBe('failed');
  });
});

describe('papers are retrieved', () => {
  const start = (...more: Fact[]): Table =>
    makeMissionTable(
      scenario({
        stage: 2,
        until: 2,
        tokens: [{ ...TOKEN, name: 'Papers', strength: null, count: 2, when: 'stage' }],
        objectives: [{ ...ASKED, kind: 'retrieve', of: 'Papers', count: 1 }],
      }),
      ...more,
    );

  test('they enter when the stage begins, as many as the card says, each once', () => {
    expect(enters(start(...beginOf(4)))).toEqual([]);
    const now = start(...beginOf(5));
    expect(enters(now)).toEqual([['Papers 1', 2, 'anywhere']]);
    expect(enters(foldValid(now, [token('Papers 1', 'c1', null)]))).toEqual([['Papers 2', 1, 'anywhere']]);
    // Carried tokens and removed tokens were on the map before, so they do not enter again.
    const held: Fact = {
      ...(token('Papers 1', 'c1', null) as Extract<Fact, { fact: 'token' }>),
      square: null,
      holder: 'Rook',
    };
    const all = foldValid(now, [
      token('Papers 1', 'c1', null),
      held,
      { ...held, holder: null },
      token('Papers 2', 'c2', null),
    ]);
    expect(enters(all)).toEqual([]);
  });

  test('one of two is enough if the card says so', () => {
    const now = start(...heroesOf(5), token('Papers 1', 'a1', null), token('Papers 2', 'f1', null));
    const table = playDeeds(now, { deed: 'take', piece: 'Rook', token: 'Papers 1', command: 0 }).table;
    expect(only(table)).toMatchObject({ state: 'succeeded', objectives: [{ done: 1, of: 1 }] });
    expect(only(now)).toMatchObject({ state: 'open', objectives: [{ done: 0, of: 1 }] });
  });
});

describe('an engine is damaged three times', () => {
  const start = (...more: Fact[]): Table =>
    makeMissionTable(
      scenario({
        stage: 3,
        until: 3,
        tokens: [{ ...TOKEN, name: 'Engine', wounds: 3, when: 'revealed' }],
        objectives: [{ ...ASKED, kind: 'damage', of: 'Engine' }],
      }),
      ...more,
    );

  test('it enters when its card is turned up, and is removed with the third wound', () => {
    expect(rules.entering(start(...beginOf(5)))).toMatchObject([{ id: 'Engine 1', strength: 4, times: 3, at: null }]);
    let table = start(...heroesOf(9), token('Engine 1', 'd1', 4, 3));
    for (const state of ['open', 'open', 'succeeded']) {
      table = blow(table, 'd1');
      expect(only(table).state).toBe(state);
    }
    expect(table.tokens.some(({ id }) => id === 'Engine 1')).toBe(false);
    expect(only(foldValid(table, endOf(12))).state).toBe('succeeded');
  });

  test('two wounds are not three', () => {
    const table = blow(blow(start(...heroesOf(9), token('Engine 1', 'd1', 4, 3)), 'd1'), 'd1');
    expect(only(foldValid(table, endOf(12))).state).toBe('failed');
  });

  test('a token that players remove undamaged does not count as damaged', () => {
    const table = start(...heroesOf(9), token('Engine 1', 'd1', 4, 3));
    const off: Fact = { ...(token('Engine 1', 'd1', 4, 3) as Extract<Fact, { fact: 'token' }>), square: null };
    expect(only(foldValid(table, [off, ...endOf(12)])).state).toBe('failed');
  });
});

describe('objectives about figures', () => {
  const roles = [{ name: 'Marked', chosenBy: 'mastermind', of: 'mastermind', count: 1, secret: true }] as const;
  const rivals = [{ name: 'Rivals', chosenBy: 'mastermind', of: 'heroes', count: 2, secret: false }] as const;

  test('a face-down role is unknown until it is turned up, but its earlier defeat counts', () => {
    const start = makeMissionTable(
      scenario({ roles, objectives: [{ ...ASKED, kind: 'defeat', of: 'Marked' }] }),
      ...heroesOf(2),
      fell('Vex', 'Rook'),
    );
    expect(only(start)).toMatchObject({ state: 'open', objectives: [{ hidden: true, done: null }] });
    expect(only(foldValid(start, endOf(4))).state).toBe('asked');
    expect(only(foldValid(start, [role('Marked', 'Vex')])).state).toBe('succeeded');
    expect(only(foldValid(start, [role('Marked', 'G1'), ...endOf(4)])).state).toBe('failed');
  });

  test('each of two rivals must defeat an enemy; two defeats by one rival or a defeated friend do not count', () => {
    const start = makeMissionTable(
      scenario({ roles: rivals, objectives: [{ ...ASKED, kind: 'defeat', by: 'Rivals' }] }),
      role('Rivals', 'Rook', 'Wren'),
      ...heroesOf(2),
      fell('G1', 'Rook'),
      fell('G2', 'Rook'),
    );
    expect(only(start).objectives).toMatchObject([{ done: 1, of: 2, state: 'open' }]);
    expect(only(foldValid(start, [fell('Rook', 'Wren')])).state).toBe('open');
    expect(only(foldValid(start, [fell('G3', 'Wren')])).state).toBe('succeeded');
  });

  test('other stages than the required ones do not count', () => {
    const start = makeMissionTable(
      scenario({
        stage: 2,
        until: 2,
        objectives: [{ ...ASKED, kind: 'defeat', figure: 'villain', count: 1, from: 2 }],
      }),
      ...heroesOf(4),
      fell('Vex', 'Rook'),
    );
    expect(only(start).state).toBe('open');
    const again = foldValid(start, [{ fact: 'returned', piece: 'Vex' }, ...heroesOf(5), fell('Vex', 'Rook')]);
    expect(only(again).state).toBe('succeeded');
    expect(only(foldValid(start, endOf(8))).state).toBe('failed');
  });

  test('the same henchman defeated three times counts as three', () => {
    const back: Fact = { fact: 'returned', piece: 'G1' };
    const start = makeMissionTable(
      scenario({ objectives: [{ ...ASKED, kind: 'defeat', figure: 'henchman', count: 3 }] }),
      ...heroesOf(2),
      ...[fell('G1'), back, fell('G1')],
    );
    expect(only(start).objectives).toMatchObject([{ done: 2, of: 3 }]);
    expect(only(foldValid(start, [back, fell('G1')])).state).toBe('succeeded');
  });

  test('a defeat corrected as a mistake does not count; a respawn takes nothing back', () => {
    const mistake: Fact = { fact: 'returned', piece: 'G1', mistake: true };
    const start = makeMissionTable(
      scenario({ objectives: [{ ...ASKED, kind: 'defeat', figure: 'henchman', count: 3 }] }),
      ...heroesOf(2),
      ...[fell('G1'), { fact: 'returned', piece: 'G1' } as const, fell('G2'), fell('G1')],
    );
    expect(only(start).objectives).toMatchObject([{ done: 3 }]);
    expect(only(foldValid(start, [mistake])).objectives).toMatchObject([{ done: 2, state: 'open' }]);
    const table = makeMissionTable(
      scenario({ roles: rivals, objectives: [{ ...ASKED, kind: 'survive', of: 'Rivals' }] }),
      role('Rivals', 'Wren'),
      ...heroesOf(2),
      fell('Wren'),
    );
    expect(only(table).state).toBe('failed');
    expect(only(foldValid(table, [{ ...mistake, piece: 'Wren' }])).state).toBe('open');
  });

  test('survival fails with the first defeat, and succeeds only when the stage is over', () => {
    const start = makeMissionTable(
      scenario({ roles: rivals, objectives: [{ ...ASKED, kind: 'survive', of: 'Rivals' }] }),
      role('Rivals', 'Wren'),
      ...heroesOf(2),
    );
    expect(only(start).state).toBe('open');
    expect(only(foldValid(start, [fell('Rook')])).state).toBe('open');
    expect(only(foldValid(start, [fell('Wren')])).state).toBe('failed');
    expect(only(foldValid(start, endOf(4))).state).toBe('succeeded');
  });

  test('a token is guarded until the end of the stage; heroes are extracted', () => {
    const guarded = makeMissionTable(
      scenario({ tokens: [TOKEN], objectives: [{ ...ASKED, kind: 'guard', of: 'Cage' }] }),
      token('Cage 1', 'd1', 4, 1),
      ...heroesOf(2),
    );
    expect(only(guarded).state).toBe('open');
    expect(only(blow(guarded, 'd1')).state).toBe('failed');
    expect(only(foldValid(guarded, endOf(4))).state).toBe('succeeded');
    const leaving = makeMissionTable(
      scenario({ objectives: [{ ...ASKED, kind: 'extract', figure: 'hero', count: 2 }] }),
      ...heroesOf(2),
    );
    const extracted = (piece: string, by = 1): Fact => ({ fact: 'tallied', piece, tally: 'extracted', of: null, by });
    expect(only(foldValid(leaving, [extracted('Rook')])).objectives).toMatchObject([{ done: 1, of: 2, state: 'open' }]);
    expect(only(foldValid(leaving, [extracted('Rook'), extracted('Wren')])).state).toBe('succeeded');
    expect(only(foldValid(leaving, [extracted('Rook'), extracted('Wren'), extracted('Rook', -1)])).state).toBe('open');
  });

  test('a card without objective data is settled by the players after its last stage, either way', () => {
    const start = makeMissionTable(scenario({ until: 2, reward: 3 }), ...endOf(4));
    expect(only(start).state).toBe('open');
    const over = foldValid(start, endOf(8));
    expect(only(over).state).toBe('asked');
    const yes = playDeeds(over, { deed: 'complete', card: 'Yard Work', outcome: 'succeeded' }).table;
    const no = playDeeds(over, { deed: 'complete', card: 'Yard Work', outcome: 'failed' }).table;
    expect([pointsOf(yes, 'heroes'), pointsOf(no, 'mastermind')]).toEqual([3, 3]);
  });

  test('a token laid twice or outside the battle zone is refused with a reason, but recorded', () => {
    const start = makeMissionTable(...heroesOf(9));
    const lay = (name: string, square: string) =>
      playDeeds(start, {
        deed: 'lay',
        tokens: [{ name, kind: 'objective', at: squareNamed(square), strength: 4, wounds: 3 }],
      });
    expect(listReasonCodes(lay('Engine 1', 'd1').said)).toEqual([]);
    const home = lay('Engine 1', 'a1');
    expect(listReasonCodes(home.said)).toEqual(['not-here']);
    expect(home.table.tokens.find(({ id }) => id === 'Engine 1')).toMatchObject({ at: squareNamed('a1'), times: 3 });
    expect(listReasonCodes(lay('objective e1', 'd1').said)).toEqual(['occupied']);
  });

  test('a card of an earlier version has no data and no objectives', () => {
    const is = { kind: 'scenario', name: 'Old', text: '', needs: '', points: 0, each: false, dial: null } as const;
    const old = makeMissionTable({ fact: 'card', card: 'Old', is, owner: null, pieces: [], click: 1 }, ...endOf(12));
    expect([rules.objectives(old), rules.entering(old)]).toEqual([[], []]);
  });
});

test('a mission with a single scenario is one stage of four rounds', () => {
  const plan = { ...makeDemoMissionPlan(), scenarios: ['demo-sluices'], roles: [] };
  const law = strikeTeams.mission?.campaign;
  expect(law?.problems(plan, CATALOG, null).map(({ code }) => code)).toEqual([]);
  const campaign = { ...EMPTY_CAMPAIGN, phase: 'ready', missions: 6 } as const;
  expect(law?.problems(plan, CATALOG, campaign).map(({ code }) => code)).toContain('scenario-count');
  const start = makeMissionTable({ fact: 'limit', ms: null, rounds: 4 }, ...endOf(4));
  const stageIn = (table: Table) => strikeTeams.counters(table).find(({ id }) => id === 'stage');
  expect([stageIn(start), stageIn(makeMissionTable(...endOf(4)))]).toMatchObject([
    { value: 1, most: 1 },
    { value: 1, most: 3 },
  ]);
  expect(listReasonCodes(playDeeds(start, { deed: 'next-phase' }).said)).toEqual(['not-now']);
  expect(playDeeds(makeMissionTable(...endOf(4)), { deed: 'next-phase' }).table.round).toBe(5);
});

describe('a hero may take the token on its square', () => {
  const offered = (...objectives: readonly Objective[]): boolean => {
    const table = makeMissionTable(
      scenario({ tokens: [TOKEN], objectives }),
      token('Cage 1', 'd1', 4, 1),
      ...heroesOf(1),
      placeFact('Rook', 'd1'),
    );
    const active = playDeeds(table, { deed: 'activate', piece: 'Rook', how: 'gain' }).table;
    return strikeTeams.options(active, 'Rook').some(({ id, about }) => id === 'take' && about === 'Cage 1');
  };

  test.each([
    ['a token that is to be delivered', [{ ...ASKED, kind: 'deliver', of: 'Cage' }], true],
    ['one that is to be destroyed', [{ ...ASKED, kind: 'damage', of: 'Cage' }], false],
    ['one of a card that asks for another to be delivered', [{ ...ASKED, kind: 'deliver', of: 'Book' }], false],
    ['one of a card that its players read', [], true],
  ] as const)('%s', (_, objectives, may) => {
    expect(offered(...objectives)).toBe(may);
  });
});

test('reminds to turn up stage 3 after stage 1, and to score each card after its last stage', () => {
  const cards = [scenario({}), scenario({ id: 'y', name: 'Two', stage: 2, until: 2 })];
  const due = (...facts: Fact[]) =>
    rules.scenariosDue(makeMissionTable(...facts)).map((each) => (each.due === 'score' ? each.card : each.stage));
  const third = scenario({ id: 'z', name: 'Three', stage: 3, until: 3 });
  expect([due(...cards, ...heroesOf(4)), due(...cards, ...endOf(4))]).toEqual([[], ['Yard Work', 3]]);
  expect(due(...cards, third, ...beginOf(6))).toEqual(['Yard Work']);
  expect([due(...cards, ...endOf(12)), due(...endOf(12))]).toEqual([['Yard Work', 'Two', 3], []]);
  expect(due(scenario({}), { fact: 'limit', ms: null, rounds: 4 }, ...endOf(4))).toEqual(['Yard Work']);
});
