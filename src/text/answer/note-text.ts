import type { NoteCode } from '../../rules/answer';
import type { PlaceNouns } from '../names/naming';
import { say } from '../say';

/** Text of a note. `about` is the name of a power or ability; null if the note is about neither. */
type Words = (places: PlaceNouns, about: string | null) => string;

const plainly =
  (text: string): Words =>
  () =>
    text;
const named =
  (withPlaces: (all: string) => string, without: string): Words =>
  ({ all }) =>
    all === '' ? without : withPlaces(all);

/** English text of notes: facts that are worth showing but forbid nothing. */
export const NOTE_TEXT: Readonly<Record<NoteCode, Words>> = {
  'line-clear': plainly(say('The line of fire is clear')),
  'line-hindered': named(
    (all) => say('Line of fire passes through {places}', { places: all }),
    say('The line of fire is hindered'),
  ),
  'in-range': plainly(say('In range')),
  adjacent: plainly(say('Adjacent')),
  'break-away': named(
    (all) => say('Must break away first, from {figures}', { figures: all }),
    say('Must break away first'),
  ),
  'halved-hindering': plainly(say('Starts in hindering terrain: speed halved, rounded up')),
  'halved-power': (_, about) => say('{power}: speed halved, rounded up', { power: about ?? say('The power') }),
  'carrying-slows': named(
    (all) => say('Carrying {figures} reduces speed', { figures: all }),
    say('Carrying reduces speed'),
  ),
  'stops-here': named((all) => say('Movement ends on entering: {places}', { places: all }), say('Movement ends there')),
  'ends-at-edge': plainly(say('Stopped by the edge of the map')),
  'ends-at-wall': named((all) => say('Stopped by {obstacle}', { obstacle: all }), say('Stopped by a wall')),
  'ends-at-blocking': named(
    (all) => say('Stopped by {obstacle}', { obstacle: all }),
    say('Stopped by blocking terrain'),
  ),
  'ends-at-elevated': named(
    (all) => say('Stopped by {obstacle}', { obstacle: all }),
    say('Stopped by elevated terrain'),
  ),
  'ends-at-figure': named((all) => say('Stopped by {obstacle}', { obstacle: all }), say('Stopped by a figure')),
  falls: named((all) => say('Falls to {square}', { square: all }), say('Falls to lower ground')),
  'never-knocked-back': named(
    (all) => say('Never knocked back: {figures}', { figures: all }),
    say('Never knocked back'),
  ),
  'auto-hit': plainly(say('Automatic hit, no roll')),
  'damage-shared': plainly(say('Split the damage among the targets')),
  'knocks-out': named((all) => say('A hit means K.O. for {figures}', { figures: all }), say('A hit means K.O.')),
  evades: named((all) => say('{figures} may roll to evade', { figures: all }), say('The target may roll to evade')),
  critical: plainly(say('Roll of 12: critical hit, +1 damage. Roll of 2: critical miss')),
  breaks: named((all) => say('Breaks: {things}', { things: all }), say('Breaks')),
  explodes: named(
    (all) => say('Explodes: damage without defense to {figures}', { figures: all }),
    say('Explodes: no figure takes damage'),
  ),
  'must-be-hit': named(
    (all) => say('{figure} is an opponent: an attack must hit first', { figure: all }),
    say('An opponent: an attack must hit first'),
  ),
  'thrown-back': plainly(say('The defense holds: the attacker does not move')),
  'house-rule': (_, about) => say('House rule: {rule}', { rule: about ?? say('one of yours') }),
  'player-rules': ({ all }, about) => {
    const power = about ?? say('A power');
    return all === ''
      ? say('{power} is not counted: you decide', { power })
      : say('{power} of {figures} is not counted: you decide', { power, figures: all });
  },
  'player-meaning': ({ all }, about) => {
    const power = about ?? say('A power');
    return all === ''
      ? say('{power} counts as you set it', { power })
      : say('{power} of {figures} counts as you set it', { power, figures: all });
  },
};
