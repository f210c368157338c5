import { idShape, wordShape } from '../catalog/field-shapes';
import { parseCampaignRecord } from '../game/parse-campaign';
import { isRecord } from '../plain/record';
import { err, ok } from '../plain/result';
import { nullOr, parseWith, shape } from '../plain/shape';
import { missionPlanShape } from '../table/campaign';
import type { RecordParser } from './parse-record';
import { makeRecordParser } from './record-parser';
import type { CampaignRow, MissionRow, StoredMission } from './records';

// This parser has its own file, because the first screen does not need it.

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
export async function fixCampaign(row: unknown): Promise<CampaignRow | null> {
  const read = parseCampaignRecord(row);
  if (!read.ok || !isRecord(row)) return null;
  const parsed = parseCampaignRow({ ...row, ...read.value.record });
  return parsed.ok ? parsed.value : null;
}
