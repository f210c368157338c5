import { parseEntries } from '../entry';

/** Entries on points, respawning and the campaign. */
export const POINTS = parseEntries(`
# Points for enemies {#objective-points}
at: Gaining Objective Points | Gaining Objective Points: Defeating Enemies
terms: OP, objective points, score, points
see: objectives character-tokens henchman-health
asks: play
A first defeat gives points: a hero 1, a villain 1, the mastermind 2. The enemy’s side gets them, once in a mission
for each. Three henchmen give 1, so three at the start 1 and six 2 at most.

# Points for objectives {#objectives}
at: Gaining Objective Points: Completing Objectives on Scenario Cards
terms: scenario points
see: scenario-cards objective-points
asks: play
The OP of an objective go to the heroes if they succeed, to the mastermind if they fail. The card says how many.

# Fetching a token {#retrieving}
at: Gaining Objective Points: Retrieving an Objective Token
terms: pick up objective, dossier, retrieve
see: objective-tokens
A hero fetches a token by entering its space, or for 1 AP beside it. Somebody standing there does not prevent it.

# Escorting a prisoner {#prisoner}
at: Gaining Objective Points: Rescue the Prisoner
terms: rescue
see: retrieving objectives
A prisoner lies on its escort’s card, and is free at once on a hero spawn point. It is the token of a hero who is not
in the mission, else the scenario’s own token. If the escort falls it stays in the space, for another to fetch. The
mastermind’s side cannot touch it.

# Coming back {#respawn}
at: Respawning Defeated Characters
terms: respawn, return, revive
see: respawn-read respawn-henchmen tactical-retreat defeat
asks: play
A defeated hero, villain or mastermind comes back healed on a spawn point of its colour. That is on its next turn.
Until the turn after it gains nothing, does nothing and cannot be attacked; its duration tokens go on.

# When all spawn points are taken {#respawn-read}
at: Respawning Defeated Characters
see: respawn
asks: play
reason: Two figures never share a space, and enemies cannot end on those points.
A figure comes back only onto a free spawn point.

# Tactical retreat {#tactical-retreat}
at: Retreating from the Mission: Tactical Retreats
terms: retreat, leave
see: respawn extraction
asks: play
At the very start of its turn a hero, villain or mastermind may leave and count as defeated. It does nothing else. It
comes back next turn, so it is out for two rounds.

# Extraction {#extraction}
at: Retreating from the Mission: Extractions | Retreating from the Mission: Extracting Respawned Characters
terms: extract, escape, leave for good
see: tactical-retreat respawn
asks: play
A figure that begins its turn on one of its spawn points may leave for good without being defeated. Not the round
after it came back: it must have stood two whole rounds.

# Winning a mission {#winner}
at: Winning the Mission
terms: win, tie, draw
see: victory-card objective-points
asks: play
The side with most OP wins the mission; equal is a draw. In a campaign its scenario and map cards are best put away.
The winners have the victory card next time.

# Campaigns {#campaign}
at: Playing a Campaign
see: campaign-winner level-up unit-levels
asks: unit_levels
A campaign is six missions as a rule, or as many as agreed. Who joins starts at level 1. Teams may change between
missions, in size too, 2 units at least.

# Winning a campaign {#campaign-winner}
at: Winning the Campaign | Winning a Campaign
terms: win campaign
see: campaign winner
Who wins the last mission wins the campaign. If that is a draw, accept it or play on.

# Levelling up {#level-up}
at: Leveling Up Characters
terms: level, upgrade, spend OP, experience
see: level-up-groups op-tokens
asks: level_up
After a mission, a step to a new level costs as many OP as that level. It is only for those who took part. You go on
as long as you can pay for one of them; the rest is kept.

# Levels of masterminds and henchmen {#level-up-groups}
at: Leveling Up Characters: Masterminds & Henchmen
see: level-up henchmen
asks: level_up
A level costs the same for all, whatever their units; all henchmen of a kind rise together.

# Before the next mission {#next-mission}
at: Preparing for the Next Mission
see: campaign setup
Before each mission you may choose other characters and other cards. Newcomers start at level 1.
`);
