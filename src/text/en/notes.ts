import type { NoteCode } from '../../rules/answer';
import type { Places } from '../naming';

/** `about` is a power or ability by name, null where the note is about none. */
type Words = (places: Places, about: string | null) => string;

const say =
  (text: string): Words =>
  () =>
    text;
const named =
  (withPlaces: (all: string, plural: boolean) => string, without: string): Words =>
  (places) =>
    places.all === '' ? without : withPlaces(places.all, places.plural);

/** What is worth saying though it forbids nothing, in English. */
export const EN_NOTES: Readonly<Record<NoteCode, Words>> = {
  'line-clear': say('The line of fire is clear'),
  'line-hindered': named((all) => `The line goes through ${all}`, 'The line of fire is hindered'),
  'in-range': say('In range'),
  adjacent: say('They are adjacent'),
  'break-away': named((all) => `It must break away first, from ${all}`, 'It must break away first'),
  'halved-hindering': say('It starts in hindering terrain: speed halved, rounded up'),
  'halved-power': (_, about) => `${about ?? 'The power'} halves its speed, rounded up`,
  'carrying-slows': named((all) => `Carrying ${all} slows it`, 'Carrying slows it'),
  'stops-here': named((all) => `It must stop on entering: ${all}`, 'It must stop there'),
  'ends-at-edge': say('Stopped by the edge of the map'),
  'ends-at-wall': named((all) => `Stopped by ${all}`, 'Stopped by a wall'),
  'ends-at-blocking': named((all) => `Stopped by ${all}`, 'Stopped by blocking terrain'),
  'ends-at-elevated': named((all) => `Stopped by ${all}`, 'Stopped by elevated terrain'),
  'ends-at-figure': named((all) => `Stopped by ${all}`, 'Stopped by a figure'),
  falls: named((all) => `It falls: ${all}`, 'It falls to lower ground'),
  'never-knocked-back': named(
    (all, plural) => `${all} ${plural ? 'are' : 'is'} never knocked back`,
    'It is never knocked back',
  ),
  'auto-hit': say('It hits without a roll'),
  'damage-shared': say('The damage is shared out among the targets'),
  'knocks-out': named((all) => `A plain hit knocks out ${all}`, 'A plain hit knocks it out'),
  evades: named(
    (all) => `${all} may still evade the hit with a roll`,
    'The target may still evade the hit with a roll',
  ),
  critical: say('A roll of 12 always hits and adds 1; a roll of 2 always misses'),
  breaks: named((all, plural) => `${all} ${plural ? 'break' : 'breaks'}`, 'It breaks'),
  explodes: named((all) => `It explodes: damage without defense to ${all}`, 'It explodes and hurts nobody'),
  'must-be-hit': named(
    (all) => `An attack must hit first: ${all} is of another side`,
    'It is of another side: an attack must hit it first',
  ),
  'thrown-back': say('The defense holds: it stays where it was'),
  'house-rule': (_, about) => `House rule: ${about ?? 'one of yours'}`,
  'player-rules': (places, about) => {
    const whose = places.all === '' ? '' : ` of ${places.all}`;
    return `${about ?? 'A power'}${whose} is known here by name only: the players rule on it`;
  },
};
