import { say } from '../../../text/say';
import './tiles.css';
import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import type { TileDraft } from '../../../app/collection/tile-draft';
import { createEditHistory } from '../../../app/edit-history';
import type { MapSheet } from '../../../board/map-sheet';
import type { Tile } from '../../../board/tile';
import { layOutMapCard } from '../../../catalog/cards/lay-map';
import type { MapCard } from '../../../catalog/cards/map-card';
import {
  addTile,
  dropTile,
  type MapLayout,
  mapCardFromLayout,
  type PlacedTile,
  removeTile,
  stepTile,
  turnTile,
} from '../../../catalog/cards/map-layout';
import { describeCardFaultCode } from '../../../text/import-text';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { TextField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { SegmentedControl } from '../../kit/segmented';
import { EntryForm } from '../../shared/entry-form';
import { MapMarks } from './map-marks';
import { TilePick } from './tile-pick';
import { TileLayoutEditor } from './tile-table';

const STEPS = [
  { icon: 'back', name: 'west', dx: -1, dy: 0 },
  { icon: 'forward', name: 'north', dx: 0, dy: -1 },
  { icon: 'forward', name: 'south', dx: 0, dy: 1 },
  { icon: 'forward', name: 'east', dx: 1, dy: 0 },
] as const;

/** Form for a map of tiles. The user lays tiles edge to edge, then adds doors and spawn points. */
export function TileForm(props: {
  initial: TileDraft;
  /** Id of the map card to create. */
  id: string;
  isNew: boolean;
  tiles: readonly Tile[];
  /** Maps from which tiles may be cut. */
  sheets: readonly MapSheet[];
  onDraft: (draft: TileDraft) => void;
  onSave: (card: MapCard, tiles: readonly Tile[]) => void;
  onClose: () => void;
}): JSX.Element {
  const steps = createEditHistory(props.initial, props.onDraft);
  const { draft, change } = steps;
  const laying = () => draft().laying;
  const tiles = createMemo(() => [...props.tiles, ...draft().cut]);
  const [tried, setTried] = createSignal(false);
  const [work, setWork] = createSignal<'tiles' | 'marks'>('tiles');
  const [picking, setPicking] = createSignal(false);
  const [chosenKey, setChosen] = createSignal<number | null>(null);
  const [said, setSaid] = createSignal('');
  const chosen = createMemo(() => laying().tiles.find(({ key }) => key === chosenKey()) ?? null);
  const card = createMemo(() => mapCardFromLayout(laying(), tiles(), { id: props.id, name: draft().name.trim() }));
  const laid = createMemo(() => layOutMapCard(card(), tiles()));
  /** Reason why the tiles do not form a map yet. Null if they form a map. */
  const loose = () => {
    const result = laid();
    if (result.ok || laying().tiles.length === 0) return null;
    return describeCardFaultCode(result.fault.code, result.fault.detail);
  };
  const problems = () => {
    const name = draft().name.trim() === '' ? say('Enter a name.') : null;
    const tile = laying().tiles.length === 0 ? say('Place a tile first.') : loose();
    return [name, tile].filter((words) => words !== null);
  };

  const titleOf = (tile: PlacedTile) => tiles().find(({ id }) => id === tile.tile)?.name ?? tile.tile;
  const nameOf = (tile: PlacedTile) => {
    const corner = card().tiles[laying().tiles.indexOf(tile)];
    const lies = { title: titleOf(tile), x: (corner?.x ?? 0) + 1, y: (corner?.y ?? 0) + 1 };
    return tile.turn === 0
      ? say('{title}, column {x}, row {y}', lies)
      : say('{title}, column {x}, row {y}, rotated {turn}°', { ...lies, turn: tile.turn * 90 });
  };
  function put(next: MapLayout | null, key: number): void {
    if (!next) return void setSaid(say('The tile does not fit there.'));
    change({ ...draft(), laying: next });
    announceTile(key);
  }
  function announceTile(key: number): void {
    const tile = laying().tiles.find((each) => each.key === key);
    setSaid(tile ? `${nameOf(tile)}.` : say('Tile removed.'));
  }
  const step = (key: number, dx: number, dy: number) => put(stepTile(laying(), tiles(), key, dx, dy), key);
  const turn = (key: number) => put(turnTile(laying(), tiles(), key), key);
  const remove = (key: number) => put(removeTile(laying(), tiles(), key), key);
  function add(tile: Tile): void {
    setPicking(false);
    const { cut } = draft();
    const known = tiles().some(({ id }) => id === tile.id);
    const next = addTile(laying(), known ? tiles() : [...tiles(), tile], tile.id);
    const key = next.tiles.at(-1)?.key ?? 0;
    setChosen(key);
    change({ ...draft(), laying: next, cut: known ? cut : [...cut, tile] });
    announceTile(key);
  }
  function save(): boolean {
    setTried(true);
    const fit = problems().length === 0;
    if (fit) props.onSave(card(), tiles());
    return fit;
  }

  return (
    <EntryForm
      title={props.isNew ? say('Place tiles') : say('Edit map card')}
      entry={{ ...steps, save, close: () => props.onClose() }}
      problems={tried() ? problems() : []}
    >
      <TextField
        label={say('Name')}
        fault={tried() && draft().name.trim() === '' ? say('Enter a name.') : null}
        value={draft().name}
        maxlength={120}
        onInput={(text) => change({ ...draft(), name: text }, 'name')}
      />
      <SegmentedControl
        label={say('What to place')}
        options={[
          { value: 'tiles', label: say('Tiles') },
          { value: 'marks', label: say('Doors and spawn points'), disabled: !laid().ok },
        ]}
        value={work()}
        onChange={setWork}
      />
      <Switch>
        <Match when={work() === 'marks' && laid().ok}>
          <MapMarks
            laying={laying()}
            tiles={tiles()}
            card={card()}
            onChange={(next) => change({ ...draft(), laying: next })}
          />
        </Match>
        <Match when={true}>
          <Show
            when={laying().tiles.length > 0}
            fallback={
              <EmptyState
                icon="map"
                title={say('No tiles yet')}
                text={say('Add the first tile. The next ones snap to its edges.')}
              >
                <Button tone="accent" onClick={() => setPicking(true)}>
                  {say('Add a tile')}
                </Button>
              </EmptyState>
            }
          >
            <TileLayoutEditor
              laying={laying()}
              tiles={tiles()}
              chosen={chosenKey()}
              nameOf={nameOf}
              onChoose={setChosen}
              onDrop={(key, x, y) => put(dropTile(laying(), tiles(), key, x, y), key)}
              onStep={step}
              onTurn={turn}
              onRemove={remove}
            />
            <Show when={loose()}>{(words) => <p class="tile-fault small">{words()}</p>}</Show>
            <Show
              when={chosen()}
              fallback={<p class="muted small">{say('Tap a tile to move or rotate it, or drag it into place.')}</p>}
            >
              {(tile) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
                <div class="tile-deeds" role="group" aria-label={titleOf(tile())}>
                  <strong class="clip">{titleOf(tile())}</strong>
                  <div class="tile-steps">
                    {STEPS.map(({ icon, name, dx, dy }) => (
                      <IconButton
                        icon={icon}
                        data-way={name}
                        name={say('Move {name}', { name })}
                        onClick={() => step(tile().key, dx, dy)}
                      />
                    ))}
                    <IconButton icon="turn" name={say('Rotate 90°')} onClick={() => turn(tile().key)} />
                    <IconButton icon="close" name={say('Remove the tile')} onClick={() => remove(tile().key)} />
                  </div>
                </div>
              )}
            </Show>
            <Button onClick={() => setPicking(true)}>{say('Add a tile')}</Button>
          </Show>
        </Match>
      </Switch>
      <p class="spoken" role="status">
        {said()}
      </p>
      <Show when={picking()}>
        <TilePick tiles={tiles()} sheets={props.sheets} onPick={add} onClose={() => setPicking(false)} />
      </Show>
    </EntryForm>
  );
}
