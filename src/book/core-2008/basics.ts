import { parseEntries } from '../entry';

/** Entries of part 1 of the rulebook: the short game for two new players. */
export const BASICS = parseEntries(`
# What is needed {#what-you-need}
at: What You Need to Play | WELCOME TO HEROCLIX! | PART 1: THE BASICS
terms: components, starter, beginner
see: formats
You need characters, a map, the powers card, two dice, six objects and terrain markers. Use coins as action tokens; a
string helps to check lines. Any number may play; two to four is best.

The short game leaves out terrain, shooting and powers: two characters a side, the higher 2d6 goes first.

# The map in the short game {#basic-map}
at: SETTING UP THE MAP
see: starting-areas
Only the purple starting areas count; the other coloured lines are ignored. The first player sets up in one, the other
in the one facing it.

# A character: figure, base and dial {#character}
at: CHARACTERS | The Base | CHARACTERS: The Base
terms: figure, miniature, collector number
see: combat-dial character-cards
A character is a figure with its base and its dial. The base tells points, team, set and number, range and bolts. Two
that look alike may differ in points, team or dial: set symbol and number tell them apart.

# The dial and its five values {#combat-dial}
at: The Combat Dial | The Combat Dial: Combat values
terms: click, stats, combat values, lightning bolts
see: several-targets damage
Speed, attack, defense and damage show in the window and change from click to click. Range is printed on the base and
does not. The bolts beside the range say how many different targets one ranged attack may have.

# Character cards {#character-cards}
at: CHARACTER CARDS
see: powers traits themed-teams
A card belongs to one character and lists its keywords, powers, traits and special powers.

# Turns in the short game {#basic-turns}
at: TURNS AND ACTIONS | MOVING YOUR CHARACTER
see: giving-actions moving
asks: move reach
In your turn you get one action for every 100 points you play, at most one to a character. An action either moves the
character or attacks a neighbour. A mover goes up to its speed in any direction, past friends, never ending on
anybody, and stops beside an opponent.

# Attacking in the short game {#basic-attack}
at: MAKING A CLOSE COMBAT ATTACK | MAKING A CLOSE COMBAT ATTACK: Dealing Damage | Dealing Damage
see: attack-roll damage defeat
asks: hit
To attack an adjacent opponent, roll 2d6 and add your attack: its defense or more is a hit. It takes as many clicks as
the attacker’s damage value. When KO shows, it is out.

# Winning the short game {#basic-winning}
at: WINNING THE GAME
see: winner
You win when you still have characters on the map and nobody else does.
`);
