import { createResource, type JSX, Match, onMount, Switch } from 'solid-js';
import { ensureLibrary, forces } from '../../app/library';
import { loadLore } from '../../app/session';
import { Progress } from '../parts/Progress';
import { route } from '../shell/route';
import { ForceEditor } from './ForceEditor';
import { ForceList } from './ForceList';

/** `#/forces` lists the forces that are kept; `#/forces/<id>` builds one. */
export default function ForcesScreen(): JSX.Element {
  const [lore] = createResource(loadLore);
  onMount(() => void ensureLibrary());
  const opened = () => forces()?.find((force) => force.id === route().rest[0]) ?? null;
  return (
    <Switch fallback={<Progress label="Opening your forces…" />}>
      <Match when={lore() && opened()}>
        {(force) => <ForceEditor force={force()} editions={lore()?.EDITIONS ?? []} />}
      </Match>
      <Match when={lore() && forces()}>{(all) => <ForceList forces={all()} editions={lore()?.EDITIONS ?? []} />}</Match>
    </Switch>
  );
}
