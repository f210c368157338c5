import { type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { game } from '../../app/game/open-game';
import { goTo, route } from '../../app/route';
import type { StickerSource } from '../../app/transfer/stickers';
import type { MapSheet } from '../../board/map-sheet';
import { say } from '../../text/say';
import { COLLECTION_LISTS, CollectionList } from '../collection/collection-list';

const EntryScreen = lazy(() => import('../collection/characters/entry-screen'));
const CardEntryScreen = lazy(() => import('../collection/cards/card-entry-screen'));
const PhotoScreen = lazy(() => import('../maps/photo/photo-screen'));
const GeneralCardEntry = lazy(() => import('../collection/cards/general-card-entry'));
const TileScreen = lazy(() => import('../maps/tiles/tile-screen'));
const EditorScreen = lazy(() => import('../maps/editor/editor-screen'));
const ScanScreen = lazy(() => import('../transfer/scan-screen'));
const StickersScreen = lazy(() => import('../transfer/stickers-screen'));
const ReceivedSheet = lazy(() => import('../transfer/received-sheet'));

/** Type of card page, by the first segment of the route. */
const CARD_PLACES = { 'new-card': 'new', 'edit-card': 'character', card: 'card' } as const;

/**
 * The Collection tab. Routes:
 * - `#/collection`: characters
 * - `cards`, `feats`, `objects`, `conditions`, `teams`, `maps`: the other lists
 * - `shelf/<part>/<id>`: form of a feat, object, condition or team; id `new` for a new card
 * - `new`, `edit/<id>`: form of a dial
 * - `new-card/<kind>`, `edit-card/<id>`, `card/<id>`: form of a card
 * - `photo`, `photo/<id>`: map from a photo, and that map in the editor
 * - `maps/<id>`: a map
 * - `tiles`, `tiles/<id>`: map of tiles, new or existing
 * - `draw`, `draw/<id>`: drawn map, new or existing
 * - `scan`: camera
 * - `stickers`, `stickers/force/<id>`, `stickers/of/<id>/<id>…`: sheet of stickers
 * - `take/<code>`: a received character or map
 */
export default function CollectionScreen(): JSX.Element {
  const place = () => route().rest[0] ?? '';
  const shown = () => COLLECTION_LISTS.find((each) => each === place()) ?? 'characters';
  const entered = () => {
    const what = Object.hasOwn(CARD_PLACES, place()) ? CARD_PLACES[place() as keyof typeof CARD_PLACES] : null;
    return what && route().rest[1] ? { what, id: route().rest[1] as string } : null;
  };
  const stickersOf = (): StickerSource => {
    const [, what, ...ids] = route().rest;
    return what === 'force' ? { what, id: ids[0] ?? '' } : { what: 'characters', ids };
  };
  /** Leaves the editor. `edit/<id>/<force>` returns to that force. */
  const backFromEdit = () => {
    const force = route().rest[2];
    if (force) goTo('forces', force);
    else goTo('collection');
  };
  return (
    <Switch fallback={<CollectionList shown={shown()} />}>
      <Match when={place() === 'new'}>
        <EntryScreen id={null} onClose={() => goTo('collection')} />
      </Match>
      <Match when={place() === 'edit' && route().rest[1]} keyed>
        {(id) => <EntryScreen id={id} onClose={backFromEdit} />}
      </Match>
      <Match when={place() === 'photo'}>
        <PhotoScreen
          use={game() ? { label: say('Use in the game'), run: (map) => void use(map) } : null}
          onOpen={(map) => goTo('collection', 'maps', map.id)}
          onClose={() => goTo('collection', 'maps')}
          editing={route().rest[1] ?? null}
          onEdit={(id) => goTo('collection', 'photo', ...(id === null ? [] : [id]))}
        />
      </Match>
      <Match when={place() === 'tiles'}>
        <Show when={route().rest[1] ?? 'new'} keyed>
          {(id) => <TileScreen id={id === 'new' ? null : id} onClose={() => goTo('collection', 'maps')} />}
        </Show>
      </Match>
      <Match when={place() === 'draw'}>
        <Show when={route().rest[1] ?? 'new'} keyed>
          {(id) => <EditorScreen id={id === 'new' ? null : id} onClose={() => goTo('collection', 'maps')} />}
        </Show>
      </Match>
      <Match when={place() === 'shelf' && route().rest.slice(1).join('/')} keyed>
        {(of) => {
          const [part = '', id = ''] = of.split('/');
          return <GeneralCardEntry part={part} id={id} onClose={() => goTo('collection', part)} />;
        }}
      </Match>
      <Match when={place() === 'scan'}>
        <ScanScreen from="collection" />
      </Match>
      <Match when={place() === 'stickers'}>
        <StickersScreen of={stickersOf()} />
      </Match>
      <Match when={place() === 'take' && route().rest[1]} keyed>
        {(code) => (
          <>
            <CollectionList shown="characters" />
            <ReceivedSheet given={`#/collection/take/${code}`} onClose={() => goTo('collection')} />
          </>
        )}
      </Match>
      <Match when={entered()} keyed>
        {({ what, id }) => (
          <CardEntryScreen
            what={what}
            id={id}
            onClose={() => (what === 'character' ? goTo('collection') : goTo('collection', 'cards'))}
          />
        )}
      </Match>
    </Switch>
  );
}

async function use(map: MapSheet): Promise<void> {
  const { putMapOnTable } = await import('../../app/map/put-map-on-table');
  if (await putMapOnTable(map)) goTo('map');
}
