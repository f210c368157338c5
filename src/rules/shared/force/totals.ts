import type { Force } from '../../../catalog/force';
import type { Citation } from '../../answer';
import type { ForceClause, Mend } from '../../force';
import { clause } from './problem';
import { type Savings, savingMends } from './savings';

/** Points of everything in the force that has a price. */
export function pointsOf(force: Force): number {
  const all = [...force.members, ...force.feats, ...force.objects];
  return all.reduce((sum, { points }) => sum + points, 0);
}

/** What each thing in the force could save. */
function savingsOf({ members, feats, objects }: Force): Savings[] {
  return [
    ...members.map(
      (each, member): Savings => [
        { points: each.points, mend: { mend: 'remove-member', member } },
        // A higher line saves less than nothing, and is never taken.
        ...each.lines.map((line) => ({
          points: each.points - line,
          mend: { mend: 'set-points', member, points: line } as Mend,
        })),
      ],
    ),
    ...feats.map(({ points }, feat): Savings => [{ points, mend: { mend: 'remove-feat', feat } }]),
    ...objects.map(({ points }, object): Savings => [{ points, mend: { mend: 'remove-object', object } }]),
  ];
}

/**
 * No more points than the build total.
 * @param otherwise the total where none was agreed upon; null: then nothing is checked
 */
export function withinTotal(cite: Citation, step: number, otherwise: number | null): ForceClause {
  return clause({ id: 'build-total', name: 'Points within the build total', cite }, (force) => {
    const total = force.buildTotal ?? otherwise;
    const points = pointsOf(force);
    if (total === null || points <= total) return [];
    const raise: Mend = { mend: 'set-build-total', to: Math.ceil(points / step) * step };
    const over = points - total;
    return [{ code: 'over-build-total', by: over, mends: [...savingMends(over, savingsOf(force)), raise] }];
  });
}

/** Build totals go by hundreds, from one hundred up. */
export function byHundreds(cite: Citation): ForceClause {
  return clause({ id: 'hundreds', name: 'A build total in hundreds', cite }, ({ buildTotal }) => {
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
