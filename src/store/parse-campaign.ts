import { id, word } from '../catalog/checks';
import { parseCampaignRecord } from '../game/campaign-shapes';
import { isRecord } from '../plain/record';
import { err, ok } from '../plain/result';
import { nullOr, parseWith, shape } from '../plain/shape';
import { planShape } from '../table/campaign';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { CampaignRow, KeptMission, MissionRow } from './records';

// In its own file because the first screen does not need it.

/** Rejects a record with unreadable facts. `fixCampaign` rebuilds it from the readable ones. */
export const parseCampaignRow: Parse<CampaignRow> = keptParser((value) => {
  const read = parseCampaignRecord(value);
  if (!read.ok) return read;
  const { faults, record } = read.value;
  return faults.length > 0 ? err(`facts ${faults.join('; ').slice(0, 10_000)}`) : ok(value as typeof record);
});

const missionShape = shape<KeptMission>({ id, edition: word, campaign: nullOr(id), plan: planShape });

export const parseMissionRow: Parse<MissionRow> = keptParser((value) => parseWith(missionShape, value));

/** Rebuilds a campaign from its readable facts; the original record is set aside. Null if its heading is lost. */
export async function mendCampaign(row: unknown): Promise<CampaignRow | null> {
  const read = parseCampaignRecord(row);
  if (!read.ok || !isRecord(row)) return null;
  const parsed = parseCampaignRow({ ...row, ...read.value.record });
  return parsed.ok ? parsed.value : null;
}
