import { expect, test } from 'vitest';
import { makeCardCatalog } from '../../src/catalog/cards/card-catalog';
import { cardOf } from '../../src/catalog/cards/carded-character';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import { listTeamCandidates } from '../../src/game/mission-choices';
import { makeTutorialPlan, type TutorialOptions } from '../../src/game/tutorial-plan';
import { EDITIONS } from '../../src/rules/editions';
import type { MissionPlan } from '../../src/table/campaign';

const rules = EDITIONS.find(({ mission }) => mission)?.mission?.campaign;
if (!rules) throw new Error('no edition with missions');
const carded = DEMO_CARD_CHARACTERS.flatMap((each) => {
  const card = cardOf(each);
  return card ? [{ character: each.id, card }] : [];
});
const { scenarios, maps } = DEMO_CARD_BOX;
const FROM: TutorialOptions = {
  candidates: { heroes: listTeamCandidates('heroes', carded), mastermind: listTeamCandidates('mastermind', carded) },
  scenarios,
  maps,
  cardCatalog: makeCardCatalog(DEMO_CARD_CHARACTERS, DEMO_CARD_BOX),
};
const first = () => 0;
const plan = (heroes: number, from: Partial<TutorialOptions> = {}): MissionPlan =>
  makeTutorialPlan(heroes, rules.tutorial, { ...FROM, ...from }, first);
const kinds = ({ teams }: MissionPlan) => teams.mastermind.map(({ kind, figures }) => `${kind} ${figures}`);

test.each([
  [2, ['henchman 6']],
  [3, ['villain 1', 'henchman 6']],
  [4, ['villain 1', 'villain 1', 'henchman 6']],
])('%i heroes face six henchmen, and one villain for each hero after the second', (heroes, foes) => {
  const made = plan(heroes);
  expect([made.teams.heroes.length, kinds(made)]).toEqual([heroes, foes]);
  expect(rules.problems(made, FROM.cardCatalog, null)).toEqual([]);
});

test('all characters are at level 0 with their two starting cards', () => {
  const { heroes, mastermind } = plan(4).teams;
  for (const { character, loadout } of [...heroes, ...mastermind]) {
    const cards = FROM.cardCatalog.card(character)?.actions.filter(({ id }) => loadout.cards.includes(id));
    expect([loadout.level, cards?.map(({ starting }) => starting)]).toEqual([0, [true, true]]);
  }
});

test('starting cards may cost more than the build points of level 0, other cards may not', () => {
  const dear = DEMO_CARD_CHARACTERS.map((each) => {
    const card = cardOf(each);
    const actions = card?.actions.map((action) => (action.starting ? { ...action, build: 5 } : action)) ?? [];
    return card ? { ...each, card: { ...card, actions } } : each;
  });
  const cardCatalog = makeCardCatalog(dear, DEMO_CARD_BOX);
  const made = plan(2, { cardCatalog });
  expect(rules.problems(made, cardCatalog, null)).toEqual([]);
  const [first] = made.teams.heroes;
  if (!first) throw new Error('no hero');
  const all = cardCatalog.card(first.character)?.actions.map(({ id }) => id) ?? [];
  const heroes = [{ ...first, loadout: { ...first.loadout, cards: all } }, ...made.teams.heroes.slice(1)];
  const codes = rules
    .problems({ ...made, teams: { ...made.teams, heroes } }, cardCatalog, null)
    .map(({ code }) => code);
  expect(codes).toEqual(['over-build']);
});

test('its only scenario ends with the first stage and needs no other characters', () => {
  expect(plan(2).scenarios).toEqual(['demo-sluices']);
  const [sluices] = scenarios;
  if (!sluices) throw new Error('no scenario');
  const longer = { ...sluices, id: 'longer', until: 2 as const };
  const court = { ...sluices, id: 'court', needs: [{ kind: 'villain' as const, figures: 1 }] };
  expect(plan(2, { scenarios: [longer, court] }).scenarios).toEqual([]);
  expect(plan(3, { scenarios: [longer, court] }).scenarios).toEqual(['court']);
});

test('it uses the first map with room for all figures', () => {
  const [works, vaults] = maps;
  if (!works || !vaults) throw new Error('no maps');
  const narrow = { ...works, id: 'narrow', spawns: works.spawns.filter(({ kind }) => kind !== 'henchman') };
  const among = [narrow, vaults];
  const cardCatalog = makeCardCatalog(DEMO_CARD_CHARACTERS, { ...DEMO_CARD_BOX, maps: among });
  expect(plan(2, { maps: among, cardCatalog }).map).toBe(vaults.id);
  expect(plan(2).map).toBe(works.id);
});
