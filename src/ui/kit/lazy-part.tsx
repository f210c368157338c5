import { type Component, lazy, Suspense } from 'solid-js';

/**
 * Makes a component that loads its code when it is first shown, and shows nothing until then. The parts around it stay
 * visible meanwhile. `preload` loads the code in advance.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: Component<Props> }>,
): Component<Props> & { readonly preload: () => Promise<unknown> } {
  const Part = lazy(load as () => Promise<{ default: Component<Props> }>);
  const part = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(part, { preload: Part.preload });
}
