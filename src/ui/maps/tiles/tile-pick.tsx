import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Board, Rectangle } from '../../../board/board';
import { boardFromSheet, type MapSheet } from '../../../board/map-sheet';
import { patchBounds } from '../../../board/patch';
import { cutTile, patchFromTile, type Tile } from '../../../board/tile';
import { hashText, toKebabCase } from '../../../plain/lenient';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';
import { CELL } from '../../../view/geometry';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { SelectField, TextField } from '../../kit/field';
import { BottomSheet } from '../../kit/sheet';
import { TilePicture } from './tile-table';

/** Sheet to choose the next tile: a stored tile, or a rectangle cut from a map. */
export function TilePick(props: {
  tiles: readonly Tile[];
  sheets: readonly MapSheet[];
  onPick: (tile: Tile) => void;
  onClose: () => void;
}): JSX.Element {
  const [cutting, setCutting] = createSignal(false);
  return (
    <BottomSheet
      title={cutting() ? say('Cut a tile from a map') : say('Add a tile')}
      onClose={() => props.onClose()}
      foot={
        <Show when={!cutting() && props.sheets.length > 0}>
          <Button onClick={() => setCutting(true)}>{say('Cut a tile from a map')}</Button>
        </Show>
      }
    >
      <Show when={cutting()} fallback={<TileList tiles={props.tiles} onPick={props.onPick} />}>
        <TileCut sheets={props.sheets} onPick={props.onPick} />
      </Show>
    </BottomSheet>
  );
}

export function TileList(props: { tiles: readonly Tile[]; onPick: (tile: Tile) => void }): JSX.Element {
  return (
    <ul class="tile-list" aria-label={say('Tiles')}>
      <For each={props.tiles}>
        {(tile) => (
          <li>
            <button type="button" onClick={() => props.onPick(tile)}>
              <TilePreview tile={tile} />
              <strong class="clip">{truncate(tile.name)}</strong>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

export function TilePreview(props: { tile: Tile }): JSX.Element {
  const patch = createMemo(() => {
    const read = patchFromTile(props.tile);
    return read.ok ? read.value : null;
  });
  return (
    <Show when={patch()}>
      {(drawn) => {
        const size = () => patchBounds(drawn());
        return (
          <svg viewBox={`-4 -4 ${(size().right + 1) * CELL + 8} ${(size().bottom + 1) * CELL + 8}`} aria-hidden="true">
            <TilePicture patch={drawn()} id={`pick-${props.tile.id}`} />
          </svg>
        );
      }}
    </Show>
  );
}

/** Cuts a rectangle of a map into a tile with an id made from its name and content. */
export function cutNamedTile(board: Board, box: Rectangle, name: string): Tile {
  const tile = cutTile(board, box, { id: '', name });
  return { ...tile, id: `cut-${toKebabCase(name).slice(0, 40)}-${hashText(JSON.stringify(tile))}` };
}

/** Typical side length of a tile, in squares. */
const SIDE = 6;

function TileCut(props: { sheets: readonly MapSheet[]; onPick: (tile: Tile) => void }): JSX.Element {
  const [id, setId] = createSignal(props.sheets[0]?.id ?? '');
  const [box, setBox] = createSignal<Rectangle>({ x: 0, y: 0, width: SIDE, height: SIDE });
  const change = (part: Partial<Rectangle>) => setBox({ ...box(), ...part });
  const [typed, setTyped] = createSignal('');
  const sheet = () => props.sheets.find((each) => each.id === id());
  const board = createMemo(() => {
    const there = sheet();
    const read = there && boardFromSheet(there);
    return read?.ok ? read.value : null;
  });
  const within = () => {
    const there = board();
    if (!there) return null;
    const x = Math.min(box().x, there.width - 1);
    const y = Math.min(box().y, there.height - 1);
    return { x, y, width: Math.min(box().width, there.width - x), height: Math.min(box().height, there.height - y) };
  };
  const tile = createMemo(() => {
    const [there, from] = [board(), within()];
    if (!there || !from) return null;
    const name = typed().trim() || `${truncate(sheet()?.name ?? '', 60)} ${from.x + 1}/${from.y + 1}`;
    return cutNamedTile(there, from, name);
  });
  return (
    <div class="stack">
      <SelectField
        label={say('Map')}
        value={id()}
        onChange={setId}
        options={props.sheets.map((each) => ({ value: each.id, label: truncate(each.name) }))}
      />
      <Show when={within()} fallback={<p>{say('This map cannot be read.')}</p>}>
        {(from) => (
          <>
            <Counter
              label={say('First column')}
              value={from().x + 1}
              min={1}
              max={board()?.width ?? 1}
              onChange={(column) => change({ x: column - 1 })}
            />
            <Counter
              label={say('First row')}
              value={from().y + 1}
              min={1}
              max={board()?.height ?? 1}
              onChange={(row) => change({ y: row - 1 })}
            />
            <Counter
              label={say('Columns')}
              value={from().width}
              min={1}
              max={(board()?.width ?? 1) - from().x}
              onChange={(width) => change({ width })}
            />
            <Counter
              label={say('Rows')}
              value={from().height}
              min={1}
              max={(board()?.height ?? 1) - from().y}
              onChange={(height) => change({ height })}
            />
          </>
        )}
      </Show>
      <TextField
        label={say('Name of the tile')}
        hint={say('If empty, the tile gets the name of the map')}
        value={typed()}
        maxlength={120}
        onInput={setTyped}
      />
      <Show when={tile()}>
        {(made) => (
          <>
            <div class="tile-list">
              <TilePreview tile={made()} />
            </div>
            <Button tone="accent" onClick={() => props.onPick(made())}>
              {say('Place this tile')}
            </Button>
          </>
        )}
      </Show>
    </div>
  );
}
