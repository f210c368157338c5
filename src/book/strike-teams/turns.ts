import { type Draft, reading, rule } from '../entry';

/** Rounds, activations, action points. */
export const TURNS: readonly Draft[] = [
  rule(
    'stages',
    'Stages and rounds',
    'Playing the Game | Ending the Current Stage',
    `Three stages of four rounds. At a stage’s end see which objectives ran out: they score for the mastermind; place what the next
    stage brings. When stage 1 ends the card of stage 3 is turned up. After stage 3 the mission ends.`,
    {
      terms: 'stage, end of stage',
      see: 'rounds scenario-cards',
      asks: ['play'],
    },
  ),
  rule(
    'rounds',
    'A round',
    'Playing the Game | Playing the Game: Mastermind Phase | Playing the Game: Hero Phase',
    'Command phase, mastermind phase, hero phase, end phase. In its phase a side activates each of its characters, one after another, in any order.',
    {
      terms: 'turn order, phases, round',
      see: 'command-phase activation end-phase first-round',
      asks: ['play'],
    },
  ),
  rule(
    'command-phase',
    'Command phase',
    'Playing the Game: Command Phase',
    'Each side gains 1 command point; the dial holds 12 at most.',
    { terms: 'command point', see: 'command-dial', asks: ['play'] },
  ),
  rule(
    'first-round',
    'No attacks in round one',
    'Playing the Game: First Round Attack Restriction',
    'The mastermind’s side attacks no hero in the first round. Heroes attack as they like.',
    {
      terms: 'first round, first turn attack',
      see: 'rounds attacking',
      asks: ['hit'],
      example: `map: |
  +---+---+
  | .   . |
  +---+---+
round: 1
pieces:
  A: {at: a1, side: mastermind, kind: villain, ap: 6}
  B: {at: b1, side: heroes}
ask: {hit: {attacker: A, target: B, attack: melee, strength: 3}}
`,
    },
  ),
  rule(
    'end-phase',
    'End phase',
    'Playing the Game: End Phase',
    'The round’s token moves over; after the fourth the stage is over.',
    { see: 'stages round-tracker', asks: ['play'] },
  ),
  rule(
    'activation',
    'Activating a character',
    'Character Activation | Character Activation: Remove Duration Tokens',
    `First take one duration token off each of its cards. Then gain AP or rest. Then spend; say when you are done. It acts once a round,
    but may react later with what it saved.`,
    {
      terms: 'activate, turn, remove duration tokens',
      see: 'gaining resting spending duration',
      asks: ['play'],
    },
  ),
  rule(
    'gaining',
    'Gaining action points',
    'Character Activation: Gain Action Points or Remove Wound Tokens',
    'Move the cube up by the number in the action box, instead of resting.',
    {
      terms: 'gain AP, action points',
      see: 'zones resting',
      asks: ['play'],
    },
  ),
  rule(
    'resting',
    'Resting',
    'Character Activation: Gain Action Points or Remove Wound Tokens',
    'Take off up to 6 wounds instead of gaining AP; a group of henchmen shares the 6. You may still act with what you have.',
    {
      terms: 'rest, heal, remove wounds',
      see: 'gaining wounds',
      asks: ['play'],
    },
  ),
  rule(
    'zones',
    'Starting zones and battle zone',
    'Character Activation: Starting Zones vs. Battle Zones',
    `Every space of a tile with a red or green spawn point is a starting zone, all else the battle zone, white spawn points too. Gaining AP in your own starting
    zone stops at the red space of the track; elsewhere at its last, usually 12.`,
    {
      terms: 'AP limit, red space, maximum AP, cap',
      see: 'gaining spawn-points',
      asks: ['play'],
    },
  ),
  rule(
    'spending',
    'Spending action points',
    'Character Activation: Spend Action Points',
    'Move, attack and use cards, as often and in any order as you can pay. Command points count as AP. What is left may be saved, for reactions too.',
    {
      terms: 'spend AP, save AP, command points',
      see: 'command-dial attacking moving reactions',
      asks: ['play'],
    },
  ),
  rule(
    'henchmen-die',
    'Henchmen and the action die',
    'Character Activation: Henchmen & the Action Die',
    'Once for the whole group. They usually begin with a full track, so spend first.',
    { see: 'action-die henchmen' },
  ),
  reading(
    'activation-read',
    'The red space, and cards that are used',
    'Character Activation | Combat',
    'The red space limits every gain of AP in a starting zone, not only that of the turn’s start. A card is paid for when it is used, before its effect.',
    'The book says “no matter their source” of the limit, and “trigger” of both.',
    {
      see: 'zones card-cost',
      asks: ['play'],
    },
  ),
];

/** What is different for henchmen. */
export const HENCHMEN: readonly Draft[] = [
  rule(
    'henchmen',
    'Henchmen in short',
    'Henchmen Rules',
    'A group acts together and shares AP, but each figure is mobilised by itself, one finished before the next.',
    {
      terms: 'henchman, group, minions, soldiers, mobilize',
      see: 'respawn-henchmen marching henchman-attacks henchman-health',
      asks: ['play'],
    },
  ),
  rule(
    'respawn-henchmen',
    'Bringing henchmen back',
    'Henchmen Rules: Respawn | Respawning Defeated Characters: Henchmen',
    `3 AP each, on a free white spawn point, never more on the map than at the start. It neither moves nor attacks this round, and may be attacked
    at once.`,
    {
      terms: 'henchman respawn cost, respawn',
      see: 'henchmen occupying-spawns',
      asks: ['play'],
    },
  ),
  rule(
    'henchman-moves',
    'How henchmen move',
    'Henchmen Rules: Move',
    'They advance or march, never run; one of them spends 6 AP on advancing at most.',
    {
      terms: 'henchmen move',
      see: 'marching henchman-limit',
      asks: ['move', 'reach'],
    },
  ),
  rule(
    'henchman-attacks',
    'One attack for each henchman',
    'Henchmen Rules: Attack | Combat: Henchmen in Combat',
    'Once in an activation, of whatever kind.',
    {
      terms: 'henchmen attack',
      see: 'attacking gun-turret',
      asks: ['hit'],
    },
  ),
  rule(
    'henchman-health',
    'Wounds and defeat of henchmen',
    'Henchmen Rules: Damage | Henchmen Rules: Defeat',
    `Wounds lie on the base; three or more defeat it. Each gives the heroes a token, and three tokens 1 OP; there are no more tokens than henchmen at
    the start.`,
    {
      terms: 'henchmen health, kill henchmen',
      see: 'wounds objective-points',
      asks: ['play', 'hit'],
    },
  ),
];
