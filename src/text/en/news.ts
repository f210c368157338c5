/** What is new, by version, the newest first; the first is the version of package.json. Plain sentences for players. */
export const EN_NEWS: readonly { readonly version: string; readonly lines: readonly string[] }[] = [
  {
    version: '0.1.0',
    lines: [
      'Backups are one small file now. One that was damaged is read as far as it goes, and what was lost is named.',
      'Before a backup is taken over you see what is in it. Add it to what is here, or put it in its place; both can be taken back for a day.',
      'Where the browser can write into a folder, backups go there by themselves.',
      'Files and texts can be shared to Sidekick, and opened with it.',
      'A newer version waits until the turn is over.',
    ],
  },
];
