import { createSignal, type JSX } from 'solid-js';
import { undoWithVibration } from '../../app/game/game-actions';
import { log } from '../../app/game/open-game';
import { canUndoStep } from '../../app/game/perform';
import { say } from '../../text/say';
import { Button } from '../kit/button';

/** Button for a one-time action. Disabled until the action is undone. */
export function OnceButton(props: {
  hint?: string;
  big?: boolean;
  children: JSX.Element;
  run: () => Promise<unknown>;
}): JSX.Element {
  const [at, setAt] = createSignal<number | null>(null);
  const done = () => {
    const [entry, cursor] = [at(), log()?.cursor ?? null];
    return entry !== null && cursor !== null && cursor >= entry;
  };
  const run = async () => {
    await props.run();
    // The action counts as done even if it changed nothing.
    setAt(log()?.cursor ?? null);
  };
  return (
    <Button
      wide
      big={props.big ?? false}
      disabled={done()}
      hint={done() ? say('done') : props.hint}
      onClick={() => void run()}
    >
      {props.children}
    </Button>
  );
}

/** Undo button in the foot of a sheet, because the sheet covers the message with the undo button. */
export function UndoStepButton(): JSX.Element {
  return (
    <Button disabled={!canUndoStep()} onClick={() => void undoWithVibration()}>
      {say('Undo')}
    </Button>
  );
}

export function DoneButton(props: { onClick: () => void }): JSX.Element {
  return (
    <Button tone="accent" onClick={() => props.onClick()}>
      {say('Done')}
    </Button>
  );
}
