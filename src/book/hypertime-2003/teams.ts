import { type Draft, rule } from '../entry';

/** What the FAQ rules about team abilities. */
export const TEAMS: readonly Draft[] = [
  rule(
    'team-abilities',
    'Team abilities in general',
    'FAQ: Team Abilities',
    'All are optional. Some need two of the team, others one: go by each text.',
    { terms: 'TA', see: 'wild-cards' },
  ),
  rule(
    'team-free-move',
    'Team ability: a free move',
    'FAQ: Avengers/Brotherhood/Justice League Team Ability',
    `The free move may use any power that moves, fly, pick up or carry. No attack in it, and no power that takes a move action without moving. A failed
    break-away roll does not use it up.`,
    { terms: 'free move', see: 'break-away team-abilities' },
  ),
  rule(
    'team-hidden',
    'Team ability: hidden in hindering terrain',
    'FAQ: Batman Ally Team Ability',
    'Shots from on high pass over hindering terrain, unless the ally stands in some; a square with an object is such.',
    { see: 'stealth team-abilities' },
  ),
  rule(
    'team-share-attack',
    'Team ability: sharing attack values',
    'FAQ: Batman Enemy/Sinister Syndicate Team Ability',
    'The best attack value passes along a chain of neighbours of the team. Perplex on its first counts for all.',
    { see: 'team-abilities perplex' },
  ),
  rule(
    'team-share-defense',
    'Team ability: sharing defense values',
    'FAQ: Defenders/Justice Society Team Ability',
    `Neighbours of the team may use the best printed defense, along a chain: the number alone, never another’s defense power; their own power stays. Perplex
    counts.`,
    { see: 'defend team-abilities' },
  ),
  rule(
    'team-heal-on-loss',
    'Team ability: wild cards joining late',
    'FAQ: Fantastic Four Team Ability',
    'A wild card profits if it was said to be of the team after the attack but before the clicks.',
    { see: 'wild-cards team-abilities' },
  ),
  rule(
    'team-carry-more',
    'Team ability: carrying several',
    'FAQ: Green Lantern Corps Team Ability',
    'Carrying as usual, with more passengers: hovering and beside them at both ends.',
    { see: 'carry team-abilities' },
  ),
  rule(
    'team-help-attack',
    'Team ability: helping a friend’s shot',
    'FAQ: Hydra/Police Team Ability',
    'The helper needs a clear line to the target, not the range, and gets no token. With several targets, only those it sees.',
    { see: 'team-help-damage team-abilities' },
  ),
  rule(
    'team-of-any',
    'Team ability: member of any team',
    'FAQ: Legion of Super Heroes Team Ability',
    'Counts as a member of any friend’s team, one at a time.',
    { see: 'wild-cards team-abilities' },
  ),
  rule(
    'team-joint-attack',
    'Team ability: attacking together',
    'FAQ: Masters of Evil/Injustice League Team Ability',
    'Members beside one opponent at the start all attack it by one of your actions, each getting a token; all attacks come before the next action.',
    { see: 'team-abilities action-tokens' },
  ),
  rule(
    'team-strike-back',
    'Team ability: striking back',
    'FAQ: Mystics Team Ability',
    'What it deals is no attack, so it never sets off another’s.',
    { see: 'team-abilities' },
  ),
  rule(
    'team-help-damage',
    'Team ability: adding to a friend’s damage',
    'FAQ: S.H.I.E.L.D. Team Ability',
    'Said before the roll. Several may help one friend. Each takes one of your actions and a token, hit or miss, and needs neither sight nor range.',
    { terms: 'shield, agents', see: 'team-help-attack enhancement team-abilities' },
  ),
  rule(
    'team-not-targeted',
    'Team ability: putting off an attacker',
    'FAQ: Skrull Team Ability',
    'An attacker that was put off may pass without token or action. It helps neither against splash nor against pulse wave. What was done already stays done.',
    { see: 'shape-change pulse-wave pass team-abilities' },
  ),
  rule(
    'wild-cards',
    'Wild cards',
    'FAQ: Wild Card Team Ability | FAQ: Spider-Man/Minions of Doom/Legion of Super Heroes Team Ability',
    'They count as of any friend’s team, one for each action, for team abilities only; others of that team may use them in turn.',
    { terms: 'wildcard, copy team ability', see: 'team-abilities team-of-any' },
  ),
  rule(
    'team-outwit-pair',
    'Team ability: a pair with outwit',
    'FAQ: Superman Enemy Team Ability',
    `Whenever two of the team are adjacent, the one of more points has outwit, the owner choosing between equals; it can be outwitted. Judged only before and
    after an action. Each pair counts, but nobody has it twice. When they part it is gone, and what it had turned off is back.`,
    { see: 'outwit team-abilities' },
  ),
  rule(
    'team-trade-clicks',
    'Team ability: trading clicks',
    'FAQ: X-Men/Titans Team Ability',
    'A click goes from one member to another, never to just one; once a turn for each pair.',
    {
      see: 'healing team-abilities',
    },
  ),
];
