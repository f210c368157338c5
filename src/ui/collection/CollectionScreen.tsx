import { type JSX, Match, Switch } from 'solid-js';
import { goTo, route } from '../shell/route';
import { CollectionList } from './CollectionList';
import { EntryScreen } from './EntryScreen';

/** `#/collection` lists what is kept; `#/collection/new` and `#/collection/edit/<id>` are the entry of a dial. */
export default function CollectionScreen(): JSX.Element {
  return (
    <Switch fallback={<CollectionList shown={route().rest[0] === 'maps' ? 'maps' : 'characters'} />}>
      <Match when={route().rest[0] === 'new'}>
        <EntryScreen id={null} onClose={() => goTo('collection')} />
      </Match>
      <Match when={route().rest[0] === 'edit' && route().rest[1]} keyed>
        {(id) => <EntryScreen id={id} onClose={() => goTo('collection')} />}
      </Match>
    </Switch>
  );
}
