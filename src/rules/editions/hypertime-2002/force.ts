import { plainWord } from '../../../catalog/force';
import { forceOf } from '../../shared/hypertime/force';
import { cite } from './passages';

export const FORCE = forceOf({
  building: cite('Building your force'),
  unsaid: cite('Building your force', 'reading'),
  // "Only one Unique of any given character": a character is known by its name, whichever version of it.
  unique: cite('Building your force', 'reading'),
  archenemies: cite('Archenemies'),
  uniqueKey: (recruit) => (recruit.unique && recruit.known ? plainWord(recruit.name) : null),
});
