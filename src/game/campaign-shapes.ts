import { FIGURE_KINDS } from '../catalog/cards/character-card';
import { loadoutShape } from '../catalog/cards/character-shape';
import { TEAMS } from '../catalog/cards/scenario-card';
import { isRecord } from '../plain/loose';
import { bad, good, type Result } from '../plain/result';
import { anything, type Check, listOf, nullOr, oneOf, parseWith, shape, text, whole } from '../plain/shape';
import type {
  ByTeam,
  CampaignFact,
  MissionPlan,
  RolePlay,
  SpawnPlace,
  TeamMember,
  TokenPlace,
} from '../table/campaign';

const id = text(200, 1);
const name = text(200);
const place = text(4, 2);
const team = oneOf(...TEAMS);
const points = whole(0, 1000);
const ids = listOf(id, 500);

function byTeam(check: Check): Check {
  return shape<ByTeam<unknown>>({ heroes: check, mastermind: check });
}

const planShape = shape<MissionPlan>({
  unitPoints: whole(0, 99),
  // Empty where none was chosen.
  map: text(200),
  scenarios: listOf(id, 9),
  teams: byTeam(
    listOf(
      shape<TeamMember>({
        character: id,
        kind: oneOf(...FIGURE_KINDS),
        unit: whole(0, 9),
        figures: whole(1, 12),
        loadout: loadoutShape,
      }),
      20,
    ),
  ),
  spawns: listOf(shape<SpawnPlace>({ at: place, kind: oneOf('hero', 'villain', 'henchman'), character: id }), 60),
  tokens: listOf(shape<TokenPlace>({ scenario: id, token: name, at: place }), 60),
  roles: listOf(shape<RolePlay>({ scenario: id, role: name, characters: listOf(id, 20) }), 20),
  victory: nullOr(shape<NonNullable<MissionPlan['victory']>>({ team, side: whole(0, 1) })),
});

/** Reads a plan as it comes from disk or from another phone; the fault names the place in it. */
export function parseMissionPlan(value: unknown): Result<MissionPlan, string> {
  return parseWith(planShape, value);
}

type Kind = CampaignFact['fact'];
type Keys<Name extends Kind> = Omit<Extract<CampaignFact, { readonly fact: Name }>, 'fact'>;
function factShape<Name extends Kind>(keys: { readonly [Key in keyof Keys<Name>]-?: Check }): Check {
  return shape<Keys<Name>>(keys);
}

const FACT_SHAPES: { readonly [Name in Kind]: Check } = {
  'campaign-began': factShape<'campaign-began'>({ edition: id, name, missions: whole(1, 99) }),
  'mission-began': factShape<'mission-began'>({ plan: planShape, command: byTeam(whole(0, 99)), game: nullOr(id) }),
  'mission-over': factShape<'mission-over'>({ points: byTeam(points), winner: nullOr(team) }),
  'set-aside': factShape<'set-aside'>({ maps: ids, scenarios: ids }),
  levelled: factShape<'levelled'>({ team, character: id, to: whole(0, 99), cost: points }),
  reserved: factShape<'reserved'>({ team }),
  lengthened: factShape<'lengthened'>({ missions: whole(1, 99) }),
  'campaign-over': factShape<'campaign-over'>({ winner: nullOr(team) }),
};

/** Reads a fact of a campaign; the fault names the place in it. */
export function parseCampaignFact(value: unknown): Result<CampaignFact, string> {
  if (!isRecord(value) || typeof value.fact !== 'string') return bad('fact: a kind of fact');
  if (!Object.hasOwn(FACT_SHAPES, value.fact))
    return bad(`fact: no kind of fact known here: ${value.fact.slice(0, 40)}`);
  return parseWith(FACT_SHAPES[value.fact as Kind], value);
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
  const head = parseWith<{ id: string; version: number; facts: unknown[] }>(headShape, value);
  if (!head.ok) return head;
  const faults: string[] = [];
  const facts: CampaignFact[] = [];
  for (const [index, each] of head.value.facts.entries()) {
    const fact = parseCampaignFact(each);
    if (fact.ok) facts.push(fact.value);
    else faults.push(`${index + 1}: ${fact.fault}`);
  }
  return good({ record: { id: head.value.id, version: CAMPAIGN_VERSION, facts }, faults });
}

const headShape = shape<CampaignRecord>({
  id,
  version: whole(CAMPAIGN_VERSION, CAMPAIGN_VERSION),
  facts: listOf(anything, FACT_LIMIT),
});
