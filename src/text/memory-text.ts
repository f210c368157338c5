import { say } from './say';

/**
 * Warnings for browsers that refuse a database. `copied`: data is in memory with a second copy. `alone`: data is in
 * memory only.
 */
export const NO_DATABASE_WARNINGS = {
  copied: say(
    'This browser does not let Sidekick store data. Your games are only in this window and its second copy. A private window deletes both when you close it. Save everything to a file first.',
  ),
  alone: say(
    'This browser does not let Sidekick save anything. Your games are lost when you close or reload this window. Save everything to a file first.',
  ),
} as const;
