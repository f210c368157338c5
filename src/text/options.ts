import { powerName } from '../catalog/powers';
import { capitalise, say } from './say';

/** Button labels of options, by option id. `about` is the card, status, token or square concerned. */
const WORDS: Readonly<Record<string, (about: string) => string>> = {
  gain: () => say('Gain AP'),
  rest: () => say('Rest'),
  retreat: () => say('Tactical retreat'),
  extract: () => say('Extract'),
  respawn: (about) => say('Respawn: {place}', { place: about }),
  roll: () => say('Action die'),
  move: () => say('Move'),
  close: () => say('Close attack'),
  power: () => say('Power action'),
  free: () => say('Free action'),
  pass: () => say('Pass'),
  run: () => say('run'),
  interact: () => say('Interact'),
  melee: () => say('Melee attack'),
  ranged: () => say('Ranged attack'),
  demolish: () => say('Destroy'),
  turret: () => say('Fire the turret'),
  'break-through': () => say('Break through'),
  'march-on': () => say('March on'),
  'card-free': (spaces) => say('Move {spaces} by card', { spaces }),
  'card-straight': (spaces) => say('Move {spaces} in a straight line', { spaces }),
  'card-exact': (spaces) => say('Move exactly {spaces}', { spaces }),
  use: (about) => powerName(about),
  trigger: (about) => about,
  react: (about) => (about === 'defend' ? say('React: defend') : say('React: {card}', { card: about })),
  'shake-off': (about) => say('Shake off {status}', { status: about }),
  settle: () => say('Place wounds'),
  take: (about) => say('Pick up {token}', { token: about }),
  deliver: (about) => say('Deliver {token}', { token: about }),
  'end-activation': () => say('End activation'),
};

/** Returns the title of an option: `Gain points`, `React: Coffin Lid`. An id without a label is made readable. */
export function optionTitle(id: string, about: string | null): string {
  return capitalise(WORDS[id]?.(about ?? '') ?? id.replaceAll('-', ' '));
}

/** Boxes of a card, as one word each. */
export const CARD_BOX_NAMES: Readonly<Record<string, string>> = {
  attack: say('Attack'),
  defend: say('Defend'),
  move: say('Move'),
};

export const FIGURE_KIND_NAMES = {
  hero: say('hero'),
  villain: say('villain'),
  mastermind: say('mastermind'),
  henchman: say('henchman'),
} as const;
