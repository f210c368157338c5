import type { SetupCode, SetupReasonCode } from '../rules/setup';
import { say } from './say';

interface StepWords {
  readonly title: string;
  /** How the book has it done, in a sentence or two. */
  readonly how: string;
}

/** The steps of a set-up, in English. */
export const EN_SETUP: Readonly<Record<SetupCode, StepWords>> = {
  format: { title: say('Rules and total'), how: say('Agree on the parts of the book in play and on the build total.') },
  forces: { title: say('Forces'), how: say('Everybody shows a whole force.') },
  'first-by-roll': { title: say('First player'), how: say('Each rolls 2d6; the highest goes first. Ties roll again.') },
  'first-by-roll-and-theme': {
    title: say('First player'),
    how: say('Each rolls 2d6 and adds the bonus of a themed team; the highest goes first. Ties roll again.'),
  },
  'first-picks-map': { title: say('Map'), how: say('The first player’s choice.') },
  'areas-from-left': {
    title: say('Starting areas'),
    how: say('Left of the first player chooses first, then on clockwise.'),
  },
  'areas-from-left-opposite': {
    title: say('Starting areas'),
    how: say('The other player chooses one; the first player takes the opposite edge.'),
  },
  'areas-from-second': { title: say('Starting areas'), how: say('The second player chooses before the first.') },
  conditions: {
    title: say('Battlefield conditions'),
    how: say('If you play with them: all are shown at once, then themed teams may cancel one each.'),
  },
  'objects-in-turns': {
    title: say('Objects'),
    how: say(
      'Each brings three to one shuffled pile. In turns from the first player on: draw one, lay it on clear terrain outside every starting area.',
    ),
  },
  'objects-of-own': { title: say('Objects'), how: say('Up to three, anywhere but in the own starting area.') },
  'dials-and-flight': {
    title: say('Dials and flight'),
    how: say('Turn each dial to its green line. Whoever flies starts hovering or soaring.'),
  },
  'figures-by-player': {
    title: say('Figures'),
    how: say('The first player’s whole force goes down first, in its starting area; then the next player’s.'),
  },
  'figures-of-own': { title: say('Figures'), how: say('The whole force goes into its starting area.') },
  'scenario-card': { title: say('Scenario card'), how: say('Lay it beside the map, and write down how it is won.') },
  'scenario-tarot': {
    title: say('Tarot card'),
    how: say('The one that the scenario names lies on the other side, in effect.'),
  },
  'scenario-sides': {
    title: say('Who plays whom'),
    how: say('Share out the two sides of the scenario. Dials start at the basic line, the green one on click I.'),
  },
  'scenario-map': { title: say('Map'), how: say('The one that the scenario names.') },
  'scenario-start': {
    title: say('Start of the game'),
    how: say('What happens as a game starts happens now, before the first turn.'),
  },
};

/** What speaks against a place, to stand after a colon. */
export const EN_SETUP_REASONS: Readonly<Record<SetupReasonCode, string>> = {
  'inside-area': say('no object lies in a starting area'),
  'inside-own-area': say('that is its owner’s own starting area'),
  'not-clear': say('objects lie on clear terrain'),
  'no-more': say('each player lays no more than that'),
  'near-area': say('too near a starting area for a special object'),
  'laid-already': say('a player lays each special object once'),
  'outside-area': say('it starts in its own starting area'),
  blocking: say('that is blocking terrain'),
};
