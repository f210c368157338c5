import { batch, createSignal } from 'solid-js';

/**
 * Creates the reactive state of a feature: an object with a signal for each field, and a function that sets some of the
 * fields. Values are not wrapped in proxies, so they can be sent to workers.
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
