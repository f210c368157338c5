/**
 * Teams whose members lend defense ("Team Abilities"). Team names in this file are as in the FAQ and on dials. They are
 * lookup keys for figures of that year and cannot be invented. A test checks that the names occur nowhere else except
 * in citations.
 */
export const DEFENSE_LENDERS: readonly string[] = ['Defenders', 'Justice Society'];
export const ATTACK_LENDERS: readonly string[] = ['Batman Enemy', 'Sinister Syndicate'];
export const SPOTTERS: readonly string[] = ['Hydra', 'Police'];
export const PLOTTERS = 'Superman Enemy';
export const STEALTH_TEAM = 'Batman Ally';
/** Teams of wild cards, which count as members of any friendly team. */
export const WILD_CARDS: readonly string[] = ['Spider-Man', 'Minions of Doom', 'Legion of Super Heroes'];
export const SHAPE_CHANGERS = 'Skrull';
export const BACKERS = 'S.H.I.E.L.D.';
export const FREE_MOVERS: readonly string[] = ['Avengers', 'Brotherhood', 'Justice League'];
export const GANGS: readonly string[] = ['Masters of Evil', 'Injustice League'];
export const CLICK_TRADERS: readonly string[] = ['X-Men', 'Titans'];
export const STRIKE_BACK_TEAM = 'Mystics';
export const MULTIPLE_CARRIERS: readonly string[] = ['Green Lantern Corps'];
