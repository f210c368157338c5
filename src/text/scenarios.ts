import type { CallOutReasonCode, ScenarioLineCode, ScenarioReminder } from '../rules/scenario';
import { say, sayMany } from './say';

/** Description of each scenario of a book, by id, in a sentence or two. */
export const SCENARIO_TEXT: Readonly<Record<string, string>> = {
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

/** Status lines of a scenario. `values` are formatted numbers, `side` is a player’s name. */
export const SCENARIO_LINES: Readonly<Record<ScenarioLineCode, (values: readonly string[], side: string) => string>> = {
  'count-after': ([turns = '', left = '']) =>
    left === '0'
      ? say('Points are counted after this round')
      : sayMany(
          Number(left),
          'Points are counted after {turns} turns each: 1 more round',
          'Points are counted after {turns} turns each: {n} more rounds',
          { turns },
        ),
  'count-again': ([turns = '', left = '']) =>
    left === '0'
      ? say('The game ends after this round')
      : sayMany(
          Number(left),
          'The game ends after {turns} turns each: 1 more round',
          'The game ends after {turns} turns each: {n} more rounds',
          { turns },
        ),
  decided: ([turns = '']) => say('Decided by points after {turns} turns each', { turns }),
  'counted-out': ([turns = '']) => say('The game ended after {turns} turns each', { turns }),
  'needs-points': ([points = '']) => say('{points} points needed to win', { points }),
  // Fractions of a point take the plural: `1/2 points`.
  'has-points': ([points = ''], player) =>
    sayMany(points === '1' ? 1 : 2, '{player}: 1 point', '{player}: {points} points', { player, points }),
  'cloud-from': ([round = '']) => say('The cloud starts in round {round}', { round }),
  'cloud-deep': ([squares = '']) =>
    sayMany(Number(squares), 'The cloud is 1 square deep', 'The cloud is {n} squares deep'),
  'call-out': () => say('More than 4 squares from every starting area: may call out an opponent'),
  'names-once': () => say('Only one character of each name per force'),
};

/**
 * Texts of pending scenario reminders, with their button labels. `who` names the figures that are certainly hit, `card`
 * the card that causes the reminder.
 */
export const SCENARIO_REMINDER_TEXT: Readonly<
  Record<
    ScenarioReminder['code'],
    { readonly says: (due: ScenarioReminderValues) => string; readonly tap: (due: ScenarioReminderValues) => string }
  >
> = {
  'turn-dial': {
    says: turnDial,
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

export interface ScenarioReminderValues {
  readonly card: string;
  readonly count: number;
  readonly who: string;
  /** Name of the player whom the reminder concerns, or for whom the button is. */
  readonly side: string;
  /** True if the reminder belongs to the end of the turn. */
  readonly late: boolean;
}

function turnDial({ card, count, late }: ScenarioReminderValues): string {
  if (count < 0)
    return late
      ? sayMany(
          -count,
          'Turn {card} 1 click back at the end of this turn',
          'Turn {card} {n} clicks back at the end of this turn',
          { card },
        )
      : sayMany(-count, 'Turn {card} 1 click back', 'Turn {card} {n} clicks back', { card });
  return late
    ? sayMany(
        count,
        'Turn {card} 1 click forward at the end of this turn',
        'Turn {card} {n} clicks forward at the end of this turn',
        { card },
      )
    : sayMany(count, 'Turn {card} 1 click forward', 'Turn {card} {n} clicks forward', { card });
}

interface CallReason {
  /** Short reason, shown below the name of an opponent. */
  readonly brief: string;
  /** Returns the reason as a sentence about the caller. */
  readonly sentence: (figure: string) => string;
}

/** Reasons why a figure may not call out or be called out. */
export const CALL_OUT_REASONS: Readonly<Record<CallOutReasonCode, CallReason>> = {
  'near-start': {
    brief: say('within 4 squares of a starting area'),
    sentence: (figure) => say('{figure} is within 4 squares of a starting area.', { figure }),
  },
  'in-own-area': {
    brief: say('in its own starting area'),
    sentence: (figure) => say('{figure} is in its own starting area.', { figure }),
  },
  'no-room': {
    brief: say('no free square near the caller'),
    sentence: (figure) => say('No free square near {figure}.', { figure }),
  },
};
