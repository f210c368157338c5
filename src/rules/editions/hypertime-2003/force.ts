import { figureKey } from '../../shared/force/characters';
import { forceOf } from '../../shared/hypertime/force';
import { cite, faq } from './passages';

export const FORCE = forceOf({
  building: cite('Building your force'),
  unsaid: cite('Building your force', 'reading'),
  // Told apart by collector number: by figure now, and no longer by name alone.
  unique: faq('Building Your Force'),
  archenemies: faq('Building Your Force'),
  uniqueKey: (recruit) => (recruit.unique && recruit.known ? figureKey(recruit) : null),
});
