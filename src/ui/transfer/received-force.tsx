import { For, type JSX, Show } from 'solid-js';
import { makeReceivedForce } from '../../app/transfer/received-force';

import type { ParsedForce } from '../../force/parse-force';
import { say, sayMany } from '../../text/say';
import { joinNames } from '../../text/screens/force-dials';
import { describeForceIssue, describeForceProblem } from '../../text/screens/force-text';
import { ReceivedFrame, type ReceivedProps } from './received-frame';

const SHOWN = 20;

/** Preview of a received force: its characters, missing characters, skipped parts and problems. */
export default function ReceivedForceView(props: ReceivedProps & { read: ParsedForce }): JSX.Element {
  // Compares only once, when the sheet opens: later, the saved force would count as already present.
  const received = makeReceivedForce(props.read);
  return (
    <ReceivedFrame received={received} bytes={props.bytes} onClose={props.onClose}>
      <ul class="received-members" aria-label={say('Characters in this force')}>
        <For each={received.checked.force.members}>
          {(member) => (
            <li>
              <span>{member.name}</span> <b class="number">{member.points}</b>
            </li>
          )}
        </For>
      </ul>
      <Show when={received.dials.count > 0}>
        <p>
          {[
            sayMany(received.dials.count, '1 dial comes with this force.', '{n} dials come with this force.'),
            ...(received.dials.added.length === 0
              ? [say('Your collection already has these characters.')]
              : [
                  say('Saving adds to your collection, as not owned: {names}.', {
                    names: joinNames(received.dials.added.map(({ name }) => name)),
                  }),
                ]),
          ].join(' ')}
        </p>
      </Show>
      <Show when={received.dials.cards.length > 0}>
        <p>
          {say('Saving also adds these cards: {names}.', {
            names: joinNames(received.dials.cards.map(({ card }) => card.name)),
          })}
        </p>
      </Show>
      <Show when={received.dials.differing.length > 0}>
        <p class="received-warned">
          {say('Yours differ and stay as they are: {names}.', { names: joinNames(received.dials.differing) })}
        </p>
      </Show>
      <Show when={received.dials.withoutText.length > 0}>
        <p class="received-warned">
          {say('Texts of special powers missing: {names}.', { names: joinNames(received.dials.withoutText) })}
        </p>
      </Show>
      <Show when={received.missing.length > 0}>
        <p class="received-warned">
          {say('Not in your collection: {missing}. The force still lists their names and points.', {
            missing: joinNames(received.missing),
          })}
        </p>
      </Show>
      <Show when={received.listInsufficient().length > 0}>
        <p class="received-warned">
          {say('You do not own: {lacking}.', { lacking: joinNames(received.listInsufficient()) })}
        </p>
      </Show>
      <For each={received.guessed}>{(sentence) => <p class="small muted">{sentence}</p>}</For>
      <Show when={props.read.aside.length > 0}>
        <details class="unfolds">
          <summary>
            {sayMany(props.read.aside.length, '1 entry skipped or corrected', '{n} entries skipped or corrected')}
          </summary>
          <ul class="small">
            <For each={props.read.aside.slice(0, SHOWN)}>{(each) => <li>{describeForceIssue(each)}</li>}</For>
          </ul>
        </details>
      </Show>
      <For each={received.checked.verdict.problems}>
        {(problem) => <p class="small received-problem">{describeForceProblem(problem, received.checked.force)}</p>}
      </For>
    </ReceivedFrame>
  );
}
