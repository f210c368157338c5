import { For, type JSX, Show } from 'solid-js';
import { naming, saysNo } from '../../app/session';
import type { Option } from '../../rules/options';
import { cardsOf } from '../../table/strikes';
import type { Figure } from '../../table/table';
import { Button } from '../parts/Button';
import { Sheet } from '../parts/Sheet';
import { deed } from './deeds';
import { wordsOfEffect } from './effectWords';
import { hintOfOption } from './optionWords';

/** An action card that strikes nobody: what it does is read here, paid for, and done on the table. */
export function UseSheet(props: { figure: Figure; option: Option; onClose: () => void }): JSX.Element {
  const name = () => props.option.about ?? '';
  const lore = () => cardsOf(props.figure).find((each) => each.name === name()) ?? null;
  const no = () =>
    saysNo({ legal: props.option.reasons.length === 0, reasons: props.option.reasons, notes: [], facts: [] });
  const use = () => {
    const what = props.option.deed;
    props.onClose();
    if (what) void deed(what);
  };
  return (
    <Sheet
      title={`${naming().piece(props.figure.piece)}: ${name()}`}
      onClose={props.onClose}
      foot={
        <Button
          big
          tone={props.option.reasons.length === 0 ? 'accent' : 'plain'}
          hint={hintOfOption(props.option, props.figure)}
          onClick={use}
        >
          Use it
        </Button>
      }
    >
      <Show when={lore()} fallback={<p>Do what the card says; its points are taken here.</p>}>
        {(card) => (
          <>
            <ul class="stack">
              <For each={card().effects}>{(effect) => <li>{capital(wordsOfEffect(effect))}</li>}</For>
            </ul>
            <Show when={card().text}>
              <p>{card().text}</p>
            </Show>
            <Show when={card().duration > 0}>
              <p class="muted">
                {card().duration === 1 ? '1 duration token goes' : `${card().duration} duration tokens go`} on it
                {card().lasting ? ', and it holds as long as one lies there.' : '.'}
              </p>
            </Show>
          </>
        )}
      </Show>
      <Show when={no()}>{(words) => <p role="status">{words()}</p>}</Show>
    </Sheet>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
