import type { FeatNeeds } from '../catalog/feat-needs';
import type { Feat, Striker } from '../catalog/force';
import type { CharacterReference, StoredForce, StoredMember } from './stored-force';

/** Value of the field `sidekick` in a force file. `public/force.schema.json` describes the format. */
export const FORCE_FORMAT = 'force';
export const FORCE_FORMAT_VERSION = 1;

/** Limits of the force format. Readers skip and report parts that exceed them. */
export const FORCE_LIMITS = {
  /** Characters in the whole file. */
  text: 2_000_000,
  /** Members of a force, and items of every other list. */
  list: 1000,
  /** Characters in a name, id or word. */
  word: 120,
  notes: 4000,
  /** Points of one figure, feat or object. */
  points: 10_000,
  buildTotal: 100_000,
  /** Small numbers, such as action points and levels. */
  small: 99,
} as const;

/** Formats a force as text for a file, link or code. Default values are omitted. */
export function printForceFile(force: StoredForce): string {
  return JSON.stringify(serializeForce(force));
}

/** Converts a force to plain data for the file. */
export function serializeForce(force: StoredForce): Record<string, unknown> {
  return {
    sidekick: FORCE_FORMAT,
    version: FORCE_FORMAT_VERSION,
    name: force.name,
    ...withoutDefaults({ edition: force.edition, build_total: force.buildTotal }),
    members: force.members.map(plainMember),
    ...withoutDefaults({
      feats: force.feats.map(plainFeat),
      conditions: force.conditions,
      objects: force.objects.map(({ name, kind, points }) => ({ name, kind, points })),
      tarot: force.tarot,
      options: force.options,
      format: force.format ?? null,
      sideline: force.sideline.map(plainReference),
      maps: force.maps,
      notes: force.notes,
    }),
  };
}

function plainReference({ id, name, set, number }: CharacterReference): Record<string, unknown> {
  return withoutDefaults({ id, name, set, number });
}

function plainMember(member: StoredMember): Record<string, unknown> {
  return {
    ...plainReference(member),
    points: member.points,
    ...withoutDefaults({ trait: member.trait, equipment: member.equipment }),
    ...(member.striker ? { striker: plainStriker(member.striker) } : {}),
  };
}

function plainStriker({ kind, buildPoints, cards }: Striker): Record<string, unknown> {
  return {
    kind,
    build_points: buildPoints,
    ...withoutDefaults({ cards: cards.map(({ name, of, cost }) => ({ name, of, cost })) }),
  };
}

function plainFeat({ name, points, for: members, needs }: Feat): Record<string, unknown> {
  const wanted = withoutDefaults({ ...needs } satisfies Record<keyof FeatNeeds, unknown>);
  return {
    name,
    points,
    ...withoutDefaults({ for: members }),
    ...(Object.keys(wanted).length > 0 ? { needs: wanted } : {}),
  };
}

/** Removes nulls, empty texts and empty lists from a record. */
function withoutDefaults(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
