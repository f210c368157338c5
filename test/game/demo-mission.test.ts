import { expect, test } from 'vitest';
import { DEMO_MISSION_CARDS, makeDemoDraft } from '../../src/app/mission/demo-mission';
import { makeMissionFacts } from '../../src/app/mission/mission-facts';
import { makeCardCatalog } from '../../src/catalog/cards/card-catalog';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import { makeDemoMissionPlan, makeQuickMissionPlan } from '../../src/game/demo-mission';
import { parseFact } from '../../src/game/parse-fact';
import { parseSquare, type Square } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import { fold } from '../../src/table/fold/fold';
import { getTablePosition } from '../../src/table/table-position';

const rules = EDITIONS.find(({ mission }) => mission);
if (!rules) throw new Error('no edition with missions');
const cardCatalog = makeCardCatalog(DEMO_CARD_CHARACTERS, DEMO_CARD_BOX);

test.each([
  ['of four', makeDemoMissionPlan()],
  ['of two', makeQuickMissionPlan()],
])('the demo mission %s unit points obeys every rule of a mission', (_, plan) => {
  expect(rules.mission?.campaign.problems(plan, cardCatalog, null)).toEqual([]);
});

test('the quick mission starts with every figure carded and placed, with tokens, zones and strengths', () => {
  const facts = makeMissionFacts(makeDemoDraft(rules.id), rules, DEMO_MISSION_CARDS);
  for (const fact of facts) expect(parseFact(JSON.parse(JSON.stringify(fact)))).toEqual({ ok: true, value: fact });
  const { table, rejected } = fold(facts);
  expect(rejected).toEqual([]);
  const position = getTablePosition(table);
  expect(position?.pieces.map(({ id }) => id)).toEqual([
    'Tallow Wick',
    'Sexton Bell',
    'Brine Corporal',
    'Tollmen 1',
    'Tollmen 2',
    'Tollmen 3',
  ]);
  expect(position?.spawns.hero).toHaveLength(2);
  expect(position?.ammunition).toHaveLength(2);
  expect(position?.board.starts.get('blue')?.length).toBeGreaterThan(6);
  expect(position?.board.objectStrengths.get(parseSquare('b5') as Square)).toBe(3);
  expect(position?.groups.Tollmen).toEqual({
    members: ['Tollmen 1', 'Tollmen 2', 'Tollmen 3'],
    actionPoints: 0,
    gain: 6,
  });
});

test('cards count in the game: the shot of a hero at a henchman, and the cost of a card', () => {
  const { table } = fold(makeMissionFacts(makeDemoDraft(rules.id), rules, DEMO_MISSION_CARDS));
  const position = getTablePosition(table);
  if (!position) throw new Error('no map');
  const near = {
    ...position,
    pieces: position.pieces.map((each) =>
      each.id === 'Tallow Wick' ? { ...each, squares: [parseSquare('a7') as Square] } : each,
    ),
  };
  const question = { attack: 'ranged', strength: null, aim: 0, defend: 1, from: null, object: null } as const;
  const hit = rules.hit(near, { ...question, attacker: 'Tallow Wick', targets: ['Tollmen 1'] });
  expect(hit.legal).toBe(true);
  expect(hit.cost).toBe(2);
  expect(hit.targets[0]?.wounds).toBe(2);
  expect(rules.mission?.cost(position, { piece: 'Tallow Wick', of: 'Flare' }).cost).toBe(3);
});
