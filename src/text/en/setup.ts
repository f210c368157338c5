import type { SetupCode, SetupReasonCode } from '../../rules/setup';

interface StepWords {
  readonly title: string;
  /** How the book has it done, in a sentence or two. */
  readonly how: string;
}

/** The steps of a set-up, in English. */
export const EN_SETUP: Readonly<Record<SetupCode, StepWords>> = {
  format: { title: 'Rules and total', how: 'Agree on the parts of the book in play and on the build total.' },
  forces: { title: 'Forces', how: 'Everybody shows a whole force.' },
  'first-by-roll': { title: 'First player', how: 'Each rolls 2d6; the highest goes first. Ties roll again.' },
  'first-by-roll-and-theme': {
    title: 'First player',
    how: 'Each rolls 2d6 and adds the bonus of a themed team; the highest goes first. Ties roll again.',
  },
  'first-picks-map': { title: 'Map', how: 'The first player’s choice.' },
  'areas-from-left': {
    title: 'Starting areas',
    how: 'Left of the first player chooses first, then on clockwise.',
  },
  'areas-from-left-opposite': {
    title: 'Starting areas',
    how: 'The other player chooses one; the first player takes the opposite edge.',
  },
  'areas-from-second': { title: 'Starting areas', how: 'The second player chooses before the first.' },
  conditions: {
    title: 'Battlefield conditions',
    how: 'If you play with them: all are shown at once, then themed teams may cancel one each.',
  },
  'objects-in-turns': {
    title: 'Objects',
    how: 'Each brings three to one shuffled pile. In turns from the first player on: draw one, lay it on clear terrain outside every starting area.',
  },
  'objects-of-own': { title: 'Objects', how: 'Up to three, anywhere but in the own starting area.' },
  'dials-and-flight': {
    title: 'Dials and flight',
    how: 'Turn each dial to its green line. Whoever flies starts hovering or soaring.',
  },
  'figures-by-player': {
    title: 'Figures',
    how: 'The first player’s whole force goes down first, in its starting area; then the next player’s.',
  },
  'figures-of-own': { title: 'Figures', how: 'The whole force goes into its starting area.' },
  'scenario-card': { title: 'Scenario card', how: 'Lay it beside the map, and write down how it is won.' },
  'scenario-tarot': { title: 'Tarot card', how: 'The one that the scenario names lies on the other side, in effect.' },
  'scenario-sides': {
    title: 'Who plays whom',
    how: 'Share out the two sides of the scenario. Dials start at the basic line, the green one on click I.',
  },
  'scenario-map': { title: 'Map', how: 'The one that the scenario names.' },
  'scenario-start': {
    title: 'Start of the game',
    how: 'What happens as a game starts happens now, before the first turn.',
  },
};

/** What speaks against a place, to stand after a colon. */
export const EN_SETUP_REASONS: Readonly<Record<SetupReasonCode, string>> = {
  'inside-area': 'no object lies in a starting area',
  'inside-own-area': 'that is its owner’s own starting area',
  'not-clear': 'objects lie on clear terrain',
  'no-more': 'each player lays no more than that',
  'near-area': 'too near a starting area for a special object',
  'laid-already': 'a player lays each special object once',
  'outside-area': 'it starts in its own starting area',
  blocking: 'that is blocking terrain',
};
