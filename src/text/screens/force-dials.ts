import type { ForceText } from '../../share/force-text';
import { say, sayMany } from '../say';

/** Maximum number of names in a sentence; more would be hard to read. */
const MOST_NAMES = 12;

/** Describes the dials that a link carries and the dials that are missing. Null if there is nothing to report. */
export function describeLinkContent(carried: ForceText): string | null {
  const counted =
    carried.missing.length === 0
      ? sayMany(carried.included, 'The link carries 1 dial.', 'The link carries all {n} dials.')
      : say('The link carries {carried} of {total} dials.', { carried: carried.included, total: carried.total });
  return sentences(counted, carried);
}

/** Describes the dials that one QR code of a series carries. Null if there is nothing to report. */
export function describeCodeContent(carried: ForceText): string | null {
  if (carried.included === 0 && carried.available > 0)
    return say('This code carries no dials and no texts. Several codes carry them.');
  const counted =
    carried.missing.length === 0
      ? sayMany(carried.included, 'This code carries 1 dial.', 'This code carries all {n} dials.')
      : say('This code carries {carried} of {total} dials.', { carried: carried.included, total: carried.total });
  return sentences(counted, carried);
}

function sentences(
  counted: string,
  { total: wanted, missing, withoutText, cardsWithoutText }: ForceText,
): string | null {
  const all = [
    ...(wanted === 0 ? [] : [counted]),
    ...(missing.length === 0 ? [] : [say('Dials missing: {names}.', { names: joinNames(missing) })]),
    ...(withoutText.length === 0
      ? []
      : [say('Texts of special powers missing: {names}.', { names: joinNames(withoutText) })]),
    ...(cardsWithoutText.length === 0
      ? []
      : [say('Texts of cards missing: {names}.', { names: joinNames(cardsWithoutText) })]),
  ];
  return all.length === 0 ? null : all.join(' ');
}

/** Joins names in one line. A long list shows the first names and counts the rest. */
export function joinNames(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  const first = names.slice(0, MOST_NAMES).join(', ');
  return more > 0 ? sayMany(more, '{names} and 1 more', '{names} and {n} more', { names: first }) : first;
}
