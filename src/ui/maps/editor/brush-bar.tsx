import { say } from '../../../text/say';
import './brush-bar.css';
import { createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Desk } from '../../../app/maps/editor';
import type { Board } from '../../../board/board';
import { colourOfSide, isForEdges, sidesOf } from '../../../board/brushes';
import { HIGHEST_LEVEL } from '../../../board/edit';
import { STRENGTH_LIMIT } from '../../../board/tiles';
import { squareAt, squareName } from '../../../grid/square';
import { shortened } from '../../../text/collection-words';
import { hintOf } from '../../../text/screens/editor-words';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { Stepper } from '../../kit/stepper';

export interface BrushBarProps {
  desk: Desk;
  board: Board;
  /** How many things about the map are hardly meant so. */
  findings: number;
  onFindings: () => void;
  onCut: () => void;
}

/** What the brush in hand asks for, or what is to be done with the rectangle or tile that lies there. */
export function BrushBar(props: BrushBarProps): JSX.Element {
  const choice = () => props.desk.brush().choice;
  const firm = () => choice() === 'wall' || choice() === 'door' || choice() === 'object';
  const hint = () => {
    const mode = props.desk.mode();
    if (mode === 'pan') return say('One finger moves the map.');
    return mode === 'cut' || mode === 'tile' ? '' : hintOf(mode, isForEdges(choice()));
  };
  return (
    <div class="brush-bar">
      <Switch fallback={<p class="muted small">{hint()}</p>}>
        <Match when={props.desk.mode() === 'tile' && props.desk.laying()}>
          {(laying) => (
            <>
              <strong class="clip">{shortened(laying().tile.name, 40)}</strong>
              <IconButton icon="turn" name={say('Rotate the tile 90°')} onClick={() => props.desk.turnTile()} />
              <Button tone="accent" onClick={() => props.desk.layTile()}>
                {say('Place here')}
              </Button>
              <Button onClick={() => props.desk.dropTile()}>{say('Done')}</Button>
            </>
          )}
        </Match>
        <Match when={props.desk.mode() === 'cut'}>
          <Show
            when={props.desk.marked()}
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
        <Match when={props.desk.mode() !== 'pan' && !props.desk.brush().erase && choice() === 'level'}>
          <Stepper
            label={say('Level')}
            value={props.desk.brush().level}
            min={0}
            max={HIGHEST_LEVEL}
            onChange={(level) => props.desk.setBrush({ level })}
          />
          <p class="muted small">{props.desk.brush().level === 0 ? say('ground level') : say('elevated')}</p>
        </Match>
        <Match when={props.desk.mode() !== 'pan' && !props.desk.brush().erase && choice() === 'start'}>
          <Sides desk={props.desk} board={props.board} />
        </Match>
        <Match when={props.desk.mode() !== 'pan' && !props.desk.brush().erase && firm()}>
          <Stepper
            label={say('Strength')}
            value={props.desk.brush().strength}
            min={0}
            max={STRENGTH_LIMIT}
            onChange={(strength) => props.desk.setBrush({ strength })}
          />
          <p class="muted small">
            {props.desk.brush().strength === 0
              ? say('No strength. {hint}', { hint: hint() })
              : say('Material strength')}
          </p>
        </Match>
      </Switch>
      <Show when={props.findings > 0 && props.desk.mode() !== 'tile' && !props.desk.marked()}>
        <button type="button" class="brush-findings" onClick={() => props.onFindings()}>
          <Icon name="warn" size={18} />
          <span class="spoken">{say('Show possible mistakes on the map:')}</span> {props.findings}
        </button>
      </Show>
    </div>
  );
}

function Sides(props: { desk: Desk; board: Board }): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset class="brush-sides">
      <legend class="spoken">{say('Side of the starting area')}</legend>
      <For each={sidesOf(props.board)}>
        {(side) => (
          <label data-on={props.desk.brush().side === side ? '' : undefined}>
            <input
              type="radio"
              name={group}
              checked={props.desk.brush().side === side}
              onChange={() => props.desk.setBrush({ side })}
            />
            <i aria-hidden="true" style={{ background: colourOfSide(side, props.board) }} />
            {side}
          </label>
        )}
      </For>
    </fieldset>
  );
}
