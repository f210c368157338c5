import { parseEntries } from '../entry';

/** Entries of part 2 of the rulebook: concepts that other rules use. */
export const CONCEPTS = parseEntries(`
# Adjacent {#adjacent}
at: IMPORTANT CONCEPTS: Adjacent Squares | Adjacent Squares
terms: base contact, next to, neighbour, diagonal, touching
see: walls stairs close-combat adjacent-corner
asks: adjacent
Squares that touch are adjacent, corners included: most squares have eight neighbours. Not adjacent: squares parted by
a wall or at different elevations. Stairs are the exception: the squares of one stair are neighbours across the
boundary.
map: |
  +---+---+---+
  | .   . | . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
pieces:
  A: {at: b1, side: red}
  B: {at: c1, side: blue}
ask: {adjacent: [A, B]}

# Neighbours across a shut corner {#adjacent-corner}
at: Blocking Terrain | Walls | Elevated Terrain
see: adjacent blocking
asks: adjacent
reason: The book shuts such a corner to moves and to lines; being adjacent is read the same way.
Squares that meet only at a corner are not adjacent when both flanks of that corner are blocking. Blocking flanks are
blocking squares, walls, or a square higher than both.

# Friendly and opposing {#friendly-opposing}
at: Friendly and Opposing Characters
terms: enemy, allies, friend
see: friendly-fire allies
Your own and your allies’ characters are friendly, your opponents’ are opposing. An effect may change that in
mid-game.

# Players of one team {#allies}
at: Friendly and Opposing Characters | WINNING A GAME OF HEROCLIX: Determining the winner
terms: ally, team game, teammate, partner
see: friendly-opposing winner
asks: play
reason: The book makes allies friendly and adds up their points; what else a team shares it leaves open.
Each player of a team has turns, actions and a build total of their own. Nobody gives actions to an ally’s character.
A team whose characters alone survive has won; a tied team rolls once.

# Replacing and modifying values {#modifiers}
at: Replacement Values and Modifiers
terms: bonus, stacking, replacement value, modifier, +1
see: rule-of-3 rounding
news: New: replacing comes before modifying, and halving is replacing.
Replace a value first, then add up its modifiers. A replacement sets a value (“becomes”, “instead of”, halving); a
modifier adds or takes away. Modifiers add up, within the rule of 3, and never bring a value below 0. Either lasts as
long as the action or attack in which it came, unless it says more.

# Rounding {#rounding}
at: Rounding
terms: half, fraction, halve
see: modifiers
Halves are rounded up.

# Rule of 3 {#rule-of-3}
at: Rule of 3
terms: rule of three, maximum bonus, cap
see: modifiers
asks: hit
news: New: modifiers change no value by more than 3.
Modifiers change a combat value by at most 3, up or down. That holds whatever powers, feats or conditions say.
Replaced values are not bound by it: count the 3 from the replaced value.

# Etiquette and open questions {#etiquette}
at: HeroClix Etiquette
terms: dispute, disagreement, house rule, judge, simultaneous
see: placing-characters
Mark the square when you pick a figure up. What happens at once is ordered by the player whose turn it is. Where the
book is silent and nobody judges: a d6, 1–3 no, 4–6 yes.
`);

/** Entries of part 2 of the rulebook: rounds, turns and tokens. */
export const TURNS = parseEntries(`
# Rounds and turns {#rounds}
at: ROUNDS, TURNS, AND ACTIONS | ROUNDS, TURNS, AND ACTIONS: Effects that occur at the beginning or end of a round or turn
terms: turn order, beginning of turn, end of turn, timing
see: first-round-immunity action-total
Turns go clockwise from the first player; a round is a turn of each. A player without characters is passed over.

At the start of your turn, first what lasted until then ends; then what begins happens in the order you like. What
happens at the start or end of a round is ordered by the first player in round one, then by the next clockwise.

# First-round immunity {#first-round-immunity}
at: ROUNDS, TURNS, AND ACTIONS: First-round immunity
terms: first turn, alpha strike, starting area protection
see: rounds starting-areas
asks: hit
news: New: nobody is hurt before its first turn, nor on its set-up square in round one.
Nobody may target, attack, knock back or damage your characters before your first turn. And through all of round one,
opponents cannot hurt or knock back a character that still stands on the very square where it was set up.
map: |
  +---+---+---+---+
  | .   .   .   . |
  +---+---+---+---+
round: 1
order: [red, blue]
starts: {blue: [d1]}
pieces:
  A: {at: a1, side: red}
  B: {at: d1, side: blue}
ask: {hit: {attacker: A, target: B, attack: ranged}}

# How many actions {#action-total}
at: ROUNDS, TURNS, AND ACTIONS: Action total
terms: number of actions, actions per turn
see: giving-actions build-total
You get one action each turn for each full 100 points of the build total. It stays so all game, even when characters
fall.

# Action tokens {#action-tokens}
at: ROUNDS, TURNS, AND ACTIONS: Action tokens
terms: counter, clear tokens, remove tokens, token
see: pushing free-actions
asks: play
After any action but a free one, the character gets a token. At the end of your turn take the tokens off those of your
characters that got none this turn.

# Free actions {#free-actions}
at: ROUNDS, TURNS, AND ACTIONS: Free actions
terms: free
see: action-tokens
news: New: free actions, which give no token.
A free action gives no token and does not count against your actions. It is allowed only where an effect says so, in
any number. One may stand for any kind of action, as its text tells.

# Pushing {#pushing}
at: ROUNDS, TURNS, AND ACTIONS: Pushing
terms: push, pushed, two tokens, second token, pushing damage, fatigue, tired
see: action-tokens indomitable giving-actions victory-points
asks: play
A character that acts two turns running takes a second token and 1 click of pushing damage. Both come after the second
action is resolved. With two tokens it may do nothing but free actions until they are gone. Indomitable and willpower
take no pushing click.

# Giving actions {#giving-actions}
at: ROUNDS, TURNS, AND ACTIONS: Giving actions to characters | Giving actions to characters
terms: actions, act twice, save actions, pass
see: action-total pushing types-of-actions
asks: play
news: There is no pass action any more: unused actions are simply lost.
Each turn you may give each character one action from your total. Each action starts one effect only. Finish one, its
free actions too, before the next. What you do not use is lost; nothing is saved up.

# Kinds of actions {#types-of-actions}
at: TYPES OF ACTIONS
see: power-actions moving close-combat ranged-combat
news: New: the power action, for powers that were started by a move or an attack.
Power, move, close combat and ranged combat actions come from your action total. Free actions come on top, where an
effect gives one.

# Power actions {#power-actions}
at: Power Actions
see: powers break-away
A power action starts a power, a team ability or a feat. If the character moves during it, it breaks away as usual
first.
`);
