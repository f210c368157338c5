import type { Character } from '../character';
import { ASSIZE } from './assize';
import { FOUNDRY } from './foundry';

/**
 * Characters of two invented forces of 300 points, which come with the app. A new user therefore never sees an empty
 * collection.
 */
export const DEMO_CHARACTERS: readonly Character[] = [...FOUNDRY, ...ASSIZE];
export const DEMO_FORCES: readonly { readonly name: string; readonly characters: readonly Character[] }[] = [
  { name: 'The Foundry', characters: FOUNDRY },
  { name: 'The Assize', characters: ASSIZE },
];
