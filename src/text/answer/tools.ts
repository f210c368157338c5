import type { Sight } from '../../rules/answer';
import { say, sayMany } from '../say';

const SIGHT: Readonly<Record<Sight, string>> = {
  clear: say('Clear'),
  hindered: say('Hindered'),
  blocked: say('Blocked'),
};

/** Words of what the map tells besides answers: overlays, ruler, comparing, standing elsewhere. */
export const EN_TOOLS = {
  sight: SIGHT,

  ruler: {
    title: say('Ruler'),
    first: say('Tap a square or a figure to measure from.'),
    second: (from: string): string => say('From {from}: now tap where to.', { from }),
    between: (from: string, to: string): string => `${from} → ${to}`,
    crosses: (names: readonly string[]): string =>
      names.length === 0
        ? say('It crosses no square between.')
        : say('It crosses {names}.', { names: names.join(', ') }),
  },

  /** A square of an overlay, as a screen reader says it. */
  squares: {
    clear: say('in clear sight'),
    hindered: say('hindered sight'),
    blocked: say('out of sight'),
    reach: (cost: string): string => say('reached at a cost of {cost}', { cost }),
    stop: say('must stop there'),
    roll: (least: number): string => say('after breaking away, {least} or more on a die', { least }),
    hit: (number: string, wounds: boolean, defense: number): string =>
      wounds
        ? say('a blow there inflicts {number}', { number })
        : say('hit there {number}%, against defense {defense}', { number, defense }),
    threat: (number: string, wounds: boolean): string =>
      wounds
        ? say('can take {number} there from an opponent', { number })
        : say('can be hit there, {number}% at most', { number }),
    safe: say('no opponent hits it there'),
    notHit: say('no attack reaches it'),
  },

  stand: {
    title: (square: string): string => say('Standing on {square}', { square }),
    way: (cost: number, points: boolean): string => (points ? `${cost} AP` : sayMany(cost, '1 square', '{n} squares')),
    noWay: say('No way there'),
    mayNot: (why: string): string => say('Not by a plain move: {why}', { why }),
    stops: (names: readonly string[]): string => say('must stop at {names}', { names: names.join(', ') }),
    breakAway: (least: number): string => say('break away first on {least} or more', { least }),
    columns: [say('Opponent'), say('It sees'), say('It hits'), say('Hits it')] as const,
    nobody: say('No opponent stands on the map.'),
  },

  compare: {
    title: say('Compare'),
    choose: (name: string): string => say('Tap whom to compare with {name}.', { name }),
    between: (squares: number): string =>
      say('{squares} apart', { squares: sayMany(squares, '1 square', '{n} squares') }),
    sees: say('Sees the other'),
    hits: say('Hits the other'),
    needs: say('Needs'),
    needsRoll: (needs: number): string => say('{needs} or more', { needs }),
    noRoll: say('no roll'),
    expected: say('Clicks on average'),
    expectedWounds: say('Wounds on average'),
    knockOut: say('Knocks out'),
    clicksLeft: say('Clicks left'),
    ofLife: (percent: string, life: number): string => say('{percent} of {life}', { percent, life }),
  },
} as const;
