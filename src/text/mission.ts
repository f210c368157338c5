import type { LEVEL_UP_CODES, MissionProblemCode } from '../rules/campaign';
import { say } from './say';

/** What each step of a mission's set-up asks for, by its id. */
export const EN_MISSION_STEPS: Readonly<Record<string, { readonly title: string; readonly how: string }>> = {
  map: { title: say('Map'), how: say('Draw a map card, lay its tiles and put the doors on. Spawn points come later.') },
  scenarios: {
    title: say('Scenarios'),
    how: say('The mastermind draws one for each stage: the first two face up, the third face down after a look at it.'),
  },
  'mastermind-characters': {
    title: say('The mastermind’s team'),
    how: say('As many unit points as agreed, and whom the scenarios ask for.'),
  },
  'hero-characters': { title: say('The heroes'), how: say('As many unit points as agreed.') },
  'action-cards': {
    title: say('Action cards'),
    how: say('Everybody chooses in secret, up to the build points. Then all are shown at once.'),
  },
  'action-tokens': { title: say('Action tracks'), how: say('Every action token starts on 0.') },
  'command-dials': { title: say('Command Dials'), how: say('One for each team, on 0.') },
  'mastermind-spawns': {
    title: say('The mastermind’s spawn points'),
    how: say('One for each figure: red for villains and the mastermind, white for henchmen.'),
  },
  'mastermind-figures': {
    title: say('The mastermind’s figures'),
    how: say('One on each point; points left over are taken away.'),
  },
  'mastermind-objectives': {
    title: say('The mastermind’s tokens and roles'),
    how: say('Objective tokens of the first two stages go into the battle zone. Secret roles lie face down.'),
  },
  'hero-spawns': { title: say('The heroes’ spawn points'), how: say('A green one for each hero.') },
  'hero-figures': { title: say('The heroes’ figures'), how: say('One on each point.') },
  'hero-objectives': { title: say('The heroes’ tokens and roles'), how: say('If a scenario asks them to.') },
  'character-tokens': {
    title: say('Character tokens'),
    how: say('One of each character lies where the other team takes it when that character first falls.'),
  },
  components: {
    title: say('All the rest'),
    how: say('Points, status, duration, rubble and wounds within reach; the die beside the mastermind.'),
  },
  'unit-levels': {
    title: say('Compare levels'),
    how: say('The team behind starts with two command points a level, six at most.'),
  },
};

/** What is wrong with a plan; what it is about comes after it. */
export const EN_MISSION_PROBLEMS: Readonly<Record<MissionProblemCode, string>> = {
  'not-now': say('This is not its time in the campaign'),
  'unknown-map': say('This map is not among the cards'),
  'map-aside': say('This map was used before and is set aside'),
  'scenario-count': say('A mission has three scenarios'),
  'unknown-scenario': say('This scenario is not among the cards'),
  'wrong-stage': say('This scenario belongs to another stage'),
  'scenario-aside': say('This scenario was used before and is set aside'),
  'unit-points': say('Teams agree on 2, 3 or 4 unit points'),
  'units-unequal': say('The team does not have the unit points agreed on'),
  'character-twice': say('A character comes once only'),
  'wrong-team': say('This character belongs to the other team'),
  'not-its-card': say('This is not on the character’s card'),
  'hero-count': say('Two to four heroes go on a mission'),
  'one-mastermind': say('There is one mastermind'),
  'scenario-needs': say('A scenario needs more of these figures'),
  'levels-differ': say('Outside of a campaign all characters are of one level'),
  'wrong-level': say('This is not its level in the campaign'),
  'card-twice': say('An action card is taken once only'),
  'over-build': say('The action cards cost more than its build points'),
  'spawn-place': say('The map has no such spawn point there'),
  'spawn-twice': say('Two spawn points lie on one square'),
  'spawn-kind': say('The figure starts on a spawn point of another colour'),
  'spawn-count': say('Each figure has one spawn point'),
  'spawn-empty': say('Nobody starts on this spawn point'),
  'token-count': say('The scenario asks for another number of tokens'),
  'token-place': say('Objective tokens lie in the battle zone'),
  'role-count': say('The scenario gives this role to another number of characters'),
  'role-holder': say('This character cannot have the role'),
  'victory-not-held': say('This team did not win the victory card'),
};

/** What is wrong with levelling up. */
export const EN_LEVEL_UP: Readonly<Record<(typeof LEVEL_UP_CODES)[number], string>> = {
  'too-dear': say('There are not enough objective points'),
  lowered: say('Nobody goes down a level'),
  'not-there': say('Only who took part in the mission levels up'),
  'can-still-level': say('Points that buy a level now may not be kept'),
  'past-last': say('Its dial goes no higher'),
};

/** What mends each of them. */
export const EN_MISSION_MENDS: Readonly<Record<MissionProblemCode, string>> = {
  'not-now': say('Look at the campaign: what went before is not over.'),
  'unknown-map': say('Choose another map.'),
  'map-aside': say('Choose a map that was not used yet.'),
  'scenario-count': say('Choose one for each stage.'),
  'unknown-scenario': say('Choose another scenario.'),
  'wrong-stage': say('Choose one of this stage.'),
  'scenario-aside': say('Choose a scenario that was not used yet.'),
  'unit-points': say('Agree on 2, 3 or 4.'),
  'units-unequal': say('Add or leave out characters until the two numbers are the same.'),
  'character-twice': say('Leave one of the two out.'),
  'wrong-team': say('Leave it out: it plays for the other side.'),
  'not-its-card': say('Leave it out, and take it again from the list.'),
  'hero-count': say('Take two, three or four heroes.'),
  'one-mastermind': say('Leave one mastermind out.'),
  'scenario-needs': say('Take more of these figures, or choose another scenario.'),
  'levels-differ': say('Agree on one level for everybody.'),
  'wrong-level': say('Take the character anew: it comes at its level.'),
  'card-twice': say('Leave one of the two out.'),
  'over-build': say('Leave out cards until the first number is no larger than the second.'),
  'spawn-place': say('Lay the point where the map card shows one.'),
  'spawn-twice': say('Move one of the two.'),
  'spawn-kind': say('Lay a point of its own colour for it.'),
  'spawn-count': say('Lay or take away points until each figure has one.'),
  'spawn-empty': say('Take the point away.'),
  'token-count': say('Lay or take away tokens until the two numbers are the same.'),
  'token-place': say('Move it out of the starting zones, to a square with nothing blocking.'),
  'role-count': say('Choose as many as the card says.'),
  'role-holder': say('Choose somebody who is in the mission and no henchman.'),
  'victory-not-held': say('Leave the victory card out of this mission.'),
};
