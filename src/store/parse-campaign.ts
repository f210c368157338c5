import { id, word } from '../catalog/checks';
import { parseCampaignRecord } from '../game/campaign-shapes';
import { isRecord } from '../plain/record';
import { err, ok } from '../plain/result';
import { nullOr, parseWith, shape } from '../plain/shape';
import { planShape } from '../table/campaign';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { CampaignRow, KeptMission, MissionRow } from './records';

// Apart from the other parsers: the first screen can do without.

/** A record with facts that cannot be read is no good record; `mendCampaign` makes one of the facts that can. */
export const parseCampaignRow: Parse<CampaignRow> = keptParser((value) => {
  const read = parseCampaignRecord(value);
  if (!read.ok) return read;
  const { faults, record } = read.value;
  return faults.length > 0 ? err(`facts ${faults.join('; ').slice(0, 10_000)}`) : ok(value as typeof record);
});

const missionShape = shape<KeptMission>({ id, edition: word, campaign: nullOr(id), plan: planShape });

export const parseMissionRow: Parse<MissionRow> = keptParser((value) => parseWith(missionShape, value));

/** The facts that can be read make the campaign; the record as it was lies among the asides. Null where no head is left. */
export async function mendCampaign(row: unknown): Promise<CampaignRow | null> {
  const read = parseCampaignRecord(row);
  if (!read.ok || !isRecord(row)) return null;
  const parsed = parseCampaignRow({ ...row, ...read.value.record });
  return parsed.ok ? parsed.value : null;
}
