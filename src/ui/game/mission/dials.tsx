import { say } from '../../../text/say';
import './dials.css';
import { For, type JSX, Show } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { ruleset } from '../../../app/game/open-game';
import type { Table } from '../../../table/table';
import { IconButton } from '../../kit/icon-button';

/** Command Dials of all sides, if the edition uses them. Always visible; players turn a dial by a tap. */
export function CommandDials(props: { table: Table }): JSX.Element {
  const dials = () => (ruleset()?.counters(props.table) ?? []).filter(({ id }) => id === 'command-dial');
  const sides = () => dials().flatMap(({ side }) => side ?? []);
  return (
    <Show when={sides().length > 0}>
      <div class="dials">
        {/* Keyed by side, so that a button keeps the focus while its dial turns. */}
        <For each={sides()}>
          {(side) => (
            <Show when={dials().find((each) => each.side === side)}>
              {(dial) => {
                const name = () => say('{name} of {side}', { name: dial().name, side: naming().side(side) });
                const turn = (by: number) => void performDeed({ deed: 'turn-dial', side, by });
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line everywhere
                  <div class="dial-turn" role="group" aria-label={name()} data-side={side}>
                    <IconButton
                      icon="minus"
                      name={say('Decrease {name}', { name: name() })}
                      disabled={dial().value <= dial().least}
                      onClick={() => turn(-1)}
                    />
                    <output>
                      <span class="spoken">
                        {say('{points} of {most}', { points: dial().value, most: dial().most })}{' '}
                      </span>
                      <span class="number" aria-hidden="true">
                        {dial().value}
                        <small class="muted small">/{dial().most}</small>
                      </span>
                      <span class="clip">{naming().side(side)}</span>
                    </output>
                    <IconButton
                      icon="plus"
                      name={say('Increase {name}', { name: name() })}
                      disabled={dial().most !== null && dial().value >= (dial().most as number)}
                      onClick={() => turn(1)}
                    />
                  </div>
                );
              }}
            </Show>
          )}
        </For>
      </div>
    </Show>
  );
}
