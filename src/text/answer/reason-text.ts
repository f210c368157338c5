import type { RefusalCode } from '../../rules/answer';
import type { PlaceNouns } from '../names/naming';
import { say, sayMany } from '../say';

interface WhyWords {
  /** Returns the reason as a sentence. `places` may be empty. */
  readonly long: (places: PlaceNouns) => string;
  /** Badge text beside a figure, at most seven letters. */
  readonly short: string;
}

const plainly =
  (text: string): ((places: PlaceNouns) => string) =>
  () =>
    text;

/** Returns a function that formats places with `withPlaces`, or returns `without` if there are no places. */
function named(withPlaces: (all: string) => string, without: string): (places: PlaceNouns) => string {
  return ({ all }) => (all === '' ? without : withPlaces(all));
}

/** Returns a function like that of `named`, for sentences with a verb that depends on the number of places. */
function counted(withPlaces: (all: string, count: number) => string, without: string): (places: PlaceNouns) => string {
  return ({ all, count }) => (all === '' ? without : withPlaces(all, count));
}

/** English text of the reasons why something is not allowed, for every code of every edition. */
export const REASON_TEXT: Readonly<Record<RefusalCode, WhyWords>> = {
  ally: {
    short: say('friend'),
    long: counted(
      (all, n) => sayMany(n, '{figures} is a friendly figure', '{figures} are friendly figures', { figures: all }),
      say('That is a friendly figure'),
    ),
  },
  'adjacent-enemy': {
    short: say('beside'),
    long: counted(
      (all, n) =>
        sayMany(
          n,
          '{figures} is adjacent: no ranged combat attack',
          '{figures} are adjacent: no ranged combat attack',
          { figures: all },
        ),
      say('An opponent is adjacent'),
    ),
  },
  'no-adjacent': { short: say('apart'), long: plainly(say('They are not adjacent')) },
  'too-far': {
    short: say('far'),
    long: counted(
      (all, n) => sayMany(n, '{places} is too far away', '{places} are too far away', { places: all }),
      say('Too far'),
    ),
  },
  'no-range': { short: say('range'), long: plainly(say('Its range is 0')) },
  'line-blocked': {
    short: say('line'),
    long: counted(
      (all, n) => sayMany(n, '{obstacles} blocks line of fire', '{obstacles} block line of fire', { obstacles: all }),
      say('The line of fire is blocked'),
    ),
  },
  elevation: {
    short: say('level'),
    long: named((all) => say('Different level: {all}', { all }), say('They are on different levels')),
  },
  wall: {
    short: say('wall'),
    long: counted(
      (all, n) => sayMany(n, '{walls} separates them', '{walls} separate them', { walls: all }),
      say('A wall separates them'),
    ),
  },
  blocking: {
    short: say('block'),
    long: counted(
      (all, n) => sayMany(n, '{obstacles} is in the way', '{obstacles} are in the way', { obstacles: all }),
      say('Blocking terrain is in the way'),
    ),
  },
  occupied: {
    short: say('taken'),
    long: (places) => {
      if (places.all === '') return say('The square is occupied');
      const { all, count, figures } = places;
      return figures
        ? sayMany(count, '{figures} is already there', '{figures} are already there', { figures: all })
        : sayMany(count, '{squares} is occupied', '{squares} are occupied', { squares: all });
    },
  },
  'two-tokens': {
    short: say('2 tokens'),
    long: counted(
      (all, n) => sayMany(n, '{figures} has two action tokens', '{figures} have two action tokens', { figures: all }),
      say('It has two action tokens'),
    ),
  },
  acted: {
    short: say('acted'),
    long: counted(
      (all, n) =>
        sayMany(n, '{figures} has already acted this turn', '{figures} have already acted this turn', { figures: all }),
      say('It has already acted this turn'),
    ),
  },
  'no-actions': { short: say('no more'), long: plainly(say('No actions left this turn')) },
  'first-round': {
    short: say('rd 1'),
    long: counted(
      (all, n) =>
        sayMany(n, '{figures} is protected in round 1', '{figures} are protected in round 1', { figures: all }),
      say('Protected in round 1'),
    ),
  },
  'must-stop': {
    short: say('stops'),
    long: named((all) => say('Movement ends before that: {all}', { all }), say('Movement ends before that')),
  },
  'no-path': {
    short: say('no path'),
    long: counted(
      (all, n) =>
        sayMany(n, 'No path there: {obstacles} blocks the way', 'No path there: {obstacles} block the way', {
          obstacles: all,
        }),
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
    long: counted(
      (all, n) => sayMany(n, '{figures} is captured', '{figures} are captured', { figures: all }),
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
    long: counted(
      (all, n) => sayMany(n, '{figures} holds an object', '{figures} hold objects', { figures: all }),
      say('It holds an object'),
    ),
  },
  'same-target': { short: say('twice'), long: plainly(say('You chose the same target twice')) },
  opposing: {
    short: say('foe'),
    long: counted(
      (all, n) => sayMany(n, '{figures} is an opposing figure', '{figures} are opposing figures', { figures: all }),
      say('That is an opposing figure'),
    ),
  },
  prone: {
    short: say('prone'),
    long: counted(
      (all, n) => sayMany(n, '{figures} is prone', '{figures} are prone', { figures: all }),
      say('It is prone'),
    ),
  },
  trapped: {
    short: say('trapped'),
    long: counted(
      (all, n) => sayMany(n, '{figures} is trapped', '{figures} are trapped', { figures: all }),
      say('It is trapped'),
    ),
  },
  'no-points': { short: say('points'), long: plainly(say('Not enough action points')) },
  respawned: {
    short: say('back'),
    long: counted(
      (all, n) => sayMany(n, '{figures} has just respawned', '{figures} have just respawned', { figures: all }),
      say('It has just respawned'),
    ),
  },
  'not-now': {
    short: say('not now'),
    long: named((all) => say('{all} cannot do that now', { all }), say('That is not possible now')),
  },
  'not-here': {
    short: say('place'),
    long: counted(
      (all, n) =>
        sayMany(n, '{figures} is on the wrong space for that', '{figures} are on the wrong space for that', {
          figures: all,
        }),
      say('Wrong space for that'),
    ),
  },
  'no-slot': {
    short: say('full'),
    long: counted(
      (all, n) =>
        sayMany(n, '{figures} has no free damage slot there', '{figures} have no free damage slot there', {
          figures: all,
        }),
      say('No damage slot is free there'),
    ),
  },
  'has-run': {
    short: say('ran'),
    long: named(
      (all) => say('{all} ran this turn: points go into advancing only', { all }),
      say('It ran this turn: points go into advancing only'),
    ),
  },
  'cannot-run': {
    short: say('no run'),
    long: named(
      (all) => say('{all} spent points on something else, and cannot run', { all }),
      say('It spent points on something else, and cannot run'),
    ),
  },
};
