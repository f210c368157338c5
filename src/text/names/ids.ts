import { getOwn } from '../../plain/get-own';
import { capital, say } from '../say';
import { VALUE_NAMES } from './sources';
import { TEAM_NAMES } from './teams';

/** What is an id to the rules and a word to people. Whatever is not listed was written by a person, and stands as it is. */
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

/** Values, kinds of attack and defense, statuses and boxes, as cards of missions have them. */
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

/** Steps of a set-up as the log calls them. */
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

/** `light`, of an object. */
export const objectKind = (id: string): string => getOwn(OBJECTS, id) ?? id;

/** `Light object`, as a label of its own. */
export const objectLabel = (id: string): string => getOwn(OBJECT_LABELS, id) ?? id;

/** `melee`, `trapped`, `defend`; the name of a card as it is. */
export const cardTerm = (id: string): string => getOwn(ON_CARDS, id) ?? id;

export const phaseName = (id: string): string => getOwn(PHASES, id) ?? id;

export const tokenKind = (id: string): string => getOwn(TOKENS, id) ?? id.replaceAll('-', ' ');

export const stepName = (id: string): string => getOwn(STEPS, id) ?? id.replaceAll('-', ' ');

/** Markers of the rules have a word of their own; those that players named keep their name. */
export const markerName = (name: string): string => getOwn(MARKERS, name.toLowerCase()) ?? name;

/** Where a special power stands on the card: at a value, or elsewhere. */
export const slotName = (id: string): string => getOwn(SLOTS, id) ?? id;

/** A side of a position that nobody plays: `Red`, `Heroes`; capitalised where the position has a name of its own for it. */
export const sideName = (side: string): string => getOwn(COLOURS, side) ?? getOwn(TEAM_NAMES, side) ?? capital(side);

/** A player by name; whoever has none is called by the colour of the side. */
export const playerName = ({ side, name }: { readonly side: string; readonly name: string }): string =>
  name.toLowerCase() === side ? (getOwn(COLOURS, side) ?? name) : name;
