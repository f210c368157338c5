import { say } from './say';
/** What is new, by version, the newest first; the first is the version of package.json. Plain sentences for players. */
export const EN_NEWS: readonly { readonly version: string; readonly lines: readonly string[] }[] = [
  {
    version: '0.1.0',
    lines: [
      say(
        'Backups are one small file now. One that was damaged is read as far as it goes, and what was lost is named.',
      ),
      say(
        'Before a backup is taken over you see what is in it. Add it to what is here, or put it in its place; both can be taken back for a day.',
      ),
      say('Where the browser can write into a folder, backups go there by themselves.'),
      say('Files and texts can be shared to Sidekick, and opened with it.'),
      say('A newer version waits until the turn is over.'),
    ],
  },
];
