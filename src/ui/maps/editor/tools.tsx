import { say } from '../../../text/say';
import './tools.css';
import { createUniqueId, For, type JSX } from 'solid-js';
import type { Desk } from '../../../app/maps/editor';
import { TOOLS } from '../../../board/stroke';
import { SYMMETRY_WORDS, TOOL_WORDS } from '../../../text/screens/editor-words';
import { ToolIcon } from './tool-icon';

const SHOWN = [...TOOLS, 'pan', 'cut'] as const;

/** What a finger does on the map, whether it takes off, and in what mirror. */
export function Tools(props: { desk: Desk }): JSX.Element {
  const group = createUniqueId();
  return (
    <div class="editor-tools">
      <fieldset>
        <legend class="spoken">{say('Tool')}</legend>
        <For each={SHOWN}>
          {(tool) => (
            <label title={TOOL_WORDS[tool]} data-on={props.desk.mode() === tool ? '' : undefined}>
              <input
                type="radio"
                name={group}
                aria-label={TOOL_WORDS[tool]}
                checked={props.desk.mode() === tool}
                onChange={() => props.desk.setMode(tool)}
              />
              <ToolIcon name={tool} />
            </label>
          )}
        </For>
      </fieldset>
      <button
        type="button"
        title={say('Remove')}
        aria-label={say('Remove')}
        aria-pressed={props.desk.brush().erase}
        onClick={() => props.desk.setBrush({ erase: !props.desk.brush().erase })}
      >
        <ToolIcon name="erase" />
      </button>
      <button
        type="button"
        title={say('Mirror: {axis}', { axis: SYMMETRY_WORDS[props.desk.symmetry()] })}
        aria-label={say('Mirror: {axis}', { axis: SYMMETRY_WORDS[props.desk.symmetry()] })}
        data-on={props.desk.symmetry() === 'none' ? undefined : ''}
        onClick={() => props.desk.nextSymmetry()}
      >
        <ToolIcon name={`mirror-${props.desk.symmetry()}`} />
      </button>
    </div>
  );
}
