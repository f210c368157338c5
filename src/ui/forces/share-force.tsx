import { createSignal, For, type JSX, Show } from 'solid-js';
import { ensureCards, generalCards } from '../../app/collection/cards';
import { finder } from '../../app/collection/finder';
import type { CheckedForce } from '../../app/forces/checked';
import { toast } from '../../app/messages';
import { type Shared, type SharedThing, shareText, wordsOfShared } from '../../app/share';
import { forceToSend } from '../../app/transfer/outgoing';
import { ok } from '../../plain/result';
import { truncate } from '../../text/character-text';
import { describeRulesAndFormat } from '../../text/formats';
import { say } from '../../text/say';
import { printForumText } from '../../text/screens/forum-text';
import { Button } from '../kit/button';
import { PrintSheet } from '../kit/print-sheet';
import { PrintedDial } from '../shared/dial/printed-dial';
import ShareSheet from '../shared/share/share-sheet';

/** Shares a force, also as text for a forum or as a printed sheet with all dials. */
export function ShareForce(props: { checked: CheckedForce; onClose: () => void }): JSX.Element {
  const [printing, setPrinting] = createSignal(false);
  const saved = () => props.checked.saved;
  const said = (shared: Shared, what: SharedThing): void => {
    const words = wordsOfShared(shared, what);
    if (words) toast(words);
  };
  return (
    <ShareSheet
      title={say('Share {name}', { name: truncate(saved().name, 30) })}
      outgoing={async () => {
        await ensureCards();
        return ok(forceToSend(saved(), finder(), generalCards() ?? []));
      }}
      onClose={props.onClose}
    >
      <Button
        wide
        hint={say('plain text for a forum or a message')}
        onClick={() =>
          void shareText(
            saved().name,
            printForumText(
              saved(),
              describeRulesAndFormat(props.checked.rules.name, saved().format),
              props.checked.verdict,
            ),
          ).then((shared) => said(shared, 'force-list'))
        }
      >
        {say('Text')}
      </Button>
      <Button wide hint={say('every character with its dial')} onClick={() => setPrinting(true)}>
        {say('Print')}
      </Button>
      <Show when={printing()}>
        <PrintSheet title={saved().name} onDone={() => setPrinting(false)}>
          <p>
            {say('{points} of {buildTotal} points · {edition}', {
              points: props.checked.verdict.points,
              buildTotal: saved().buildTotal,
              edition: describeRulesAndFormat(props.checked.rules.name, saved().format),
            })}
          </p>
          <div class="print-columns">
            <For each={saved().members}>
              {(member, place) => (
                <section>
                  <h2>
                    {member.name} · {member.points}
                  </h2>
                  <Show when={props.checked.found[place()]?.character}>
                    {(character) => <PrintedDial character={character()} />}
                  </Show>
                  <p>
                    {saved()
                      .feats.filter((feat) => feat.for.includes(place()))
                      .map((feat) => `${feat.name} (${feat.points})`)
                      .join(', ')}
                  </p>
                </section>
              )}
            </For>
          </div>
        </PrintSheet>
      </Show>
    </ShareSheet>
  );
}
