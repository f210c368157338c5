import { createMemo, For, type JSX, Show } from 'solid-js';
import { generalCards } from '../../../app/collection/card-lists';
import { isSameText } from '../../../catalog/force';
import { filterByPart } from '../../../catalog/general-cards/card';
import { findGeneralCards } from '../../../catalog/general-cards/find';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';
import { TextField } from '../../kit/field';

/** Number of suggestions that fit on two lines of a phone. */
const OFFERED = 6;

/** Field for the teams of a character, separated by commas. Matching saved teams are listed below; a tap adds one. */
export function TeamField(props: { teams: string; onChange: (teams: string, field?: string) => void }): JSX.Element {
  const parts = () => props.teams.split(',').map((team) => team.trim());
  const general = () => filterByPart(generalCards() ?? [], 'teams');
  /** Text after the last comma. Empty if that text is a complete team name. */
  const begun = () => {
    const last = parts().at(-1) ?? '';
    return general().some(({ card }) => isSameText(card.name, last)) ? '' : last;
  };
  const offers = createMemo(() => {
    const given = parts().filter((team) => team !== '');
    const others = general().filter(({ card }) => !given.some((team) => isSameText(team, card.name)));
    return findGeneralCards(others, begun()).slice(0, OFFERED);
  });
  const add = (name: string) => {
    const before = begun() === '' ? parts() : parts().slice(0, -1);
    props.onChange([...before.filter((team) => team !== ''), name].join(', '));
  };
  return (
    <div class="stack">
      <TextField
        label={say('Teams')}
        hint={say('Separate with commas')}
        value={props.teams}
        onInput={(text) => props.onChange(text, 'teams')}
      />
      <Show when={offers().length > 0}>
        <ul class="chips" aria-label={say('From your collection')}>
          <For each={offers()}>
            {({ card }) => (
              <li>
                <button type="button" onClick={() => add(card.name)}>
                  {truncate(card.name, 40)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}
