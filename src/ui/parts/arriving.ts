import { type Accessor, createSignal, onMount } from 'solid-js';

/** What is on its way, undefined until it is there. The screen around it stands meanwhile: it is no resource that all of it waits for. */
export function arriving<Value>(load: () => Promise<Value>, atHand?: Value): Accessor<Value | undefined> {
  const [value, setValue] = createSignal<Value | undefined>(atHand);
  onMount(() => void load().then((there) => setValue(() => there)));
  return value;
}
