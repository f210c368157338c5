import { parseCampaignRecord, parseMissionPlan } from '../game/campaign-shapes';
import { isRecord } from '../plain/record';
import { bad } from '../plain/result';
import { anything, nullOr, parseWith, shape, text } from '../plain/shape';
import { kept } from './kept';
import type { Parse } from './parse';
import type { CampaignRow, KeptMission, MissionRow } from './records';

// Apart from the other parsers: the first screen can do without.

/** A record with facts that cannot be read is no good record; `mendCampaign` makes one of the facts that can. */
export const parseCampaignRow: Parse<CampaignRow> = (value) => {
  const read = parseCampaignRecord(value);
  if (!read.ok) return read;
  const { faults } = read.value;
  return faults.length > 0 ? bad(`facts ${faults.join('; ').slice(0, 10_000)}`) : parseWith(kept, value);
};

const id = text(200, 1);
const missionShape = shape<KeptMission>({ id, edition: text(200), campaign: nullOr(id), plan: anything });

export const parseMissionRow: Parse<MissionRow> = (value) => {
  const mission = parseWith<KeptMission>(missionShape, value);
  if (!mission.ok) return mission;
  const plan = parseMissionPlan(mission.value.plan);
  return plan.ok ? parseWith(kept, value) : bad(`plan: ${plan.fault}`);
};

/** The facts that can be read make the campaign; the record as it was lies among the asides. Null where no head is left. */
export async function mendCampaign(row: unknown): Promise<CampaignRow | null> {
  const read = parseCampaignRecord(row);
  if (!read.ok || !isRecord(row)) return null;
  const parsed = parseCampaignRow({ ...row, ...read.value.record });
  return parsed.ok ? parsed.value : null;
}
