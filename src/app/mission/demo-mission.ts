import { makeCardCatalog } from '../../catalog/cards/card-catalog';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../catalog/cards/demo';
import { makeQuickMissionPlan } from '../../game/demo-mission';
import type { MissionDraft } from '../../game/mission-draft';
import type { Ruleset } from '../../rules/ruleset';
import type { StoreResult } from '../../store/fault';
import { say } from '../../text/say';
import { loadAllEditions } from '../game/open-game';
import { checkStoreResult } from '../session/game-list';
import { openSession } from '../session/session';
import { findCardName, type MissionCards } from './mission-cards';
import { saveNewMission } from './mission-start';

/** Only the cards of the demo set. The cards of the collection are not included. */
export const DEMO_MISSION_CARDS: MissionCards = {
  characters: DEMO_CARD_CHARACTERS,
  scenarios: DEMO_CARD_BOX.scenarios,
  maps: DEMO_CARD_BOX.maps,
  victories: DEMO_CARD_BOX.victories,
  cardCatalog: makeCardCatalog(DEMO_CARD_CHARACTERS, DEMO_CARD_BOX),
};

/**
 * Makes a draft of the quick mission of the demo set.
 * @param edition id of the edition
 */
export function makeDemoDraft(edition: string): MissionDraft {
  const names = { heroes: '', mastermind: '' };
  return { edition, campaign: null, names, level: 1, plan: makeQuickMissionPlan(), steps: {} };
}

/** Saves the game of the demo mission and returns its id. */
export function saveDemoMission(rules: Ruleset): Promise<StoreResult<string>> {
  const draft = makeDemoDraft(rules.id);
  return saveNewMission(
    draft,
    say('{map}: quick mission', { map: findCardName(DEMO_MISSION_CARDS, draft.plan.map) }),
    rules,
    DEMO_MISSION_CARDS,
  );
}

/** Starts a demo mission with the app's own teams, cards and map, ready for its first round. */
export async function startDemoMission(): Promise<boolean> {
  const { EDITIONS } = await loadAllEditions();
  const rules = EDITIONS.find(({ mission }) => mission);
  if (!rules) return false;
  const result = await saveDemoMission(rules);
  return checkStoreResult(result) && openSession(result.value);
}
