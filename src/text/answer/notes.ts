import type { NoteCode } from '../../rules/answer';
import type { Places } from '../names/naming';
import { say } from '../say';

/** `about` is a power or ability by name, null where the note is about none. */
type Words = (places: Places, about: string | null) => string;

const plainly =
  (text: string): Words =>
  () =>
    text;
const named =
  (withPlaces: (all: string, plural: boolean) => string, without: string): Words =>
  (places) =>
    places.all === '' ? without : withPlaces(places.all, places.plural);

/** What is worth saying though it forbids nothing, in English. */
export const EN_NOTES: Readonly<Record<NoteCode, Words>> = {
  'line-clear': plainly(say('The line of fire is clear')),
  'line-hindered': named((all) => say('The line goes through {all}', { all }), say('The line of fire is hindered')),
  'in-range': plainly(say('In range')),
  adjacent: plainly(say('They are adjacent')),
  'break-away': named((all) => say('It must break away first, from {all}', { all }), say('It must break away first')),
  'halved-hindering': plainly(say('It starts in hindering terrain: speed halved, rounded up')),
  'halved-power': (_, about) => say('{about} halves its speed, rounded up', { about: about ?? say('The power') }),
  'carrying-slows': named((all) => say('Carrying {all} slows it', { all }), say('Carrying slows it')),
  'stops-here': named((all) => say('It must stop on entering: {all}', { all }), say('It must stop there')),
  'ends-at-edge': plainly(say('Stopped by the edge of the map')),
  'ends-at-wall': named((all) => say('Stopped by {all}', { all }), say('Stopped by a wall')),
  'ends-at-blocking': named((all) => say('Stopped by {all}', { all }), say('Stopped by blocking terrain')),
  'ends-at-elevated': named((all) => say('Stopped by {all}', { all }), say('Stopped by elevated terrain')),
  'ends-at-figure': named((all) => say('Stopped by {all}', { all }), say('Stopped by a figure')),
  falls: named((all) => say('It falls: {all}', { all }), say('It falls to lower ground')),
  'never-knocked-back': named(
    (all, plural) => say('{all} {value} never knocked back', { all, value: plural ? say('are') : say('is') }),
    say('It is never knocked back'),
  ),
  'auto-hit': plainly(say('It hits without a roll')),
  'damage-shared': plainly(say('The damage is shared out among the targets')),
  'knocks-out': named((all) => say('A plain hit knocks out {all}', { all }), say('A plain hit knocks it out')),
  evades: named(
    (all) => say('{all} may still evade the hit with a roll', { all }),
    say('The target may still evade the hit with a roll'),
  ),
  critical: plainly(say('A roll of 12 always hits and adds 1; a roll of 2 always misses')),
  breaks: named((all, plural) => `${all} ${plural ? say('break') : say('breaks')}`, say('It breaks')),
  explodes: named(
    (all) => say('It explodes: damage without defense to {all}', { all }),
    say('It explodes and hurts nobody'),
  ),
  'must-be-hit': named(
    (all) => say('An attack must hit first: {all} is of another side', { all }),
    say('It is of another side: an attack must hit it first'),
  ),
  'thrown-back': plainly(say('The defense holds: it stays where it was')),
  'house-rule': (_, about) => say('House rule: {about}', { about: about ?? say('one of yours') }),
  'player-rules': (places, about) => {
    const whose = places.all === '' ? '' : say(' of {all}', { all: places.all });
    return say('{about}{whose} is known here by name only: the players rule on it', {
      about: about ?? say('A power'),
      whose,
    });
  },
};
