import { createMemo, createRoot } from 'solid-js';
import { type Finder, makeFinder } from '../../force/resolve';
import { characters } from './library';

/** Finds the characters of forces in the collection as it now is. */
export const finder: () => Finder = createRoot(() => createMemo(() => makeFinder(characters() ?? [])));
