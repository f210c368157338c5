import { idShape, wordShape } from '../catalog/field-shapes';
import { CAMPAIGN_VERSION, type CampaignRecord, parseCampaignRecord } from '../game/parse-campaign';
import { isRecord } from '../plain/record';
import { err, ok } from '../plain/result';
import { nullOr, parseWith, shape } from '../plain/shape';
import { type CampaignFact, missionPlanShape } from '../table/campaign';
import { defaultDatabase } from './database';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { makeRecordParser, type RecordParser } from './parse-record';
import type { CampaignRow, MissionRow, StoredMission } from './records';
import { makeRepository } from './repository';
import { nextTimestamp } from './timestamp';

/** Rejects a record with unreadable facts. `fixCampaign` rebuilds it from the readable ones. */
export const parseCampaignRow: RecordParser<CampaignRow> = makeRecordParser((value) => {
  const read = parseCampaignRecord(value);
  if (!read.ok) return read;
  const { faults, record } = read.value;
  return faults.length > 0 ? err(`facts ${faults.join('; ').slice(0, 10_000)}`) : ok(value as typeof record);
});

const missionShape = shape<StoredMission>({
  id: idShape,
  edition: wordShape,
  campaign: nullOr(idShape),
  plan: missionPlanShape,
});

export const parseMissionRow: RecordParser<MissionRow> = makeRecordParser((value) => parseWith(missionShape, value));

/** Rebuilds a campaign from its readable facts; the original record is set aside. Null if its heading is lost. */
async function fixCampaign(row: unknown): Promise<CampaignRow | null> {
  const read = parseCampaignRecord(row);
  if (!read.ok || !isRecord(row)) return null;
  const parsed = parseCampaignRow({ ...row, ...read.value.record });
  return parsed.ok ? parsed.value : null;
}

export const campaignRepository = makeRepository<CampaignRecord>(
  'campaigns',
  parseCampaignRow,
  fixCampaign,
  CAMPAIGN_VERSION,
);

/** Missions are deleted only with their games. */
export const missionRepository = makeRepository<StoredMission>('missions', parseMissionRow);

/**
 * Replaces the facts of a campaign in one transaction. The fault is `conflict` if another window wrote other facts
 * since `known`. Invalid facts are not written.
 */
export function rewriteCampaign(
  id: string,
  known: readonly CampaignFact[],
  facts: readonly CampaignFact[],
  database = defaultDatabase(),
): Promise<StoreResult<CampaignRow>> {
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
