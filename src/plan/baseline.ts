import type { Ruleset } from '../rules/ruleset';
import { actionsLeft, attacksFrom, mayAct } from './choices';
import { type Course, followedBy, likeliestOf, startOf } from './course';
import { guessOf, type Start } from './value';

/**
 * What a player does who does not plan: each figure takes its best attack from where it stands, the dearest figure first, as long as there are
 * actions. A search begins with it and so is never worse.
 */
export function eachAlone(ruleset: Ruleset, start: Start, only: string | null): Course {
  const figures = [...start.table.figures.values()].sort((a, b) => b.points - a.points);
  let course = startOf(start.table);
  for (const { piece } of figures) {
    const table = likeliestOf(course);
    const figure = table.figures.get(piece);
    if (actionsLeft(table, start.side) === 0) break;
    if (!figure || !mayAct(figure, start.side) || (only !== null && only !== piece)) continue;
    let best: { readonly course: Course; readonly guess: number } | null = null;
    for (const deed of attacksFrom(ruleset, table, start.side, piece, {})) {
      const found = followedBy(ruleset, course, { piece, deeds: [deed] });
      if (!found) continue;
      const guess = guessOf(start, found);
      if (!best || guess > best.guess) best = { course: found, guess };
    }
    if (best) course = best.course;
  }
  return course;
}
