import { type Accessor, createSignal } from 'solid-js';
import { foldCampaign } from '../../game/campaign';
import { CAMPAIGN_VERSION, type CampaignRecord } from '../../game/parse-campaign';
import type { CampaignRuling } from '../../rules/campaign';
import { campaignRepository, missionRepository, rewriteCampaign } from '../../store/campaigns';
import { newId } from '../../store/database';
import { openGame } from '../../store/games';
import type { CampaignRow, StoredMission } from '../../store/records';
import type { ByTeam, Campaign, CampaignFact } from '../../table/campaign';
import { describeStoreFault } from '../storage/store-fault-text';
import { runInQueue } from '../timing/tap-queue';
import { objectivePoints } from './mission-teams';

export interface CampaignWithFacts {
  readonly id: string;
  readonly facts: readonly CampaignFact[];
  readonly campaign: Campaign;
  readonly edited: number;
}

const [all, setAll] = createSignal<readonly CampaignWithFacts[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** Campaigns, last changed first. Null until `refreshCampaigns` has read them. */
export const campaigns: Accessor<readonly CampaignWithFacts[] | null> = all;
/** Reason why the campaigns could not be read or changed, as a sentence. Null if there is no fault. */
export const campaignsFault: Accessor<string | null> = failed;

export function findCampaign(id: string): CampaignWithFacts | null {
  return all()?.find((each) => each.id === id) ?? null;
}

export function refreshCampaigns(): Promise<boolean> {
  return runInQueue(read);
}

async function read(): Promise<boolean> {
  const list = await campaignRepository.list();
  setFailed(list.ok ? null : describeStoreFault(list.fault));
  if (list.ok) setAll(list.value.items.map(opened).sort((a, b) => b.edited - a.edited));
  return list.ok;
}

function opened({ id, facts, edited }: CampaignRow): CampaignWithFacts {
  return { id, facts, campaign: foldCampaign(facts).campaign, edited };
}

/** Creates a campaign and returns its id. Null if the write failed. */
export function createCampaign(edition: string, name: string, missions: number): Promise<string | null> {
  return runInQueue(async () => {
    const id = newId();
    const facts: CampaignFact[] = [{ fact: 'campaign-began', edition, name, missions }];
    const record: CampaignRecord = { id, version: CAMPAIGN_VERSION, facts };
    const result = await campaignRepository.putMany([record]);
    setFailed(result.ok ? null : describeStoreFault(result.fault));
    return result.ok && (await read()) ? id : null;
  });
}

/**
 * Records the facts that the edition returns for a step of a campaign. Null if the write failed or there are no facts.
 */
export function recordCampaignFacts(
  id: string,
  ask: (campaign: Campaign) => CampaignRuling,
): Promise<CampaignRuling | null> {
  return runInQueue(async () => {
    const before = findCampaign(id) ?? ((await read()) ? findCampaign(id) : null);
    if (!before) return null;
    const ruling = ask(before.campaign);
    if (ruling.facts.length === 0) return null;
    return (await rewrite(before, [...before.facts, ...ruling.facts])) ? ruling : null;
  });
}

async function rewrite({ id, facts: known }: CampaignWithFacts, facts: readonly CampaignFact[]): Promise<boolean> {
  const written = await rewriteCampaign(id, known, facts);
  const failure = written.ok ? null : describeStoreFault(written.fault);
  await read();
  if (failure !== null) setFailed(failure);
  return written.ok;
}

/**
 * Whether a fact was recorded by the same tap as the previous fact. False for a campaign that ends in a draw, which is
 * a separate tap.
 */
function isFollowing(fact: CampaignFact | undefined): boolean {
  return fact?.fact === 'set-aside' || (fact?.fact === 'campaign-over' && fact.winner !== null);
}

/** Counts the facts that the last tap recorded. 0 if only the first fact of the campaign is left. */
export function countLastStepFacts(facts: readonly CampaignFact[]): number {
  let count = 1;
  while (count < facts.length && isFollowing(facts[facts.length - count])) count++;
  return facts.length - count < 1 ? 0 : count;
}

/**
 * Undoes the last tap of a campaign.
 * @returns the removed facts, for redo; null if there were none
 */
export function undoCampaignStep(id: string): Promise<readonly CampaignFact[] | null> {
  return runInQueue(async () => {
    const before = findCampaign(id);
    const count = countLastStepFacts(before?.facts ?? []);
    if (!before || count === 0) return null;
    const kept = before.facts.slice(0, -count);
    return (await rewrite(before, kept)) ? before.facts.slice(-count) : null;
  });
}

/** Marks a campaign as deleted. For a day, `restoreCampaign` can restore it. */
export function removeCampaign(id: string): Promise<boolean> {
  return runInQueue(async () => (await succeeded(campaignRepository.remove([id]))) && read());
}

export function restoreCampaign(id: string): Promise<boolean> {
  return runInQueue(async () => (await succeeded(campaignRepository.restore([id]))) && read());
}

async function succeeded(done: ReturnType<typeof campaignRepository.remove>): Promise<boolean> {
  const result = await done;
  setFailed(result.ok ? null : describeStoreFault(result.fault));
  return result.ok;
}

/** Returns the mission plan with which a game began. Null if the game is not a mission. */
export async function readGameMission(game: string): Promise<StoredMission | null> {
  const result = await missionRepository.get(game);
  return result.ok ? result.value : null;
}

/** Returns the objective points of a game. Null if the game cannot be read. */
export async function readGamePoints(game: string): Promise<ByTeam<number> | null> {
  const result = await openGame(game);
  return result.ok ? objectivePoints(result.value.log.table) : null;
}

export async function saveMission(mission: StoredMission): Promise<boolean> {
  const result = await missionRepository.putMany([mission]);
  setFailed(result.ok ? null : describeStoreFault(result.fault));
  return result.ok;
}
