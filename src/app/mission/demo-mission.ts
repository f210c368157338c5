import { makeCardCatalog } from '../../catalog/cards/card-catalog';
import { DEMO_CARD_BOX, DEMO_CARDED } from '../../catalog/cards/demo';
import { makeQuickMissionPlan } from '../../game/demo-mission';
import type { MissionDraft } from '../../game/mission-draft';
import type { Result } from '../../plain/result';
import type { Ruleset } from '../../rules/ruleset';
import type { StoreFault } from '../../store/fault';
import { say } from '../../text/say';
import { type MissionCards, nameIn } from './mission-cards';
import { makeMission } from './mission-start';

/** The cards that come with the app and no others. */
export const DEMO_CARDS: MissionCards = {
  characters: DEMO_CARDED,
  scenarios: DEMO_CARD_BOX.scenarios,
  maps: DEMO_CARD_BOX.maps,
  victories: DEMO_CARD_BOX.victories,
  cardCatalog: makeCardCatalog(DEMO_CARDED, DEMO_CARD_BOX),
};

/** The quick mission of the demo set, as if it had been set up: `edition` is the id of the rules that it is played by. */
export function demoDraft(edition: string): MissionDraft {
  const names = { heroes: '', mastermind: '' };
  return { edition, campaign: null, names, level: 1, plan: makeQuickMissionPlan(), steps: {} };
}

/** Its game on disk; the id. */
export function makeDemoMission(rules: Ruleset): Promise<Result<string, StoreFault>> {
  const draft = demoDraft(rules.id);
  return makeMission(
    draft,
    say('{map}: quick mission', { map: nameIn(DEMO_CARDS, draft.plan.map) }),
    rules,
    DEMO_CARDS,
  );
}
