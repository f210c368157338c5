/** What may be done next, as a button says it; `about` is the card, status, token or square that it is about. */
const WORDS: Readonly<Record<string, (about: string) => string>> = {
  gain: () => 'Gain points',
  rest: () => 'Rest',
  retreat: () => 'Tactical retreat',
  extract: () => 'Extract',
  respawn: (about) => `Come back: ${about}`,
  roll: () => 'Action die',
  melee: () => 'Melee attack',
  ranged: () => 'Ranged attack',
  demolish: () => 'Destroy',
  turret: () => 'Fire the turret',
  'break-through': () => 'Break through',
  'march-on': () => 'March on',
  'card-free': (spaces) => `Move ${spaces} by card`,
  'card-straight': (spaces) => `Move ${spaces} straight`,
  'card-exact': (spaces) => `Move exactly ${spaces}`,
  trigger: (about) => about,
  react: (about) => (about === 'defend' ? 'React: defend' : `React: ${about}`),
  'shake-off': (about) => `Shake off ${about}`,
  settle: () => 'Place wounds',
  take: (about) => `Pick up ${about}`,
  deliver: (about) => `Bring home ${about}`,
  'end-activation': () => 'End activation',
};

/** `Gain points`, `React: Coffin Lid`; what has no words of its own is called by its id. */
export function optionInEnglish(id: string, about: string | null): string {
  const words = WORDS[id]?.(about ?? '') ?? id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Boxes and kinds of attack and defense in a word, as a card shows them. */
export const EN_BOXES: Readonly<Record<string, string>> = { attack: 'Attack', defend: 'Defend', move: 'Move' };

export const EN_FIGURE_KINDS = {
  hero: 'hero',
  villain: 'villain',
  mastermind: 'mastermind',
  henchman: 'henchman',
} as const;
