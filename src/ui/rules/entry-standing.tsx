import { For, type JSX, Show } from 'solid-js';
import { ruleScreenAddress } from '../../app/rules/rules-addresses';
import type { Entry } from '../../book/entry';
import { listStandings } from '../../book/ledger/standings';
import { say } from '../../text/say';
import { describeRuleSupport } from '../../text/screens/ledger-text';

/** The app’s support for a rule, with a link to the screen that supports the rule. */
export function EntryStanding(props: { entry: Entry }): JSX.Element {
  const lines = () =>
    listStandings(props.entry).flatMap((standing) => {
      const words = describeRuleSupport(standing);
      return words === null ? [] : [{ words, place: standing.place }];
    });
  return (
    <Show when={lines().length > 0}>
      <ul class="book-standing" aria-label={say('What Sidekick does')}>
        <For each={lines()}>
          {({ words: text, place }) => <li>{place === null ? text : <a href={ruleScreenAddress(place)}>{text}</a>}</li>}
        </For>
      </ul>
    </Show>
  );
}
