import type { Force } from '../../../catalog/force';
import type { Citation } from '../../answer';
import type { ForceClause, ForceFix } from '../../force-rules';
import { makeForceClause } from './problem';
import { findSavingFixes, type SavingOptions } from './savings';

export function sumForcePoints(force: Force): number {
  const all = [...force.members, ...force.feats, ...force.objects];
  return all.reduce((sum, { points }) => sum + points, 0);
}

/** Lists the possible savings for each item of the force. */
function savingsOf({ members, feats, objects }: Force): SavingOptions[] {
  return [
    ...members.map(
      (each, member): SavingOptions => [
        { points: each.points, mend: { mend: 'remove-member', member } },
        // A higher starting line has a negative saving and is never chosen.
        ...each.lines.map((line) => ({
          points: each.points - line,
          mend: { mend: 'set-points', member, points: line } as ForceFix,
        })),
      ],
    ),
    ...feats.map(({ points }, feat): SavingOptions => [{ points, mend: { mend: 'remove-feat', feat } }]),
    ...objects.map(({ points }, object): SavingOptions => [{ points, mend: { mend: 'remove-object', object } }]),
  ];
}

/**
 * Limits points to the build total.
 * @param otherwise total to use if the players have not agreed on a total; null for no limit
 */
export function limitForcePoints(cite: Citation, step: number, otherwise: number | null): ForceClause {
  return makeForceClause({ id: 'build-total', name: 'Points within the build total', cite }, (force) => {
    const total = force.buildTotal ?? otherwise;
    const points = sumForcePoints(force);
    if (total === null || points <= total) return [];
    const raise: ForceFix = { mend: 'set-build-total', to: Math.ceil(points / step) * step };
    const over = points - total;
    return [{ code: 'over-build-total', by: over, mends: [...findSavingFixes(over, savingsOf(force)), raise] }];
  });
}

/** Requires a build total that is a positive multiple of 100. */
export function requireBuildTotalInHundreds(cite: Citation): ForceClause {
  return makeForceClause({ id: 'hundreds', name: 'A build total in hundreds', cite }, ({ buildTotal }) => {
    if (buildTotal === null || (buildTotal > 0 && buildTotal % 100 === 0)) return [];
    const below = Math.floor(buildTotal / 100) * 100;
    const near = [below, below + 100].filter((to) => to > 0).sort((a, b) => gap(a, buildTotal) - gap(b, buildTotal));
    return [
      { code: 'not-hundreds', by: buildTotal - below, mends: near.map((to) => ({ mend: 'set-build-total', to })) },
    ];
  });
}

function gap(a: number, b: number): number {
  return Math.abs(a - b);
}
