import { batch, createSignal } from 'solid-js';

/**
 * Creates the state of a feature: an object whose fields are tracked one by one, and a function that changes some of
 * them. Values are stored as they are, so they can be sent to workers.
 * @example const [selection, setSelection] = createFeatureState({ isOn: false, count: 0 });
 */
export function createFeatureState<Fields extends object>(
  initial: Fields,
): readonly [state: Readonly<Fields>, change: (fields: Partial<Fields>) => void] {
  const state = {} as Fields;
  const setters = new Map<string, (value: unknown) => void>();
  for (const [field, value] of Object.entries(initial)) {
    const [get, set] = createSignal<unknown>(value);
    Object.defineProperty(state, field, { get, enumerable: true });
    setters.set(field, (next) => set(() => next));
  }
  const change = (fields: Partial<Fields>): void =>
    batch(() => {
      for (const [field, value] of Object.entries(fields)) setters.get(field)?.(value);
    });
  return [state, change];
}
