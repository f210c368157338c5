import { describe, expect, test } from 'vitest';
import { boardFromSheet } from '../../src/board/map-sheet';
import { makeCardCatalog } from '../../src/catalog/cards/card-catalog';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import { MISSION_TEAMS, type TeamName } from '../../src/catalog/cards/scenario-card';
import { applyCampaignFact, computeCampaignScore, EMPTY_CAMPAIGN, foldCampaign } from '../../src/game/campaign';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import { buildMissionOpening } from '../../src/game/mission-opening';
import { CAMPAIGN_VERSION, parseCampaignFact, parseCampaignRecord } from '../../src/game/parse-campaign';
import type { CampaignRules, CampaignRuling } from '../../src/rules/campaign';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import { type Campaign, type CampaignFact, getCharacterLevel, type MissionPlan } from '../../src/table/campaign';
import { seededRandom } from '../helpers/random-position';

const rules = strikeTeams.mission?.campaign as CampaignRules;
const cardCatalog = makeCardCatalog(DEMO_CARD_CHARACTERS, DEMO_CARD_BOX);
const PLAN = makeDemoMissionPlan();
const WICK = PLAN.teams.heroes[0]?.character ?? '';
const REEVE = PLAN.teams.mastermind[0]?.character ?? '';
const BEGAN = { fact: 'campaign-began', edition: strikeTeams.id, name: 'Salt', missions: 2 } as const;

/** Checks the problems of a ruling and applies its facts. */
function goOn(campaign: Campaign, ruling: CampaignRuling, problems: readonly string[] = []): Campaign {
  expect(ruling.problems.map(({ code }) => code)).toEqual(problems);
  const folded = foldCampaign(ruling.facts, campaign);
  expect(folded.faults).toEqual([]);
  return folded.campaign;
}
const begun = (missions = 2): Campaign => foldCampaign([{ ...BEGAN, missions }]).campaign;
const played = (campaign: Campaign, heroes: number, mastermind: number, plan: MissionPlan = PLAN): Campaign => {
  const running = goOn(campaign, rules.beginMission(campaign, plan, cardCatalog, null));
  return goOn(running, rules.endMission(running, { heroes, mastermind }, true));
};

/** Makes a plan with the same teams at their present levels. Its cards and its map are not set aside. */
function nextPlan(campaign: Campaign): MissionPlan {
  const members = (team: TeamName) =>
    PLAN.teams[team].map((one) => {
      return { ...one, loadout: { ...one.loadout, level: getCharacterLevel(campaign, team, one.character) } };
    });
  return {
    ...PLAN,
    map: 'demo-toll-vaults',
    scenarios: ['demo-tally-book', 'demo-bad-blood', 'demo-audience'],
    teams: { heroes: members('heroes'), mastermind: members('mastermind') },
    spawns: PLAN.spawns.map((spawn, index) => {
      return { ...spawn, at: ['u1', 'u3', 'd1', 'i1', 'm1', 'a2', 'a3', 'a4', 'a5'][index] ?? '' };
    }),
    tokens: [{ scenario: 'demo-tally-book', token: 'Tally book', at: 'k3' }],
    roles: [
      {
        scenario: 'demo-bad-blood',
        role: 'At odds',
        characters: PLAN.teams.heroes.slice(0, 2).map((one) => one.character),
      },
    ],
  };
}

/**
 * Makes the plan of the next mission with the same teams at their current levels. Uses a map and cards that are not yet
 * set aside.
 */
function levelled(campaign: Campaign): Campaign {
  let now = campaign;
  for (const team of MISSION_TEAMS) {
    for (const { character } of PLAN.teams[team]) {
      const up = rules.level(now, team, character, cardCatalog);
      if (up.problems.length === 0) now = goOn(now, up);
    }
    now = goOn(now, rules.reserve(now, team, cardCatalog));
  }
  return now;
}

describe('a campaign of two missions', () => {
  const first = played(begun(), 7, 4);

  test('after the first: points to spend, the victory card for the winners, and used cards set aside', () => {
    expect(first.phase).toBe('levelling');
    expect(first.points).toEqual({ heroes: 7, mastermind: 4 });
    expect(first.victory).toBe('heroes');
    expect(first.aside).toEqual({ maps: [PLAN.map], scenarios: PLAN.scenarios });
    expect(getCharacterLevel(first, 'heroes', WICK)).toBe(1);
  });

  test('levelling costs points by the next level, and only for characters that took part', () => {
    const up = goOn(first, rules.level(first, 'heroes', WICK, cardCatalog));
    expect([getCharacterLevel(up, 'heroes', WICK), up.points.heroes]).toEqual([2, 5]);
    const twice = goOn(up, rules.level(up, 'heroes', WICK, cardCatalog));
    expect([getCharacterLevel(twice, 'heroes', WICK), twice.points.heroes]).toEqual([3, 2]);
    expect(rules.level(twice, 'heroes', WICK, cardCatalog).problems).toEqual([{ code: 'too-dear', character: WICK }]);
    expect(rules.level(twice, 'heroes', 'stranger', cardCatalog).problems).toContainEqual({
      code: 'not-there',
      character: 'stranger',
    });
    expect(rules.level(first, 'mastermind', WICK, cardCatalog).problems).toContainEqual({
      code: 'not-there',
      character: WICK,
    });
  });

  test('no points are reserved while a level can be bought, and leftover points stay', () => {
    expect(rules.reserve(first, 'heroes', cardCatalog).problems.map(({ code }) => code)).toEqual(
      Array(4).fill('can-still-level'),
    );
    const campaign = levelled(first);
    expect(campaign.phase).toBe('ready');
    expect(campaign.points).toEqual({ heroes: 1, mastermind: 0 });
    expect(getCharacterLevel(campaign, 'mastermind', REEVE)).toBe(2);
  });

  test('a dial at its last level stays there, and does not prevent reserving', () => {
    const top: Campaign = {
      ...first,
      levels: { ...first.levels, heroes: Object.fromEntries(PLAN.teams.heroes.map(({ character }) => [character, 5])) },
    };
    const rich: Campaign = { ...top, points: { heroes: 99, mastermind: 0 } };
    expect(rules.level(rich, 'heroes', WICK, cardCatalog).problems).toEqual([{ code: 'past-last', character: WICK }]);
    expect(rules.reserve(rich, 'heroes', cardCatalog).problems).toEqual([]);
  });

  test('the next mission uses other cards and current levels, and the weaker team gets command points', () => {
    const ready = levelled(first);
    const again = rules.beginMission(ready, PLAN, cardCatalog, null).problems.map(({ code }) => code);
    expect(again).toEqual([
      'map-aside',
      'scenario-aside',
      'scenario-aside',
      'scenario-aside',
      ...Array(5).fill('wrong-level'),
    ]);
    const plan = nextPlan(ready);
    const ruling = rules.beginMission(ready, { ...plan, victory: { team: 'heroes', side: 1 } }, cardCatalog, 'game-2');
    const running = goOn(ready, ruling);
    // Sums of levels: heroes 2 + 2 + 2 + 1; mastermind 4 + 2 + 1, because the Saltreeve’s level counts twice.
    expect(ruling.facts[0]).toMatchObject({ command: { heroes: 0, mastermind: 0 }, game: 'game-2' });
    expect(running.victory).toBeNull();
    expect(
      rules.beginMission(ready, { ...plan, victory: { team: 'mastermind', side: 0 } }, cardCatalog, null).problems,
    ).toMatchObject([{ code: 'victory-not-held', team: 'mastermind' }]);
  });

  test('each level behind gives two command points', () => {
    const ready = levelled(played(begun(), 7, 2));
    // Two points pay only for a level of the Saltreeve: levels 4 + 1 + 1 against the heroes’ 7.
    const [fact] = rules.beginMission(ready, nextPlan(ready), cardCatalog, null).facts;
    expect(fact).toMatchObject({ command: { heroes: 0, mastermind: 2 } });
  });

  test('the winner of the last mission wins the campaign', () => {
    const ready = levelled(first);
    const over = played(ready, 1, 2, nextPlan(ready));
    expect([over.phase, over.winner]).toEqual(['over', 'mastermind']);
    expect(computeCampaignScore(over)).toEqual({
      won: { heroes: 1, mastermind: 1 },
      drawn: 0,
      points: { heroes: 8, mastermind: 6 },
    });
  });

  test('a drawn last mission is accepted as a draw, or followed by one more', () => {
    const ready = levelled(first);
    const campaign = played(ready, 2, 2, nextPlan(ready));
    expect([campaign.phase, campaign.winner, campaign.victory]).toEqual(['levelling', null, null]);
    expect(goOn(campaign, rules.afterDraw(campaign, false))).toMatchObject({ phase: 'over', winner: null });
    const on = goOn(campaign, rules.afterDraw(campaign, true));
    expect([on.missions, on.phase]).toEqual([3, 'levelling']);
    expect(rules.afterDraw(first, false).problems).toMatchObject([{ code: 'not-now' }]);
  });
});

test('players may choose to set nothing aside', () => {
  const running = goOn(begun(), rules.beginMission(begun(), PLAN, cardCatalog, null));
  expect(goOn(running, rules.endMission(running, { heroes: 1, mastermind: 0 }, false)).aside.maps).toEqual([]);
});

test('a step at the wrong time has a problem, but is recorded', () => {
  const running = goOn(begun(), rules.beginMission(begun(), PLAN, cardCatalog, null));
  expect(rules.beginMission(running, PLAN, cardCatalog, null).problems.map(({ code }) => code)).toContain('not-now');
  expect(rules.endMission(begun(), { heroes: 0, mastermind: 0 }, true)).toMatchObject({
    problems: [{ code: 'not-now' }],
    facts: [],
  });
  const early = rules.level(running, 'heroes', WICK, cardCatalog);
  expect(early.problems.map(({ code }) => code)).toEqual(['not-now', 'too-dear']);
  expect(early.facts).toHaveLength(1);
  const codes = (ruling: { readonly problems: readonly { readonly code: string }[] }) =>
    ruling.problems.map(({ code }) => code);
  const top = { ...running, points: { heroes: 0, mastermind: 0 } };
  expect(codes(rules.reserve(top, 'heroes', cardCatalog))).toEqual(['not-now']);
  const first = played(begun(), 0, 0);
  expect(codes(rules.reserve(first, 'heroes', cardCatalog))).toEqual([]);
  const reserved = goOn(first, rules.reserve(first, 'heroes', cardCatalog));
  expect(codes(rules.reserve(reserved, 'heroes', cardCatalog))).toEqual(['not-now']);
  expect(codes(rules.reserve(reserved, 'mastermind', cardCatalog))).toEqual([]);
  // A campaign can end in a draw only after a draw in its last mission.
  expect(codes(rules.afterDraw(first, true))).toEqual(['not-now']);
  expect(codes(rules.afterDraw(begun(), true))).toEqual(['not-now']);
});

test('no points are reserved if they are exactly enough for a level', () => {
  const exact = played(begun(), 2, 1);
  expect(rules.reserve(exact, 'heroes', cardCatalog).problems.map(({ code }) => code)).toContain('can-still-level');
  expect(rules.reserve(exact, 'mastermind', cardCatalog).problems).toEqual([]);
});

test.each<[CampaignFact, readonly CampaignFact[], string]>([
  [{ fact: 'reserved', team: 'heroes' }, [], 'not-begun'],
  [BEGAN, [BEGAN], 'begun-already'],
  [{ fact: 'mission-over', points: { heroes: 0, mastermind: 0 }, winner: null }, [BEGAN], 'no-mission'],
  [{ fact: 'reserved', team: 'heroes' }, [BEGAN, { fact: 'campaign-over', winner: null }], 'over'],
])('leaves out an impossible fact: %j', (fact, before, code) => {
  const { campaign, faults } = foldCampaign([...before, fact]);
  expect(faults).toEqual([{ at: before.length, code, fact: fact.fact }]);
  expect(campaign).toEqual(foldCampaign(before).campaign);
});

/** Makes the facts of a random campaign in which each step is legal. */
function randomFacts(seed: number): CampaignFact[] {
  const random = seededRandom(seed);
  const pick = (most: number): number => Math.floor(random() * most);
  const facts: CampaignFact[] = [{ ...BEGAN, missions: 3 }];
  let campaign = foldCampaign(facts).campaign;
  const go = (more: readonly CampaignFact[]) => {
    for (const fact of more) {
      const next = applyCampaignFact(campaign, fact);
      if (!next.ok) throw new Error(next.fault.code);
      facts.push(fact);
      campaign = next.value;
    }
  };
  for (let turn = 0; turn < 120 && campaign.phase !== 'over'; turn++) {
    if (campaign.phase === 'ready') go(rules.beginMission(campaign, nextPlan(campaign), cardCatalog, null).facts);
    else if (campaign.phase === 'mission')
      go(rules.endMission(campaign, { heroes: pick(9), mastermind: pick(9) }, random() < 0.5).facts);
    else {
      const team = MISSION_TEAMS[pick(2)] as TeamName;
      const members = PLAN.teams[team];
      const up = rules.level(campaign, team, members[pick(members.length)]?.character ?? '', cardCatalog);
      const keep = rules.reserve(campaign, team, cardCatalog);
      if (up.problems.length === 0) go(up.facts);
      else if (keep.problems.length === 0) go(keep.facts);
      else if (campaign.played.length >= campaign.missions) go(rules.afterDraw(campaign, random() < 0.5).facts);
    }
  }
  return facts;
}

describe('random campaigns', () => {
  const all = Array.from({ length: 40 }, (_, seed) => randomFacts(seed + 1));

  test('folding facts one by one or all at once is the same, also after reading them back', () => {
    for (const facts of all) {
      const record = { id: 'c', version: CAMPAIGN_VERSION, facts };
      const read = parseCampaignRecord(JSON.parse(JSON.stringify(record)));
      expect(read).toEqual({ ok: true, value: { record, faults: [] } });
      const half = foldCampaign(facts.slice(0, facts.length >> 1)).campaign;
      expect(foldCampaign(facts.slice(facts.length >> 1), half)).toEqual(foldCampaign(facts));
    }
  });

  test('points won equal points spent plus points left, and every level is paid for', () => {
    let ended = 0;
    for (const facts of all) {
      const { campaign, faults } = foldCampaign(facts);
      expect(faults).toEqual([]);
      for (const team of MISSION_TEAMS) {
        const worth = (level: number): number => (level * (level + 1)) / 2 - 1;
        const spent = Object.values(campaign.levels[team]).reduce((sum, level) => sum + worth(level), 0);
        expect(computeCampaignScore(campaign).points[team]).toBe(spent + campaign.points[team]);
        expect(campaign.points[team]).toBeGreaterThanOrEqual(0);
      }
      if (campaign.phase !== 'over') continue;
      ended++;
      expect(campaign.played.at(-1)?.result?.winner).toBe(campaign.winner);
    }
    expect(ended).toBeGreaterThan(30);
    expect(foldCampaign([]).campaign).toBe(EMPTY_CAMPAIGN);
  });
});

describe('parsing stored campaigns', () => {
  test.each([
    [null, 'fact: a kind of fact'],
    [{ fact: 'won' }, 'fact: no kind of fact known here: won'],
    [{ fact: 'constructor' }, 'fact: no kind of fact known here: constructor'],
    [{ ...BEGAN, missions: 0 }, 'missions: a whole number from 1 to 99'],
    [{ fact: 'levelled', team: 'heroes', character: 'x', to: 2, cost: -1 }, 'cost: a whole number from 0 to 1000'],
    [{ fact: 'mission-over', points: { heroes: 1 }, winner: null }, 'points.mastermind: a whole number from 0 to 1000'],
    [
      { fact: 'mission-began', plan: { ...PLAN, map: 7 }, command: { heroes: 0, mastermind: 0 }, game: null },
      'plan.map: a text of 0 to 200 characters',
    ],
  ])('refuses %j as a fact', (value, fault) => {
    expect(parseCampaignFact(value)).toEqual({ ok: false, fault });
  });

  test('leaves out an invalid fact and keeps the others', () => {
    const read = parseCampaignRecord({
      id: 'c',
      version: 1,
      facts: [BEGAN, { fact: 'no' }, { fact: 'lengthened', missions: 3 }],
    });
    expect(read).toMatchObject({ ok: true, value: { faults: ['2: fact: no kind of fact known here: no'] } });
    if (read.ok) expect(foldCampaign(read.value.record.facts).campaign.missions).toBe(3);
  });

  test.each([
    [{ id: 'c', version: 2, facts: [] }, 'version: 1'],
    [{ id: '', version: 1, facts: [] }, 'id: a text of 1 to 200 characters'],
    [{ id: 'c', version: 1, facts: {} }, 'facts: a list of 0 to 20000'],
  ])('refuses %j as a campaign', (value, fault) => {
    expect(parseCampaignRecord(value)).toEqual({ ok: false, fault });
  });
});

describe('the opening table of a mission', () => {
  const characters = (id: string) => DEMO_CARD_CHARACTERS.find((each) => each.id === id) ?? null;
  const opening = buildMissionOpening(PLAN, cardCatalog, characters, 'Saltworks');

  test('has every figure on its spawn point, distinct names for henchmen, and one track', () => {
    const tollmen = opening?.figures.filter(({ card }) => card.group === 'Tollmen');
    expect(tollmen?.map(({ piece, square, points }) => [piece, square, points])).toEqual([
      ['Tollmen 1', 'a4', 1],
      ['Tollmen 2', 'f4', 0],
      ['Tollmen 3', 'f9', 0],
    ]);
    for (const side of MISSION_TEAMS) {
      const own = opening?.figures.filter((figure) => figure.side === side) ?? [];
      expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(PLAN.unitPoints);
    }
  });

  test('has a map that parses, with zones, strengths and tokens on its squares', () => {
    const board = opening && boardFromSheet(opening.map);
    expect(board?.ok).toBe(true);
    expect(opening?.map.starts.heroes).toHaveLength(18);
    expect(opening?.map.strengths).toMatchObject({ 'f6/g6': 3, b5: 3 });
    const kinds = opening?.tokens.map(({ kind }) => kind) ?? [];
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect(['hero-spawn', 'villain-spawn', 'henchman-spawn', 'objective', 'turret', 'ammunition'].map(count)).toEqual([
      4, 2, 3, 2, 1, 2,
    ]);
    expect(opening?.tokens.find(({ kind }) => kind === 'objective')).toMatchObject({ strength: 4, square: 'c6' });
  });

  test('records for each objective token the scenario that brought it, if it is played', () => {
    const brought = (plan: MissionPlan) =>
      buildMissionOpening(plan, cardCatalog, characters, '')
        ?.tokens.filter(({ kind }) => kind === 'objective')
        .map(({ scenario = null }) => scenario);
    expect(brought(PLAN)).toEqual(PLAN.tokens.map(({ scenario }) => scenario));
    expect(brought({ ...PLAN, scenarios: [] })).toEqual(PLAN.tokens.map(() => null));
  });

  test('uses the sides of a game with other names for the teams', () => {
    const sides = { heroes: 'blue', mastermind: 'red' };
    const other = buildMissionOpening(PLAN, cardCatalog, characters, 'Saltworks', sides);
    expect(other?.map.starts).toEqual({ blue: opening?.map.starts.heroes, red: opening?.map.starts.mastermind });
    expect(other?.figures.map(({ side }) => side)).toEqual([...Array(4).fill('blue'), ...Array(5).fill('red')]);
  });

  test('is null without its map, and leaves out unknown characters', () => {
    expect(buildMissionOpening({ ...PLAN, map: 'x' }, cardCatalog, characters, '')).toBeNull();
    expect(buildMissionOpening(PLAN, cardCatalog, () => null, '')?.figures).toEqual([]);
  });
});
