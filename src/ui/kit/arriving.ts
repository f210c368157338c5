import { type Accessor, createSignal, onMount } from 'solid-js';

/**
 * What is on its way, undefined until it is there. The screen around it stands meanwhile: it is no resource that all of it waits for. What
 * does not come is thrown to whoever reads it, as a resource does.
 */
export function arriving<Value>(load: () => Promise<Value>, atHand?: Value): Accessor<Value | undefined> {
  const [come, setCome] = createSignal<() => Value | undefined>(() => atHand);
  onMount(() => {
    load().then(
      (there) => setCome(() => () => there),
      (error: unknown) =>
        setCome(() => () => {
          throw error;
        }),
    );
  });
  return () => come()();
}
