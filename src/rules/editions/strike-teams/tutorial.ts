import type { TutorialLaw } from '../../campaign';
import { cite } from './citations';
import { LEAST_HEROES } from './team-law';

/** "Replaying the Tutorial": six henchmen, and one villain for each hero above two. */
export const TUTORIAL: TutorialLaw = {
  level: 0,
  henchmen: 6,
  villains: (heroes) => Math.max(0, heroes - LEAST_HEROES),
  cite: cite('Replaying the Tutorial'),
};
