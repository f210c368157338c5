import { say } from '../../../text/say';
import './tools.css';
import { createUniqueId, For, type JSX } from 'solid-js';
import type { MapEditing } from '../../../app/maps/map-editing';
import type { Symmetry } from '../../../board/mirror';
import { DRAWING_TOOLS, type DrawingTool } from '../../../board/stroke';
import { EDITOR_TOOL_TEXT, SYMMETRY_TEXT } from '../../../text/screens/editor-text';

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
  const group = createUniqueId();
  return (
    <div class="editor-tools">
      <fieldset>
        <legend class="spoken">{say('Tool')}</legend>
        <For each={SHOWN}>
          {(tool) => (
            <label title={EDITOR_TOOL_TEXT[tool]} data-on={props.editing.mode() === tool ? '' : undefined}>
              <input
                type="radio"
                name={group}
                aria-label={EDITOR_TOOL_TEXT[tool]}
                checked={props.editing.mode() === tool}
                onChange={() => props.editing.setMode(tool)}
              />
              <ToolIcon name={tool} />
            </label>
          )}
        </For>
      </fieldset>
      <button
        type="button"
        title={say('Erase')}
        aria-label={say('Erase')}
        aria-pressed={props.editing.brush().erase}
        onClick={() => props.editing.setBrush({ erase: !props.editing.brush().erase })}
      >
        <ToolIcon name="erase" />
      </button>
      <button
        type="button"
        title={say('Mirror: {axis}', { axis: SYMMETRY_TEXT[props.editing.symmetry()] })}
        aria-label={say('Mirror: {axis}', { axis: SYMMETRY_TEXT[props.editing.symmetry()] })}
        data-on={props.editing.symmetry() === 'none' ? undefined : ''}
        onClick={() => props.editing.nextSymmetry()}
      >
        <ToolIcon name={`mirror-${props.editing.symmetry()}`} />
      </button>
    </div>
  );
}
