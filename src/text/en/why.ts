import type { WhyCode } from '../../rules/answer';
import type { Places } from '../naming';

interface WhyWords {
  /** A sentence; the places it points at may be none. */
  readonly long: (places: Places) => string;
  /** At most seven letters, for a badge beside a figure. */
  readonly short: string;
}

const say =
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
    short: 'friend',
    long: named((all, plural) => `${all} ${plural ? 'are' : 'is'} on the same side`, 'That is a friend'),
  },
  'adjacent-enemy': {
    short: 'beside',
    long: named(
      (all, plural) => `${all} ${plural ? 'stand' : 'stands'} beside it: no ranged attack past an adjacent opponent`,
      'An opponent stands beside it',
    ),
  },
  'no-adjacent': { short: 'apart', long: say('They are not adjacent') },
  'too-far': { short: 'far', long: named((all, plural) => `${all} ${plural ? 'are' : 'is'} too far away`, 'Too far') },
  'no-range': { short: 'range', long: say('Its range is 0') },
  'line-blocked': {
    short: 'line',
    long: named((all, plural) => `${all} ${plural ? 'stand' : 'stands'} in the line`, 'The line of fire is blocked'),
  },
  elevation: { short: 'level', long: named((all) => `The level differs: ${all}`, 'They stand on different levels') },
  wall: {
    short: 'wall',
    long: named((all, plural) => `${all} ${plural ? 'part' : 'parts'} them`, 'A wall parts them'),
  },
  blocking: {
    short: 'block',
    long: named((all, plural) => `${all} ${plural ? 'are' : 'is'} in the way`, 'Blocking terrain is in the way'),
  },
  occupied: {
    short: 'taken',
    long: (places) => {
      if (places.all === '') return 'The square is taken';
      if (places.figures) return `${places.all} ${places.plural ? 'stand' : 'stands'} there`;
      return `${places.all} ${places.plural ? 'are' : 'is'} taken`;
    },
  },
  'two-tokens': {
    short: 'tokens',
    long: named((all, plural) => `${all} ${plural ? 'have' : 'has'} two action tokens`, 'It has two action tokens'),
  },
  acted: {
    short: 'acted',
    long: named(
      (all, plural) => `${all} ${plural ? 'have' : 'has'} already acted this turn`,
      'It has already acted this turn',
    ),
  },
  'no-actions': { short: 'none', long: say('No action is left this turn') },
  'first-round': {
    short: 'rd 1',
    long: named(
      (all, plural) =>
        `${all} ${plural ? 'are' : 'is'} safe for now: the first round protects those who wait for their turn`,
      'The first round still protects it',
    ),
  },
  'must-stop': {
    short: 'stops',
    long: named((all) => `It would have to stop before that: ${all}`, 'It would have to stop before that'),
  },
  'no-path': {
    short: 'no way',
    long: named(
      (all, plural) => `There is no way there: ${all} ${plural ? 'shut' : 'shuts'} it`,
      'There is no way there',
    ),
  },
  'too-many-targets': { short: 'bolts', long: say('More targets than it has bolts') },
  'power-forbids': {
    short: 'power',
    long: named((all) => `The powers of ${all} do not allow it`, 'Its powers do not allow it'),
  },
  'too-weak': { short: 'weak', long: say('Not enough damage for that') },
  captured: {
    short: 'held',
    long: named((all, plural) => `${all} ${plural ? 'are' : 'is'} captured`, 'It is captured'),
  },
  'cannot-carry': { short: 'carry', long: named((all) => `${all} cannot be carried`, 'That cannot be carried') },
  'no-carry': { short: 'carry', long: named((all) => `${all} cannot carry`, 'It cannot carry') },
  holding: {
    short: 'object',
    long: named((all, plural) => `${all} ${plural ? 'hold' : 'holds'} an object`, 'It holds an object'),
  },
  'same-target': { short: 'twice', long: say('The same target is named twice') },
  opposing: {
    short: 'foe',
    long: named((all, plural) => `${all} ${plural ? 'are' : 'is'} on the other side`, 'That is an opponent'),
  },
  prone: { short: 'prone', long: named((all, plural) => `${all} ${plural ? 'lie' : 'lies'} prone`, 'It lies prone') },
  trapped: {
    short: 'trapped',
    long: named((all, plural) => `${all} ${plural ? 'are' : 'is'} trapped`, 'It is trapped'),
  },
  'no-points': { short: 'points', long: say('Not enough action points') },
  respawned: {
    short: 'back',
    long: named((all, plural) => `${all} ${plural ? 'have' : 'has'} only just come back`, 'It has only just come back'),
  },
  'not-now': {
    short: 'not now',
    long: named((all) => `It is not the time for ${all} to do that`, 'It is not the time for that'),
  },
  'not-here': {
    short: 'place',
    long: named(
      (all, plural) => `${all} ${plural ? 'are' : 'is'} not on the right space for that`,
      'That is not the right space',
    ),
  },
  'no-slot': {
    short: 'full',
    long: named(
      (all, plural) => `${all} ${plural ? 'have' : 'has'} no free damage slot there`,
      'No damage slot is free there',
    ),
  },
};
