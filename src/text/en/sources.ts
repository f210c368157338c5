/** Names of what changes a combat value, where the kebab-case code made plain would not do. */
export const EN_SOURCES: Readonly<Record<string, string>> = {
  'hindering-terrain': 'Hindering terrain',
  'light-object': 'Light object',
  'heavy-object': 'Heavy object',
  'rule-of-3': 'Rule of 3: never more than 3 in all',
  'phasing-teleport': 'Phasing/teleport',
  'leap-climb': 'Leap/climb',
  'energy-shield-deflection': 'Energy shield/deflection',
  'blades-claws-fangs': 'Blades/claws/fangs',
  'super-senses': 'Super senses',
  'running-shot': 'Running shot',
};

export const EN_VALUES = {
  speed: 'speed',
  attack: 'attack',
  defense: 'defense',
  damage: 'damage',
} as const;

/** `defense +1`, or `damage becomes 3` for a replacement. */
export function changeInEnglish(value: keyof typeof EN_VALUES, kind: 'modifier' | 'replacement', by: number): string {
  if (kind === 'replacement') return `${EN_VALUES[value]} becomes ${by}`;
  return `${EN_VALUES[value]} ${by < 0 ? '\u2212' : '+'}${Math.abs(by)}`;
}
