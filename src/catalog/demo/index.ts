import type { Character } from '../character';
import { ASSIZE } from './assize';
import { FOUNDRY } from './foundry';

/** Two invented forces of 300 points. They come with the app: a new user never sees an empty screen. */
export const DEMO_CHARACTERS: readonly Character[] = [...FOUNDRY, ...ASSIZE];
export const DEMO_FORCES: readonly { readonly name: string; readonly characters: readonly Character[] }[] = [
  { name: 'The Foundry', characters: FOUNDRY },
  { name: 'The Assize', characters: ASSIZE },
];
