import { createSignal, type JSX, onMount, Show } from 'solid-js';

/** Runs each step in a frame of its own. */
export function inFrames([first, ...others]: readonly (() => void)[]): void {
  if (!first) return;
  requestAnimationFrame(() => {
    first();
    inFrames(others);
  });
}

/** Renders its content one frame later than its surroundings: a large screen in one frame would block a slow phone. */
export function NextFrame(props: { children: JSX.Element }): JSX.Element {
  const [here, setHere] = createSignal(false);
  onMount(() => inFrames([() => setHere(true)]));
  return <Show when={here()}>{props.children}</Show>;
}
