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
import { SentFrame, type Standing } from './received-frame';
import type { SentAbout } from './received-sheet';

/** Somebody's game, looked at before it is kept: who plays, how far it got, and whether it is here already. */
export default function SentGame(props: SentAbout & { preview: GamePreview }): JSX.Element {
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
    if (!added.ok) return toast({ text: say('{fault} Nothing was changed.', { fault: added.fault }), tone: 'bad' });
    props.onClose();
    goTo('table', 'games');
    toast({
      text:
        comes === 'grown'
          ? say('{named} went on to where it was sent from.', { named })
          : say('{named} is among your games.', { named }),
      // What grew has a way back under Backups; a copy has an id of its own.
      action: comes === 'added' ? { label: say('Undo'), run: () => void remove(game.id) } : undefined,
    });
  }
  return (
    <SentFrame
      title={say('A game for you')}
      name={props.preview.game.name}
      facts={[
        editionById(props.preview.game.edition)?.name ?? say('rules that this Sidekick does not know'),
        sayMany(lastSeq(props.preview.log), '1 tap', '{n} taps'),
        say('last played {when}', { when: whenOf(props.preview.game.touched) }),
      ]}
      bytes={props.bytes}
      standing={standingOf(props.preview)}
      onClose={props.onClose}
      foot={
        <Show when={props.preview.comes !== 'same'} fallback={<Button onClick={props.onClose}>{say('Done')}</Button>}>
          <Button tone="accent" big disabled={busy()} onClick={() => void keep()}>
            {say('Keep it')}
          </Button>
        </Show>
      }
    >
      <p>{stateOf(props.preview.log)}</p>
      <ul class="sent-members" aria-label={say('Who plays')}>
        <For each={props.preview.log.table.players} fallback={<li class="muted">{say('Nobody plays yet.')}</li>}>
          {(player) => (
            <li>
              <span>{player.name}</span>
              <span class="muted">{standsOf(props.preview.log, player.side)}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.preview.lost.length > 0}>
        <p class="sent-warned">{say('Not all of it can be read: {lost}.', { lost: props.preview.lost.join(', ') })}</p>
      </Show>
    </SentFrame>
  );
}

function standingOf({ comes }: GamePreview): Standing {
  switch (comes) {
    case 'added':
      return { how: 'new', words: say('It is not among your games yet.') };
    case 'grown':
      return {
        how: 'other',
        words: say('You have this game, with fewer taps. Keeping it brings those that you lack.'),
      };
    case 'copied':
      return {
        how: 'other',
        words: say('Your game went on differently. Keeping this one leaves yours as it is: both stay.'),
      };
    case 'same':
      return { how: 'same', words: say('You have this game already, with every tap of it.') };
  }
}

function stateOf({ table }: Log): string {
  const { mapName: map, round } = table;
  if (table.ended) {
    const rounds = sayMany(round, '1 round', '{n} rounds');
    return map === ''
      ? say('It is over, after {rounds}.', { rounds })
      : say('It is over, after {rounds} on {map}.', { rounds, map });
  }
  if (round === 0) return map === '' ? say('It has not begun yet.') : say('It has not begun yet on {map}.', { map });
  return map === ''
    ? say('It stands in round {round}.', { round })
    : say('It stands in round {round} on {map}.', { round, map });
}

/** `3 of 4 stand`. */
function standsOf({ table }: Log, side: string): string {
  const own = [...table.figures.values()].filter((figure) => figure.side === side);
  return say('{own} of {own2} stand', { own: own.filter(({ defeated }) => !defeated).length, own2: own.length });
}
