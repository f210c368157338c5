import { parseEntries } from '../entry';

/** Entries of part 2 of the rulebook: building a force. */
export const FORCE = parseEntries(`
# Build total {#build-total}
at: ASSEMBLING YOUR FORCE: Build total | ASSEMBLING YOUR FORCE
terms: points limit, army size, force size, legal force
see: unique feats-10-percent action-total
asks: force
A force may cost as much as the build total that all players agree on, and no more. It is always in hundreds, and
everything that has points counts. At least one character must be in it. 300 is the usual size.

# Unique characters {#unique}
at: ASSEMBLING YOUR FORCE: Unique characters | Unique characters
terms: ring, silver ring, duplicates, same character twice, copies
see: build-total scenario-only-one
asks: force
news: Bronze rings mark a Unique too, and sameness is name, set and number together.
A character may be taken several times, a Unique only once. Two Uniques are the same when name, set symbol and number
all agree; a Unique beside others of its name is fine. Rings of silver, bronze or gold mark a Unique.

# Bystander tokens {#bystanders}
at: Bystander tokens | ASSEMBLING YOUR FORCE: Bystander tokens
terms: pog, token character
see: themed-teams
news: New: characters that are a token with values and no dial.
A bystander token follows the rules for characters but has no dial: any damage defeats it. It is a printed disc. It
counts neither for nor against a themed team.

# What a force is not checked for {#prime-and-limits}
at: TACTICS | ASSEMBLING YOUR FORCE
see: battlefield-conditions placing-objects
asks: force
reason: The book gives no points to either, and adds them up nowhere.
One battlefield condition and the objects you place cost no points and leave the force legal.
`);

/** Entries of part 2 of the rulebook: the five steps before the first turn. */
export const SETUP = parseEntries(`
# Step 1: the format {#formats}
at: Step 1: Announce the Format | PREPARING FOR BATTLE | PREPARING FOR BATTLE: FIND YOUR FUN! | Step 1: Announce the Format: Basic | Step 1: Announce the Format: Core | Step 1: Announce the Format: Powered Core | Step 1: Announce the Format: Tactical Powered Core | Step 1: Announce the Format: Full Core
terms: game format, powered core, full core
see: build-total tactics
news: New: the format is agreed first.
Before step 2, agree how much of the book is played. It may be the short game, the core without powers, the core with
powers and abilities, that with some tactics, or everything. Change it before step 2 if somebody would not enjoy it;
from step 2 on it stands.

# Step 2: who goes first {#first-player}
at: Step 2: Reveal Forces and Identify the First Player
terms: initiative, who goes first, who starts, roll off
see: themed-teams starting-areas
news: Themed teams add to the roll.
Show your forces, then all roll 2d6: the highest is first player, and ties roll again. A themed team adds the number
of its characters.

# Step 3: map and starting areas {#starting-areas}
at: Step 3: Choose Starting Areas | Step 3: Choose Starting Areas: Tactics | Tactics
terms: deployment, choose map, sides
see: placing-characters battlefield-conditions
news: Starting areas are printed on the map, no longer measured from its edge.
The first player picks the map, then the others from its left pick their starting areas. Each picks a different purple
area; two players always take opposite edges. Battlefield conditions are then turned up together, and themed teams,
first player first, may each name one to be ignored.

# Step 4: objects {#placing-objects}
at: Step 4: Place Objects
terms: object pile, setting up objects
see: objects special-objects-placing
Players take turns placing objects face up on clear terrain outside every starting area. First each puts three face
down on a common pile, which is shuffled. Then draw one and place it in turn, the first player first, until none is
left.

# Step 5: characters {#placing-characters}
at: Step 5: Place Characters
terms: set up, deploy, starting click, green line
see: starting-areas etiquette
The first player sets up its whole force in its starting area, then the others do, clockwise. Turn each dial to its
green line. From here dials turn only when the game says so: never to look ahead.
`);
