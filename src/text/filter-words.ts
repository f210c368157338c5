import type { Bounds, Facet } from '../catalog/find/query';
import { powerName } from '../catalog/powers';
import { say } from './say';

export const FACET_NAMES: Readonly<Record<Facet, string>> = {
  owned: say('Owned'),
  set: say('Set'),
  team: say('Team'),
  keyword: say('Keyword'),
  power: say('Power on any click'),
  first: say('Power on the first click'),
  speed: say('Speed symbol'),
  rarity: say('Rarity'),
};

const SPEEDS: Readonly<Record<string, string>> = {
  boot: say('Boot'),
  wing: say('Wing'),
  dolphin: say('Dolphin'),
  transporter: say('Transporter'),
};

/** A value of a facet as a filter is called by it, where it stands under the facet's name. */
export function labelOf(facet: Facet, value: string): string {
  switch (facet) {
    case 'power':
    case 'first':
      return powerName(value);
    case 'owned':
      return value === 'yes' ? say('I own it') : say('I do not own it');
    case 'speed':
      return SPEEDS[value] ?? value;
    default:
      return value;
  }
}

/** The same where it stands by itself. */
export function valueWords(facet: Facet, value: string): string {
  const label = labelOf(facet, value);
  return facet === 'first'
    ? say('first click: {label}', { label })
    : facet === 'set'
      ? say('set {label}', { label })
      : label;
}

/** `50 to 100 points`, `range 6 or more`; null where there is no bound. */
export function boundsWords(what: 'points' | 'range', [least, most]: Bounds): string | null {
  if (least === null && most === null) return null;
  const span =
    least === null
      ? say('up to {most}', { most })
      : most === null
        ? say('{least} or more', { least })
        : least === most
          ? `${least}`
          : say('{least} to {most}', { least, most });
  return what === 'points' ? say('{span} points', { span }) : say('range {span}', { span });
}
