import { For, type JSX, Show } from 'solid-js';
import { ruleset } from '../../../app/game/open-game';
import { findPowerDescription } from '../../../app/rules/power-description';
import type { Character } from '../../../catalog/character';
import { type PowerInSlot, powerName } from '../../../catalog/powers';
import { describeSpecialPower } from '../../../text/names/special-power';
import { formatCardText } from '../../../text/printed-names';
import { say } from '../../../text/say';
import { BottomSheet } from '../../kit/sheet';
import { EntrySheet } from '../book/entry-sheet';

/** Sheet with the description of a power, from the character’s card or the book. */
export default function PowerSheet(props: {
  power: PowerInSlot;
  of: Pick<Character, 'specials'>;
  onClose: () => void;
}): JSX.Element {
  const name = () => powerName(props.power.power);
  const told = () => findPowerDescription(props.power, props.of.specials, ruleset()?.id ?? null);
  const entry = () => {
    const now = told();
    return 'entry' in now ? now.entry : null;
  };
  const specials = () => {
    const now = told();
    return 'specials' in now ? now.specials : [];
  };
  return (
    <Show
      when={entry()}
      fallback={
        <BottomSheet title={specials()[0]?.name ?? name()} onClose={props.onClose}>
          <For
            each={specials()}
            fallback={<p>{say('The rules in play do not say what {power} does.', { power: name() })}</p>}
          >
            {(special, place) => (
              <article class="special-text">
                <Show when={place() > 0}>
                  <h3>{special.name}</h3>
                </Show>
                <p class="muted small">{describeSpecialPower(special)}</p>
                <p>{formatCardText(special.text)}</p>
              </article>
            )}
          </For>
        </BottomSheet>
      }
    >
      {(found) => <EntrySheet entry={found()} title={name()} onClose={props.onClose} />}
    </Show>
  );
}
