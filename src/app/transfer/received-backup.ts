import { type Log, lastSeq } from '../../game/log';
import { editionById } from '../../rules/editions';
import { truncate } from '../../text/character-text';
import { formatDateTime } from '../../text/format-values';
import { say, sayMany } from '../../text/say';
import { addBackup, type BackupPreview, type GamePreview, replaceWithBackup } from '../backup/restore-backup';
import { game as openedGame } from '../game/open-game';
import { toast } from '../messages';
import { goTo } from '../route';
import { deleteListedGame, refreshGames } from '../session/game-list';
import { openSession as openGame } from '../session/session';
import type { ReceivedItem, SaveEffect } from './received-item';

/**
 * Describes a received backup and its actions.
 * @param onKept called with a summary of what was added; by default the summary is shown as a message
 */
export function makeReceivedBackup(preview: BackupPreview, onKept?: (text: string) => void): ReceivedItem {
  const { found: backup, isNothingNew } = preview;
  async function add(): Promise<(() => void) | string> {
    const added = await addBackup(preview);
    await refreshGames();
    if (!added.ok) return added.fault;
    return () => {
      if (onKept) return onKept(added.value);
      goTo('table', 'games');
      toast(added.value);
    };
  }
  async function replace(): Promise<(() => void) | string> {
    const replaced = await replaceWithBackup(preview);
    // Until the reload, the screens show the data from before the restore.
    return replaced.ok ? () => location.reload() : replaced.fault;
  }
  return {
    title: say('Backup contents'),
    name: backup.made ? say('Made {when}', { when: formatDateTime(backup.made) }) : say('Backup, date unknown'),
    facts: backup.app ? [say('made with Sidekick {version}', { version: backup.app })] : [],
    effect: isNothingNew
      ? { how: 'same', words: say('You already have everything in it.') }
      : { how: 'new', words: say('Some of it is new. Adding it deletes nothing.') },
    actions: [
      { label: say('Replace everything here'), run: replace },
      { label: say('Add to this device'), isPrimary: true, disabled: isNothingNew, run: add },
    ],
  };
}

/** Describes the unreadable parts of a backup. Null if everything was readable. */
export function describeBackupLoss({ found: backup, lost }: BackupPreview): string | null {
  if (!backup.damaged && lost.length === 0) return null;
  const all = lost.join(', ');
  if (!backup.damaged) return say('Sidekick could not read all of it. Lost: {lost}.', { lost: all });
  return lost.length === 0
    ? say('The file is damaged. Sidekick could still read the items below.')
    : say('The file is damaged. Sidekick could still read the items below. Lost: {lost}.', { lost: all });
}

export function makeReceivedGame(preview: GamePreview): ReceivedItem {
  const { game, log, effect } = preview;
  async function save(): Promise<(() => void) | string> {
    const named = truncate(game.name, 60);
    const added = await addBackup(preview);
    // Reloads the open game, because the received data may contain further steps of this game.
    if (added.ok && openedGame()?.id === game.id) await openGame(game.id);
    await refreshGames();
    if (!added.ok) return added.fault;
    return () => {
      goTo('table', 'games');
      toast({
        text:
          effect === 'grown'
            ? say('{name} now has the newer steps too.', { name: named })
            : say('{name} saved to your games.', { name: named }),
        // Undo deletes the whole game, so it is only offered for a game that is new on this device.
        action: effect === 'added' ? { label: say('Undo'), run: () => void deleteListedGame(game.id) } : undefined,
      });
    };
  }
  return {
    title: say('Game received'),
    name: game.name,
    facts: [
      editionById(game.edition)?.name ?? say('rules unknown to this version'),
      sayMany(lastSeq(log), '1 step', '{n} steps'),
      say('last played {when}', { when: formatDateTime(game.touched) }),
    ],
    effect: standingOfGame(effect),
    actions: effect === 'same' ? [] : [{ label: say('Save'), isPrimary: true, run: save }],
  };
}

function standingOfGame(effect: GamePreview['effect']): SaveEffect {
  switch (effect) {
    case 'added':
      return { how: 'new', words: say('You do not have this game yet.') };
    case 'grown':
      return { how: 'other', words: say('You have an earlier state of this game. Saving adds the missing steps.') };
    case 'copied':
      return {
        how: 'other',
        words: say('Your copy of this game went differently. Saving adds this one as a second game.'),
      };
    case 'same':
      return { how: 'same', words: say('You already have all of this game.') };
  }
}

/** Describes the progress of a game: not started, current round, or ended. */
export function describeGameProgress({ table }: Log): string {
  const { mapName: map, round } = table;
  if (table.ended) {
    return map === ''
      ? sayMany(round, 'Ended after 1 round.', 'Ended after {n} rounds.')
      : sayMany(round, 'Ended after 1 round on {map}.', 'Ended after {n} rounds on {map}.', { map });
  }
  if (round === 0) return map === '' ? say('Not started yet.') : say('Not started yet. Map: {map}.', { map });
  return map === '' ? say('Now in round {round}.', { round }) : say('Now in round {round} on {map}.', { round, map });
}

/** Describes how many figures of a side are undefeated: `Figures left: 3 of 4`. */
export function describeUndefeatedFigures({ table }: Log, side: string): string {
  const own = [...table.figures.values()].filter((figure) => figure.side === side);
  return say('Figures left: {left} of {total}', {
    left: own.filter(({ defeated }) => !defeated).length,
    total: own.length,
  });
}
