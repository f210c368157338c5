import { type Draft, reading, rule } from '../entry';

/** Points, coming back, and the campaign. */
export const POINTS: readonly Draft[] = [
  rule(
    'objective-points',
    'Points for enemies',
    'Gaining Objective Points | Gaining Objective Points: Defeating Enemies',
    `At the first defeat in a mission: a hero gives the mastermind 1, a villain the heroes 1, the mastermind 2. Three henchmen give 1, so three at the start 1 and six 2 at
    most.`,
    {
      terms: 'OP, objective points, score, points',
      see: 'objectives character-tokens henchman-health',
      asks: ['play'],
    },
  ),
  rule(
    'objectives',
    'Points for objectives',
    'Gaining Objective Points: Completing Objectives on Scenario Cards',
    'The card’s OP: to the heroes if they succeed, to the mastermind if they fail.',
    { terms: 'scenario points', see: 'scenario-cards objective-points', asks: ['play'] },
  ),
  rule(
    'retrieving',
    'Fetching a token',
    'Gaining Objective Points: Retrieving an Objective Token',
    'A hero enters its space, or pays 1 AP beside it. Somebody standing there does not prevent it.',
    {
      terms: 'pick up objective, dossier, retrieve',
      see: 'objective-tokens',
    },
  ),
  rule(
    'prisoner',
    'Escorting a prisoner',
    'Gaining Objective Points: Rescue the Prisoner',
    `The prisoner is the token of a hero who is not in the mission, else the scenario’s own token. It lies on its escort’s card; if that hero falls it stays in the space,
    for another to fetch. On a hero spawn point it is free at once. The mastermind’s side cannot touch it.`,
    {
      terms: 'rescue',
      see: 'retrieving objectives',
    },
  ),
  rule(
    'respawn',
    'Coming back',
    'Respawning Defeated Characters',
    `On its next turn a defeated hero, villain or mastermind heals entirely and stands on a spawn point of its colour. Until the turn after it gains nothing, does nothing and cannot
    be attacked; its duration tokens go on.`,
    {
      terms: 'respawn, return, revive',
      see: 'respawn-read respawn-henchmen tactical-retreat defeat',
      asks: ['play'],
    },
  ),
  reading(
    'respawn-read',
    'When all spawn points are taken',
    'Respawning Defeated Characters',
    'A figure comes back only onto a free spawn point.',
    'Two figures never share a space, and enemies cannot end on those points.',
    { see: 'respawn', asks: ['play'] },
  ),
  rule(
    'tactical-retreat',
    'Tactical retreat',
    'Retreating from the Mission: Tactical Retreats',
    `At the very start of its turn a hero, villain or mastermind may leave: it counts as defeated, and does nothing else. It comes back next turn, so it is out for
    two rounds.`,
    {
      terms: 'retreat, leave',
      see: 'respawn extraction',
      asks: ['play'],
    },
  ),
  rule(
    'extraction',
    'Extraction',
    'Retreating from the Mission: Extractions | Retreating from the Mission: Extracting Respawned Characters',
    `Beginning its turn on one of its spawn points, it may leave for good without being defeated. Not the round after it came back: it must have stood two whole
    rounds.`,
    {
      terms: 'extract, escape, leave for good',
      see: 'tactical-retreat respawn',
      asks: ['play'],
    },
  ),
  rule(
    'winner',
    'Winning a mission',
    'Winning the Mission',
    'Most OP; equal is a draw. In a campaign its scenario and map cards are best put away. The winners have the victory card next time.',
    {
      terms: 'win, tie, draw',
      see: 'victory-card objective-points',
      asks: ['play'],
    },
  ),
  rule(
    'campaign',
    'Campaigns',
    'Playing a Campaign',
    'Six missions as a rule, or as many as agreed. Who joins starts at level 1. Teams may change between missions, in size too, 2 units at least.',
    {
      see: 'campaign-winner level-up unit-levels',
      asks: ['unit_levels'],
    },
  ),
  rule(
    'campaign-winner',
    'Winning a campaign',
    'Winning the Campaign | Winning a Campaign',
    'Who wins the last mission. If that is a draw, accept it or play on.',
    { terms: 'win campaign', see: 'campaign winner' },
  ),
  rule(
    'level-up',
    'Levelling up',
    'Leveling Up Characters',
    `After a mission: OP equal to the new level for each step, only for those who took part. You go on as long as you can pay for one of them; the rest is
    kept.`,
    {
      terms: 'level, upgrade, spend OP, experience',
      see: 'level-up-groups op-tokens',
      asks: ['level_up'],
    },
  ),
  rule(
    'level-up-groups',
    'Levels of masterminds and henchmen',
    'Leveling Up Characters: Masterminds & Henchmen',
    'The same price, whatever their units; all henchmen of a kind rise together.',
    { see: 'level-up henchmen', asks: ['level_up'] },
  ),
  rule(
    'next-mission',
    'Before the next mission',
    'Preparing for the Next Mission',
    'Other characters and other cards may be chosen each time; newcomers start at level 1.',
    { see: 'campaign setup' },
  ),
];
