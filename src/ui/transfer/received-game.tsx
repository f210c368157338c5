import { createSignal, For, type JSX, Show } from 'solid-js';
import { addAll, type GamePreview } from '../../app/backup/restoring';
import { refreshGames, remove } from '../../app/game/games';
import { game as openedGame, open as openGame } from '../../app/game/session';
import { toast } from '../../app/messages';
import { goTo } from '../../app/route';
import { type Log, lastSeq } from '../../game/log';
import { editionById } from '../../rules/editions';
import { shortened } from '../../text/collection-words';
import { say, sayMany } from '../../text/say';
import { whenOf } from '../../text/sizes';
import { Button } from '../kit/button';
import { ReceivedFrame, type Standing } from './received-frame';
import type { ReceivedAbout } from './received-sheet';

/** Somebody's game, looked at before it is kept: who plays, how far it got, and whether it is here already. */
export default function ReceivedGame(props: ReceivedAbout & { preview: GamePreview }): JSX.Element {
  const [busy, setBusy] = createSignal(false);

  async function keep(): Promise<void> {
    const { game, comes } = props.preview;
    const named = shortened(game.name, 60);
    setBusy(true);
    const added = await addAll(props.preview);
    // What stands on the table may be the game that grew.
    if (added.ok && openedGame()?.id === game.id) await openGame(game.id);
    await refreshGames();
    setBusy(false);
    if (!added.ok) return toast({ text: say('{problem} Nothing was changed.', { problem: added.fault }), tone: 'bad' });
    props.onClose();
    goTo('table', 'games');
    toast({
      text:
        comes === 'grown'
          ? say('{name} now has the newer steps too.', { name: named })
          : say('{name} saved to your games.', { name: named }),
      // What grew has a way back under Backups; a copy has an id of its own.
      action: comes === 'added' ? { label: say('Undo'), run: () => void remove(game.id) } : undefined,
    });
  }
  return (
    <ReceivedFrame
      title={say('Game received')}
      name={props.preview.game.name}
      facts={[
        editionById(props.preview.game.edition)?.name ?? say('rules unknown to this version'),
        sayMany(lastSeq(props.preview.log), '1 step', '{n} steps'),
        say('last played {when}', { when: whenOf(props.preview.game.touched) }),
      ]}
      bytes={props.bytes}
      standing={standingOf(props.preview)}
      onClose={props.onClose}
      foot={
        <Show when={props.preview.comes !== 'same'} fallback={<Button onClick={props.onClose}>{say('Done')}</Button>}>
          <Button tone="accent" big disabled={busy()} onClick={() => void keep()}>
            {say('Save')}
          </Button>
        </Show>
      }
    >
      <p>{stateOf(props.preview.log)}</p>
      <ul class="sent-members" aria-label={say('Players')}>
        <For each={props.preview.log.table.players} fallback={<li class="muted">{say('No players yet.')}</li>}>
          {(player) => (
            <li>
              <span>{player.name}</span>
              <span class="muted">{standsOf(props.preview.log, player.side)}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.preview.lost.length > 0}>
        <p class="sent-warned">
          {say('Sidekick could not read all of it. Lost: {lost}.', { lost: props.preview.lost.join(', ') })}
        </p>
      </Show>
    </ReceivedFrame>
  );
}

function standingOf({ comes }: GamePreview): Standing {
  switch (comes) {
    case 'added':
      return { how: 'new', words: say('You do not have this game yet.') };
    case 'grown':
      return {
        how: 'other',
        words: say('You have an earlier state of this game. Saving adds the missing steps.'),
      };
    case 'copied':
      return {
        how: 'other',
        words: say('Your copy of this game went differently. Saving adds this one as a second game.'),
      };
    case 'same':
      return { how: 'same', words: say('You already have all of this game.') };
  }
}

function stateOf({ table }: Log): string {
  const { mapName: map, round } = table;
  if (table.ended) {
    return map === ''
      ? sayMany(round, 'Ended after 1 round.', 'Ended after {n} rounds.')
      : sayMany(round, 'Ended after 1 round on {map}.', 'Ended after {n} rounds on {map}.', { map });
  }
  if (round === 0) return map === '' ? say('Not started yet.') : say('Not started yet. Map: {map}.', { map });
  return map === '' ? say('Now in round {round}.', { round }) : say('Now in round {round} on {map}.', { round, map });
}

/** `3 of 4 stand`. */
function standsOf({ table }: Log, side: string): string {
  const own = [...table.figures.values()].filter((figure) => figure.side === side);
  return say('Figures left: {left} of {total}', {
    left: own.filter(({ defeated }) => !defeated).length,
    total: own.length,
  });
}
