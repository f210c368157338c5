import { say } from './say';

/** How long data lasts if the browser refuses a database: in memory with a second copy, or in memory alone. */
export const MEMORY_TEXT = {
  copied: say(
    'This browser does not let Sidekick store data. Your games are only in this window and its second copy. A private window deletes both when you close it. Save everything to a file first.',
  ),
  alone: say(
    'This browser does not let Sidekick save anything. Your games are lost when you close or reload this window. Save everything to a file first.',
  ),
} as const;
