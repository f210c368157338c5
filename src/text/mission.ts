import type { FigureKind } from '../catalog/cards/figure-kind';
import type { LEVEL_UP_PROBLEM_CODES, MissionProblemCode } from '../rules/campaign';
import { say, sayMany } from './say';

/** Instructions for each step of a mission’s set-up, by step id. */
export const MISSION_STEP_TEXT: Readonly<Record<string, { readonly title: string; readonly how: string }>> = {
  map: { title: say('Map'), how: say('Draw a map card, place its tiles and add the doors. Spawn points come later.') },
  scenarios: {
    title: say('Scenarios'),
    how: say(
      'The mastermind draws one per stage. The first two go face up. The mastermind looks at the third and puts it face down.',
    ),
  },
  'mastermind-characters': {
    title: say('The mastermind’s team'),
    how: say('Use all agreed unit points. Include the figures that the scenarios ask for.'),
  },
  'hero-characters': { title: say('The heroes'), how: say('Use all agreed unit points.') },
  'action-cards': {
    title: say('Action cards'),
    how: say('Everyone chooses in secret, up to their build points. Then show all cards together.'),
  },
  'action-tokens': { title: say('Action tracks'), how: say('Every action token starts on 0.') },
  'command-dials': { title: say('Command Dials'), how: say('One per team, set to 0.') },
  'mastermind-spawns': {
    title: say('The mastermind’s spawn points'),
    how: say('One per figure: red for villains and the mastermind, white for henchmen.'),
  },
  'mastermind-figures': {
    title: say('The mastermind’s figures'),
    how: say('Place one on each point. Remove unused points.'),
  },
  'mastermind-objectives': {
    title: say('The mastermind’s tokens and roles'),
    how: say('Place objective tokens of the first two stages in the battle zone. Secret roles go face down.'),
  },
  'hero-spawns': { title: say('The heroes’ spawn points'), how: say('One green spawn point per hero.') },
  'hero-figures': { title: say('The heroes’ figures'), how: say('Place one on each point.') },
  'hero-objectives': { title: say('The heroes’ tokens and roles'), how: say('Only if a scenario says so.') },
  'character-tokens': {
    title: say('Character tokens'),
    how: say('Set out one for each character. The other team takes it at that character’s first defeat.'),
  },
  components: {
    title: say('Remaining components'),
    how: say('Put points, status, duration, rubble and wound tokens within reach. Put the die next to the mastermind.'),
  },
  'unit-levels': {
    title: say('Compare levels'),
    how: say('The lower team gets 2 command points per level of difference, up to 6.'),
  },
};

/** Titles of the set-up pages with several steps, by the id of the first step. */
export const MISSION_PAGE_TITLES: Readonly<Record<string, string>> = {
  'mastermind-characters': say('Both teams'),
  'action-tokens': say('On the table'),
  'mastermind-spawns': say('The mastermind’s placement'),
  'hero-spawns': say('The heroes’ placement'),
};

/** Problems of a mission plan. Screens add the detail of the problem after the text. */
export const MISSION_PROBLEM_TEXT: Readonly<Record<MissionProblemCode, string>> = {
  'not-now': say('Not possible at this point of the campaign'),
  'unknown-map': say('This map is not in your cards'),
  'map-aside': say('This map was already used in the campaign'),
  'scenario-count': say('A mission has three scenarios'),
  'unknown-scenario': say('This scenario is not in your cards'),
  'wrong-stage': say('This scenario belongs to another stage'),
  'scenario-aside': say('This scenario was already used in the campaign'),
  'unit-points': say('The agreed unit points must be 2, 3 or 4'),
  'units-unequal': say('The team does not match the agreed unit points'),
  'character-twice': say('Each character only once'),
  'wrong-team': say('This character belongs to the other team'),
  'not-its-card': say('This does not match the character’s card'),
  'hero-count': say('A mission needs 2 to 4 heroes'),
  'one-mastermind': say('Only one mastermind per mission'),
  'scenario-needs': say('A scenario needs more of these figures'),
  'levels-differ': say('Outside a campaign all characters have the same level'),
  'wrong-level': say('This is not the character’s level in the campaign'),
  'card-twice': say('Each action card only once'),
  'over-build': say('The action cards cost more than the character’s build points'),
  'spawn-place': say('The map has no spawn point of this kind here'),
  'spawn-twice': say('Two spawn points are on the same square'),
  'spawn-kind': say('The spawn point has the wrong color for this figure'),
  'spawn-count': say('Each figure needs one spawn point'),
  'spawn-empty': say('No figure starts on this spawn point'),
  'token-count': say('The scenario asks for a different number of tokens'),
  'token-place': say('Objective tokens must be in the battle zone'),
  'role-count': say('The scenario gives this role to a different number of characters'),
  'role-holder': say('This character cannot have this role'),
  'victory-not-held': say('This team did not win the victory card'),
};

export const LEVEL_UP_PROBLEM_TEXT: Readonly<Record<(typeof LEVEL_UP_PROBLEM_CODES)[number], string>> = {
  'too-dear': say('Not enough objective points'),
  lowered: say('A character cannot go down a level'),
  'not-there': say('Only characters who took part in the mission level up'),
  'can-still-level': say('You cannot save points that still buy a level'),
  'past-last': say('The character is already at its highest level'),
};

/** How to fix each problem of a mission plan. */
export const MISSION_FIX_TEXT: Readonly<Record<MissionProblemCode, string>> = {
  'not-now': say('Open the campaign and finish its current step.'),
  'unknown-map': say('Choose another map.'),
  'map-aside': say('Choose a map that was not used yet.'),
  'scenario-count': say('Choose one for each stage.'),
  'unknown-scenario': say('Choose another scenario.'),
  'wrong-stage': say('Choose one of this stage.'),
  'scenario-aside': say('Choose a scenario that was not used yet.'),
  'unit-points': say('Agree on 2, 3 or 4.'),
  'units-unequal': say('Add or remove characters until the two numbers match.'),
  'character-twice': say('Remove one of the two.'),
  'wrong-team': say('Remove it: it plays for the other side.'),
  'not-its-card': say('Remove it and add it again from the list.'),
  'hero-count': say('Choose 2, 3 or 4 heroes.'),
  'one-mastermind': say('Remove one mastermind.'),
  'scenario-needs': say('Add more of these figures or choose another scenario.'),
  'levels-differ': say('Agree on one level for all characters.'),
  'wrong-level': say('Remove the character and add it again to get its level.'),
  'card-twice': say('Remove one of the two.'),
  'over-build': say('Remove cards until the first number is no higher than the second.'),
  'spawn-place': say('Place the point where the map card shows one.'),
  'spawn-twice': say('Move one of the two.'),
  'spawn-kind': say('Give it a spawn point of its own color.'),
  'spawn-count': say('Add or remove points until each figure has one.'),
  'spawn-empty': say('Remove the point.'),
  'token-count': say('Add or remove tokens until the two numbers match.'),
  'token-place': say('Move it out of the starting zones, to a square that is not blocking.'),
  'role-count': say('Choose as many characters as the card says.'),
  'role-holder': say('Choose a character of the right team who is not a henchman.'),
  'victory-not-held': say('Remove the victory card from this mission.'),
};

export const NEEDED_FIGURES_TEXT: Readonly<Record<FigureKind, (count: number) => string>> = {
  hero: (count) => sayMany(count, 'Needs 1 hero.', 'Needs {n} heroes.'),
  villain: (count) => sayMany(count, 'Needs 1 villain.', 'Needs {n} villains.'),
  mastermind: (count) => sayMany(count, 'Needs 1 mastermind.', 'Needs {n} masterminds.'),
  henchman: (count) => sayMany(count, 'Needs 1 henchman.', 'Needs {n} henchmen.'),
};

/** Describes the price that was paid for a move: `8 AP, 3 of them from the Command Dial`. */
export function describeMovePrice({ cost, command }: { readonly cost: number; readonly command: number }): string {
  return command > 0
    ? say('{cost} AP, {command} of them from the Command Dial', { cost, command })
    : say('{cost} AP', { cost });
}
