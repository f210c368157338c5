import { makeCharacterFinder } from '../../force/resolve';
import { mapLive } from '../storage/live';
import { characters } from './library';

const finder = mapLive(characters, makeCharacterFinder);
const emptyFinder = makeCharacterFinder([]);

/** Returns the finder for all characters of the collection. Until the characters are read, it finds nothing. */
export const collectionFinder = () => finder() ?? emptyFinder;
