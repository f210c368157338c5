import { id } from '../catalog/checks';
import { ok, type Result } from '../plain/result';
import { anything, exactly, listOf, parseWith, shape } from '../plain/shape';
import { type CampaignFact, campaignFactShape, type MissionPlan, planShape } from '../table/campaign';

/** Reads a plan as it comes from disk or from another phone; the fault names the place in it. */
export function parseMissionPlan(value: unknown): Result<MissionPlan, string> {
  return parseWith(planShape, value);
}

/** Reads a fact of a campaign; the fault names the place in it. */
export function parseCampaignFact(value: unknown): Result<CampaignFact, string> {
  return parseWith(campaignFactShape, value);
}

/** A campaign as it is kept and shared: its facts, in order. */
export interface CampaignRecord {
  readonly id: string;
  readonly version: typeof CAMPAIGN_VERSION;
  readonly facts: readonly CampaignFact[];
}

export const CAMPAIGN_VERSION = 1;
/** A campaign of 99 missions has not a tenth of it. */
const FACT_LIMIT = 20_000;

/** A record that was read: its good facts, and what was wrong with the others, by their number from 1. */
export interface CampaignRead {
  readonly record: CampaignRecord;
  readonly faults: readonly string[];
}

/** Reads a kept campaign. A bad fact is left out and told of; the others live. A record of another version is a fault. */
export function parseCampaignRecord(value: unknown): Result<CampaignRead, string> {
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

const headShape = shape({ id, version: exactly(CAMPAIGN_VERSION), facts: listOf(anything, FACT_LIMIT) });
