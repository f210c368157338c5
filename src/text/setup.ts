import type { SetupCode, SetupReasonCode } from '../rules/setup';
import { say } from './say';

interface StepWords {
  readonly title: string;
  /** Instructions for the step according to the book, in a sentence or two. */
  readonly how: string;
}

export const SETUP_STEP_TEXT: Readonly<Record<SetupCode, StepWords>> = {
  format: { title: say('Rules and total'), how: say('Agree on the rules you use and the build total.') },
  forces: { title: say('Forces'), how: say('Everyone shows their whole force.') },
  'first-by-roll': {
    title: say('First player'),
    how: say('Each player rolls 2d6; the highest goes first. Reroll ties.'),
  },
  'first-by-roll-and-theme': {
    title: say('First player'),
    how: say('Each player rolls 2d6 and adds any themed team bonus. The highest goes first. Reroll ties.'),
  },
  'first-picks-map': { title: say('Map'), how: say('The first player chooses.') },
  'areas-from-left': {
    title: say('Starting areas'),
    how: say('The player left of the first player chooses first, then clockwise.'),
  },
  'areas-from-left-opposite': {
    title: say('Starting areas'),
    how: say('The other player chooses one. The first player takes the opposite edge.'),
  },
  'areas-from-second': { title: say('Starting areas'), how: say('The second player chooses first.') },
  conditions: {
    title: say('Battlefield conditions'),
    how: say('If you use them, show all at once. Then each themed team may cancel one.'),
  },
  'objects-in-turns': {
    title: say('Objects'),
    how: say(
      'Each player adds three to one shuffled pile. Take turns, first player first: draw one and place it. It goes on clear terrain outside every starting area.',
    ),
  },
  'objects-of-own': { title: say('Objects'), how: say('Up to three, anywhere but in your own starting area.') },
  'dials-and-flight': {
    title: say('Dials and flight'),
    how: say('Turn each dial to its green line. Fliers start hovering or soaring.'),
  },
  'figures-by-player': {
    title: say('Figures'),
    how: say('The first player places their whole force in their starting area. Then the next player does.'),
  },
  'figures-of-own': { title: say('Figures'), how: say('Place the whole force in its starting area.') },
  'scenario-card': { title: say('Scenario card'), how: say('Place it beside the map and write down how to win.') },
  'scenario-tarot': {
    title: say('Tarot card'),
    how: say('Place the tarot card that the scenario names on the other side. It is in effect.'),
  },
  'scenario-sides': {
    title: say('Who plays which side'),
    how: say('Choose who plays which side of the scenario. Dials start at the basic line, the green one on click I.'),
  },
  'scenario-map': { title: say('Map'), how: say('Use the map that the scenario names.') },
  'scenario-start': {
    title: say('Start of the game'),
    how: say('Resolve start-of-game effects now, before the first turn.'),
  },
};

/** Reasons against placing something on a square, written to follow a colon. */
export const SETUP_REASON_TEXT: Readonly<Record<SetupReasonCode, string>> = {
  'inside-area': say('objects cannot go in a starting area'),
  'inside-own-area': say('objects cannot go in your own starting area'),
  'not-clear': say('objects must go on clear terrain'),
  'no-more': say('this player has placed all their objects'),
  'near-area': say('too near a starting area for a special object'),
  'laid-already': say('a player can place each special object only once'),
  'outside-area': say('figures must start in their own starting area'),
  blocking: say('that is blocking terrain'),
  'apart-from-generator': say('it must be adjacent to what generated it'),
};
