/**
 * `npm run selfplay`: two planners play each other with dice in every edition. `npm run selfplay -- 40 300` plays 40
 * games with each kind of forces and 300 search steps for each plan.
 */

import { DEED_RESOLVING_RULESETS } from '../helpers/random-game';
import { type MatchResult, type MatchSettings, playMatch } from '../plan/match';

const [games = 6, steps = 60] = process.argv.slice(2).map(Number);
const KINDS: readonly MatchSettings['forces'][] = ['demo', 3];
let faults = 0;

console.log(`${games} games of each kind, ${steps} steps a plan, 12 rounds at most`);
console.log('edition         forces   games  decided  turns  deeds  passed over  refused  stuck  ms a plan');
for (const rules of DEED_RESOLVING_RULESETS)
  for (const forces of KINDS) {
    const played = Array.from({ length: games }, (_, place) =>
      playMatch(rules, { seed: place + 1, forces, steps, rounds: 12 }),
    );
    const sum = (of: (each: MatchResult) => number) => played.reduce((all, each) => all + of(each), 0);
    const refused = played.flatMap((each) => each.refused);
    faults += refused.length + sum(({ stuck }) => stuck);
    const cells: readonly [string | number, number][] = [
      [games, 6],
      [sum(({ decided }) => (decided ? 1 : 0)), 9],
      [sum(({ turns }) => turns), 7],
      [sum(({ deeds }) => deeds), 7],
      [sum(({ passed }) => passed), 13],
      [refused.length, 9],
      [sum(({ stuck }) => stuck), 7],
      [
        (
          sum(({ milliseconds }) => milliseconds) /
          Math.max(
            1,
            sum(({ plans }) => plans),
          )
        ).toFixed(0),
        11,
      ],
    ];
    const kind = forces === 'demo' ? 'demo' : `random ${forces}`;
    console.log(
      `${rules.id.padEnd(16)}${kind.padEnd(8)}${cells.map(([cell, wide]) => String(cell).padStart(wide)).join('')}`,
    );
    for (const each of refused.slice(0, 3)) console.log(`  ${each}`);
  }
if (faults > 0) process.exitCode = 1;
