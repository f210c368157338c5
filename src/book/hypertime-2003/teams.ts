import { parseEntries } from '../entry';

/** Entries with the rulings of the FAQ on team abilities. */
export const TEAMS = parseEntries(`
# Team abilities in general {#team-abilities}
at: FAQ: Team Abilities
terms: TA
see: wild-cards
All team abilities are optional. Some need two of the team, others one: go by each text.

# Team ability: a free move {#team-free-move}
at: FAQ: Team Ability, a free move
terms: free move
see: break-away team-abilities
The free move may use any power that moves, fly, pick up or carry. No attack in it, and no power that takes a move
action without moving. A failed break-away roll does not use it up.

# Team ability: hidden in hindering terrain {#team-hidden}
at: FAQ: Team Ability, hidden in hindering terrain
see: stealth team-abilities
Shots from on high pass over hindering terrain, unless the ally is in some.

# Team ability: sharing attack values {#team-share-attack}
at: FAQ: Team Ability, sharing attack values
see: team-abilities perplex
Neighbours of the team share the best attack value along their chain. Perplex on its first counts for all.

# Team ability: sharing defense values {#team-share-defense}
at: FAQ: Team Ability, sharing defense values
see: defend team-abilities
Neighbours of the team may use the best printed defense along their chain. It is the number alone, never another’s
defense power; their own power stays. Perplex counts.

# Team ability: wild cards joining late {#team-heal-on-loss}
at: FAQ: Team Ability, healing on a loss
see: wild-cards team-abilities
A wild card profits if it joined the team after the attack but before the clicks. That it is of the team must be said
then.

# Team ability: carrying several {#team-carry-more}
at: FAQ: Team Ability, carrying several
see: carry team-abilities
A flier of the team carries several as it carries one: hovering and beside them at both ends.

# Team ability: helping a friend’s shot {#team-help-attack}
at: FAQ: Team Ability, helping a shot
see: team-help-damage team-abilities
The helper needs a clear line to the target, not the range, and gets no token. With several targets, only those it
sees.

# Team ability: member of any team {#team-of-any}
at: FAQ: Team Ability, member of any team
see: wild-cards team-abilities
It counts as a member of any friend’s team, one at a time.

# Team ability: attacking together {#team-joint-attack}
at: FAQ: Team Ability, attacking together
see: team-abilities action-tokens
Members beside one opponent all attack it by one of your actions, and each gets a token. They are beside it at the
start; all attacks come before the next action.

# Team ability: striking back {#team-strike-back}
at: FAQ: Team Ability, striking back
see: team-abilities
Striking back is no attack, so it never sets off another’s.

# Team ability: adding to a friend’s damage {#team-help-damage}
at: FAQ: Team Ability, adding to damage
see: team-help-attack enhancement team-abilities
Say before the roll that you help a friend’s damage. Several may help one friend. Each takes one of your actions and a
token, hit or miss, and needs neither sight nor range.

# Team ability: putting off an attacker {#team-not-targeted}
at: FAQ: Team Ability, putting off an attacker
see: shape-change pulse-wave pass team-abilities
An attacker that was put off may pass without token or action. It helps neither against splash nor against pulse wave.
What was done already stays done.

# Wild cards {#wild-cards}
at: FAQ: Wild Card Team Ability | FAQ: Team Ability, the wild cards by name
terms: wildcard, copy team ability
see: team-abilities team-of-any
Wild cards count as of any friend’s team, one for each action. That is for team abilities only; others of that team
may use them in turn.

# Team ability: a pair with outwit {#team-outwit-pair}
at: FAQ: Team Ability, a pair with outwit
see: outwit team-abilities
Whenever two of the team are adjacent, the one of more points has outwit. The owner chooses between equals; it can be
outwitted. Judged only before and after an action. Each pair counts, but nobody has it twice. When they part it is
gone, and what it had turned off is back.

# Team ability: trading clicks {#team-trade-clicks}
at: FAQ: Team Ability, trading clicks
see: healing team-abilities
A click goes from one member to another, once a turn for each pair. It is never simply dealt to one of them.
`);
