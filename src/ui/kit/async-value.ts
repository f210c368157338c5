import { type Accessor, createSignal, onMount } from 'solid-js';

/**
 * A value that is loaded asynchronously, undefined until it has arrived. Unlike a resource it does not suspend the
 * screen around it. A failed load is thrown to the reader, as by a resource.
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
