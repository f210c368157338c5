/**
 * Team names as in the FAQ and on dials, grouped by team ability ("Team Abilities"). Names are lookup keys for figures
 * of that year and cannot be invented. A test checks that the names occur nowhere else except in citations.
 */
export const LEND_DEFENSE: readonly string[] = ['Defenders', 'Justice Society'];
export const LEND_ATTACK: readonly string[] = ['Batman Enemy', 'Sinister Syndicate'];
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
export const STRIKERS_BACK = 'Mystics';
export const SEVERAL_CARRIERS: readonly string[] = ['Green Lantern Corps'];
