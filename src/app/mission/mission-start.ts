import type { MissionDraft } from '../../game/mission-draft';
import { ok } from '../../plain/result';
import type { Ruleset } from '../../rules/ruleset';
import type { StoreResult } from '../../store/fault';
import { createGame } from '../../store/games';
import type { Campaign } from '../../table/campaign';
import { say } from '../../text/say';
import { openSession } from '../session/session';
import { findCampaign, recordCampaignFacts, saveMission } from './campaigns';
import { findCardName, type MissionCards } from './mission-cards';
import { clearMissionDraft } from './mission-draft';
import { makeMissionFacts } from './mission-facts';

/** Returns the title of a mission: `Saltworks by Night, mission 2 of 6`. */
function makeMissionTitle({ plan }: MissionDraft, cards: MissionCards, campaign: Campaign | null): string {
  const map = plan.map === '' ? say('Mission') : findCardName(cards, plan.map);
  return campaign
    ? say('{map}, mission {played} of {missions}', {
        map,
        played: campaign.played.length + 1,
        missions: campaign.missions,
      })
    : map;
}

/**
 * Saves the game of a mission and its plan, which includes the face-down cards.
 * @returns the id of the game
 */
export async function saveNewMission(
  draft: MissionDraft,
  name: string,
  rules: Ruleset,
  cards: MissionCards,
): Promise<StoreResult<string>> {
  const { campaign, plan } = draft;
  const result = await createGame(
    { name, edition: rules.id },
    { step: 'begin', facts: makeMissionFacts(draft, rules, cards) },
  );
  if (!result.ok) return result;
  const { id } = result.value.game;
  await saveMission({ id, edition: rules.id, campaign, plan });
  return ok(id);
}

/**
 * Saves the game of a mission setup, records it in its campaign and opens it. If the write failed, returns false and
 * leaves the setup unchanged.
 */
export async function startMission(draft: MissionDraft, rules: Ruleset, cards: MissionCards): Promise<boolean> {
  const { campaign: id, plan } = draft;
  const campaign = id === null ? null : (findCampaign(id)?.campaign ?? null);
  const title = makeMissionTitle(draft, cards, campaign);
  const result = await saveNewMission({ ...draft, campaign: campaign ? id : null }, title, rules, cards);
  if (!result.ok) return false;
  const law = rules.mission?.campaign;
  if (id !== null && campaign && law)
    await recordCampaignFacts(id, (now) => law.beginMission(now, plan, cards.cardCatalog, result.value));
  await clearMissionDraft();
  return openSession(result.value);
}
