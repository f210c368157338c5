import { idShape } from '../catalog/field-shapes';
import { ok, type Result } from '../plain/result';
import { anything, listOf, literal, parseWith, shape } from '../plain/shape';
import { type CampaignFact, campaignFactShape, type MissionPlan, missionPlanShape } from '../table/campaign';

/** Parses a mission plan from disk or from another phone. The fault names the field. */
export function parseMissionPlan(value: unknown): Result<MissionPlan, string> {
  return parseWith(missionPlanShape, value);
}

/** Parses a fact of a campaign. The fault names the field. */
export function parseCampaignFact(value: unknown): Result<CampaignFact, string> {
  return parseWith(campaignFactShape, value);
}

/** A campaign as stored and shared: its facts, in order. */
export interface CampaignRecord {
  readonly id: string;
  readonly version: typeof CAMPAIGN_VERSION;
  readonly facts: readonly CampaignFact[];
}

export const CAMPAIGN_VERSION = 1;
/** Maximum number of facts in a campaign. A campaign of 99 missions has less than a tenth of the limit. */
const FACT_LIMIT = 20_000;

/** A parsed campaign: its valid facts, and the faults of its invalid facts, numbered from 1. */
export interface ParsedCampaign {
  readonly record: CampaignRecord;
  readonly faults: readonly string[];
}

/** Parses a stored campaign. Invalid facts are left out and reported. A record of another version is a fault. */
export function parseCampaignRecord(value: unknown): Result<ParsedCampaign, string> {
  const head = parseWith(headShape, value);
  if (!head.ok) return head;
  const faults: string[] = [];
  const facts: CampaignFact[] = [];
  for (const [index, each] of head.value.facts.entries()) {
    const fact = parseCampaignFact(each);
    if (fact.ok) facts.push(fact.value);
    else faults.push(`${index + 1}: ${fact.fault}`);
  }
  return ok({ record: { id: head.value.id, version: CAMPAIGN_VERSION, facts }, faults });
}

const headShape = shape({ id: idShape, version: literal(CAMPAIGN_VERSION), facts: listOf(anything, FACT_LIMIT) });
