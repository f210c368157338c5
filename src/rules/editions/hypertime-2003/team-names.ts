/**
 * Teams with members that lend their defense ("Team Abilities"). Team names in this file are lookup keys and must match
 * the FAQ and the dials of that year. A test checks that the names occur nowhere else except in citations.
 */
export const DEFENSE_LENDERS: readonly string[] = ['Defenders', 'Justice Society'];
export const ATTACK_LENDERS: readonly string[] = ['Batman Enemy', 'Sinister Syndicate'];
export const SPOTTER_TEAMS: readonly string[] = ['Hydra', 'Police'];
export const OUTWIT_TEAM = 'Superman Enemy';
export const STEALTH_TEAM = 'Batman Ally';
/** Teams of wild cards, which count as members of any friendly team. */
export const WILD_CARD_TEAMS: readonly string[] = ['Spider-Man', 'Minions of Doom', 'Legion of Super Heroes'];
export const SHAPE_CHANGE_TEAM = 'Skrull';
export const BACKING_TEAM = 'S.H.I.E.L.D.';
export const FREE_MOVE_TEAMS: readonly string[] = ['Avengers', 'Brotherhood', 'Justice League'];
export const GANG_TEAMS: readonly string[] = ['Masters of Evil', 'Injustice League'];
export const CLICK_TRADERS: readonly string[] = ['X-Men', 'Titans'];
export const STRIKE_BACK_TEAM = 'Mystics';
export const MULTIPLE_CARRIERS: readonly string[] = ['Green Lantern Corps'];
