import { type Component, lazy, Suspense } from 'solid-js';

/**
 * Makes a component that loads its code when it is first shown, and shows nothing until then. The parts around it stay
 * visible meanwhile.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: Component<Props> }>,
): Component<Props> {
  const Part = lazy(load as () => Promise<{ default: Component<Props> }>);
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
