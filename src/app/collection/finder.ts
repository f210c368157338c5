import { createMemo, createRoot } from 'solid-js';
import { type CharacterFinder, makeCharacterFinder } from '../../force/resolve';
import { characters } from './library';

export const collectionFinder: () => CharacterFinder = createRoot(() =>
  createMemo(() => makeCharacterFinder(characters() ?? [])),
);
