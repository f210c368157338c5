import { capitalise, say } from '../say';

/** Names of sources of changes to combat values, where capitalising the kebab-case code would give a wrong name. */
export const SOURCE_NAMES: Readonly<Record<string, string>> = {
  'hindering-terrain': say('Hindering terrain'),
  'light-object': say('Light object'),
  'heavy-object': say('Heavy object'),
  'rule-of-3': say('Rule of 3: at most 3 in total'),
  'phasing-teleport': say('Phasing/teleport'),
  'leap-climb': say('Leap/climb'),
  'energy-shield-deflection': say('Energy shield/deflection'),
  'blades-claws-fangs': say('Blades/claws/fangs'),
  'super-senses': say('Super senses'),
  'running-shot': say('Running shot'),
  'move-and-attack': say('Move and attack'),
  altered: say('Modifier'),
};

/** Names of a figure's values by id, as written within a sentence. */
export const VALUE_NAMES = {
  speed: say('speed'),
  attack: say('attack'),
  defense: say('defense'),
  damage: say('damage'),
  range: say('range'),
} as const;

/** Describes a changed value: `defense +1`, or `damage becomes 3` for a replacement. */
export function describeChangedValue(
  value: keyof typeof VALUE_NAMES,
  kind: 'modifier' | 'replacement',
  by: number,
): string {
  if (kind === 'replacement') return say('{values} becomes {by}', { values: VALUE_NAMES[value], by });
  return `${VALUE_NAMES[value]} ${by < 0 ? '\u2212' : '+'}${Math.abs(by)}`;
}

/** Lowercases headings that a book prints in capitals. */
export function lowercaseHeading(passage: string): string {
  const parts = passage
    .split(': ')
    .map((part) => (/\p{Ll}/u.test(part) || part === 'FAQ' ? part : capitalise(part.toLocaleLowerCase('en'))));
  return parts.join(': ');
}
