import type { Sight } from '../../rules/answer';
import { say, sayMany } from '../say';

const SIGHT: Readonly<Record<Sight, string>> = {
  clear: say('Clear'),
  hindered: say('Hindered'),
  blocked: say('Blocked'),
};

/** Maximum number of powers that the warning names. */
const MOST_POWERS = 4;

/** Texts of the map tools: overlays, ruler, comparison, and a figure's odds if it stood on another square. */
export const MAP_TOOL_TEXT = {
  sight: SIGHT,

  /** Warning about powers that no number on the map takes into account. */
  notCounted: (powers: readonly string[]): string => {
    const shown = powers.slice(0, MOST_POWERS).join(', ');
    return powers.length > MOST_POWERS
      ? say('Not counted: {powers} and {n} more.', { powers: shown, n: powers.length - MOST_POWERS })
      : say('Not counted: {powers}.', { powers: shown });
  },

  ruler: {
    between: (from: string, to: string): string => `${from} → ${to}`,
    crosses: (names: readonly string[]): string =>
      names.length === 0
        ? say('The line crosses no other square.')
        : say('The line crosses {names}.', { names: names.join(', ') }),
  },

  /** Descriptions of overlay squares, for screen readers. */
  squares: {
    clear: say('line of fire clear'),
    hindered: say('line of fire hindered'),
    blocked: say('line of fire blocked'),
    reach: (cost: number, points: boolean): string =>
      points
        ? say('movement cost {cost} AP', { cost })
        : sayMany(cost, 'movement cost 1 square', 'movement cost {n} squares'),
    stop: say('movement ends there'),
    roll: (least: number): string => say('break away first: roll {least} or more', { least }),
    threat: (number: number, wounds: boolean): string =>
      wounds
        ? sayMany(number, 'may take 1 wound there', 'may take up to {n} wounds there')
        : say('chance to be hit there: at most {percent}%', { percent: number }),
    safe: say('no opponent can hit it there'),
  },

  stand: {
    title: (square: string): string => say('Standing on {square}', { square }),
    way: (cost: number, points: boolean): string => (points ? `${cost} AP` : sayMany(cost, '1 square', '{n} squares')),
    noWay: say('No path there'),
    mayNot: (why: string): string => say('Not with a normal move: {why}', { why }),
    stops: (names: readonly string[]): string => say('movement ends at {names}', { names: names.join(', ') }),
    breakAway: (least: number): string => say('break away first: roll {least} or more', { least }),
    columns: [say('Opponent'), say('Line of fire'), say('To hit'), say('To be hit')] as const,
    nobody: say('No opponent is on the map.'),
  },

  compare: {
    title: say('Compare'),
    choose: (name: string): string => say('Tap a figure to compare with {name}.', { name }),
    between: (squares: number): string => sayMany(squares, '1 square apart', '{n} squares apart'),
    sees: say('Line of fire'),
    hits: say('Chance to hit'),
    needs: say('Needs'),
    needsRoll: (needs: number): string => say('{needs} or more', { needs }),
    noRoll: say('no roll'),
    expected: say('Average clicks'),
    expectedWounds: say('Average wounds'),
    knockOut: say('K.O. chance'),
    clicksLeft: say('Clicks left'),
    ofLife: (percent: string, life: number): string => say('{percent} of {life}', { percent, life }),
  },
} as const;
