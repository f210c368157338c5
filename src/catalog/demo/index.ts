import type { Character } from '../character';
import { ASSIZE } from './assize';
import { FOUNDRY } from './foundry';

/** Characters that come with the app, so that the first open is never empty; invented here. Two forces of 300 points. */
export const DEMO_CHARACTERS: readonly Character[] = [...FOUNDRY, ...ASSIZE];
export const DEMO_FORCES: readonly { readonly name: string; readonly characters: readonly Character[] }[] = [
  { name: 'The Foundry', characters: FOUNDRY },
  { name: 'The Assize', characters: ASSIZE },
];
