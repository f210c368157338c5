import type { WhyCode } from '../../rules/answer';
import type { Places } from '../names/naming';
import { say } from '../say';

interface WhyWords {
  /** A sentence; the places it points at may be none. */
  readonly long: (places: Places) => string;
  /** At most seven letters, for a badge beside a figure. */
  readonly short: string;
}

const plainly =
  (text: string): ((places: Places) => string) =>
  () =>
    text;

/** `with` where there are places to name, else `without`. */
function named(withPlaces: (all: string, plural: boolean) => string, without: string): (places: Places) => string {
  return (places) => (places.all === '' ? without : withPlaces(places.all, places.plural));
}

/** Why something may not be done, in English. Every code of every edition. */
export const EN_WHY: Readonly<Record<WhyCode, WhyWords>> = {
  ally: {
    short: say('friend'),
    long: named(
      (all, plural) => say('{all} {value} on the same side', { all, value: plural ? say('are') : say('is') }),
      say('That is a friendly figure'),
    ),
  },
  'adjacent-enemy': {
    short: say('beside'),
    long: named(
      (all, plural) =>
        say('{all} {value} adjacent: no ranged combat attack', {
          all,
          value: plural ? say('are') : say('is'),
        }),
      say('An opponent is adjacent'),
    ),
  },
  'no-adjacent': { short: say('apart'), long: plainly(say('They are not adjacent')) },
  'too-far': {
    short: say('far'),
    long: named(
      (all, plural) => say('{all} {value} too far away', { all, value: plural ? say('are') : say('is') }),
      say('Too far'),
    ),
  },
  'no-range': { short: say('range'), long: plainly(say('Its range is 0')) },
  'line-blocked': {
    short: say('line'),
    long: named(
      (all, plural) => say('{all} {value} in the line of fire', { all, value: plural ? say('are') : say('is') }),
      say('The line of fire is blocked'),
    ),
  },
  elevation: {
    short: say('level'),
    long: named((all) => say('Different level: {all}', { all }), say('They are on different levels')),
  },
  wall: {
    short: say('wall'),
    long: named(
      (all, plural) => say('{all} {value} them', { all, value: plural ? say('separate') : say('separates') }),
      say('A wall separates them'),
    ),
  },
  blocking: {
    short: say('block'),
    long: named(
      (all, plural) => say('{all} {value} in the way', { all, value: plural ? say('are') : say('is') }),
      say('Blocking terrain is in the way'),
    ),
  },
  occupied: {
    short: say('taken'),
    long: (places) => {
      if (places.all === '') return say('The square is occupied');
      if (places.figures)
        return say('{all} {value} there', { all: places.all, value: places.plural ? say('are') : say('is') });
      return say('{all} {value} occupied', { all: places.all, value: places.plural ? say('are') : say('is') });
    },
  },
  'two-tokens': {
    short: say('tokens'),
    long: named(
      (all, plural) => say('{all} {value} two action tokens', { all, value: plural ? say('have') : say('has') }),
      say('It has two action tokens'),
    ),
  },
  acted: {
    short: say('acted'),
    long: named(
      (all, plural) => say('{all} {value} already acted this turn', { all, value: plural ? say('have') : say('has') }),
      say('It has already acted this turn'),
    ),
  },
  'no-actions': { short: 'none', long: plainly(say('No actions left this turn')) },
  'first-round': {
    short: say('rd 1'),
    long: named(
      (all, plural) =>
        say('{all} {value} protected in round 1', {
          all,
          value: plural ? say('are') : say('is'),
        }),
      say('Protected in round 1'),
    ),
  },
  'must-stop': {
    short: say('stops'),
    long: named((all) => say('Movement ends before that: {all}', { all }), say('Movement ends before that')),
  },
  'no-path': {
    short: say('no path'),
    long: named(
      (all, plural) => say('No path there: {all} {value} it', { all, value: plural ? say('shut') : say('shuts') }),
      say('No path there'),
    ),
  },
  'too-many-targets': { short: say('bolts'), long: plainly(say('More targets than bolts')) },
  'power-forbids': {
    short: say('power'),
    long: named((all) => say('The powers of {all} do not allow it', { all }), say('Its powers do not allow it')),
  },
  'too-weak': { short: say('weak'), long: plainly(say('Not enough damage for that')) },
  captured: {
    short: say('captive'),
    long: named(
      (all, plural) => say('{all} {value} captured', { all, value: plural ? say('are') : say('is') }),
      say('It is captured'),
    ),
  },
  'cannot-carry': {
    short: say('carry'),
    long: named((all) => say('{all} cannot be carried', { all }), say('That cannot be carried')),
  },
  'no-carry': { short: say('carry'), long: named((all) => say('{all} cannot carry', { all }), say('It cannot carry')) },
  holding: {
    short: say('object'),
    long: named(
      (all, plural) => say('{all} {value} an object', { all, value: plural ? say('hold') : say('holds') }),
      say('It holds an object'),
    ),
  },
  'same-target': { short: say('twice'), long: plainly(say('You chose the same target twice')) },
  opposing: {
    short: say('foe'),
    long: named(
      (all, plural) => say('{all} {value} on the other side', { all, value: plural ? say('are') : say('is') }),
      say('That is an opposing figure'),
    ),
  },
  prone: {
    short: say('prone'),
    long: named(
      (all, plural) => say('{all} {value} prone', { all, value: plural ? say('are') : say('is') }),
      say('It is prone'),
    ),
  },
  trapped: {
    short: say('trapped'),
    long: named(
      (all, plural) => say('{all} {value} trapped', { all, value: plural ? say('are') : say('is') }),
      say('It is trapped'),
    ),
  },
  'no-points': { short: say('points'), long: plainly(say('Not enough action points')) },
  respawned: {
    short: say('back'),
    long: named(
      (all, plural) => say('{all} {value} just respawned', { all, value: plural ? say('have') : say('has') }),
      say('It has just respawned'),
    ),
  },
  'not-now': {
    short: say('not now'),
    long: named((all) => say('{all} cannot do that now', { all }), say('That is not possible now')),
  },
  'not-here': {
    short: say('place'),
    long: named(
      (all, plural) =>
        say('{all} {value} on the wrong space for that', { all, value: plural ? say('are') : say('is') }),
      say('Wrong space for that'),
    ),
  },
  'no-slot': {
    short: say('full'),
    long: named(
      (all, plural) =>
        say('{all} {value} no free damage slot there', { all, value: plural ? say('have') : say('has') }),
      say('No damage slot is free there'),
    ),
  },
};
