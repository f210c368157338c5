import { type EntryDraft, reading, rule } from '../entry';

export const TURNS: readonly EntryDraft[] = [
  rule(
    'stages',
    'Stages and rounds',
    'Playing the Game | Ending the Current Stage',
    `A mission has three stages of four rounds. At a stage’s end see which objectives ran out: they score for the
    mastermind; place what the next stage brings. When stage 1 ends the card of stage 3 is turned up. After stage 3 the
    mission ends.`,
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
    `A round has four phases: command, mastermind, heroes, end. In its phase a side activates each of its characters,
    one after another, in any order.`,
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
    'In the command phase each side gains 1 command point; the dial holds 12 at most.',
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
    'At the end of a round its token moves over; after the fourth the stage is over.',
    { see: 'stages round-tracker', asks: ['play'] },
  ),
  rule(
    'activation',
    'Activating a character',
    'Character Activation | Character Activation: Remove Duration Tokens',
    `A character acts once a round: it gains AP or rests, then spends AP. First take one duration token off each of its
    cards, and say when you are done. It may react later with what it saved.`,
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
    'To gain AP, move the cube up by the number in the action box. You do it instead of resting.',
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
    'A rest takes off up to 6 wounds instead of gaining AP; a group of henchmen shares the 6. You may still act with what you have.',
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
    `A tile with a red or green spawn point is a starting zone; all else is the battle zone. White spawn points are
    battle zone too. Gaining AP in your own starting zone stops at the red space of the track; elsewhere at its last,
    usually 12.`,
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
    `Spend AP to move, attack and use cards, as often and in any order as you can pay. Command points count as AP. What
    is left may be saved, for reactions too.`,
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
    'A group of henchmen uses the action die once for all of them. They usually begin with a full track, so spend first.',
    { see: 'action-die henchmen' },
  ),
  reading(
    'activation-read',
    'The red space, and cards that are used',
    'Character Activation | Combat',
    `The red space limits every gain of AP in a starting zone, not only that of the turn’s start. A card is paid for
    when it is used, before its effect.`,
    'The book says “no matter their source” of the limit, and “trigger” of both.',
    {
      see: 'zones card-cost',
      asks: ['play'],
    },
  ),
];

export const HENCHMEN: readonly EntryDraft[] = [
  rule(
    'henchmen',
    'Henchmen in short',
    'Henchmen Rules',
    'A group of henchmen shares AP, but each figure acts by itself, one finished before the next.',
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
    `A henchman comes back for 3 AP, on a free white spawn point. There are never more on the map than at the start. It
    neither moves nor attacks this round, and may be attacked at once.`,
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
    'Henchmen advance or march, and never run. One of them spends 6 AP on advancing at most.',
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
    'Each henchman may attack once in an activation, by whatever kind of attack.',
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
    `Three or more wounds defeat a henchman; they lie on its base. Each gives the heroes a token, and three tokens 1 OP;
    there are no more tokens than henchmen at the start.`,
    {
      terms: 'henchmen health, kill henchmen',
      see: 'wounds objective-points',
      asks: ['play', 'hit'],
    },
  ),
];
