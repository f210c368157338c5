import type { Tab } from '../../app/route';
import type { Table } from '../../table/table';
import { say } from '../../text/say';

/** Input for a step’s test of whether the step is done. */
export interface TourState {
  readonly table: Table;
  readonly tab: Tab;
  /** Whether a log entry can be redone, that is, directly after an undo. */
  readonly canRedo: boolean;
}

export interface TourStep {
  /** Tab of the step. On other tabs the card points at the link to this tab. */
  readonly tab: Tab;
  /** Selectors of the step’s controls. The card points at the first match on screen. */
  readonly points: readonly string[];
  /** Selector of an element that must stay visible. The card is placed beside that element. */
  readonly clear?: string;
  readonly title: string;
  readonly text: string;
  /** Text beside a sheet that contains the step’s control. Undefined if no sheet contains it. */
  readonly inSheet?: string;
  readonly done: (seen: TourState) => boolean;
}

/** Returns whether any element of the page matches the selector. */
function shown(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** Band for messages on the Table. A card above it covers neither messages nor the buttons below. */
const MESSAGES = '.message-lane';
/** Band of the Map with the selected figure and messages. */
const MAP_BAND = '.map-band';

/**
 * Makes the steps of the tour, from a hit to the end of the turn. `first` is the side with the first turn, `foe` the
 * figure to hit.
 */
export function makeTourSteps(first: string, foe: string): readonly TourStep[] {
  const wasHit = ({ table: { figures } }: TourState): boolean =>
    [...figures.values()].some(({ piece, click, start }) => piece === foe && click > start);
  return [
    {
      tab: 'table',
      points: ['.deed-row .button[data-tone="accent"]'],
      clear: MESSAGES,
      title: say('Attack'),
      text: say('Each card is a figure with its dial. Brass Titan attacks Rook: tap Attack.'),
      done: (seen) => shown('.attack-deeds') || wasHit(seen),
    },
    {
      tab: 'table',
      points: ['.attack-deeds .button[data-big]', '.deed-row .button[data-tone="accent"]'],
      clear: MESSAGES,
      title: say('Record the hit'),
      text: say('The attack is not recorded yet. Tap Attack, then Hit.'),
      inSheet: say('Now tap Hit. The damage is worked out.'),
      done: wasHit,
    },
    {
      tab: 'table',
      points: ['.deed-turn .button'],
      clear: MESSAGES,
      title: say('Undo it'),
      text: say('The action token and the clicks are on the cards. Wrong tap? Undo takes all of it back.'),
      done: ({ canRedo }) => canRedo,
    },
    {
      tab: 'map',
      points: [],
      clear: MESSAGES,
      title: say('Look at the map'),
      text: say('Both figures are on a map. Open the Map tab.'),
      done: ({ tab }) => tab === 'map',
    },
    {
      tab: 'map',
      points: ['.map-bar label:has(input[value="hit"])', `[data-piece="${first}-1"]`],
      clear: MAP_BAND,
      title: say('Who can it hit?'),
      text: say('Tap Hit. Each opponent shows the chance to hit, or why not.'),
      done: () => shown('.map-bar input[value="hit"]:checked'),
    },
    {
      tab: 'map',
      points: [`[data-piece="${foe}"]`],
      clear: MAP_BAND,
      title: say('Check one target'),
      text: say('Tap Rook, the target of Brass Titan.'),
      done: () => shown('.answer'),
    },
    {
      tab: 'map',
      points: ['.answer-open', `[data-piece="${foe}"]`],
      clear: '.answer',
      title: say('The odds and the reasons'),
      text: say('See what to roll, the odds and every reason. Tap a reason to read its rule.'),
      done: () => shown('.sheet .entry'),
    },
    {
      tab: 'table',
      points: ['.sheet .sheet-head .icon-button', '.deed-turn .button[data-tone="ink"]'],
      clear: MESSAGES,
      title: say('End the turn'),
      text: say('Go back to the Table tab and end the turn. The app tracks tokens and rounds.'),
      inSheet: say('Read the rule, then close it.'),
      done: ({ table }) => table.turn !== first,
    },
  ];
}
