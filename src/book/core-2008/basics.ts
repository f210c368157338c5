import { type EntryDraft, rule } from '../entry';

/** Entries of part 1 of the rulebook: the short game for two new players. */
export const BASICS: readonly EntryDraft[] = [
  rule(
    'what-you-need',
    'What is needed',
    'What You Need to Play | WELCOME TO HEROCLIX! | PART 1: THE BASICS',
    `You need characters, a map, the powers card, two dice, six objects and terrain markers. Use coins as action tokens;
    a string helps to check lines. Any number may play; two to four is best.

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
    `A character is a figure with its base and its dial. The base tells points, team, set and number, range and bolts.
    Two that look alike may differ in points, team or dial: set symbol and number tell them apart.`,
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
    `In your turn you get one action for every 100 points you play, at most one to a character. An action either moves
    the character or attacks a neighbour. A mover goes up to its speed in any direction, past friends, never ending on
    anybody, and stops beside an opponent.`,
    { see: 'giving-actions moving', asks: ['move', 'reach'] },
  ),
  rule(
    'basic-attack',
    'Attacking in the short game',
    'MAKING A CLOSE COMBAT ATTACK | MAKING A CLOSE COMBAT ATTACK: Dealing Damage | Dealing Damage',
    `To attack an adjacent opponent, roll 2d6 and add your attack: its defense or more is a hit. It takes as many clicks
    as the attacker’s damage value. When KO shows, it is out.`,
    { see: 'attack-roll damage defeat', asks: ['hit'] },
  ),
  rule(
    'basic-winning',
    'Winning the short game',
    'WINNING THE GAME',
    'You win when you still have characters on the map and nobody else does.',
    { see: 'winner' },
  ),
];
