import { makeCharacterFinder } from '../../force/resolve';
import { mapLive } from '../storage/live';
import { characters } from './library';

const finder = mapLive(characters, makeCharacterFinder);
const emptyFinder = makeCharacterFinder([]);

/** Returns the finder for all characters of the collection. It finds none until they are read. */
export const collectionFinder = () => finder() ?? emptyFinder;
