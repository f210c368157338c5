import { createSignal, For, type JSX, Show } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { describeObjections, naming } from '../../../app/game/naming';
import { describeOptionHint } from '../../../app/mission/option-text';
import type { CardEffect } from '../../../catalog/cards/effects';
import type { DeedOption } from '../../../rules/options';
import { listActionCards } from '../../../table/strikes';
import type { Figure, Table } from '../../../table/table';
import { capitalise, say, sayMany } from '../../../text/say';
import { describeCardEffect } from '../../../text/screens/card-effect-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { DoneButton, UndoStepButton } from '../step-buttons';
import { EffectActions } from './effect-actions';

/** Card effects that players apply by separate taps after payment. */
const FOLLOWS: readonly CardEffect['effect'][] = ['gain', 'heal', 'move', 'damage', 'status'];

/** Sheet for an action card without an attack: read the card, pay for it, then apply its effects by taps. */
export function UseSheet(props: {
  table: Table;
  figure: Figure;
  option: DeedOption;
  onClose: () => void;
}): JSX.Element {
  const [paid, setPaid] = createSignal(false);
  const name = () => props.option.about ?? '';
  const actionCard = () => listActionCards(props.figure).find((each) => each.name === name()) ?? null;
  const no = () => describeObjections(props.option.reasons);
  const follows = () => actionCard()?.effects.filter(({ effect }) => FOLLOWS.includes(effect)) ?? [];
  const use = async () => {
    const what = props.option.deed;
    // Computed before closing, because the figure cannot be read after the sheet is closed.
    const goesOn = follows().length > 0;
    if (!goesOn) props.onClose();
    if (what) await performDeed(what);
    if (goesOn) setPaid(true);
  };
  return (
    <BottomSheet
      title={`${naming().piece(props.figure.piece)}: ${name()}`}
      onClose={props.onClose}
      foot={
        <Show
          when={paid()}
          fallback={
            <Button
              big
              tone={props.option.reasons.length === 0 ? 'accent' : 'plain'}
              hint={describeOptionHint(props.option, props.figure)}
              onClick={() => void use()}
            >
              {say('Use it')}
            </Button>
          }
        >
          <UndoStepButton />
          <DoneButton onClick={props.onClose} />
        </Show>
      }
    >
      <Show when={actionCard()} fallback={<p>{say('Do what the card says. The app pays its AP.')}</p>}>
        {(card) => (
          <>
            <Show when={!paid()}>
              <ul class="stack">
                <For each={card().effects}>{(effect) => <li>{capitalise(describeCardEffect(effect))}</li>}</For>
              </ul>
            </Show>
            <Show when={card().text}>
              <p>{card().text}</p>
            </Show>
            <Show when={paid()}>
              <EffectActions
                table={props.table}
                figure={props.figure}
                effects={follows()}
                onLeave={() => props.onClose()}
              />
            </Show>
            <Show when={!paid() && card().duration > 0}>
              <p class="muted">
                {card().lasting
                  ? sayMany(
                      card().duration,
                      'It gets 1 duration token. It lasts until the token is gone.',
                      'It gets {n} duration tokens. It lasts until the last one is gone.',
                    )
                  : sayMany(card().duration, 'It gets 1 duration token.', 'It gets {n} duration tokens.')}
              </p>
            </Show>
          </>
        )}
      </Show>
      <Show when={!paid() && no()}>{(words) => <p role="status">{words()}</p>}</Show>
    </BottomSheet>
  );
}
