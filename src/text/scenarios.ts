import type { CallReasonCode, Due, ScenarioLineCode } from '../rules/scenario';
import { say, sayMany } from './say';

/** What a scene of a book does, by its id, in a sentence or two. */
export const EN_SCENES: Readonly<Record<string, string>> = {
  showdown: say(
    'After 5 turns each, count points. Half the build total or more wins. If several have that, the most points win. If nobody does, play 5 more turns each. Then the most points win.',
  ),
  'only-one': say('Only one character of each name per force, even with different rings.'),
  'radiation-cloud': say(
    'From round 3 on, a cloud spreads from the map edge. At the start of your turn, your figures in it take 1 unavoidable damage. It grows inward 1 square per round.',
  ),
  'call-out': say(
    'A figure more than 4 squares from every starting area may call out an opponent. This is a power action. The opponent moves to a free square within 2 squares.',
  ),
  'event-dial': say('A dial beside the map turns as its card says and changes the rules. No battlefield conditions.'),
  'scenario-play': say(
    'A scenario card sets the map, the sides and how to win. One tarot card is in effect from the start.',
  ),
};

/** Where a scene stands; `values` are numbers as people write them, `side` is a player's name. */
export const EN_SCENE_LINES: Readonly<Record<ScenarioLineCode, (values: readonly string[], side: string) => string>> = {
  'count-after': ([turns = '', left = '']) =>
    say('Points are counted after {turns} turns each: {remaining}', { turns, remaining: togo(left) }),
  'count-again': ([turns = '', left = '']) =>
    say('The game ends after {turns} turns each: {remaining}', { turns, remaining: togo(left) }),
  decided: ([turns = '']) => say('Decided by points after {turns} turns each', { turns }),
  'counted-out': ([turns = '']) => say('The game ended after {turns} turns each', { turns }),
  'needs-points': ([points = '']) => say('{points} points needed to win', { points }),
  'has-points': ([points = ''], side) =>
    `${side}: ${points === '1' ? say('1 point') : say('{points} points', { points })}`,
  'cloud-from': ([round = '']) => say('The cloud starts in round {round}', { round }),
  'cloud-deep': ([squares = '']) =>
    squares === '1' ? say('The cloud is 1 square deep') : say('The cloud is {squares} squares deep', { squares }),
  'call-out': () => say('More than 4 squares from every starting area: may call out an opponent'),
  'names-once': () => say('Only one character of each name per force'),
};

function togo(left: string): string {
  if (left === '0') return say('after this round');
  return left === '1' ? say('1 more round after this') : say('{left} more rounds after this', { left });
}

/** What is due, and what the tap for it says. `who` are the names of those whom it surely meets, `card` is what asks for it. */
export const EN_DUES: Readonly<
  Record<Due['code'], { readonly says: (due: DueWords) => string; readonly tap: (due: DueWords) => string }>
> = {
  'turn-dial': {
    says: ({ card, count, late }) =>
      late
        ? say('Turn {card} {clicks} at the end of this turn', { card, clicks: clicks(count) })
        : say('Turn {card} {clicks}', { card, clicks: clicks(count) }),
    tap: () => say('Turn'),
  },
  radiation: {
    says: ({ who, side }) => {
      if (who !== '') return say('1 damage in the cloud: {figures}', { figures: who });
      return say('{player}: which figures are in the cloud? They are not on the map', { player: side });
    },
    tap: ({ who }) => (who === '' ? say('Choose') : say('Deal 1 damage')),
  },
  'break-tie': {
    says: () => say('Tie: tied players roll 2d6, the highest wins'),
    tap: ({ side }) => say('{player} won the roll', { player: side }),
  },
  'show-card': { says: () => say('Put the scenario’s tarot card in effect'), tap: () => say('Tarot cards') },
};

export interface DueWords {
  readonly card: string;
  readonly count: number;
  readonly who: string;
  /** Whose it is, or whom the tap is for. */
  readonly side: string;
  /** Whether it belongs to the end of the turn. */
  readonly late: boolean;
}

function clicks(count: number): string {
  const many = sayMany(Math.abs(count), '1 click', '{n} clicks');
  return count < 0 ? say('{clicks} back', { clicks: many }) : say('{clicks} forward', { clicks: many });
}

/** What speaks against calling somebody out, to stand after its name. */
export const EN_CALL_REASONS: Readonly<Record<CallReasonCode, string>> = {
  'near-start': say('is within 4 squares of a starting area'),
  'in-own-area': say('is in its own starting area'),
  'no-room': say('has no free square there'),
};
