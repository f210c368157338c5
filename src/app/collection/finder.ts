import { createMemo, createRoot } from 'solid-js';
import { type CharacterFinder, makeCharacterFinder } from '../../force/resolve';
import { characters } from './library';

/** Finds the characters of forces in the collection as it now is. */
export const finder: () => CharacterFinder = createRoot(() =>
  createMemo(() => makeCharacterFinder(characters() ?? [])),
);
