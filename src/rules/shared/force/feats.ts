import type { FeatNeeds } from '../../../catalog/feat-needs';
import { type Feat, type Force, normalizeText, type Recruit } from '../../../catalog/force';
import { toKebabCase } from '../../../plain/lenient';
import type { Citation } from '../../answer';
import type { ForceClause, ForceFix } from '../../force-rules';
import { combineFixes, makeForceClause } from './problem';
import { findSavingFixes } from './savings';

const VALUES = ['speed', 'attack', 'defense', 'damage'] as const;

/**
 * Whether a character meets a feat's prerequisites: powers and values on one click of its dial in this game, abilities,
 * and the team on its base. Borrowed powers, such as those of wild cards, do not count. Unknown data counts as met.
 */
export function meetsPrerequisites(recruit: Recruit, needs: FeatNeeds): boolean {
  if (!recruit.known) return true;
  const { team } = needs;
  if (team !== null && !recruit.teams.some((own) => toKebabCase(own) === toKebabCase(team))) return false;
  if (!needs.abilities.every((ability) => recruit.abilities.includes(ability))) return false;
  if (needs.powers.length === 0 && VALUES.every((value) => needs[value] === null)) return true;
  if (recruit.hasUnknownDial) return true;
  return recruit.clicks.some(
    (click) =>
      needs.powers.every((power) => click.powers.includes(power)) &&
      VALUES.every((value) => click[value] >= (needs[value] ?? Number.NEGATIVE_INFINITY)),
  );
}

/** Limits the points of all feats together to `limit(buildTotal)`. */
export function limitFeatPoints(cite: Citation, limit: (buildTotal: number) => number): ForceClause {
  return makeForceClause(
    { id: 'feat-share', name: 'Feats for a tenth of the build total', cite },
    ({ buildTotal, feats }) => {
      const points = feats.reduce((sum, feat) => sum + feat.points, 0);
      if (buildTotal === null || points <= limit(buildTotal)) return [];
      const over = points - limit(buildTotal);
      const ways = feats.map((feat, place) => [
        { points: feat.points, mend: { mend: 'remove-feat', feat: place } satisfies ForceFix },
      ]);
      const all = feats.map((_, place) => place);
      return [{ code: 'feats-over-limit', feats: all, by: over, mends: findSavingFixes(over, ways) }];
    },
  );
}

/**
 * Returns the fix that removes a feat from one member. A feat for several members is only unassigned from this member.
 */
function without(feat: Feat, place: number, member: number): ForceFix {
  const others = feat.for.some((each) => each !== member);
  return others ? { mend: 'unassign-feat', feat: place, member } : { mend: 'remove-feat', feat: place };
}

/** Limits each feat to one copy for each character. */
export function forbidRepeatedFeats(cite: Citation): ForceClause {
  return makeForceClause({ id: 'feat-once', name: 'Each feat once a character', cite }, ({ members, feats }) =>
    members.flatMap((_, member) => {
      const places = feats.flatMap((feat, place) => feat.for.filter((each) => each === member).map(() => place));
      const names = new Set(places.map((place) => normalizeText(feats[place]?.name ?? '')));
      return [...names].flatMap((name) => {
        const [, ...again] = places.filter((place) => normalizeText(feats[place]?.name ?? '') === name);
        if (again.length === 0) return [];
        const mends = [...again].reverse().map((place) => repeatOut(feats[place] as Feat, place, member));
        const involved = [...new Set(places.filter((place) => normalizeText(feats[place]?.name ?? '') === name))];
        return [
          {
            code: 'feat-twice' as const,
            members: [member],
            feats: involved,
            by: again.length,
            mends: [combineFixes(mends)],
          },
        ];
      });
    }),
  );
}

/**
 * Returns the fix for a feat that a member has more than once. Several assignments of one card: removes one assignment.
 * Otherwise removes the feat from the member.
 */
function repeatOut(feat: Feat, place: number, member: number): ForceFix {
  const times = feat.for.filter((each) => each === member).length;
  return times > 1 ? { mend: 'unassign-feat', feat: place, member } : without(feat, place, member);
}

/** Requires that every character meets the prerequisites of its feats. */
export function requireFeatPrerequisites(cite: Citation): ForceClause {
  return makeForceClause({ id: 'feat-needs', name: 'Prerequisites of feats met', cite }, (force) =>
    force.feats.flatMap((feat, place) =>
      [...new Set(feat.for)]
        .filter((member) => {
          const recruit = force.members[member];
          return recruit === undefined || !meetsPrerequisites(recruit, feat.needs);
        })
        .map((member) => ({
          code: 'feat-unmet' as const,
          members: force.members[member] ? [member] : [],
          feats: [place],
          mends: [...takers(force, feat).map((to) => movedTo(place, member, to)), without(feat, place, member)],
        })),
    ),
  );
}

function movedTo(feat: number, from: number, to: number): ForceFix {
  return { mend: 'move-feat', feat, from, to };
}

/** Lists members that could take over the feat: members that meet its prerequisites and do not have the feat. */
function takers(force: Force, feat: Feat): number[] {
  const having = new Set(
    force.feats.filter((each) => normalizeText(each.name) === normalizeText(feat.name)).flatMap((each) => each.for),
  );
  return force.members.flatMap((recruit, member) =>
    recruit.known && !having.has(member) && meetsPrerequisites(recruit, feat.needs) ? [member] : [],
  );
}
