import { createSignal, type JSX, onMount, Show } from 'solid-js';

/** Each step in a frame of its own. */
export function inFrames([first, ...others]: readonly (() => void)[]): void {
  if (!first) return;
  requestAnimationFrame(() => {
    first();
    inFrames(others);
  });
}

/** Drawn a frame after what is around it: all of a large screen in one go would hold up a slow phone. */
export function NextFrame(props: { children: JSX.Element }): JSX.Element {
  const [here, setHere] = createSignal(false);
  onMount(() => inFrames([() => setHere(true)]));
  return <Show when={here()}>{props.children}</Show>;
}
