import './figure-sheet.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { findSeenClicks, gamesWithHiddenDials, setDialsHidden } from '../../../app/game/hidden-dials';
import { game, log } from '../../../app/game/open-game';
import { turnFigureDialTo } from '../../../app/game/turn-dial';
import { certaintyOf } from '../../../catalog/certainty';
import { DIAL_SLOTS } from '../../../catalog/character';
import type { PowerInSlot } from '../../../catalog/powers';
import type { Figure } from '../../../table/table';
import { VALUE_NAMES } from '../../../text/names/sources';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { PowerCell, PrintedNumber } from '../../shared/dial/dial-cell';

/**
 * The full dial of a figure in the game. A tap on a click turns the dial to that click; a tap on a colour describes its
 * power.
 */
export function FigureDial(props: { figure: Figure; onRead: (power: PowerInSlot) => void }): JSX.Element {
  const veiled = () => gamesWithHiddenDials().includes(game()?.id ?? '');
  const seen = createMemo(() => {
    const now = log();
    return veiled() && now ? findSeenClicks(now, props.figure) : null;
  });
  const isSeen = (click: number) => {
    const span = seen();
    return span === null || (click >= span.from && click <= span.to);
  };
  const dial = () => props.figure.character.dial;
  /** Returns the number of a click: `4`, or `4 (1)` if the dial prints another number. */
  const numberOf = (click: number) => {
    const printed = props.figure.character.printed?.find((each) => each.click === click);
    return printed === undefined ? String(click) : `${click} (${printed.number})`;
  };
  return (
    <section class="stack" aria-label={say('Dial')}>
      <div class="between">
        <h3>{say('Dial')}</h3>
        <Button aria-pressed={veiled()} onClick={() => setDialsHidden(game()?.id ?? '', !veiled())}>
          {veiled() ? say('Show all clicks') : say('Hide future clicks')}
        </Button>
      </div>
      {/* Each cell names its value for screen readers. */}
      <div class="figure-dial-head muted small" aria-hidden="true">
        <span />
        <For each={DIAL_SLOTS}>{(slot) => <span>{VALUE_NAMES[slot]}</span>}</For>
      </div>
      <ol class="figure-dial">
        <For each={dial()}>
          {(click, index) => {
            const at = () => index() + 1;
            return (
              <li
                aria-current={at() === props.figure.click ? 'step' : undefined}
                data-past={at() < props.figure.click ? '' : undefined}
              >
                <button
                  type="button"
                  class="number"
                  aria-label={say('Turn the dial to click {click}', { click: numberOf(at()) })}
                  disabled={props.figure.defeated || at() === props.figure.click || click === null}
                  onClick={() => void turnFigureDialTo(props.figure, at())}
                >
                  {at()}
                  <PrintedNumber character={props.figure.character} click={at()} />
                </button>
                <Show when={isSeen(at())} fallback={<span class="muted">{say('not seen yet')}</span>}>
                  <Show when={click} fallback={<span class="dial-ko">{say('K.O.')}</span>}>
                    {(shown) => (
                      <For each={DIAL_SLOTS}>
                        {(slot) => (
                          <PowerCell
                            slot={slot}
                            value={shown()[slot]}
                            knowing={certaintyOf(props.figure.character, at(), slot)}
                            onRead={props.onRead}
                          />
                        )}
                      </For>
                    )}
                  </Show>
                </Show>
              </li>
            );
          }}
        </For>
      </ol>
    </section>
  );
}
