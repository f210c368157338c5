import './map-editor.css';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { boxCards } from '../../../app/collection/card-lists';
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
import { createPictureUrl } from '../../../app/pictures/pictures';
import { goTo } from '../../../app/route';
import { describeStoreFault } from '../../../app/storage/store-fault-text';
import { boxFromCards } from '../../../catalog/cards/box-card';
import { MAX_SIDE } from '../../../grid/square';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { EmptyState } from '../../kit/empty-state';
import { TextAreaField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { ProgressBar } from '../../kit/progress';
import { MapEditor } from './map-editor';

/** Sizes of nearly all printed maps. */
const SIZES = [
  [16, 24],
  [24, 16],
  [16, 16],
  [24, 24],
] as const;

interface NewMapProps {
  /** Name of an unsaved map; '' if unnamed. Null if there is no unsaved map. */
  begun: string | null;
  onResume: () => void;
  onSize: (width: number, height: number) => void;
  onTiles: () => void;
  /** Opens a drawing or map file given as text. Returns false if the text is neither. */
  onPaste: (text: string) => Promise<boolean>;
  onClose: () => void;
}

function NewMap(props: NewMapProps): JSX.Element {
  const [width, setWidth] = createSignal(16);
  const [height, setHeight] = createSignal(24);
  /** Pasted text. Null before the user pastes. */
  const [pasted, setPasted] = createSignal<string | null>(null);
  const [wrong, setWrong] = createSignal(false);

  async function take(text: string): Promise<void> {
    setPasted(text);
    setWrong(text.trim() !== '' && !(await props.onPaste(text)));
  }
  async function paste(): Promise<void> {
    try {
      await take(await navigator.clipboard.readText());
    } catch {
      // Some browsers do not let pages read the clipboard, so the user pastes into a field.
      setPasted('');
    }
  }
  return (
    <section class="new-map">
      <header>
        <IconButton icon="back" name={say('Back')} onClick={() => props.onClose()} />
        <h1>{say('New map')}</h1>
      </header>
      <Show when={props.begun !== null}>
        <Button tone="accent" wide hint={say('not saved yet')} onClick={() => props.onResume()}>
          {say('Continue {map}', { map: truncate(props.begun?.trim() || say('your unfinished map'), 40) })}
        </Button>
        <p class="muted small">{say('A new map replaces it.')}</p>
      </Show>
      <ul aria-label={say('Common sizes')}>
        <For each={SIZES}>
          {([columns, rows]) => (
            <li>
              <button type="button" onClick={() => props.onSize(columns, rows)}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <rect
                    x={12 - columns / 2}
                    y={12 - rows / 2}
                    width={columns}
                    height={rows}
                    vector-effect="non-scaling-stroke"
                  />
                </svg>
                <strong>
                  {columns} × {rows}
                </strong>
                <small class="muted">
                  {columns === rows ? say('square') : columns < rows ? say('tall') : say('wide')}
                </small>
              </button>
            </li>
          )}
        </For>
      </ul>
      <h2>{say('Custom size')}</h2>
      <Counter label={say('Columns')} value={width()} min={1} max={MAX_SIDE} onChange={setWidth} />
      <Counter label={say('Rows')} value={height()} min={1} max={MAX_SIDE} onChange={setHeight} />
      <Button wide onClick={() => props.onSize(width(), height())}>
        {say('New map of {width} × {height}', { width: width(), height: height() })}
      </Button>
      <h2>{say('Other ways')}</h2>
      <Button wide hint={say('edge to edge, in any shape')} onClick={() => props.onTiles()}>
        {say('Place tiles')}
      </Button>
      <Show
        when={pasted() !== null}
        fallback={
          <Button wide hint={say('position notation, or any map file as text')} onClick={() => void paste()}>
            {say('Paste a map')}
          </Button>
        }
      >
        <TextAreaField
          label={say('The map as text')}
          hint={say('Paste a drawing or a whole map file')}
          fault={wrong() ? say('There is no map in this text.') : null}
          class="new-map-text"
          rows={6}
          value={pasted() ?? ''}
          spellcheck={false}
          onInput={(text) => void take(text)}
        />
      </Show>
    </section>
  );
}

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
