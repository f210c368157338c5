import { createSignal, For, type JSX, Show } from 'solid-js';
import { makeReceivedForce } from '../../app/transfer/received-force';
import { matchReceivedNames } from '../../app/transfer/received-names';

import type { ParsedForce } from '../../force/parse-force';
import { say, sayMany } from '../../text/say';
import { joinNames } from '../../text/screens/force-dials';
import { describeForceIssue, describeForceProblem } from '../../text/screens/force-text';
import DoubtSheet from '../shared/characters/doubt-sheet';
import { ReceivedFault, ReceivedFrame, type ReceivedProps } from './received-frame';

const SHOWN = 20;

/** Preview of a received force: its characters, missing characters, skipped parts and problems. */
export function ReceivedForceView(props: ReceivedProps & { read: ParsedForce }): JSX.Element {
  // Compares only once, when the sheet opens: later, the saved force would count as already present.
  const received = makeReceivedForce(props.read);
  const { dials, missing } = received;
  const warnings = () => {
    const lacking = received.listInsufficient();
    return [
      dials.differing.length > 0 &&
        say('Yours differ and stay as they are: {names}.', { names: joinNames(dials.differing) }),
      dials.withoutText.length > 0 &&
        say('Texts of special powers missing: {names}.', { names: joinNames(dials.withoutText) }),
      missing.length > 0 &&
        say('Not in your collection: {missing}. The force still lists their names and points.', {
          missing: joinNames(missing),
        }),
      lacking.length > 0 && say('You do not own: {lacking}.', { lacking: joinNames(lacking) }),
    ].filter((sentence) => sentence !== false);
  };
  return (
    <ReceivedFrame received={received} {...props}>
      <ul class="received-members" aria-label={say('Characters in this force')}>
        <For each={received.checked.force.members}>
          {(member) => (
            <li>
              <span>{member.name}</span> <b class="number">{member.points}</b>
            </li>
          )}
        </For>
      </ul>
      <Show when={dials.count > 0}>
        <p>
          {[
            sayMany(dials.count, '1 dial comes with this force.', '{n} dials come with this force.'),
            ...(dials.added.length === 0
              ? [say('Your collection already has these characters.')]
              : [
                  say('Saving adds to your collection, as not owned: {names}.', {
                    names: joinNames(dials.added.map(({ name }) => name)),
                  }),
                ]),
          ].join(' ')}
        </p>
      </Show>
      <Show when={dials.cards.length > 0}>
        <p>
          {say('Saving also adds these cards: {names}.', {
            names: joinNames(dials.cards.map(({ card }) => card.name)),
          })}
        </p>
      </Show>
      <For each={warnings()}>{(sentence) => <p class="received-warned">{sentence}</p>}</For>
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

/** Preview of a force received as a list of names. Asks for a choice where a name is ambiguous. */
export function ReceivedNamesView(props: ReceivedProps & { read: ParsedForce; save: boolean }): JSX.Element {
  const names = matchReceivedNames(props.read, props.save);
  const [read, setRead] = createSignal<ParsedForce | null>(names.doubts.length === 0 ? names.forceWith([]) : null);
  return (
    <Show
      when={read()}
      fallback={
        <DoubtSheet
          rows={names.doubts}
          intro={sayMany(
            names.doubts.length,
            '1 name may mean several characters.',
            '{n} names may mean several characters.',
          )}
          skip={say('Skip all')}
          done={() => say('Preview')}
          onAnswer={(chosen) => setRead(names.forceWith(chosen))}
          onClose={props.onClose}
        />
      }
    >
      {(found) => (
        <Show
          when={found().force.members.length > 0}
          fallback={
            <ReceivedFault
              sentence={say(
                'This is a save of a tabletop simulator. None of its figures is in your collection or has a readable dial.',
              )}
              onClose={props.onClose}
            />
          }
        >
          <ReceivedForceView read={found()} bytes={props.bytes} onClose={props.onClose} />
        </Show>
      )}
    </Show>
  );
}
