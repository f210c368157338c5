import { say } from '../../../text/say';
import './tools.css';
import { createUniqueId, For, type JSX } from 'solid-js';
import type { MapEditing } from '../../../app/maps/map-editing';
import { DRAWING_TOOLS } from '../../../board/stroke';
import { EDITOR_TOOL_TEXT, SYMMETRY_TEXT } from '../../../text/screens/editor-text';
import { ToolIcon } from './tool-icon';

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
