import { createSignal, For, type JSX, Show } from 'solid-js';
import { ensureCards, generalCards } from '../../app/collection/card-lists';
import { collectionFinder } from '../../app/collection/finder';
import type { CheckedForce } from '../../app/forces/checked-force';
import { announceShareResult, shareText } from '../../app/share';
import { prepareForce } from '../../app/transfer/outgoing-data';
import { ok } from '../../plain/result';
import { truncate } from '../../text/character-text';
import { describeRulesAndFormat } from '../../text/formats';
import { say } from '../../text/say';
import { printForumText } from '../../text/screens/forum-text';
import { Button } from '../kit/button';
import { PrintSheet } from '../kit/print-sheet';
import { PrintedDial } from '../shared/dial/printed-dial';
import ShareSheet from '../shared/share/share-sheet';

/** Shares a force as a file, as text for a forum, or as a printed sheet with all dials. */
export function ShareForce(props: { checked: CheckedForce; onClose: () => void }): JSX.Element {
  const [printing, setPrinting] = createSignal(false);
  const saved = () => props.checked.saved;
  return (
    <ShareSheet
      title={say('Share {name}', { name: truncate(saved().name, 30) })}
      outgoing={async () => {
        await ensureCards();
        return ok(prepareForce(saved(), collectionFinder(), generalCards() ?? []));
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
          ).then((shared) => announceShareResult(shared, 'force-list'))
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
