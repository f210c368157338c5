import { createMemo, createResource, type JSX, lazy, Match, onMount, Show, Switch } from 'solid-js';
import { ensureLibrary, forces, type SavedForce } from '../../app/collection/library';
import { loadAllEditions } from '../../app/game/open-game';
import { goTo, route } from '../../app/route';
import { EDITION_IDS, loadRuleset } from '../../rules';

import type { Ruleset } from '../../rules/ruleset';
import { say } from '../../text/say';
import { ForceList } from '../forces/force-list';
import { ProgressBar } from '../kit/progress';

const ForceEditor = lazy(async () => ({ default: (await import('../forces/force-editor')).ForceEditor }));
const ReceivedSheet = lazy(() => import('../transfer/received-sheet'));

/**
 * The Forces tab: `#/forces` lists saved forces, `#/forces/<id>` edits a force, `#/forces/take/<code>` previews a
 * received force.
 */
export default function ForcesScreen(): JSX.Element {
  onMount(() => void ensureLibrary());
  const opened = () => forces()?.find((force) => force.id === route().rest[0]) ?? null;
  // The list needs only the editions of its forces. The editor needs all, to change the edition.
  const built = createMemo(() => editionsOf(forces() ?? []).join(' '));
  const [few] = createResource(built, rulesOf);
  const listed = () => few.latest ?? null;
  const [books] = createResource(() => opened() !== null, loadAllEditions);
  const editions = () => books()?.EDITIONS ?? null;
  /** Code of a received link. Null if no link was received. */
  const taken = () => (route().rest[0] === 'take' ? (route().rest[1] ?? null) : null);
  return (
    <Switch fallback={<ProgressBar label={say('Opening your forces…')} />}>
      <Match when={taken()} keyed>
        {(code) => (
          <>
            <Show when={both(listed(), forces())}>{(now) => <ForceList forces={now()[1]} editions={now()[0]} />}</Show>
            <ReceivedSheet given={`#/forces/take/${code}`} onClose={() => goTo('forces')} />
          </>
        )}
      </Match>
      <Match when={opened()}>
        <Show when={both(editions(), opened())} fallback={<ProgressBar label={say('Opening your forces…')} />}>
          {(now) => <ForceEditor force={now()[1]} editions={now()[0]} />}
        </Show>
      </Match>
      <Match when={both(listed(), forces())}>{(now) => <ForceList forces={now()[1]} editions={now()[0]} />}</Match>
    </Switch>
  );
}

/** Returns the ids of the editions in use. The first is the default for a new force. */
function editionsOf(forces: readonly SavedForce[]): readonly string[] {
  return [...new Set([EDITION_IDS[0], ...forces.map(({ edition }) => edition)])];
}

async function rulesOf(editions: string): Promise<readonly [Ruleset, ...Ruleset[]]> {
  const all = await Promise.all(editions.split(' ').map((id) => loadRuleset(id)));
  const [first, ...others] = all.filter((each) => each !== null);
  if (!first) throw new Error('the first edition is known');
  return [first, ...others];
}

function both<A, B>(a: A | null, b: B | null): readonly [A, B] | null {
  return a === null || b === null ? null : [a, b];
}
