import { type EntryDraft, reading, rule } from '../entry';

/** Entries on points, respawning and the campaign. */
export const POINTS: readonly EntryDraft[] = [
  rule(
    'objective-points',
    'Points for enemies',
    'Gaining Objective Points | Gaining Objective Points: Defeating Enemies',
    `A first defeat gives points: a hero 1, a villain 1, the mastermind 2. The enemy’s side gets them, once in a mission
    for each. Three henchmen give 1, so three at the start 1 and six 2 at most.`,
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
    'The OP of an objective go to the heroes if they succeed, to the mastermind if they fail. The card says how many.',
    { terms: 'scenario points', see: 'scenario-cards objective-points', asks: ['play'] },
  ),
  rule(
    'retrieving',
    'Fetching a token',
    'Gaining Objective Points: Retrieving an Objective Token',
    'A hero fetches a token by entering its space, or for 1 AP beside it. Somebody standing there does not prevent it.',
    {
      terms: 'pick up objective, dossier, retrieve',
      see: 'objective-tokens',
    },
  ),
  rule(
    'prisoner',
    'Escorting a prisoner',
    'Gaining Objective Points: Rescue the Prisoner',
    `A prisoner lies on its escort’s card, and is free at once on a hero spawn point. It is the token of a hero who is
    not in the mission, else the scenario’s own token. If the escort falls it stays in the space, for another to fetch.
    The mastermind’s side cannot touch it.`,
    {
      terms: 'rescue',
      see: 'retrieving objectives',
    },
  ),
  rule(
    'respawn',
    'Coming back',
    'Respawning Defeated Characters',
    `A defeated hero, villain or mastermind comes back healed on a spawn point of its colour. That is on its next turn.
    Until the turn after it gains nothing, does nothing and cannot be attacked; its duration tokens go on.`,
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
    `At the very start of its turn a hero, villain or mastermind may leave and count as defeated. It does nothing else.
    It comes back next turn, so it is out for two rounds.`,
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
    `A figure that begins its turn on one of its spawn points may leave for good without being defeated. Not the round
    after it came back: it must have stood two whole rounds.`,
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
    `The side with most OP wins the mission; equal is a draw. In a campaign its scenario and map cards are best put
    away. The winners have the victory card next time.`,
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
    `A campaign is six missions as a rule, or as many as agreed. Who joins starts at level 1. Teams may change between
    missions, in size too, 2 units at least.`,
    {
      see: 'campaign-winner level-up unit-levels',
      asks: ['unit_levels'],
    },
  ),
  rule(
    'campaign-winner',
    'Winning a campaign',
    'Winning the Campaign | Winning a Campaign',
    'Who wins the last mission wins the campaign. If that is a draw, accept it or play on.',
    { terms: 'win campaign', see: 'campaign winner' },
  ),
  rule(
    'level-up',
    'Levelling up',
    'Leveling Up Characters',
    `After a mission, a step to a new level costs as many OP as that level. It is only for those who took part. You go
    on as long as you can pay for one of them; the rest is kept.`,
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
    'A level costs the same for all, whatever their units; all henchmen of a kind rise together.',
    { see: 'level-up henchmen', asks: ['level_up'] },
  ),
  rule(
    'next-mission',
    'Before the next mission',
    'Preparing for the Next Mission',
    'Before each mission you may choose other characters and other cards. Newcomers start at level 1.',
    { see: 'campaign setup' },
  ),
];
