import { createSignal, type JSX, Show } from 'solid-js';
import { naming } from '../../../app/game/naming';
import { toast } from '../../../app/messages';
import { isWatching } from '../../../app/together/own-seat';
import type { ConflictMove, ConflictView, SharedGameState } from '../../../app/together/shared-game-types';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';

/**
 * Prompt for a conflict, in which two players moved the same figure at the same time. Names both players; one tap
 * chooses a move. Shows one conflict at a time.
 */
export function MoveConflictPrompt(props: { together: SharedGameState }): JSX.Element {
  const first = () => props.together.conflicts()[0] ?? null;
  const more = () => props.together.conflicts().length - 1;
  return (
    <Show when={first()}>
      {(conflict) => <Conflict together={props.together} conflict={conflict()} more={more()} />}
    </Show>
  );
}

function Conflict(props: { together: SharedGameState; conflict: ConflictView; more: number }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const figure = () => naming().piece(props.conflict.piece);
  const words = () => {
    const [first, second] = props.conflict.moves;
    const both = say('{first} and {second} both moved {figure}.', {
      first: first.name,
      second: second.name,
      figure: figure(),
    });
    return props.more > 0
      ? sayMany(props.more, '{both} 1 more figure follows.', '{both} {n} more figures follow.', { both })
      : both;
  };
  const settle = async (keep: 'first' | 'second'): Promise<void> => {
    setBusy(true);
    const done = await props.together.settle(props.conflict, keep);
    setBusy(false);
    if (!done) toast({ text: say('Not saved. Try again.'), tone: 'bad' });
  };
  return (
    <section class="together-conflict" aria-label={say('Moved twice: {figure}', { figure: figure() })}>
      <p role="alert">{words()}</p>
      <Show when={!isWatching()}>
        <Button tone="accent" disabled={busy()} onClick={() => void settle('second')}>
          {keepWords(props.conflict.moves[1])}
        </Button>
        <Button disabled={busy()} onClick={() => void settle('first')}>
          {useWords(props.conflict.moves[0])}
        </Button>
      </Show>
    </section>
  );
}

function keepWords({ name, squares }: ConflictMove): string {
  return squares.length === 0
    ? say('Keep off the map ({name})', { name })
    : say('Keep {squares} ({name})', { squares: squares.join(' '), name });
}

function useWords({ name, squares }: ConflictMove): string {
  return squares.length === 0
    ? say('Use off the map ({name})', { name })
    : say('Use {squares} ({name})', { squares: squares.join(' '), name });
}
