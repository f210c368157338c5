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
  const setters = {} as { [Field in keyof Fields]: (value: () => Fields[Field]) => void };
  for (const field in initial) {
    const [get, set] = createSignal(initial[field]);
    Object.defineProperty(state, field, { get });
    setters[field] = set;
  }
  const change = (fields: Partial<Fields>): void =>
    batch(() => {
      for (const field in fields) setters[field](() => fields[field] as Fields[typeof field]);
    });
  return [state, change];
}
