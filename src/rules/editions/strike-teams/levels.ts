import { getOwnProperty } from '../../../plain/get-own';
import type {
  LevelUpAnswer,
  LevelUpProblem,
  LevelUpQuestion,
  UnitLevelsAnswer,
  UnitLevelsQuestion,
} from '../../campaign';
import { reason } from '../../shared/cite';
import { cite } from './citations';

/** Command points for each level by which a team is weaker. */
const COMMAND_A_LEVEL = 2;
const MOST_COMMAND = 6;
const LEVEL_UP_CITE = cite('Leveling Up Characters');

/** "Compare Unit Levels": sums unit points times level. The weaker team begins with command points. */
export function unitLevels(teams: UnitLevelsQuestion): UnitLevelsAnswer {
  const levels = Object.entries(teams).map(([team, characters]) => {
    return [team, characters.reduce((sum, { unit, level }) => sum + unit * level, 0)] as const;
  });
  const highest = Math.max(0, ...levels.map(([, level]) => level));
  return Object.fromEntries(
    levels.map(([team, level]) => {
      return [team, { level, command: Math.min(MOST_COMMAND, (highest - level) * COMMAND_A_LEVEL) }];
    }),
  );
}

/**
 * Returns the objective points needed to raise a character from one level to another. Raising it to level n costs n
 * points.
 */
export function levelCost(from: number, to: number): number {
  let cost = 0;
  for (let level = from + 1; level <= to; level++) cost += level;
  return cost;
}

/** "Leveling Up Characters": returns the cost. Points that can still buy a level for a participant may not be saved. */
export function levelUp({ points, levels, to }: LevelUpQuestion): LevelUpAnswer {
  const problems: LevelUpProblem[] = [];
  let cost = 0;
  for (const [character, level] of Object.entries(to)) {
    const from = getOwnProperty(levels, character) ?? null;
    if (from === null) problems.push({ code: 'not-there', character });
    else if (level < from) problems.push({ code: 'lowered', character });
    else cost += levelCost(from, level);
  }
  const left = points - cost;
  if (left < 0) problems.push({ code: 'too-dear', character: null });
  for (const [character, from] of Object.entries(levels)) {
    const level = getOwnProperty(to, character) ?? from;
    if (left >= levelCost(level, level + 1)) problems.push({ code: 'can-still-level', character });
  }
  return {
    legal: problems.length === 0,
    reasons: left < 0 ? [reason('no-points', LEVEL_UP_CITE)] : [],
    problems,
    cost,
    left: left < 0 ? null : left,
    cite: LEVEL_UP_CITE,
  };
}
