import { CAMPAIGN_VERSION, type CampaignRecord } from '../game/parse-campaign';
import { err, ok, type Result } from '../plain/result';
import type { CampaignFact } from '../table/campaign';
import { type Database, defaultDatabase } from './database';
import { attemptStoreWork, makeStoreFault, type StoreFault } from './fault';
import { fixCampaign, parseCampaignRow, parseMissionRow } from './parse-campaign';
import type { CampaignRow, StoredMission } from './records';
import { makeRepository } from './repository';
import { nextTimestamp } from './timestamp';

export const {
  putMany: putCampaigns,
  list: listCampaigns,
  get: getCampaign,
  remove: removeCampaigns,
  restore: restoreCampaigns,
} = makeRepository<CampaignRecord>('campaigns', parseCampaignRow, fixCampaign, CAMPAIGN_VERSION);

/** Functions that write and read missions. A mission is deleted only with its game. */
export const { putMany: putMissions, get: getMission } = makeRepository<StoredMission>('missions', parseMissionRow);

/**
 * Replaces the facts of a campaign in one transaction. The fault is `conflict` if another window wrote other facts
 * since `known`. Invalid facts are not written.
 */
export function rewriteCampaign(
  id: string,
  known: readonly CampaignFact[],
  facts: readonly CampaignFact[],
  database: Database = defaultDatabase(),
): Promise<Result<CampaignRow, StoreFault>> {
  return attemptStoreWork(() =>
    database.transaction('rw', database.campaigns, async () => {
      const row = await database.campaigns.get(id);
      if (!row || row.deletedAt !== null) return makeStoreFault('missing', `campaign ${id}`);
      if (JSON.stringify(row.facts) !== JSON.stringify(known)) return makeStoreFault('conflict', `campaign ${id}`);
      const parsed = parseCampaignRow({ ...row, facts, edited: nextTimestamp() });
      if (!parsed.ok) return err({ code: 'unreadable', detail: parsed.fault } as const);
      await database.campaigns.put(parsed.value);
      return ok(parsed.value);
    }),
  );
}
