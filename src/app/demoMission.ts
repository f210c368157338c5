import { DEMO_CARD_BOX, DEMO_CARDED } from '../catalog/cards/demo';
import { makeLore } from '../catalog/cards/lore';
import { quickMission } from '../game/demo-mission';
import { openingOf } from '../game/opening';
import type { ByTeam } from '../table/campaign';
import type { Fact } from '../table/facts';
import { openingFacts } from './mission';
import { SIDES } from './newGame';

/** The sides that the teams are in the app. */
export const TEAM_SIDES: ByTeam<string> = { mastermind: SIDES[0], heroes: SIDES[1] };

const NAMES: ByTeam<string> = { mastermind: 'Mastermind', heroes: 'Heroes' };

/** The quick mission of the demo set as a game begins with it: `edition` is the id of the rules that it is played by. */
export function demoMissionFacts(edition: string): { readonly name: string; readonly facts: readonly Fact[] } {
  const plan = quickMission();
  const lore = makeLore(DEMO_CARDED, DEMO_CARD_BOX);
  const map = DEMO_CARD_BOX.maps.find(({ id }) => id === plan.map)?.name ?? plan.map;
  const opening = openingOf(plan, lore, (id) => DEMO_CARDED.find((each) => each.id === id) ?? null, map, TEAM_SIDES);
  if (!opening) throw new RangeError(`the demo set has no map ${plan.map}`);
  const players = (['mastermind', 'heroes'] as const).map((team) => ({ side: TEAM_SIDES[team], name: NAMES[team] }));
  // The third lies face down until its stage: nobody is shown what it says.
  const open = plan.scenarios.slice(0, -1).flatMap((id) => lore.scenario(id) ?? []);
  const cards = open.map(({ name, stage, reward, rules }): Fact => {
    const text = `Stage ${stage}, ${reward} points. ${rules}`;
    const is = { kind: 'scenario', name, text, needs: '', points: 0, each: false, dial: null } as const;
    return { fact: 'card', card: name, is, owner: null, pieces: [], click: 1 };
  });
  const began: Fact = { fact: 'began', edition, buildTotal: plan.unitPoints, actionTotal: 0, players };
  return { name: `${map}: a quick mission`, facts: [began, ...openingFacts(opening), ...cards] };
}
