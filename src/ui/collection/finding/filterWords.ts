import type { Bounds, Facet } from '../../../catalog/find/query';
import { powerName } from '../../../catalog/powers';

export const FACET_NAMES: Readonly<Record<Facet, string>> = {
  owned: 'Owned',
  set: 'Set',
  team: 'Team',
  keyword: 'Keyword',
  power: 'Power on any click',
  first: 'Power on the first click',
  speed: 'Speed symbol',
  rarity: 'Rarity',
};

const SPEEDS: Readonly<Record<string, string>> = {
  boot: 'Boot',
  wing: 'Wing',
  dolphin: 'Dolphin',
  transporter: 'Transporter',
};

/** A value of a facet as a filter is called by it, where it stands under the facet's name. */
export function labelOf(facet: Facet, value: string): string {
  switch (facet) {
    case 'power':
    case 'first':
      return powerName(value);
    case 'owned':
      return value === 'yes' ? 'I own it' : 'I do not own it';
    case 'speed':
      return SPEEDS[value] ?? value;
    default:
      return value;
  }
}

/** The same where it stands by itself. */
export function valueWords(facet: Facet, value: string): string {
  const label = labelOf(facet, value);
  return facet === 'first' ? `first: ${label}` : facet === 'set' ? `set ${label}` : label;
}

/** `50 to 100 points`, `range 6 or more`; null where there is no bound. */
export function boundsWords(what: 'points' | 'range', [least, most]: Bounds): string | null {
  if (least === null && most === null) return null;
  const span =
    least === null
      ? `up to ${most}`
      : most === null
        ? `${least} or more`
        : least === most
          ? `${least}`
          : `${least} to ${most}`;
  return what === 'points' ? `${span} points` : `range ${span}`;
}
