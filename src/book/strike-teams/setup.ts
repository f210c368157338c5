import { type EntryDraft, reading, rule } from '../entry';

export const SETUP: readonly EntryDraft[] = [
  rule(
    'campaign-overview',
    'Ways to play',
    'Campaign Overview',
    'Play a campaign of missions in which characters grow, or single missions.',
    { see: 'campaign single-mission tutorial' },
  ),
  rule(
    'tutorial',
    'Playing the tutorial again',
    'Replaying the Tutorial',
    `The tutorial is played at level 0, for one stage of four rounds, on its own map. Use the two cards with a gold
    cost. A third hero brings a villain, a fourth a second one; six henchmen always.`,
    {
      see: 'campaign-overview',
    },
  ),
  rule(
    'single-mission',
    'Single missions',
    'Playing Single Missions',
    'In a single mission both sides bring equal unit points: 2, 3 or 4. All have one level, and each character’s cards are within its build points.',
    {
      see: 'units build-cost',
    },
  ),
  rule(
    'setup',
    'Setting up, in order',
    'Mission Set Up',
    'Set up in sixteen steps, in this order, since both sides choose knowing what came before.',
    {
      terms: 'set up, mission setup',
      see: 'mission-map mission-scenarios mission-characters mission-cards mission-spawns mission-objectives unit-levels',
    },
  ),
  rule(
    'mission-map',
    'Step 1: the map',
    'Mission Set Up: Create Mission Map',
    'A map card drawn at random shows which tiles and doors to put down; spawn points wait.',
    { see: 'setup map-cards' },
  ),
  rule(
    'mission-scenarios',
    'Step 2: the scenarios',
    'Mission Set Up: Determine Scenario Cards',
    `Draw one random scenario card for each stage. Stages 1 and 2 lie open; the mastermind looks at stage 3 and lays it
    face down until stage 1 ends. Round tokens beside them.`,
    { see: 'setup stages' },
  ),
  rule(
    'mission-characters',
    'Steps 3 and 4: the characters',
    'Mission Set Up: Choose Characters',
    `The mastermind chooses characters first, then the heroes. That is because some cards, the hidden one too, ask for
    certain characters. Both of the agreed unit points.`,
    { see: 'setup units' },
  ),
  rule(
    'mission-cards',
    'Step 5: the action cards',
    'Mission Set Up: Choose Action Cards',
    `Both sides choose their action cards secretly and at once, within build points; then they show them. Cards are
    health too: their slots hold wounds. What heroes say to each other the mastermind may hear.`,
    { terms: 'choose cards', see: 'setup build-cost damage-slots' },
  ),
  rule(
    'mission-tracks',
    'Steps 6 and 7: tracks and dials',
    'Mission Set Up: Place Action Tokens | Mission Set Up: Receive Command Dials',
    'AP and both command dials start at 0, and the dials are open to all.',
    {
      see: 'setup command-dial',
    },
  ),
  rule(
    'mission-spawns',
    'Steps 8 to 12: spawn points and figures',
    'Mission Set Up: Place Spawn Points | Mission Set Up: Place Character Figures',
    `The mastermind places spawn points and figures first, then the heroes. There are as many spawn points as figures,
    where the map card allows; a mixed one takes either kind. Figures stand on them; empty ones go.`,
    { see: 'setup spawn-points zones' },
  ),
  rule(
    'mission-objectives',
    'Objective tokens at the start',
    'Mission Set Up: Place Objective Tokens',
    `Place objective tokens as the open cards say, always in the battle zone. The mastermind’s come after its figures,
    the heroes’ after theirs. Special roles are marked by tokens, face down if secret.`,
    { see: 'setup objective-tokens zones' },
  ),
  rule(
    'mission-tokens',
    'Steps 14 and 15: tokens ready',
    'Mission Set Up: Prepare Character Tokens | Mission Set Up: Place Remaining Components',
    'A token of each character lies ready for the enemy, one for each henchman in play. The rest goes in piles.',
    { see: 'setup character-tokens' },
  ),
  rule(
    'unit-levels',
    'Step 16: comparing unit levels',
    'Mission Set Up: Compare Unit Levels',
    `The side with fewer unit levels starts with twice the difference in command points, 6 at most. A unit level is
    level times unit points; add up those of a side.`,
    {
      terms: 'underdog, bonus command points',
      see: 'units command-dial level-up',
      asks: ['unit_levels'],
    },
  ),
  reading(
    'setup-read',
    'What else is checked before a mission',
    'Mission Set Up | Character Cards | Action Cards',
    'A team has as many units as agreed, each character once, no card twice, and cards of its own characters only.',
    'The book shows it by its pieces: there is one of each figure and card.',
    { see: 'setup mission-cards', asks: ['cost'] },
  ),
];
