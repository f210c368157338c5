import { say, sayMany } from '../../../text/say';
import './brush-bar.css';
import { createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { MapEditing } from '../../../app/maps/map-editing';
import type { Board } from '../../../board/board';
import { colourOfSide, isEdgeBrush, listBoardSides } from '../../../board/brushes';
import { HIGHEST_LEVEL } from '../../../board/edit';
import { STRENGTH_LIMIT } from '../../../board/tile';
import { squareAt, squareName } from '../../../grid/square';
import { truncate } from '../../../text/character-text';
import { editorHint } from '../../../text/screens/editor-text';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Stepper } from '../../kit/stepper';

export interface BrushBarProps {
  editing: MapEditing;
  board: Board;
  findings: number;
  onFindings: () => void;
  onCut: () => void;
}

/** Bar with instructions for the current brush, or actions on the selected rectangle or tile. */
export function BrushBar(props: BrushBarProps): JSX.Element {
  const choice = () => props.editing.brush().choice;
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
        <Match when={props.editing.mode() !== 'pan' && !props.editing.brush().erase && choice() === 'level'}>
          <Stepper
            label={say('Level')}
            value={props.editing.brush().level}
            min={0}
            max={HIGHEST_LEVEL}
            onChange={(level) => props.editing.setBrush({ level })}
          />
          <p class="muted small">{props.editing.brush().level === 0 ? say('ground level') : say('elevated')}</p>
        </Match>
        <Match when={props.editing.mode() !== 'pan' && !props.editing.brush().erase && choice() === 'start'}>
          <Sides editing={props.editing} board={props.board} />
        </Match>
        <Match when={props.editing.mode() !== 'pan' && !props.editing.brush().erase && firm()}>
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
  const group = createUniqueId();
  return (
    <fieldset class="brush-sides">
      <legend class="spoken">{say('Side of the starting area')}</legend>
      <For each={listBoardSides(props.board)}>
        {(side) => (
          <label data-on={props.editing.brush().side === side ? '' : undefined}>
            <input
              type="radio"
              name={group}
              checked={props.editing.brush().side === side}
              onChange={() => props.editing.setBrush({ side })}
            />
            <i aria-hidden="true" style={{ background: colourOfSide(side, props.board) }} />
            {side}
          </label>
        )}
      </For>
    </fieldset>
  );
}
