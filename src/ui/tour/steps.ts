import type { Tab } from '../../app/route';
import type { Table } from '../../table/table';
import { say } from '../../text/say';

/** What a step looks at to know whether the person did it. */
export interface Seen {
  readonly table: Table;
  readonly tab: Tab;
  /** Something was taken back. */
  readonly canRedo: boolean;
}

/** One step of the guided minute. */
export interface GuidedStep {
  /** Where it happens; elsewhere the way there is pointed at. */
  readonly tab: Tab;
  /** The controls that lead on, by selector; the first that is on screen is pointed at. */
  readonly points: readonly string[];
  /** What the card must leave in sight besides, by selector: it goes above that. */
  readonly clear?: string;
  readonly title: string;
  readonly text: string;
  readonly done: (seen: Seen) => boolean;
}

/** Whether an element stands on screen now. */
function shown(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

const figures = ({ table }: Seen) => [...table.figures.values()];

/** The minute, from an action to the end of the turn. `first` is whose turn it is, `foe` the figure to be hit. */
export function guidedSteps(first: string, foe: string): readonly GuidedStep[] {
  return [
    {
      tab: 'table',
      points: ['.action-list .button', '.deed-row .button[data-tone="accent"]'],
      title: say('Give an action'),
      text: say(
        'Each card is a figure on your table, with its dial. Tap Action, then what Brass Titan does: it gets a token.',
      ),
      done: (seen) => figures(seen).some(({ actedThisTurn }) => actedThisTurn),
    },
    {
      tab: 'table',
      points: ['.deed-row .button[data-tone="bad"]'],
      title: say('Take a click'),
      text: say('It was hit? Turn the real dial, and tap −1. What it can do now is on its card.'),
      done: (seen) => figures(seen).some(({ click, start }) => click > start),
    },
    {
      tab: 'table',
      points: ['.deed-turn .button'],
      title: say('Take it back'),
      text: say('A wrong tap costs nothing. Undo goes back as far as the first tap.'),
      done: ({ canRedo }) => canRedo,
    },
    {
      tab: 'map',
      points: [],
      title: say('Look at the map'),
      text: say('The same two figures stand on a map. Open it.'),
      done: ({ tab }) => tab === 'map',
    },
    {
      tab: 'map',
      points: ['.map-head label:has(input[value="hit"])', `[data-piece="${first}-1"]`],
      title: say('Whom can it hit?'),
      text: say('Tap Hit: each opponent shows the chance, or in a word why not.'),
      done: () => shown('.map-head input[value="hit"]:checked'),
    },
    {
      tab: 'map',
      points: [`[data-piece="${foe}"]`],
      title: say('Ask about one'),
      text: say('Tap Rook, whom Brass Titan wants to hit.'),
      done: () => shown('.answer'),
    },
    {
      tab: 'map',
      points: ['.answer-open', `[data-piece="${foe}"]`],
      clear: '.answer',
      title: say('The odds, and why'),
      text: say('What to roll, how likely that is, and every reason. Tap a reason to read its rule.'),
      done: () => shown('.sheet .entry'),
    },
    {
      tab: 'table',
      points: ['.sheet .sheet-head .icon-button', '.deed-turn .button[data-tone="ink"]'],
      title: say('End the turn'),
      text: say('Close the rule, go back to the table and end the turn. Tokens and rounds are kept for you.'),
      done: ({ table }) => table.turn !== first,
    },
  ];
}
