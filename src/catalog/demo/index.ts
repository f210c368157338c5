import type { Character } from '../character';
import { ASSIZE_CHARACTERS } from './assize';
import { FOUNDRY_CHARACTERS } from './foundry';

/**
 * Characters of two invented forces of 300 points, which come with the app. A new user therefore never sees an empty
 * collection.
 */
export const DEMO_CHARACTERS: readonly Character[] = [...FOUNDRY_CHARACTERS, ...ASSIZE_CHARACTERS];
export const DEMO_FORCES: readonly { readonly name: string; readonly characters: readonly Character[] }[] = [
  { name: 'The Foundry', characters: FOUNDRY_CHARACTERS },
  { name: 'The Assize', characters: ASSIZE_CHARACTERS },
];
