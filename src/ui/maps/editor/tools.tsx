import { say, sayMany } from '../../../text/say';
import './map-editor.css';
import { createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { MapEditing } from '../../../app/maps/map-editing';
import type { Board } from '../../../board/board';
import { colourOfSide, isEdgeBrush, listBoardSides } from '../../../board/brushes';
import { HIGHEST_LEVEL } from '../../../board/edit';
import type { Symmetry } from '../../../board/mirror';
import { DRAWING_TOOLS, type DrawingTool } from '../../../board/stroke';
import { STRENGTH_LIMIT } from '../../../board/tile';
import { squareAt, squareName } from '../../../grid/square';
import { truncate } from '../../../text/character-text';
import { EDITOR_TOOL_TEXT, editorHint, SYMMETRY_TEXT } from '../../../text/screens/editor-text';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Stepper } from '../../kit/stepper';

/** Radio group drawn as tiles: a choice of brush, tool or side. */
export function RadioTiles<Value extends string>(props: {
  label: string;
  class?: string;
  options: readonly Value[];
  /** Accessible name of an option. Undefined if the content of the tiles is text. */
  nameOf?: (option: Value) => string;
  /** Whether the name is also a tooltip, because the tiles have only icons. */
  titled?: boolean;
  isOn: (option: Value) => boolean;
  onChange: (option: Value) => void;
  children: (option: Value) => JSX.Element;
  /** Tile after the options that is not an option. */
  last?: JSX.Element;
}): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset class={props.class}>
      <legend class="spoken">{props.label}</legend>
      <For each={props.options}>
        {(option) => (
          <label
            class="radio-tile"
            title={props.titled ? props.nameOf?.(option) : undefined}
            data-on={props.isOn(option) ? '' : undefined}
          >
            <input
              type="radio"
              name={group}
              aria-label={props.nameOf?.(option)}
              checked={props.isOn(option)}
              onChange={() => props.onChange(option)}
            />
            {props.children(option)}
          </label>
        )}
      </For>
      {props.last}
    </fieldset>
  );
}

/**
 * Icon outlines on a 24-unit square, like the outlines of `Icon`. Separate, because the first screen needs none of
 * them.
 */
const SHAPES: Readonly<Record<DrawingTool | 'pan' | 'cut' | 'erase' | `mirror-${Symmetry}`, readonly string[]>> = {
  paint: ['M14 4l6 6-9 9H5v-6z', 'M12 6l6 6'],
  line: ['M5 19 19 5', 'M3.5 17.5h3v3h-3z', 'M17.5 3.5h3v3h-3z'],
  box: ['M4 6h16v12H4z'],
  fill: ['m11 3 8 8-8 8-8-8z', 'M4 11h14', 'M20 15c1.4 2 1.4 4 0 4s-1.4-2 0-4z'],
  pan: ['M12 3v18', 'M3 12h18', 'm9 6 3-3 3 3', 'm9 18 3 3 3-3', 'm6 9-3 3 3 3', 'm18 9 3 3-3 3'],
  cut: ['M4 8V4h4', 'M16 4h4v4', 'M20 16v4h-4', 'M8 20H4v-4', 'M9 12h6', 'M12 9v6'],
  erase: ['m8 20-5-5L14 4l7 7-9 9z', 'm9 9 7 7', 'M8 20h12'],
  'mirror-none': ['M12 3v18', 'M8 7 3 17h5z', 'M16 7l5 10h-5z', 'M3 3l18 18'],
  'mirror-left-right': ['M12 3v18', 'M8 7 3 17h5z', 'M16 7l5 10h-5z'],
  'mirror-top-bottom': ['M3 12h18', 'M7 8 17 3v5z', 'M7 16l10 5v-5z'],
  'mirror-half-turn': ['M4 10a8 8 0 0 1 14-4', 'M18 2v4h-4', 'M20 14a8 8 0 0 1-14 4', 'M6 22v-4h4'],
  'mirror-both': ['M12 3v18', 'M3 12h18', 'M5 5h3v3H5z', 'M16 5h3v3h-3z', 'M5 16h3v3H5z', 'M16 16h3v3h-3z'],
};

type ToolIconName = keyof typeof SHAPES;

function ToolIcon(props: { name: ToolIconName }): JSX.Element {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <For each={SHAPES[props.name]}>{(path) => <path d={path} />}</For>
    </svg>
  );
}

const SHOWN = [...DRAWING_TOOLS, 'pan', 'cut'] as const;

/** Tools of the map editor: touch mode, eraser, and symmetry. */
export function EditorTools(props: { editing: MapEditing }): JSX.Element {
  const mirror = () => say('Mirror: {axis}', { axis: SYMMETRY_TEXT[props.editing.symmetry()] });
  return (
    <div class="editor-tools">
      <RadioTiles
        label={say('Tool')}
        titled
        options={SHOWN}
        nameOf={(tool) => EDITOR_TOOL_TEXT[tool]}
        isOn={(tool) => props.editing.mode() === tool}
        onChange={(tool) => props.editing.setMode(tool)}
      >
        {(tool) => <ToolIcon name={tool} />}
      </RadioTiles>
      <button
        type="button"
        class="radio-tile"
        title={say('Erase')}
        aria-label={say('Erase')}
        aria-pressed={props.editing.brush().erase}
        onClick={() => props.editing.setBrush({ erase: !props.editing.brush().erase })}
      >
        <ToolIcon name="erase" />
      </button>
      <button
        type="button"
        class="radio-tile"
        title={mirror()}
        aria-label={mirror()}
        data-on={props.editing.symmetry() === 'none' ? undefined : ''}
        onClick={() => props.editing.nextSymmetry()}
      >
        <ToolIcon name={`mirror-${props.editing.symmetry()}`} />
      </button>
    </div>
  );
}

/** Bar with instructions for the current brush, or actions on the selected rectangle or tile. */
export function BrushBar(props: {
  editing: MapEditing;
  board: Board;
  findings: number;
  onFindings: () => void;
  onCut: () => void;
}): JSX.Element {
  const choice = () => props.editing.brush().choice;
  /** Whether the current brush paints. False while the map is panned or the brush erases. */
  const paints = () => props.editing.mode() !== 'pan' && !props.editing.brush().erase;
  const firm = () => choice() === 'wall' || choice() === 'door' || choice() === 'object';
  const hint = () => {
    const mode = props.editing.mode();
    if (mode === 'pan') return say('One finger moves the map.');
    return mode === 'cut' || mode === 'tile' ? '' : editorHint(mode, isEdgeBrush(choice()));
  };
  return (
    <div class="brush-bar">
      <Switch fallback={<p class="muted small">{hint()}</p>}>
        <Match when={props.editing.mode() === 'tile' && props.editing.placing()}>
          {(placing) => (
            <>
              <strong class="clip">{truncate(placing().tile.name, 40)}</strong>
              <IconButton icon="turn" name={say('Rotate the tile 90°')} onClick={() => props.editing.turnTile()} />
              <Button tone="accent" onClick={() => props.editing.placeTile()}>
                {say('Place here')}
              </Button>
              <Button onClick={() => props.editing.stopPlacing()}>{say('Done')}</Button>
            </>
          )}
        </Match>
        <Match when={props.editing.mode() === 'cut'}>
          <Show
            when={props.editing.marked()}
            fallback={<p class="muted small">{say('Drag over the squares for the tile.')}</p>}
          >
            {(box) => (
              <>
                <p class="clip">
                  {say('{width} × {height} from {square}', {
                    width: box().width,
                    height: box().height,
                    square: squareName(squareAt(box().x, box().y)),
                  })}
                </p>
                <Button tone="accent" onClick={() => props.onCut()}>
                  {say('Save as a tile')}
                </Button>
              </>
            )}
          </Show>
        </Match>
        <Match when={paints() && choice() === 'level'}>
          <Stepper
            label={say('Level')}
            value={props.editing.brush().level}
            min={0}
            max={HIGHEST_LEVEL}
            onChange={(level) => props.editing.setBrush({ level })}
          />
          <p class="muted small">{props.editing.brush().level === 0 ? say('ground level') : say('elevated')}</p>
        </Match>
        <Match when={paints() && choice() === 'start'}>
          <Sides editing={props.editing} board={props.board} />
        </Match>
        <Match when={paints() && firm()}>
          <Stepper
            label={say('Strength')}
            value={props.editing.brush().strength}
            min={0}
            max={STRENGTH_LIMIT}
            onChange={(strength) => props.editing.setBrush({ strength })}
          />
          <p class="muted small">
            {props.editing.brush().strength === 0 ? `${say('No strength.')} ${hint()}` : say('Material strength')}
          </p>
        </Match>
      </Switch>
      <Show when={props.findings > 0 && props.editing.mode() !== 'tile' && !props.editing.marked()}>
        <button
          type="button"
          class="brush-findings"
          aria-label={sayMany(props.findings, 'Show 1 possible mistake', 'Show {n} possible mistakes')}
          onClick={() => props.onFindings()}
        >
          <Icon name="warn" size={18} />
          {props.findings}
        </button>
      </Show>
    </div>
  );
}

function Sides(props: { editing: MapEditing; board: Board }): JSX.Element {
  return (
    <RadioTiles
      class="brush-sides"
      label={say('Side of the starting area')}
      options={listBoardSides(props.board)}
      isOn={(side) => props.editing.brush().side === side}
      onChange={(side) => props.editing.setBrush({ side })}
    >
      {(side) => (
        <>
          <i aria-hidden="true" style={{ background: colourOfSide(side, props.board) }} />
          {side}
        </>
      )}
    </RadioTiles>
  );
}
