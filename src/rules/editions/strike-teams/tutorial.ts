import type { TutorialRules } from '../../campaign';
import { cite } from './citations';
import { MIN_HEROES } from './team-rules';

/** "Replaying the Tutorial": six henchmen, and one villain for each hero above two. */
export const TUTORIAL: TutorialRules = {
  level: 0,
  henchmen: 6,
  villains: (heroes) => Math.max(0, heroes - MIN_HEROES),
  cite: cite('Replaying the Tutorial'),
};
