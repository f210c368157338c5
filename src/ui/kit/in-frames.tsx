import { createSignal, type JSX, onMount, Show } from 'solid-js';

/** Runs each step in a separate animation frame. */
export function runInFrames([first, ...others]: readonly (() => void)[]): void {
  if (!first) return;
  requestAnimationFrame(() => {
    first();
    runInFrames(others);
  });
}

/**
 * Renders its content one frame later than its surroundings, because a large screen in one frame would block a slow
 * phone.
 */
export function NextFrame(props: { children: JSX.Element }): JSX.Element {
  const [here, setHere] = createSignal(false);
  onMount(() => runInFrames([() => setHere(true)]));
  return <Show when={here()}>{props.children}</Show>;
}
