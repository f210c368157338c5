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
      say('That is a friend'),
    ),
  },
  'adjacent-enemy': {
    short: say('beside'),
    long: named(
      (all, plural) =>
        say('{all} {value} beside it: no ranged attack past an adjacent opponent', {
          all,
          value: plural ? say('stand') : say('stands'),
        }),
      say('An opponent stands beside it'),
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
      (all, plural) => say('{all} {value} in the line', { all, value: plural ? say('stand') : say('stands') }),
      say('The line of fire is blocked'),
    ),
  },
  elevation: {
    short: say('level'),
    long: named((all) => say('The level differs: {all}', { all }), say('They stand on different levels')),
  },
  wall: {
    short: say('wall'),
    long: named(
      (all, plural) => say('{all} {value} them', { all, value: plural ? say('part') : say('parts') }),
      say('A wall parts them'),
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
      if (places.all === '') return say('The square is taken');
      if (places.figures)
        return say('{all} {value} there', { all: places.all, value: places.plural ? say('stand') : say('stands') });
      return say('{all} {value} taken', { all: places.all, value: places.plural ? say('are') : say('is') });
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
  'no-actions': { short: 'none', long: plainly(say('No action is left this turn')) },
  'first-round': {
    short: say('rd 1'),
    long: named(
      (all, plural) =>
        say('{all} {value} safe for now: the first round protects those who wait for their turn', {
          all,
          value: plural ? say('are') : say('is'),
        }),
      say('The first round still protects it'),
    ),
  },
  'must-stop': {
    short: say('stops'),
    long: named(
      (all) => say('It would have to stop before that: {all}', { all }),
      say('It would have to stop before that'),
    ),
  },
  'no-path': {
    short: say('no way'),
    long: named(
      (all, plural) =>
        say('There is no way there: {all} {value} it', { all, value: plural ? say('shut') : say('shuts') }),
      say('There is no way there'),
    ),
  },
  'too-many-targets': { short: say('bolts'), long: plainly(say('More targets than it has bolts')) },
  'power-forbids': {
    short: say('power'),
    long: named((all) => say('The powers of {all} do not allow it', { all }), say('Its powers do not allow it')),
  },
  'too-weak': { short: say('weak'), long: plainly(say('Not enough damage for that')) },
  captured: {
    short: say('held'),
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
  'same-target': { short: say('twice'), long: plainly(say('The same target is named twice')) },
  opposing: {
    short: say('foe'),
    long: named(
      (all, plural) => say('{all} {value} on the other side', { all, value: plural ? say('are') : say('is') }),
      say('That is an opponent'),
    ),
  },
  prone: {
    short: say('prone'),
    long: named(
      (all, plural) => say('{all} {value} prone', { all, value: plural ? say('lie') : say('lies') }),
      say('It lies prone'),
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
      (all, plural) => say('{all} {value} only just come back', { all, value: plural ? say('have') : say('has') }),
      say('It has only just come back'),
    ),
  },
  'not-now': {
    short: say('not now'),
    long: named((all) => say('It is not the time for {all} to do that', { all }), say('It is not the time for that')),
  },
  'not-here': {
    short: say('place'),
    long: named(
      (all, plural) =>
        say('{all} {value} not on the right space for that', { all, value: plural ? say('are') : say('is') }),
      say('That is not the right space'),
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
