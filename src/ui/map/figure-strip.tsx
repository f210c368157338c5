import { say } from '../../text/say';
import './figure-strip.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { PlayedCard } from '../../catalog/cards/played-card';
import type { MarkerRule } from '../../rules/marker-rule';
import { getCurrentClick } from '../../table/current-click';
import { countWounds } from '../../table/striker';
import type { Figure } from '../../table/table';
import { cardTerm } from '../../text/names/ids';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { DialStrip } from '../shared/dial/dial-strip';

export interface FigureStripProps {
  figure: Figure;
  /** Describes the effect of the next tap. */
  hint: string;
  /**
   * Options that a henchman of the active group still has. '' if it has finished. Null or undefined for other figures.
   */
  may?: string | null;
  carried?: readonly string[];
  onClose: () => void;
  /** Turns the figure. Null if the base looks the same from all sides. */
  onTurn: (() => void) | null;
  onTakeOff: () => void;
  /** Markers that the figure's powers can place on the map. */
  makes: readonly MarkerRule[];
  deeds?: JSX.Element;
  onMake: (rule: MarkerRule) => void;
  /** Describes the cost of placing a marker. Undefined if a marker costs nothing. */
  priceOf: (rule: MarkerRule) => string | undefined;
  /** Whether the next tapped figure is compared with this figure. */
  comparing: boolean;
  /** Starts a comparison. Null if there is no other figure. */
  onCompare: (() => void) | null;
  /** Edits the values of the figure. Null if the game sets the values. */
  onEdit: (() => void) | null;
}

/** Strip with the selected figure and its current values. Further actions open above the strip. */
export function FigureStrip(props: FigureStripProps): JSX.Element {
  const [more, setMore] = createSignal(false);
  const click = () => getCurrentClick(props.figure);
  const does = (deed: () => void) => {
    setMore(false);
    deed();
  };
  return (
    <section class="figure-strip" aria-label={props.figure.name}>
      <div class="strip-values">
        <Show when={props.figure.card}>{(card) => <Carded figure={props.figure} card={card()} />}</Show>
        <Show
          when={props.figure.card === null && click()}
          fallback={
            <Show when={props.figure.card === null}>
              <p>{say('Its dial shows K.O.')}</p>
            </Show>
          }
        >
          {(showing) => <DialStrip low click={showing()} of={props.figure} />}
        </Show>
        <For each={props.carried ?? []}>{(token) => <p class="small">{say('has {token}', { token })}</p>}</For>
        <Show when={props.may != null}>
          <p class="small">{props.may || say('finished')}</p>
        </Show>
        <p class="strip-hint muted small">{props.hint}</p>
      </div>
      <div class="strip-head">
        <IconButton icon="more" name={say('More actions')} aria-expanded={more()} onClick={() => setMore(!more())} />
        <IconButton icon="close" name={say('Deselect')} onClick={() => props.onClose()} />
      </div>
      {/* Actions that the figure can take now have their own buttons, so one tap is enough. */}
      <div class="strip-deeds">{props.deeds}</div>
      <Show when={more()}>
        <div class="strip-foot">
          <For each={props.makes}>
            {(rule) => (
              <Button hint={props.priceOf(rule)} onClick={() => does(() => props.onMake(rule))}>
                {say('Place {marker}', { marker: rule.name })}
              </Button>
            )}
          </For>
          <Show when={props.onCompare}>
            {(compare) => (
              <Button aria-pressed={props.comparing} onClick={() => does(compare())}>
                {say('Compare')}
              </Button>
            )}
          </Show>
          <Show when={props.onEdit}>{(edit) => <Button onClick={() => does(edit())}>{say('Edit')}</Button>}</Show>
          <Show when={props.onTurn}>{(turn) => <Button onClick={() => turn()()}>{say('Turn base')}</Button>}</Show>
          <Button onClick={() => does(props.onTakeOff)}>{say('Remove')}</Button>
        </div>
      </Show>
    </section>
  );
}

/** Attack, defense and movement values of a figure's character card. */
function Carded(props: { figure: Figure; card: PlayedCard }): JSX.Element {
  return (
    <dl>
      <For each={Object.entries(props.card.boxes)}>
        {([name, box]) => (
          <div>
            <dt>{cardTerm(box.strength === null ? name : box.type)}</dt>
            <dd class="number">{box.strength ?? box.cost}</dd>
          </div>
        )}
      </For>
      <div>
        <dt>{say('wounds taken')}</dt>
        <dd class="number">{countWounds(props.figure)}</dd>
      </div>
    </dl>
  );
}
