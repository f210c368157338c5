import type { LEVEL_UP_CODES, MissionProblemCode } from '../../rules/campaign';

/** What each step of a mission's set-up asks for, by its id. */
export const EN_MISSION_STEPS: Readonly<Record<string, { readonly title: string; readonly how: string }>> = {
  map: { title: 'Map', how: 'Draw a map card, lay its tiles and put the doors on. Spawn points come later.' },
  scenarios: {
    title: 'Scenarios',
    how: 'The mastermind draws one for each stage: the first two face up, the third face down after a look at it.',
  },
  'mastermind-characters': {
    title: 'The mastermind’s team',
    how: 'As many unit points as agreed, and whom the scenarios ask for.',
  },
  'hero-characters': { title: 'The heroes', how: 'As many unit points as agreed.' },
  'action-cards': {
    title: 'Action cards',
    how: 'Everybody chooses in secret, up to the build points. Then all are shown at once.',
  },
  'action-tokens': { title: 'Action tracks', how: 'Every action token starts on 0.' },
  'command-dials': { title: 'Command Dials', how: 'One for each team, on 0.' },
  'mastermind-spawns': {
    title: 'The mastermind’s spawn points',
    how: 'One for each figure: red for villains and the mastermind, white for henchmen.',
  },
  'mastermind-figures': {
    title: 'The mastermind’s figures',
    how: 'One on each point; points left over are taken away.',
  },
  'mastermind-objectives': {
    title: 'The mastermind’s tokens and roles',
    how: 'Objective tokens of the first two stages go into the battle zone. Secret roles lie face down.',
  },
  'hero-spawns': { title: 'The heroes’ spawn points', how: 'A green one for each hero.' },
  'hero-figures': { title: 'The heroes’ figures', how: 'One on each point.' },
  'hero-objectives': { title: 'The heroes’ tokens and roles', how: 'If a scenario asks them to.' },
  'character-tokens': {
    title: 'Character tokens',
    how: 'One of each character lies where the other team takes it when that character first falls.',
  },
  components: {
    title: 'All the rest',
    how: 'Points, status, duration, rubble and wounds within reach; the die beside the mastermind.',
  },
  'unit-levels': {
    title: 'Compare levels',
    how: 'The team behind starts with two command points a level, six at most.',
  },
};

/** What is wrong with a plan; what it is about comes after it. */
export const EN_MISSION_PROBLEMS: Readonly<Record<MissionProblemCode, string>> = {
  'not-now': 'This is not its time in the campaign',
  'unknown-map': 'This map is not among the cards',
  'map-aside': 'This map was used before and is set aside',
  'scenario-count': 'A mission has three scenarios',
  'unknown-scenario': 'This scenario is not among the cards',
  'wrong-stage': 'This scenario belongs to another stage',
  'scenario-aside': 'This scenario was used before and is set aside',
  'unit-points': 'Teams agree on 2, 3 or 4 unit points',
  'units-unequal': 'The team does not have the unit points agreed on',
  'character-twice': 'A character comes once only',
  'wrong-team': 'This character belongs to the other team',
  'not-its-card': 'This is not on the character’s card',
  'hero-count': 'Two to four heroes go on a mission',
  'one-mastermind': 'There is one mastermind',
  'scenario-needs': 'A scenario needs more of these figures',
  'levels-differ': 'Outside of a campaign all characters are of one level',
  'wrong-level': 'This is not its level in the campaign',
  'card-twice': 'An action card is taken once only',
  'over-build': 'The action cards cost more than its build points',
  'spawn-place': 'The map has no such spawn point there',
  'spawn-twice': 'Two spawn points lie on one square',
  'spawn-kind': 'The figure starts on a spawn point of another colour',
  'spawn-count': 'Each figure has one spawn point',
  'spawn-empty': 'Nobody starts on this spawn point',
  'token-count': 'The scenario asks for another number of tokens',
  'token-place': 'Objective tokens lie in the battle zone',
  'role-count': 'The scenario gives this role to another number of characters',
  'role-holder': 'This character cannot have the role',
  'victory-not-held': 'This team did not win the victory card',
};

/** What is wrong with levelling up. */
export const EN_LEVEL_UP: Readonly<Record<(typeof LEVEL_UP_CODES)[number], string>> = {
  'too-dear': 'There are not enough objective points',
  lowered: 'Nobody goes down a level',
  'not-there': 'Only who took part in the mission levels up',
  'can-still-level': 'Points that buy a level now may not be kept',
  'past-last': 'Its dial goes no higher',
};

/** What mends each of them. */
export const EN_MISSION_MENDS: Readonly<Record<MissionProblemCode, string>> = {
  'not-now': 'Look at the campaign: what went before is not over.',
  'unknown-map': 'Choose another map.',
  'map-aside': 'Choose a map that was not used yet.',
  'scenario-count': 'Choose one for each stage.',
  'unknown-scenario': 'Choose another scenario.',
  'wrong-stage': 'Choose one of this stage.',
  'scenario-aside': 'Choose a scenario that was not used yet.',
  'unit-points': 'Agree on 2, 3 or 4.',
  'units-unequal': 'Add or leave out characters until the two numbers are the same.',
  'character-twice': 'Leave one of the two out.',
  'wrong-team': 'Leave it out: it plays for the other side.',
  'not-its-card': 'Leave it out, and take it again from the list.',
  'hero-count': 'Take two, three or four heroes.',
  'one-mastermind': 'Leave one mastermind out.',
  'scenario-needs': 'Take more of these figures, or choose another scenario.',
  'levels-differ': 'Agree on one level for everybody.',
  'wrong-level': 'Take the character anew: it comes at its level.',
  'card-twice': 'Leave one of the two out.',
  'over-build': 'Leave out cards until the first number is no larger than the second.',
  'spawn-place': 'Lay the point where the map card shows one.',
  'spawn-twice': 'Move one of the two.',
  'spawn-kind': 'Lay a point of its own colour for it.',
  'spawn-count': 'Lay or take away points until each figure has one.',
  'spawn-empty': 'Take the point away.',
  'token-count': 'Lay or take away tokens until the two numbers are the same.',
  'token-place': 'Move it out of the starting zones, to a square with nothing blocking.',
  'role-count': 'Choose as many as the card says.',
  'role-holder': 'Choose somebody who is in the mission and no henchman.',
  'victory-not-held': 'Leave the victory card out of this mission.',
};
