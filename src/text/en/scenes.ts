import type { CallReasonCode, Due, ScenarioLineCode } from '../../rules/scenario';
import { say, sayMany } from '../say';

/** What a scene of a book does, by its id, in a sentence or two. */
export const EN_SCENES: Readonly<Record<string, string>> = {
  showdown: say(
    'Points are counted after five turns each: half the build total or more wins, the most if several have it. If nobody has, five turns more; then the most points win.',
  ),
  'only-one': say('A force holds one character of each name, whatever its ring.'),
  'radiation-cloud': say(
    'From the third round on the edge of the map hurts: 1 unavoidable damage to one’s own as a turn begins. It grows inwards by a square a round.',
  ),
  'call-out': say(
    'Whoever is far from every starting area may call an opponent out by a power action: it is moved to a free square beside the caller.',
  ),
  'event-dial': say(
    'A dial beside the map turns as its card says, and changes the rules by what shows. No battlefield conditions.',
  ),
  'scenario-play': say(
    'A card of the box says where, by whom and how it is won; one tarot card is in effect from the start.',
  ),
};

/** Where a scene stands; `values` are numbers as people write them, `side` is a player's name. */
export const EN_SCENE_LINES: Readonly<Record<ScenarioLineCode, (values: readonly string[], side: string) => string>> = {
  'count-after': ([turns = '', left = '']) =>
    say('Points are counted after {turns} turns each: {togo}', { turns, togo: togo(left) }),
  'count-again': ([turns = '', left = '']) =>
    say('It ends after {turns} turns each: {togo}', { turns, togo: togo(left) }),
  decided: ([turns = '']) => say('The count after {turns} turns each decided it', { turns }),
  'counted-out': ([turns = '']) => say('It was over after {turns} turns each', { turns }),
  'needs-points': ([points = '']) => say('{points} points win then', { points }),
  'has-points': ([points = ''], side) =>
    `${side}: ${points === '1' ? say('1 point') : say('{points} points', { points })}`,
  'cloud-from': ([round = '']) => say('The cloud comes with round {round}', { round }),
  'cloud-deep': ([squares = '']) =>
    squares === '1' ? say('The cloud is 1 square deep') : say('The cloud is {squares} squares deep', { squares }),
  'call-out': () => say('Anyone far enough out may call an opponent'),
  'names-once': () => say('One character of each name in a force'),
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
        ? say('Turn {card} {clicks} as this turn ends', { card, clicks: clicks(count) })
        : say('Turn {card} {clicks}', { card, clicks: clicks(count) }),
    tap: () => say('Turn'),
  },
  radiation: {
    says: ({ who, side }) => {
      if (who !== '') return say('1 damage in the cloud: {who}', { who });
      return say('{side}: who stands in the cloud? The map does not show it', { side });
    },
    tap: ({ who }) => (who === '' ? say('Choose') : say('Deal 1')),
  },
  'break-tie': {
    says: () => say('A tie: those in it roll 2d6, the highest wins'),
    tap: ({ side }) => say('{side} won it', { side }),
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
  return count < 0 ? say('{clicks} back', { clicks: many }) : say('{clicks} on', { clicks: many });
}

/** What speaks against calling somebody out, to stand after its name. */
export const EN_CALL_REASONS: Readonly<Record<CallReasonCode, string>> = {
  'near-start': say('is within 4 squares of a starting area'),
  'in-own-area': say('is in its own starting area'),
  'no-room': say('finds no free square there'),
};
