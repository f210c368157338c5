import type { Sight } from '../../rules/answer';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const SIGHT: Readonly<Record<Sight, string>> = { clear: 'Clear', hindered: 'Hindered', blocked: 'Blocked' };

/** Words of what the map tells besides answers: overlays, ruler, comparing, standing elsewhere. */
export const EN_TOOLS = {
  sight: SIGHT,

  ruler: {
    title: 'Ruler',
    first: 'Tap a square or a figure to measure from.',
    second: (from: string): string => `From ${from}: now tap where to.`,
    between: (from: string, to: string): string => `${from} → ${to}`,
    crosses: (names: readonly string[]): string =>
      names.length === 0 ? 'It crosses no square between.' : `It crosses ${names.join(', ')}.`,
  },

  /** A square of an overlay, as a screen reader says it. */
  squares: {
    clear: 'in clear sight',
    hindered: 'hindered sight',
    blocked: 'out of sight',
    reach: (cost: string): string => `reached at a cost of ${cost}`,
    stop: 'must stop there',
    roll: (least: number): string => `after breaking away, ${least} or more on a die`,
    hit: (number: string, wounds: boolean, defense: number): string =>
      wounds ? `a blow there inflicts ${number}` : `hit there ${number}%, against defense ${defense}`,
    threat: (number: string, wounds: boolean): string =>
      wounds ? `can take ${number} there from an opponent` : `can be hit there, ${number}% at most`,
    safe: 'no opponent hits it there',
    notHit: 'no attack reaches it',
  },

  stand: {
    title: (square: string): string => `Standing on ${square}`,
    way: (cost: number, points: boolean): string => (points ? `${cost} AP` : counted(cost, 'square')),
    noWay: 'No way there',
    mayNot: (why: string): string => `Not by a plain move: ${why}`,
    stops: (names: readonly string[]): string => `must stop at ${names.join(', ')}`,
    breakAway: (least: number): string => `break away first on ${least} or more`,
    columns: ['Opponent', 'It sees', 'It hits', 'Hits it'] as const,
    nobody: 'No opponent stands on the map.',
  },

  compare: {
    title: 'Compare',
    choose: (name: string): string => `Tap whom to compare with ${name}.`,
    between: (squares: number): string => `${counted(squares, 'square')} apart`,
    sees: 'Sees the other',
    hits: 'Hits the other',
    needs: 'Needs',
    needsRoll: (needs: number): string => `${needs} or more`,
    noRoll: 'no roll',
    expected: 'Clicks on average',
    expectedWounds: 'Wounds on average',
    knockOut: 'Knocks out',
    clicksLeft: 'Clicks left',
    ofLife: (percent: string, life: number): string => `${percent} of ${life}`,
  },
} as const;
