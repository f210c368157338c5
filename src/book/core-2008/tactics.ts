import { parseEntries } from '../entry';

/** Entries of part 4 of the rulebook: optional additions to the game. */
export const TACTICS = parseEntries(`
# Tactics {#tactics}
at: PART 4: TACTICS
see: formats feats battlefield-conditions double-base themed-teams special-objects event-dials scenarios
news: New: everything in this chapter.
Tactics are seven additions to the game, each by agreement. They are feats, battlefield conditions, double bases,
special objects, themed teams, special maps, and event dials and scenarios. Add one at a time.

# Feats {#feats}
at: FEATS
terms: feat card
see: feats-assigning feats-10-percent feats-using feats-victory-points
asks: force
news: New.
Feats are cards with points, needs and effects for characters of your force. You give them when the force is built.

# Assigning feats {#feats-assigning}
at: FEATS: Assigning feats
terms: prerequisite, feat needs
see: feats feats-using
asks: force
Choose feats while building the force, and add their points. The character must be able to turn its dial so that all
needs show at once; its starting click need not. Powers by a special power count if it has them of itself, another’s
do not. More than one feat is fine, two of the same are not. A feat never serves an opponent, even if its owner
changes sides.

# How many points of feats {#feats-10-percent}
at: FEATS: The 10% Rule
terms: 10% rule, feat limit, how many feats, ten percent
see: feats build-total
asks: force
Feats may cost at most a tenth of the build total: 30 in a game of 300.

# Using feats {#feats-using}
at: FEATS: Using feats
see: feats modifiers outwit
Every need of a feat must show, on base or dial, when the action is given. Modified values do not help to meet one,
and must not break one. A need that was countered shuts the feat. It works in every action unless you say no at the
start. Speed and range change before the action, the other values before the roll and after replacing.

# Points for feats {#feats-victory-points}
at: FEATS: Feats and victory points | Feats and victory points | Feats assigned to chosen characters | Feats assigned to multiple characters | Feats with variable point values | Feats not assigned to a character | Feats removed from surviving characters
see: victory-points feats
A feat is scored with its character. On several, with the last to fall; priced for each, a share with each. On nobody,
with the last of the force. Taken from a living character: to the opponent who last damaged it. If no opponent ever
did, split among all.

# Battlefield conditions {#battlefield-conditions}
at: BATTLEFIELD CONDITIONS
terms: BFC, condition card
see: starting-areas themed-teams event-dials
asks: force
news: New.
A force may have one battlefield condition, and it costs no points. It changes the rules for characters on the map,
and stays when its owner is out. Copies that roll dice each roll. Not together with an event dial.

# Double-base characters {#double-base}
at: DOUBLE-BASE CHARACTERS
terms: peanut base, two squares, big base
see: double-base-moving double-base-attacks
asks: adjacent see
news: New.
A double-base character fills two squares and has ten neighbours, twelve on a diagonal. On a diagonal it blocks lines
across it and parts the squares on either side. It is not moved by telekinesis, not knocked back, and ignores force
blast.

# Moving a double base {#double-base-moving}
at: DOUBLE-BASE CHARACTERS: Moving double-base characters
see: double-base moving
asks: move reach
Count the move of a double base from any square beside it. Both ends must be where it could end, at one height, with
no wall between the two dots. On a diagonal it fills the two squares of its dots only.

# Lines to and from a double base {#double-base-attacks}
at: DOUBLE-BASE CHARACTERS: Attacking and double-base characters
see: double-base line-of-fire
asks: see hit
Whoever draws a line to or from a double base picks either of its squares. At its own height both squares block lines
of others.

# Themed teams {#themed-teams}
at: THEMED TEAMS | Themed Teams | GENERIC KEYWORDS
terms: theme team, keyword, generic keyword, named keyword
see: themed-rerolls first-player battlefield-conditions
asks: force
news: New.
A themed team is a force whose characters share a keyword, if there are enough of them. Bystanders are left out. A
generic keyword needs one per 100 points of the build total, any other one per 150, parts counting up. It adds their
number to the roll for first player, may have one battlefield condition ignored, and rerolls by probability control.

Generic: Animal, Armor, Brute, Celebrity, Cosmic, Deity, Detective, Future, Herald, Kid, Martial Artist, Monster,
Mutant, Mystical, Past, Police, Politician, Psychic, Reporter, Robot, Ruler, Scientist, Soldier, Spy, Teen, Warrior.

# Rerolls of a themed team {#themed-rerolls}
at: THEMED TEAMS
terms: theme prob, probability control, reroll
see: themed-teams probability-control
asks: force
news: New.
A themed team may use probability control once in the game for each two of its characters. One of the team uses it. It
gets a token for that; it may not have two, nor have been given an action this turn.

# Special objects {#special-objects}
at: SPECIAL OBJECTS | SPECIAL OBJECTS: Carrying special objects | SPECIAL OBJECTS: Continual special objects
see: objects special-objects-placing
news: New.
A special object has an effect of its own, which beats battlefield conditions. It is light, heavy or immobile. While
one is held or moved its effect rests, unless marked Continual.

# Placing special objects {#special-objects-placing}
at: SPECIAL OBJECTS: Placing special objects
see: placing-objects special-objects
news: New.
When you draw a standard object, you may place one of your special objects instead. It is light for light, heavy for
heavy, immobile for any. Three at most, each once, one immobile for each full 300 points of the build total; 5 squares
or more from every starting area. It serves and hinders everybody.

# Special maps and terrain {#special-terrain}
at: SPECIAL MAPS AND TERRAIN
terms: orange line, special rules of map
see: terrain
Rules printed on a map hold on that map only, often for squares inside an orange line.

# Event dials {#event-dials}
at: EVENT DIALS AND SCENARIOS: Event Dials | Event Dials | EVENT DIALS AND SCENARIOS
see: scenarios battlefield-conditions
news: New.
A game may have one event dial or one scenario, and its rules beat the book. It is agreed before forces are built. It
starts at its green line and never turns back past it, nor on past a red one; without a red one it goes round. Its
card tells setup, when it turns, what changes about winning, and what each colour does while it shows.

# Scenarios {#scenarios}
at: Scenarios | EVENT DIALS AND SCENARIOS
see: scenario-showdown scenario-only-one scenario-radiation scenario-call-out event-dials
A scenario gives extra rules for one game, agreed before building. The book has four.

# Scenario: Showdown {#scenario-showdown}
at: Showdown | Scenarios: Showdown | Game Length and Victory Conditions | Showdown: Game Length and Victory Conditions
see: scenarios victory-points scenario-showdown-read
After five turns each, whoever defeated half the build total or more wins. Count points for defeated opponents; if
several have that much, the most wins. Otherwise play five more each; then most points win.

# Ties and early ends of a Showdown {#scenario-showdown-read}
at: Showdown | Scenarios: Showdown
see: scenario-showdown winner
reason: The scenario sets when points are counted, and says nothing else about the end.
Two leaders with the same points roll 2d6 for it, at either count. Whoever is left alone on the map before that has
won, as in any game.

# Scenario: There Can Be Only One {#scenario-only-one}
at: Scenarios: There Can Be Only One | There Can Be Only One | Build Restrictions | There Can Be Only One: Build Restrictions
see: unique scenarios
asks: force
A force holds one character of each name, whatever its rank.

# Scenario: Radiation Cloud {#scenario-radiation}
at: Radiation Cloud | Scenarios: Radiation Cloud | Radiation Damage | Radiation Cloud: Radiation Damage
see: scenarios unavoidable-damage
From the third turn on, your characters on the outermost squares take 1 unavoidable damage each turn. It starts with
the first player’s third turn; each player deals it at the start of its own turn. Before each later turn of the first
player the cloud grows inwards by a row and a column on every side.

# When an event dial first turns {#event-dials-turning}
at: EVENT DIALS AND SCENARIOS: Event Dials | Event Dials
see: event-dials
reason: It is set to that line before the game, which would else never be in effect.
An event dial does not yet turn in the first round or on the very first turn. It shows its green line as the game
begins.

# Scenario: Call Out {#scenario-call-out}
at: Call Out | Scenarios: Call Out | Call Out: CALL OUT
see: scenarios power-actions scenario-call-out-read
By a power action, a character may move an opponent to a free square within 2 of itself. The caller is more than 4
squares from any starting area, and the opponent not in its own.

# Where a called opponent may land {#scenario-call-out-read}
at: Call Out | Scenarios: Call Out
see: scenario-call-out
reason: It is moved, not walked: only where it may stand is left to ask.
A called opponent lands on free squares that are not blocking terrain. At least one of them is within 2 of one of the
caller’s. Walls and heights between do not matter. It must go to another place than its own.
`);
