import { For, type JSX, Show } from 'solid-js';
import { performDeed } from '../../app/game/game-actions';
import type { MapContext } from '../../app/map/map-context';
import { describeOption, describeOptionHint } from '../../app/mission/option-text';
import type { Square } from '../../grid/square';
import type { DeedOption } from '../../rules/options';
import { Button } from '../kit/button';
import { restoreFocus } from '../kit/restore-focus';

/** Options of a mission figure that need only a tap: pick up or deliver tokens, shake off status tokens. */
const AT_HAND: readonly string[] = ['take', 'deliver', 'shake-off'];

/**
 * Buttons for options that need only a tap. `on` limits them to tokens on these squares; null shows all. A token with
 * an unknown reward is delivered on the Table, which prompts for the points.
 */
export function TokenActions(props: {
  context: MapContext;
  piece: string;
  on: readonly Square[] | null;
  onAsk: (option: DeedOption) => void;
}): JSX.Element {
  const lying = (token: string | null) => {
    const at = props.context.table.tokens.find(({ id }) => id === token)?.at ?? null;
    return at !== null && props.on?.includes(at);
  };
  const options = () => {
    const { ruleset, table, plays } = props.context;
    if (!ruleset?.mission || !plays || table.figures.get(props.piece)?.card == null) return [];
    return ruleset.options(table, props.piece).filter(({ id, about, reasons }) => {
      if (!AT_HAND.includes(id) || reasons.length > 0) return false;
      return props.on === null || (id === 'take' && lying(about));
    });
  };
  const go = (option: DeedOption) => {
    if (option.deed === null) props.onAsk(option);
    else void performDeed(option.deed).then(() => restoreFocus(() => document));
  };
  return (
    <Show when={options().length > 0}>
      <For each={options()}>
        {(option) => (
          <Button tone="accent" hint={describeOptionHint(option, null)} onClick={() => go(option)}>
            {describeOption(option)}
          </Button>
        )}
      </For>
    </Show>
  );
}
