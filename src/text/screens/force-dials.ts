import type { CarriedForce } from '../../share/force-dials';
import { say, sayMany } from '../say';

/** More names than that are a list that nobody reads. */
const MOST_NAMES = 12;

/** What a link carries of the dials, and what it lacks; null for a force without characters. */
export function wordsOfLink(carried: CarriedForce): string | null {
  if (carried.wanted === 0) return null;
  const counted =
    carried.missing.length === 0
      ? sayMany(carried.carried, 'The link carries 1 dial.', 'The link carries all {n} dials.')
      : say('The link carries {carried} of {total} dials.', { carried: carried.carried, total: carried.wanted });
  return [counted, ...wordsOfMissing(carried)].join(' ');
}

/** The same of one code. */
export function wordsOfCode(carried: CarriedForce): string | null {
  if (carried.wanted === 0) return null;
  if (carried.carried === 0 && carried.atHand > 0) return say('This code carries no dials. Several codes carry them.');
  const counted =
    carried.missing.length === 0
      ? sayMany(carried.carried, 'This code carries 1 dial.', 'This code carries all {n} dials.')
      : say('This code carries {carried} of {total} dials.', { carried: carried.carried, total: carried.wanted });
  return [counted, ...wordsOfMissing(carried)].join(' ');
}

function wordsOfMissing({ missing, textless }: CarriedForce): string[] {
  return [
    ...(missing.length === 0 ? [] : [say('Dials missing: {names}.', { names: namesOf(missing) })]),
    ...(textless.length === 0 ? [] : [say('Texts of special powers missing: {names}.', { names: namesOf(textless) })]),
  ];
}

/** Names on one line; of many the first, and how many more there are. */
export function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const first = names.slice(0, MOST_NAMES).join(', ');
  return more > 0 ? sayMany(more, '{names} and 1 more', '{names} and {n} more', { names: first }) : first;
}
