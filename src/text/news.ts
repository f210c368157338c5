import { say } from './say';
/**
 * New features by version, newest first. The first entry is the version of package.json. Plain sentences for players.
 */
export const NEWS: readonly { readonly version: string; readonly lines: readonly string[] }[] = [
  {
    version: '0.2.0',
    lines: [
      say('Play together: several phones in one game, with no internet. Game menu, Play together.'),
      say('Plan on the map shows the best use of your actions, and what it risks.'),
      say('Dials show gaps and colored starting lines. Import your unit and map files again to add them.'),
      say('An attack or a move is recorded with its rolls, knock back, pushing and objects.'),
      say('Import a zip or a folder in one pick. You see what it holds first, and can undo it for a day.'),
      say('Lists of what you own are matched to your characters.'),
      say('Tarot cards, ID cards, attachments and other cards have a place in your collection.'),
      say('Maps are chosen by pictures.'),
    ],
  },
  {
    version: '0.1.0',
    lines: [
      say('Backups are now one small file. Damaged backups are read as far as possible, and lost items are listed.'),
      say(
        'You see what is in a backup before you restore it. Add it to your data, or replace your data. You can undo both for a day.',
      ),
      say('If your browser can write to a folder, backups are saved there automatically.'),
      say('You can share files and texts to Sidekick, or open them with it.'),
      say('App updates wait until the turn is over.'),
    ],
  },
];
