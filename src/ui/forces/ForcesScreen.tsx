import { createResource, type JSX, lazy, Match, onMount, Show, Switch } from 'solid-js';
import { ensureLibrary, forces } from '../../app/library';
import { loadBooks } from '../../app/state';
import { say } from '../../text/say';
import { Progress } from '../parts/Progress';
import { goTo, route } from '../shell/route';
import { ForceList } from './ForceList';

const ForceEditor = lazy(async () => ({ default: (await import('./ForceEditor')).ForceEditor }));
const SentSheet = lazy(() => import('../share/SentSheet'));

/** `#/forces` lists the forces that are kept; `#/forces/<id>` builds one; `#/forces/take/<code>` shows one that was sent. */
export default function ForcesScreen(): JSX.Element {
  const [books] = createResource(loadBooks);
  onMount(() => void ensureLibrary());
  const editions = () => books()?.EDITIONS ?? null;
  /** What a link brought. */
  const taken = () => (route().rest[0] === 'take' ? (route().rest[1] ?? null) : null);
  const opened = () => forces()?.find((force) => force.id === route().rest[0]) ?? null;
  return (
    <Switch fallback={<Progress label={say('Opening your forces…')} />}>
      <Match when={taken()} keyed>
        {(code) => (
          <>
            <Show when={both(editions(), forces())}>
              {(now) => <ForceList forces={now()[1]} editions={now()[0]} />}
            </Show>
            <SentSheet given={`#/forces/take/${code}`} onClose={() => goTo('forces')} />
          </>
        )}
      </Match>
      <Match when={both(editions(), opened())}>{(now) => <ForceEditor force={now()[1]} editions={now()[0]} />}</Match>
      <Match when={both(editions(), forces())}>{(now) => <ForceList forces={now()[1]} editions={now()[0]} />}</Match>
    </Switch>
  );
}

function both<A, B>(a: A | null, b: B | null): readonly [A, B] | null {
  return a === null || b === null ? null : [a, b];
}
