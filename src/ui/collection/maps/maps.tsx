import { say } from '../../../text/say';
import '../collection.css';
import '../import/import.css';
import '../../shared/characters/character-detail.css';
import { createMemo, createSignal, For, type JSX, lazy, Match, Show, Switch } from 'solid-js';
import { collectionMapFilter } from '../../../app/maps/map-filters';
import { deleteMap } from '../../../app/maps/save-map';
import { createPictureUrl } from '../../../app/pictures/pictures';
import { goTo, route } from '../../../app/route';
import { boardFromSheet, type MapSheet } from '../../../board/map-sheet';
import { squareName } from '../../../grid/square';
import { valueOrNull } from '../../../plain/result';
import { truncate } from '../../../text/character-text';
import { describeMapSize, describeMapWarning } from '../../../text/map-text';
import { BoardView } from '../../board/board-view';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { FactList } from '../../kit/fact-list';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { MapGrid } from '../../shared/maps/map-grid';

const ShareMap = lazy(() => import('./share-map'));

/** List of all stored maps. A tap opens the map, with the values that its import guessed. */
export default function Maps(props: { maps: readonly MapSheet[] | null }): JSX.Element {
  const [openId, setOpenId] = createSignal<string | null>(route().rest[1] ?? null);
  const [sharing, setSharing] = createSignal(false);
  const opened = createMemo(() => props.maps?.find((sheet) => sheet.id === openId()) ?? null);

  return (
    <div class="stack collection-body">
      <Switch>
        <Match when={props.maps === null}>
          <ProgressBar label={say('Loading maps…')} />
        </Match>
        <Match when={props.maps?.length === 0}>
          <EmptyState
            icon="map"
            title={say('No maps yet')}
            text={say('Photograph a printed map, import a map file or draw one on the Map tab.')}
          >
            <PhotoWay />
          </EmptyState>
        </Match>
        <Match when={true}>
          <PhotoWay />
          <MapGrid maps={props.maps ?? []} finding={collectionMapFilter} onPick={(sheet) => setOpenId(sheet.id)} />
        </Match>
      </Switch>
      <Show when={opened()} keyed>
        {(sheet) => (
          <Show
            when={!sharing()}
            fallback={
              <ShareMap
                sheet={sheet}
                onClose={() => {
                  setSharing(false);
                  setOpenId(null);
                }}
              />
            }
          >
            <MapDetail
              sheet={sheet}
              onClose={() => setOpenId(null)}
              onDelete={() => {
                setOpenId(null);
                void deleteMap(sheet);
              }}
              onShare={() => setSharing(true)}
            />
          </Show>
        )}
      </Show>
    </div>
  );
}

function PhotoWay(): JSX.Element {
  return <Button onClick={() => goTo('collection', 'photo')}>{say('Photograph a map')}</Button>;
}

const SOURCES: Readonly<Record<MapSheet['source'], string>> = {
  demo: say('sample'),
  imported: say('imported'),
  entered: say('drawn in the editor'),
  photographed: say('from a photo'),
};

function MapDetail(props: {
  sheet: MapSheet;
  onClose: () => void;
  onDelete: () => void;
  onShare: () => void;
}): JSX.Element {
  const board = createMemo(() => valueOrNull(boardFromSheet(props.sheet)));
  const picture = createPictureUrl(() => props.sheet.picture);
  return (
    <BottomSheet
      title={truncate(props.sheet.name, 120)}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button class="map-action" onClick={() => props.onDelete()}>
            {say('Delete')}
          </Button>
          <Button class="map-action" onClick={() => props.onShare()}>
            {say('Share')}
          </Button>
          <Button class="map-action" tone="accent" onClick={() => goTo('collection', 'draw', props.sheet.id)}>
            {props.sheet.source === 'demo' ? say('Edit a copy') : say('Edit')}
          </Button>
        </>
      }
    >
      <p class="muted">
        {describeMapSize(props.sheet.map)} · {props.sheet.set ?? SOURCES[props.sheet.source]}
      </p>
      <div class="map-preview">
        <Show when={board()} fallback={<p>{say('This map cannot be shown.')}</p>}>
          {(there) => (
            <BoardView
              board={there()}
              label={say('Map {name}', { name: truncate(props.sheet.name) })}
              pieces={[]}
              picture={picture()}
              describe={squareName}
            />
          )}
        </Show>
      </div>
      <Show when={props.sheet.warnings.length > 0}>
        <section class="stack">
          <h3>{say('Guessed by the import: check these')}</h3>
          <ul class="stack import-lines" data-tone="warn">
            <For each={props.sheet.warnings}>{(warning) => <li>{describeMapWarning(warning)}</li>}</For>
          </ul>
        </section>
      </Show>
      <Show when={props.sheet.notes.length > 0}>
        <section class="stack">
          <h3>{say('Special rules of this map')}</h3>
          <For each={props.sheet.notes}>{(note) => <p class="map-note">{note}</p>}</For>
        </section>
      </Show>
      <FactList
        facts={Object.entries(props.sheet.extras ?? {}).map(([name, text]) => [name.replaceAll('_', ' '), text])}
      />
    </BottomSheet>
  );
}
