import { createMemo, createRoot } from 'solid-js';
import { type CharacterFinder, makeCharacterFinder } from '../../force/resolve';
import { characters } from './library';

/** Finder of characters in the current collection. */
export const collectionFinder: () => CharacterFinder = createRoot(() =>
  createMemo(() => makeCharacterFinder(characters() ?? [])),
);
