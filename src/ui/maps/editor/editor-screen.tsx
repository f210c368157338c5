import { createResource, createSignal, type JSX, Match, Switch } from 'solid-js';
import { boxCards } from '../../../app/collection/card-lists';
import { createPictureUrl } from '../../../app/collection/pictures';
import { createDraftSaver } from '../../../app/draft-saver';
import { createEditHistory } from '../../../app/edit-history';
import {
  type MapDraft,
  makeDraftSheet,
  type StoredMapDraft,
  serializeMapDraft,
  withoutMisfitPicture,
} from '../../../app/maps/map-draft';
import { makeNewMap, parsePastedMap, readMapToEdit } from '../../../app/maps/open-map';
import { saveMap } from '../../../app/maps/save-map';
import { saveTile } from '../../../app/maps/save-tile';
import { toast } from '../../../app/messages';
import { goTo } from '../../../app/route';
import { describeStoreFault } from '../../../app/storage/store-fault-text';
import { boxFromCards } from '../../../catalog/cards/box-card';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { ProgressBar } from '../../kit/progress';
import { MapEditor } from './map-editor';
import { NewMap } from './new-map';

export interface EditorScreenProps {
  /** Id of the map to edit. Null for a new map. */
  id: string | null;
  onClose: () => void;
}

/**
 * Editor screen for a new or stored map. The draft survives a reload. A map that is part of the app is edited as a
 * copy.
 */
export default function EditorScreen(props: EditorScreenProps): JSX.Element {
  const key = props.id === null ? 'map-draft' : `map-draft-of-${props.id}`;
  const [opened] = createResource(() => readMapToEdit(props.id, key));
  const [begun, setBegun] = createSignal<{ readonly from: MapDraft; readonly now: MapDraft } | null>(null);

  const begin = (from: MapDraft, now: MapDraft = from) => setBegun({ from, now });

  return (
    <Switch>
      <Match when={begun()} keyed>
        {({ from, now }) => <Drawing key={key} isNew from={from} now={now} onClose={props.onClose} />}
      </Match>
      <Match when={opened.loading}>
        <ProgressBar label={say('Loading…')} />
      </Match>
      <Match when={opened()?.saved} keyed>
        {(draft) => <Drawing key={key} from={draft} now={opened()?.unsaved ?? draft} onClose={props.onClose} />}
      </Match>
      <Match when={opened() && props.id === null}>
        <NewMap
          begun={opened()?.unsaved?.head.name ?? null}
          onResume={() => {
            const left = opened()?.unsaved;
            if (left) begin(left);
          }}
          onSize={(width, height) => begin(makeNewMap(width, height))}
          onTiles={() => goTo('collection', 'tiles')}
          onPaste={async (text) => {
            const draft = await parsePastedMap(text);
            if (draft) begin(draft);
            return draft !== null;
          }}
          onClose={() => props.onClose()}
        />
      </Match>
      <Match when={true}>
        <EmptyState icon="warn" title={say('This map cannot be opened')} text={say('It may have been deleted.')}>
          <Button onClick={() => props.onClose()}>{say('Back')}</Button>
        </EmptyState>
      </Match>
    </Switch>
  );
}

/** Map editor with its undo history. If `now` differs from `from`, one undo returns to `from`. */
function Drawing(props: {
  key: string;
  isNew?: boolean;
  from: MapDraft;
  now: MapDraft;
  onClose: () => void;
}): JSX.Element {
  const [notSaved, setNotKept] = createSignal<string | null>(null);
  // Every stroke is stored immediately, so an hour of drawing is not lost.
  const keeper = createDraftSaver<StoredMapDraft>(props.key, () => false, {
    pause: 0,
    onWritten: (fault) =>
      setNotKept(
        fault &&
          say('{sentence} Your changes are not saved: leave this editor open.', {
            sentence: describeStoreFault(fault),
          }),
      ),
  });
  const steps = createEditHistory(props.from, (draft) => keeper.save(serializeMapDraft(draft)));
  if (props.now !== props.from) {
    steps.change(props.now);
    toast(say('Your unsaved changes were restored. Undo goes back to the saved map.'));
  } else if (props.isNew) keeper.save(serializeMapDraft(props.from));
  const fitting = () => withoutMisfitPicture(steps.draft(), props.from.board);
  const picture = createPictureUrl(() => fitting().head.picture);
  const [sample] = createResource(async () => (await import('../../../catalog/cards/demo/maps')).DEMO_TILES);
  const tiles = () => {
    const [box, tiles] = [boxCards(), sample()];
    if (box === null || tiles === undefined) return null;
    const own = boxFromCards(box).tiles;
    return [...own, ...tiles.filter((tile) => !own.some(({ id }) => id === tile.id))];
  };

  async function save(): Promise<void> {
    if (!(await saveMap(makeDraftSheet(fitting())))) return;
    await keeper.drop();
    props.onClose();
  }

  return (
    <MapEditor
      steps={steps}
      picture={picture()}
      pictureLost={steps.draft().head.picture !== fitting().head.picture}
      tiles={tiles()}
      notSaved={notSaved()}
      onKeepTile={(tile) => void saveTile(tile)}
      onSave={() => void save()}
      onClose={() => props.onClose()}
    />
  );
}
