import { say } from '../../../text/say';
import './new-map.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { MAX_SIDE } from '../../../grid/square';
import { truncate } from '../../../text/character-text';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { FormField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';

/** Sizes of nearly all printed maps. */
const SIZES = [
  [16, 24],
  [24, 16],
  [16, 16],
  [24, 24],
] as const;

export interface NewMapProps {
  /** Name of an unsaved map; '' if unnamed. Null if there is no unsaved map. */
  begun: string | null;
  onResume: () => void;
  onSize: (width: number, height: number) => void;
  onTiles: () => void;
  /** Opens a drawing or map file given as text. Returns false if the text is neither. */
  onPaste: (text: string) => Promise<boolean>;
  onClose: () => void;
}

export function NewMap(props: NewMapProps): JSX.Element {
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
        <FormField
          label={say('The map as text')}
          hint={say('Paste a drawing or a whole map file')}
          fault={wrong() ? say('There is no map in this text.') : null}
        >
          {(input) => (
            <textarea
              {...input}
              class="new-map-text"
              rows={6}
              value={pasted() ?? ''}
              spellcheck={false}
              onInput={(event) => void take(event.currentTarget.value)}
            />
          )}
        </FormField>
      </Show>
    </section>
  );
}
