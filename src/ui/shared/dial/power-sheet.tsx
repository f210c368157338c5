import './power-sheet.css';
import { For, type JSX, Show } from 'solid-js';
import { ruleset } from '../../../app/game/state';
import { BOOKS, entryOn } from '../../../book';
import type { Character } from '../../../catalog/character';
import { type PowerAt, powerId, powerName } from '../../../catalog/powers';
import { slotName } from '../../../text/names/ids';
import { say } from '../../../text/say';
import { Sheet } from '../../kit/sheet';
import { EntrySheet } from '../book/entry-sheet';

/** The white square stands for a power that the character's own card tells. */
const SPECIAL = 'special';

/**
 * What a power does: in the words of the character's card where it is its own, else of the book that is played; where nothing is played,
 * of the first book that tells it.
 */
export default function PowerSheet(props: {
  power: PowerAt;
  of: Pick<Character, 'specials'>;
  onClose: () => void;
}): JSX.Element {
  const name = () => powerName(props.power.power);
  const own = () =>
    props.of.specials.filter((special) =>
      props.power.power === SPECIAL
        ? props.power.slot === null || special.slot === props.power.slot
        : powerId(special.name) === props.power.power,
    );
  const entry = () => {
    const playing = ruleset()?.id;
    const editions = playing === undefined ? BOOKS.map(({ edition }) => edition) : [playing];
    return editions.map((edition) => entryOn(edition, props.power.power)).find((found) => found !== null);
  };
  return (
    <Show
      when={own().length === 0 && entry()}
      fallback={
        <Sheet title={own()[0]?.name ?? name()} onClose={props.onClose}>
          <For
            each={own()}
            fallback={<p>{say('The rules in play do not say what {power} does.', { power: name() })}</p>}
          >
            {(special, place) => (
              <article class="power-told">
                <Show when={place() > 0}>
                  <h3>{special.name}</h3>
                </Show>
                <p class="muted small">{slotName(special.slot)}</p>
                <p>{special.text}</p>
              </article>
            )}
          </For>
        </Sheet>
      }
    >
      {(told) => <EntrySheet entry={told()} title={name()} onClose={props.onClose} />}
    </Show>
  );
}
