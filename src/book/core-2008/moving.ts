import { parseEntries } from '../entry';

/** Entries of part 2 of the rulebook: moving. */
export const MOVING = parseEntries(`
# Moving {#moving}
at: Move Actions
terms: movement, move, speed, squares, diagonal move, walk
see: break-away hindering-moving carry flight stairs
asks: move reach
A character moves up to its speed in squares, diagonals as one, or not at all. Past friends, never past opponents;
never ending on anybody. Entering a square beside an opponent ends the move.
map: |
  +---+---+---+---+---+---+
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +   +   +   +   +   +   +
  | .   .   .   .   .   . |
  +---+---+---+---+---+---+
pieces:
  A: {at: a2, side: red, speed: 5}
  B: {at: d2, side: blue}
ask: {reach: {piece: A, action: move}}

# Breaking away {#break-away}
at: Move Actions: Breaking away
terms: breakaway, base contact, leave, disengage, flee, stuck
see: moving giant flight leap-climb carry
asks: move reach
To move from beside an opponent, roll a d6 first: on 4–6 it breaks away, on 1–3 it stays. One roll frees it from all
that stand around it, for the whole move: it may pass beside those it left, but stops beside anybody new. If it stays,
the action is spent and the token given.
map: |
  +---+---+---+---+
  | .   .   .   . |
  +   +   +   +   +
  | .   .   .   . |
  +---+---+---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b1, side: blue}
ask: {move: {piece: A, to: d2, action: move}}

# Moving through hindering terrain {#hindering-moving}
at: Hindering Terrain: Moving and hindering terrain
terms: hinder, difficult terrain, bushes, slow, debris, stop
see: hindering water flight
asks: move reach
Entering hindering terrain from any other terrain ends the move. Setting out in it halves your speed. Two hindering
squares that meet at a corner are one piece: stepping through that corner from outside ends the move in the next
square.
map: |
  +---+---+---+---+---+
  | .   .   h   h   . |
  +   +   +   +   +   +
  | B   B   h   h   . |
  +---+---+---+---+---+
pieces:
  A: {at: a1, side: red, speed: 6}
ask: {reach: {piece: A, action: move}}

# Steps across a corner {#moving-corners}
at: Blocking Terrain | Movement | Move Actions
terms: diagonal move, move between walls, squeeze through, corner, cut corners
see: moving blocking walls
asks: move reach
reason: The book shuts the corner between two blocking squares; walls and heights are read as blocking there too.
A diagonal step is not allowed between two blocking flanks. These are blocking squares, walls, or a square higher than
both ends. One blocking flank alone lets it pass. Whoever passes a terrain is not shut by it. Water is a hindering
flank; a character on a flank changes nothing.

# Half speed by charge or running shot {#halving-speed}
at: Powers and Abilities Card | Move Actions
see: charge running-shot rounding
asks: move reach
reason: The card is not among the sources; the FAQ of 2003 tells this order for the same powers.
Speed is halved for hindering terrain first, then for the power, rounding up each time. Hypersonic speed is not
halved.
`);
