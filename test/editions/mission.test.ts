import { describe, expect, test } from 'vitest';
import { makeCardCatalog } from '../../src/catalog/cards/card-catalog';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import type { TeamName } from '../../src/catalog/cards/scenario-card';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import { parseMissionPlan } from '../../src/game/parse-campaign';
import type { CampaignRules, MissionVisibility } from '../../src/rules/campaign';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import { findMissionWinner } from '../../src/rules/editions/strike-teams/objectives';
import type { MissionPlan, RoleAssignment, TeamMember, TokenPlace } from '../../src/table/campaign';

const rules = strikeTeams.mission?.campaign as CampaignRules;
const cardCatalog = makeCardCatalog(DEMO_CARD_CHARACTERS, DEMO_CARD_BOX);
const PLAN = makeDemoMissionPlan();
const [WICK, , , HARROW] = PLAN.teams.heroes as [TeamMember, TeamMember, TeamMember, TeamMember];
const [REEVE, CORPORAL, TOLLMEN] = PLAN.teams.mastermind as [TeamMember, TeamMember, TeamMember];

const [WHEEL, OTHER_WHEEL] = PLAN.tokens as [TokenPlace, TokenPlace];
const [COURIER] = PLAN.roles as [RoleAssignment];

const team = (side: TeamName, ...members: TeamMember[]): Partial<MissionPlan> => {
  return { teams: { ...PLAN.teams, [side]: members } };
};
const codes = (change: Partial<MissionPlan>): string[] =>
  rules.problems({ ...PLAN, ...change }, cardCatalog, null).map(({ code }) => code);

describe('set-up steps', () => {
  test('are sixteen different ones, and the mastermind chooses before the heroes where the order matters', () => {
    const ids = rules.steps.map(({ id }) => id);
    expect(ids).toHaveLength(16);
    expect(new Set(ids).size).toBe(16);
    for (const what of ['characters', 'spawns', 'figures', 'objectives']) {
      const [first, second] = rules.steps.filter(({ id }) => id.endsWith(what));
      expect([first?.by, second?.by], what).toEqual(['mastermind', 'heroes']);
    }
    expect(ids.indexOf('map')).toBe(0);
    expect(ids.at(-1)).toBe('unit-levels');
  });

  test('three steps hide something: the face-down stage, secret roles, and cards chosen at once', () => {
    const hidden = rules.steps.filter((step) => step.hidden !== 'no').map(({ id, hidden: from }) => [id, from]);
    expect(hidden).toEqual([
      ['scenarios', 'foe'],
      ['action-cards', 'both'],
      ['mastermind-objectives', 'foe'],
    ]);
  });

  test('each problem belongs to a step, and problems are in the order of the steps', () => {
    const ids = rules.steps.map(({ id }) => id);
    const empty: MissionPlan = {
      ...PLAN,
      map: '',
      scenarios: [],
      teams: { heroes: [], mastermind: [] },
      roles: [],
      tokens: [],
    };
    const places = rules.problems(empty, cardCatalog, null).map(({ step }) => ids.indexOf(step));
    expect(places.length).toBeGreaterThan(4);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

test('the demo mission is ready to play', () => {
  expect(rules.problems(PLAN, cardCatalog, null)).toEqual([]);
  expect(parseMissionPlan(JSON.parse(JSON.stringify(PLAN)))).toEqual({ ok: true, value: PLAN });
});

const member = (one: TeamMember, change: Partial<TeamMember['loadout']>): TeamMember => {
  return { ...one, loadout: { ...one.loadout, ...change } };
};
const spawn = (index: number, change: object): Partial<MissionPlan> => ({
  spawns: PLAN.spawns.map((each, at) => (at === index ? { ...each, ...change } : each)),
});

describe('problems of a plan', () => {
  test.each<[string, string, Partial<MissionPlan>]>([
    ['a map that is not there', 'unknown-map', { map: 'x' }],
    ['two stages only', 'scenario-count', { scenarios: PLAN.scenarios.slice(0, 2) }],
    ['a stage out of its place', 'wrong-stage', { scenarios: ['demo-courier', 'demo-sluices', 'demo-tide-gate'] }],
    ['a scenario that is not there', 'unknown-scenario', { scenarios: ['x', 'demo-courier', 'demo-tide-gate'] }],
    ['five unit points', 'unit-points', { unitPoints: 5 }],
    ['a unit point short', 'units-unequal', team('mastermind', REEVE, CORPORAL)],
    ['a unit point over', 'units-unequal', { unitPoints: 3 }],
    ['one hero', 'hero-count', team('heroes', WICK)],
    ['the same one twice', 'character-twice', team('heroes', WICK, WICK, HARROW, HARROW)],
    ['a villain among the heroes', 'wrong-team', team('heroes', WICK, HARROW, CORPORAL)],
    ['two masterminds', 'one-mastermind', team('mastermind', REEVE, { ...REEVE, character: 'other' })],
    ['a unit number that is not on the card', 'not-its-card', team('mastermind', { ...REEVE, unit: 1 }, CORPORAL)],
    ['a card that has no other side', 'not-its-card', team('heroes', member(WICK, { face: 1 }))],
    [
      'no villain for the courier',
      'scenario-needs',
      team('mastermind', REEVE, { ...TOLLMEN, loadout: { ...TOLLMEN.loadout, face: 1 }, unit: 2, figures: 6 }),
    ],
    [
      'nobody for the audience',
      'scenario-needs',
      { ...team('mastermind', CORPORAL, TOLLMEN), scenarios: ['demo-sluices', 'demo-bad-blood', 'demo-audience'] },
    ],
    ['another level than the others', 'levels-differ', team('heroes', member(WICK, { level: 2 }), HARROW)],
    [
      'more cards than the level pays for',
      'over-build',
      team('heroes', member(WICK, { cards: ['snuff', 'flare', 'slow-burn', 'burning-rope'] })),
    ],
    ["another's card", 'not-its-card', team('heroes', member(WICK, { cards: ['knell'] }))],
    ['a card twice', 'card-twice', team('heroes', member(WICK, { cards: ['snuff', 'snuff'] }))],
    ['a spawn point off its places', 'spawn-place', spawn(0, { at: 'g2' })],
    ['henchmen on a red place', 'spawn-place', spawn(2, { at: 'l1' })],
    ['two on one point', 'spawn-twice', spawn(3, { at: 'a4' })],
    ['a villain on a white point', 'spawn-kind', spawn(0, { kind: 'henchman', at: 'l4' })],
    ['a figure without a point', 'spawn-count', { spawns: PLAN.spawns.slice(1) }],
    [
      'a point without a figure',
      'spawn-empty',
      { spawns: [...PLAN.spawns, { at: 'l1', kind: 'villain', character: 'nobody' }] },
    ],
    ['a token too few', 'token-count', { tokens: PLAN.tokens.slice(1) }],
    ['a token in a starting zone', 'token-place', { tokens: [{ ...WHEEL, at: 'b13' }, OTHER_WHEEL] }],
    ['a token where no tile lies', 'token-place', { tokens: [{ ...WHEEL, at: 'a1' }, OTHER_WHEEL] }],
    [
      'a token of the last stage before its time',
      'token-count',
      { tokens: [...PLAN.tokens, { scenario: 'demo-tide-gate', token: 'Tide gate', at: 'c8' }] },
    ],
    ['no courier', 'role-count', { roles: [] }],
    ['a courier of the other team', 'role-holder', { roles: [{ ...COURIER, characters: [WICK.character] }] }],
    ['henchmen as couriers', 'role-holder', { roles: [{ ...COURIER, characters: [TOLLMEN.character] }] }],
    ['a victory card that nobody won', 'victory-not-held', { victory: { team: 'heroes', side: 0 } }],
  ])('%s: %s', (_, code, change) => {
    expect(codes(change)).toContain(code);
  });

  test('a hybrid spawn place takes a villain or a henchman, but no hero', () => {
    expect(codes(spawn(0, { at: 'i1' }))).toEqual([]);
    expect(codes(spawn(2, { at: 'i1' }))).toEqual([]);
    expect(codes(spawn(5, { at: 'i1' }))).toContain('spawn-place');
  });

  test('fewer build points than the level allows are fine', () => {
    expect(codes(team('heroes', member(WICK, { cards: [] }), ...PLAN.teams.heroes.slice(1)))).toEqual([]);
  });

  test('all characters may have another level if it is the same for all', () => {
    const raised = (side: TeamName) => PLAN.teams[side].map((one) => member(one, { level: 3 }));
    expect(codes({ teams: { heroes: raised('heroes'), mastermind: raised('mastermind') } })).toEqual([]);
  });

  test('six henchmen need six points', () => {
    const six: TeamMember = { ...TOLLMEN, unit: 2, figures: 6, loadout: { ...TOLLMEN.loadout, face: 1 } };
    const change = { ...team('mastermind', six, CORPORAL), unitPoints: 3 };
    const problems = rules
      .problems({ ...PLAN, ...change }, cardCatalog, null)
      .filter(({ code }) => code === 'spawn-count');
    expect(problems.map(({ detail }) => detail)).toEqual([`${TOLLMEN.character}: 3/6`]);
  });
});

describe('what a team may see', () => {
  const START: MissionVisibility = { stage: 0, cardsShown: false, turnedUp: [] };
  const withLast: MissionPlan = {
    ...PLAN,
    scenarios: ['demo-sluices', 'demo-bad-blood', 'demo-tide-gate'],
    tokens: [...PLAN.tokens, { scenario: 'demo-tide-gate', token: 'Tide gate', at: 'c8' }],
  };

  test('the heroes see the last stage once the first is over; the mastermind sees it at once', () => {
    const last = (side: TeamName, stage: MissionVisibility['stage']) => {
      const seen = rules.seenBy(withLast, cardCatalog, side, { ...START, stage });
      return [seen.scenarios[2], seen.tokens.length];
    };
    expect([0, 1, 2, 3].map((stage) => last('heroes', stage as MissionVisibility['stage']))).toEqual([
      [null, 2],
      [null, 2],
      ['demo-tide-gate', 3],
      ['demo-tide-gate', 3],
    ]);
    expect(last('mastermind', 0)).toEqual(['demo-tide-gate', 3]);
  });

  test('action cards are hidden while they are chosen, then shown to all at once', () => {
    const cards = (side: TeamName, of: TeamName, shown: boolean) =>
      rules.seenBy(PLAN, cardCatalog, side, { ...START, cardsShown: shown }).teams[of][0]?.cards;
    expect(cards('heroes', 'mastermind', false)).toBeNull();
    expect(cards('mastermind', 'heroes', false)).toBeNull();
    expect(cards('heroes', 'heroes', false)).toEqual(WICK.loadout.cards);
    expect(cards('heroes', 'mastermind', true)).toEqual(REEVE.loadout.cards);
  });

  test('a secret role is known to the side that gave it until it is turned up; an open role is known to all', () => {
    const role = (side: TeamName, plan: MissionPlan, turnedUp: string[]) =>
      rules.seenBy(plan, cardCatalog, side, { ...START, turnedUp }).roles[0]?.characters;
    expect(role('heroes', PLAN, [])).toBeNull();
    expect(role('heroes', PLAN, ['demo-courier/Courier'])).toEqual([CORPORAL.character]);
    expect(role('mastermind', PLAN, [])).toEqual([CORPORAL.character]);
    const open = { ...PLAN, roles: [{ scenario: 'demo-bad-blood', role: 'At odds', characters: [WICK.character] }] };
    expect(role('heroes', open, [])).toEqual([WICK.character]);
  });

  test('the heroes receive nothing that is hidden from them', () => {
    const text = JSON.stringify(rules.seenBy(PLAN, cardCatalog, 'heroes', START));
    expect(text).not.toContain('tide-gate');
    for (const card of REEVE.loadout.cards) expect(text).not.toContain(card);
    const roles = rules.seenBy(PLAN, cardCatalog, 'heroes', START).roles;
    expect(JSON.stringify(roles)).not.toContain(CORPORAL.character);
  });
});

describe('objective points', () => {
  test('the most win; a tie is a draw', () => {
    expect([
      findMissionWinner({ heroes: 3, mastermind: 2 }),
      findMissionWinner({ heroes: 2, mastermind: 3 }),
      findMissionWinner({ heroes: 2, mastermind: 2 }),
    ]).toEqual(['heroes', 'mastermind', null]);
  });
});

test.each([
  [{}, 'unitPoints: a whole number from 0 to 99'],
  [{ ...PLAN, victory: { team: 'nobody', side: 0 } }, 'victory.team: one of heroes, mastermind'],
  [
    { ...PLAN, spawns: [{ at: 'a14', kind: 'hybrid', character: 'x' }] },
    'spawns.0.kind: one of hero, villain, henchman',
  ],
  [{ ...PLAN, teams: { heroes: [] } }, 'teams.mastermind: a list of 0 to 20'],
  [{ ...PLAN, scenarios: ['', ''] }, 'scenarios.0: a text of 1 to 200 characters'],
  [null, 'record: a record'],
])('refuses an invalid plan: case %#', (value, fault) => {
  expect(parseMissionPlan(value)).toEqual({ ok: false, fault });
});
