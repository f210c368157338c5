import { getOwnProperty } from '../../plain/get-own';
import { capitalise, say } from '../say';
import { TEAM_NAMES } from './mission-teams';
import { VALUE_NAMES } from './sources';

/** Display names by id. An id that is not listed was written by a player and is displayed unchanged. */
type Words = Readonly<Record<string, string>>;

const OBJECTS: Words = {
  light: say('light'),
  heavy: say('heavy'),
  immobile: say('immobile'),
  equipment: say('equipment'),
};

const OBJECT_LABELS: Words = {
  light: say('Light object'),
  heavy: say('Heavy object'),
  immobile: say('Immobile object'),
  special: say('Special object'),
  equipment: say('Equipment'),
};

/** Names of the values, attack types, statuses and boxes on mission cards. */
const ON_CARDS: Words = {
  attack: say('attack'),
  defend: say('defend'),
  move: say('move'),
  melee: say('melee'),
  ranged: say('ranged'),
  armor: say('armor'),
  dodge: say('dodge'),
  run: say('run'),
  march: say('march'),
  trapped: say('trapped'),
  prone: say('prone'),
};

const PHASES: Words = {
  'command phase': say('command phase'),
  'mastermind phase': say('mastermind phase'),
  'hero phase': say('hero phase'),
  'end phase': say('end phase'),
};

const TOKENS: Words = {
  'hero-spawn': say('hero spawn'),
  'villain-spawn': say('villain spawn'),
  'henchman-spawn': say('henchman spawn'),
  objective: say('objective'),
  ammunition: say('ammunition'),
  turret: say('turret'),
  rubble: say('rubble'),
};

const MARKERS: Words = { smoke: say('smoke'), barrier: say('barrier'), debris: say('debris') };

/** Set-up steps as the log names them. */
const STEPS: Words = {
  format: say('rules and total'),
  forces: say('forces'),
  'first-player': say('first player'),
  map: say('map'),
  'starting-areas': say('starting areas'),
  conditions: say('battlefield conditions'),
  objects: say('objects'),
  dials: say('dials'),
  figures: say('figures'),
};

const SLOTS: Words = { ...VALUE_NAMES, trait: say('trait'), other: say('other') };

const COLOURS: Words = { red: say('Red'), blue: say('Blue'), green: say('Green'), violet: say('Violet') };

/** Returns the kind of an object for use within a sentence: `light`. */
export const objectKindName = (id: string): string => getOwnProperty(OBJECTS, id) ?? id;

/** Returns the kind of an object as a label: `Light object`. */
export const objectLabel = (id: string): string => getOwnProperty(OBJECT_LABELS, id) ?? id;

/** Returns a term of a mission card as text: `melee`, `trapped`, `defend`. The name of a card is returned unchanged. */
export const cardTerm = (id: string): string => getOwnProperty(ON_CARDS, id) ?? id;

export const phaseName = (id: string): string => getOwnProperty(PHASES, id) ?? id;

export const tokenKindName = (id: string): string => getOwnProperty(TOKENS, id) ?? id.replaceAll('-', ' ');

export const setupStepName = (id: string): string => getOwnProperty(STEPS, id) ?? id.replaceAll('-', ' ');

/** Translates the markers of the rules. Markers that players named keep their name. */
export const markerName = (name: string): string => getOwnProperty(MARKERS, name.toLowerCase()) ?? name;

/** Names the place of a special power on the card: at a value, or elsewhere. */
export const slotName = (id: string): string => getOwnProperty(SLOTS, id) ?? id;

/** Returns the name of a side without a player: `Red`, `Heroes`. Any other side id is capitalised. */
export const sideName = (side: string): string =>
  getOwnProperty(COLOURS, side) ?? getOwnProperty(TEAM_NAMES, side) ?? capitalise(side);

/** Returns the name of a player. A player without a name is called by the colour of the side. */
export const playerName = ({ side, name }: { readonly side: string; readonly name: string }): string =>
  name.toLowerCase() === side ? (getOwnProperty(COLOURS, side) ?? name) : name;
