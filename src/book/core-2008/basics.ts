import { type Draft, rule } from '../entry';

/** Part 1: the short game for two who play it for the first time. */
export const BASICS: readonly Draft[] = [
  rule(
    'what-you-need',
    'What is needed',
    'What You Need to Play | WELCOME TO HEROCLIX! | PART 1: THE BASICS',
    `Characters, a map, the powers card, two dice, six objects and terrain markers; coins as action tokens and a string
    for lines help. Any number may play; two to four is best.

    The short game leaves out terrain, shooting and powers: two characters a side, the higher 2d6 goes first.`,
    { terms: 'components, starter, beginner', see: 'formats' },
  ),
  rule(
    'basic-map',
    'The map in the short game',
    'SETTING UP THE MAP',
    `Only the purple starting areas count; the other coloured lines are ignored. The first player sets up in one, the
    other in the one facing it.`,
    { see: 'starting-areas' },
  ),
  rule(
    'character',
    'A character: figure, base and dial',
    'CHARACTERS | The Base | CHARACTERS: The Base',
    `Figure, base and dial together are a character. The base tells points, team, set and number, range and bolts. Two
    that look alike may differ in points, team or dial: set symbol and number tell them apart.`,
    { terms: 'figure, miniature, collector number', see: 'combat-dial character-cards' },
  ),
  rule(
    'combat-dial',
    'The dial and its five values',
    'The Combat Dial | The Combat Dial: Combat values',
    `Speed, attack, defense and damage show in the window and change from click to click. Range is printed on the base
    and does not. The bolts beside the range say how many different targets one ranged attack may have.`,
    { terms: 'click, stats, combat values, lightning bolts', see: 'several-targets damage' },
  ),
  rule(
    'character-cards',
    'Character cards',
    'CHARACTER CARDS',
    'A card belongs to one character and lists its keywords, powers, traits and special powers.',
    { see: 'powers traits themed-teams' },
  ),
  rule(
    'basic-turns',
    'Turns in the short game',
    'TURNS AND ACTIONS | MOVING YOUR CHARACTER',
    `Players take turns. Each has an action for every 100 points it plays, one to a character at most: move, or attack
    a neighbour. A mover goes up to its speed in any direction, past friends, never ending on anybody, and stops beside
    an opponent.`,
    { see: 'giving-actions moving', asks: ['move', 'reach'] },
  ),
  rule(
    'basic-attack',
    'Attacking in the short game',
    'MAKING A CLOSE COMBAT ATTACK | MAKING A CLOSE COMBAT ATTACK: Dealing Damage | Dealing Damage',
    `Beside an opponent: 2d6 plus attack against its defense; equal or more hits. It takes as many clicks as the
    attacker’s damage value. When KO shows, it is out.`,
    { see: 'attack-roll damage defeat', asks: ['hit'] },
  ),
  rule(
    'basic-winning',
    'Winning the short game',
    'WINNING THE GAME',
    'Whoever still has characters on the map when nobody else does wins.',
    { see: 'winner' },
  ),
];
