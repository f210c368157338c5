import { type Accessor, createSignal, onMount } from 'solid-js';

/**
 * Loads a value asynchronously; undefined until loaded. Unlike a resource, the value does not suspend the screen. If
 * the load failed, reading the value throws.
 */
export function createAsyncValue<Value>(load: () => Promise<Value>, atHand?: Value): Accessor<Value | undefined> {
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
