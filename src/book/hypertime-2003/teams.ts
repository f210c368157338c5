import { type EntryDraft, rule } from '../entry';

/** Entries with the rulings of the FAQ on team abilities. */
export const TEAMS: readonly EntryDraft[] = [
  rule(
    'team-abilities',
    'Team abilities in general',
    'FAQ: Team Abilities',
    'All team abilities are optional. Some need two of the team, others one: go by each text.',
    { terms: 'TA', see: 'wild-cards' },
  ),
  rule(
    'team-free-move',
    'Team ability: a free move',
    'FAQ: Team Ability, a free move',
    `The free move may use any power that moves, fly, pick up or carry. No attack in it, and no power that takes a move
    action without moving. A failed break-away roll does not use it up.`,
    { terms: 'free move', see: 'break-away team-abilities' },
  ),
  rule(
    'team-hidden',
    'Team ability: hidden in hindering terrain',
    'FAQ: Team Ability, hidden in hindering terrain',
    'Shots from on high pass over hindering terrain, unless the ally is in some.',
    { see: 'stealth team-abilities' },
  ),
  rule(
    'team-share-attack',
    'Team ability: sharing attack values',
    'FAQ: Team Ability, sharing attack values',
    'Neighbours of the team share the best attack value along their chain. Perplex on its first counts for all.',
    { see: 'team-abilities perplex' },
  ),
  rule(
    'team-share-defense',
    'Team ability: sharing defense values',
    'FAQ: Team Ability, sharing defense values',
    `Neighbours of the team may use the best printed defense along their chain. It is the number alone, never another’s
    defense power; their own power stays. Perplex counts.`,
    { see: 'defend team-abilities' },
  ),
  rule(
    'team-heal-on-loss',
    'Team ability: wild cards joining late',
    'FAQ: Team Ability, healing on a loss',
    'A wild card profits if it joined the team after the attack but before the clicks. That it is of the team must be said then.',
    { see: 'wild-cards team-abilities' },
  ),
  rule(
    'team-carry-more',
    'Team ability: carrying several',
    'FAQ: Team Ability, carrying several',
    'A flier of the team carries several as it carries one: hovering and beside them at both ends.',
    { see: 'carry team-abilities' },
  ),
  rule(
    'team-help-attack',
    'Team ability: helping a friend’s shot',
    'FAQ: Team Ability, helping a shot',
    'The helper needs a clear line to the target, not the range, and gets no token. With several targets, only those it sees.',
    { see: 'team-help-damage team-abilities' },
  ),
  rule(
    'team-of-any',
    'Team ability: member of any team',
    'FAQ: Team Ability, member of any team',
    'It counts as a member of any friend’s team, one at a time.',
    { see: 'wild-cards team-abilities' },
  ),
  rule(
    'team-joint-attack',
    'Team ability: attacking together',
    'FAQ: Team Ability, attacking together',
    `Members beside one opponent all attack it by one of your actions, and each gets a token. They are beside it at the
    start; all attacks come before the next action.`,
    { see: 'team-abilities action-tokens' },
  ),
  rule(
    'team-strike-back',
    'Team ability: striking back',
    'FAQ: Team Ability, striking back',
    'Striking back is no attack, so it never sets off another’s.',
    { see: 'team-abilities' },
  ),
  rule(
    'team-help-damage',
    'Team ability: adding to a friend’s damage',
    'FAQ: Team Ability, adding to damage',
    `Say before the roll that you help a friend’s damage. Several may help one friend. Each takes one of your actions
    and a token, hit or miss, and needs neither sight nor range.`,
    { see: 'team-help-attack enhancement team-abilities' },
  ),
  rule(
    'team-not-targeted',
    'Team ability: putting off an attacker',
    'FAQ: Team Ability, putting off an attacker',
    `An attacker that was put off may pass without token or action. It helps neither against splash nor against pulse
    wave. What was done already stays done.`,
    { see: 'shape-change pulse-wave pass team-abilities' },
  ),
  rule(
    'wild-cards',
    'Wild cards',
    'FAQ: Wild Card Team Ability | FAQ: Team Ability, the wild cards by name',
    'Wild cards count as of any friend’s team, one for each action. That is for team abilities only; others of that team may use them in turn.',
    { terms: 'wildcard, copy team ability', see: 'team-abilities team-of-any' },
  ),
  rule(
    'team-outwit-pair',
    'Team ability: a pair with outwit',
    'FAQ: Team Ability, a pair with outwit',
    `Whenever two of the team are adjacent, the one of more points has outwit. The owner chooses between equals; it can
    be outwitted. Judged only before and after an action. Each pair counts, but nobody has it twice. When they part it
    is gone, and what it had turned off is back.`,
    { see: 'outwit team-abilities' },
  ),
  rule(
    'team-trade-clicks',
    'Team ability: trading clicks',
    'FAQ: Team Ability, trading clicks',
    'A click goes from one member to another, once a turn for each pair. It is never simply dealt to one of them.',
    {
      see: 'healing team-abilities',
    },
  ),
];
