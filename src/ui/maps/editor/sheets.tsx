import { say } from '../../../text/say';
import './map-editor.css';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { MapDraft } from '../../../app/maps/map-draft';
import type { Board, Rectangle } from '../../../board/board';
import type { BoardFinding } from '../../../board/check-board';

import type { Tile } from '../../../board/tile';
import { MAX_SIDE, type Square, squareAt, squareName } from '../../../grid/square';
import { truncate } from '../../../text/character-text';
import { describeMapFinding } from '../../../text/screens/editor-text';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { EmptyState } from '../../kit/empty-state';
import { FormField, TextField } from '../../kit/field';
import { Icon } from '../../kit/icon';
import { ProgressBar } from '../../kit/progress';
import { BottomSheet } from '../../kit/sheet';
import { cutNamedTile, TileList, TilePreview } from '../tiles/tile-pick';

/** Sheet with the name, size and special rules of the map. */
export function MapDetails(props: {
  head: MapDraft['head'];
  board: Board;
  /** Whether the sheet asks for the name before the map is saved. */
  nameless: boolean;
  /** Whether the map had a picture that no longer fits. */
  pictureLost: boolean;
  onHead: (next: Partial<MapDraft['head']>, field: string) => void;
  onSize: (width: number, height: number) => void;
  onSave: () => void;
  onClose: () => void;
}): JSX.Element {
  const [tried, setTried] = createSignal(false);
  const missing = () => tried() && props.head.name.trim() === '';
  const save = (): void => {
    setTried(true);
    props.onSave();
  };
  return (
    <BottomSheet
      title={say('Name and size')}
      onClose={() => props.onClose()}
      foot={
        <Button tone="accent" onClick={() => (props.nameless ? save() : props.onClose())}>
          {props.nameless ? say('Save the map') : say('Done')}
        </Button>
      }
    >
      <TextField
        label={say('Name')}
        fault={missing() ? say('Enter a name.') : null}
        type="text"
        value={props.head.name}
        maxlength={120}
        onInput={(text) => props.onHead({ name: text }, 'name')}
      />
      <Counter
        label={say('Columns')}
        value={props.board.width}
        min={1}
        max={MAX_SIDE}
        onChange={(width) => props.onSize(width, props.board.height)}
      />
      <Counter
        label={say('Rows')}
        value={props.board.height}
        min={1}
        max={MAX_SIDE}
        onChange={(height) => props.onSize(props.board.width, height)}
      />
      <p class="muted small">
        {say('Columns are added on the right, rows at the bottom. Undo restores what you cut off.')}
      </p>
      <Show when={props.pictureLost}>
        <p role="status">
          {say(
            'The photo shows the map at its old size. At this size, the map is saved without it. Go back to the old size to restore the photo.',
          )}
        </p>
      </Show>
      <FormField
        label={say('Special rules')}
        hint={say('Rules printed beside the map, with a blank line between them')}
      >
        {(input) => (
          <textarea
            {...input}
            rows={3}
            maxlength={4000}
            value={props.head.notes.join('\n\n')}
            onChange={(event) => {
              const notes = event.currentTarget.value.split(/\n\s*\n/).map((note) => note.trim());
              props.onHead({ notes: notes.filter((note) => note !== '') }, 'notes');
            }}
          />
        )}
      </FormField>
    </BottomSheet>
  );
}

/** List of possible mistakes in the map. A tap shows the position of a mistake. */
export function FindingsSheet(props: {
  findings: readonly BoardFinding[];
  onShow: (squares: readonly Square[]) => void;
  onClose: () => void;
}): JSX.Element {
  return (
    <BottomSheet title={say('Possible mistakes')} onClose={() => props.onClose()}>
      <ul class="findings" aria-label={say('Possible mistakes')}>
        <For
          each={props.findings}
          fallback={
            <li>
              <EmptyState icon="check" title={say('No problems found')} text={say('All squares can be reached.')} />
            </li>
          }
        >
          {(finding) => (
            <li>
              <button type="button" onClick={() => props.onShow(finding.squares)}>
                <Icon name="warn" size={18} />
                <span>{describeMapFinding(finding)}</span>
                <Icon name="forward" size={18} />
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="muted small">{say('You can still save the map and play on it.')}</p>
    </BottomSheet>
  );
}

/** Sheet that saves a rectangle of the map as a tile for other maps. */
export function CutSheet(props: {
  board: Board;
  box: Rectangle;
  mapName: string;
  onKeep: (tile: Tile) => void;
  onClose: () => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const usual = () =>
    `${truncate(props.mapName.trim() || say('Map'), 60)} ${squareName(squareAt(props.box.x, props.box.y))}`;
  const tile = createMemo(() => cutNamedTile(props.board, props.box, typed().trim() || usual()));
  return (
    <BottomSheet
      title={say('Save as a tile')}
      onClose={() => props.onClose()}
      foot={
        <Button tone="accent" onClick={() => props.onKeep(tile())}>
          {say('Save the tile')}
        </Button>
      }
    >
      <div class="tile-list">
        <TilePreview tile={tile()} />
      </div>
      <TextField
        label={say('Name of the tile')}
        hint={say('If empty, the name is {usual}', { usual: usual() })}
        type="text"
        value={typed()}
        maxlength={120}
        onInput={setTyped}
      />
    </BottomSheet>
  );
}

/** Sheet to choose a stored tile that is placed on the map. */
export function TileSheet(props: {
  /** Stored tiles. Null while loading. */
  tiles: readonly Tile[] | null;
  onPick: (tile: Tile) => void;
  onClose: () => void;
}): JSX.Element {
  return (
    <BottomSheet title={say('Place a tile')} onClose={() => props.onClose()}>
      <Switch fallback={<TileList tiles={props.tiles ?? []} onPick={props.onPick} />}>
        <Match when={props.tiles === null}>
          <ProgressBar label={say('Reading your tiles…')} />
        </Match>
        <Match when={props.tiles?.length === 0}>
          <EmptyState
            icon="map"
            title={say('No tiles yet')}
            text={say('Mark part of a map with the last tool, then save it as a tile.')}
          />
        </Match>
      </Switch>
    </BottomSheet>
  );
}
