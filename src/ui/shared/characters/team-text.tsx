import { say } from '../../../text/say';
import './character-detail.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { generalCards } from '../../../app/collection/card-lists';
import { findCardByName } from '../../../catalog/general-cards/card';
import { formatCardText, formatTeamName } from '../../../text/printed-names';

/** Texts of the team cards for a character’s teams. Renders nothing if there is no text. */
export default function TeamTexts(props: { teams: readonly string[] }): JSX.Element {
  const told = createMemo(() =>
    props.teams.flatMap((team) => {
      const found = findCardByName(generalCards() ?? [], 'teams', team);
      return found && (found.card.text !== '' || found.card.wild) ? [found.card] : [];
    }),
  );
  return (
    <Show when={told().length > 0}>
      <section class="stack">
        <h3>{say('Team abilities')}</h3>
        <For each={told()}>
          {(team) => (
            <article class="inset">
              <p>
                <strong>{formatTeamName(team.name)}</strong>{' '}
                <Show when={team.wild}>
                  <span class="muted small">
                    {say('wild card: may use the team ability of any friendly character')}
                  </span>
                </Show>
              </p>
              <Show when={team.text}>
                <p class="special-text">{formatCardText(team.text)}</p>
              </Show>
            </article>
          )}
        </For>
      </section>
    </Show>
  );
}
