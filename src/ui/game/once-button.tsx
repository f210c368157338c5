import { createSignal, type JSX } from 'solid-js';
import { log } from '../../app/game/open-game';
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
