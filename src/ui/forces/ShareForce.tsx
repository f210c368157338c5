import { createResource, createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { fileName, type Shared, shareFile, shareText, wordsOfShared } from '../../app/share';
import { printForceFile } from '../../force/format';
import { linkOfForce } from '../../share/force';
import { MOST_IN_CODE } from '../../share/matrix';
import { forumText } from '../../text/forum';
import { say } from '../../text/say';
import { shortened } from '../collection/words';
import { Button } from '../parts/Button';
import { PrintedDial } from '../parts/PrintedDial';
import { PrintSheet } from '../parts/PrintSheet';
import { Sheet } from '../parts/Sheet';
import { toast } from '../parts/toasts';
import type { Judged } from './judged';

const SendSheet = lazy(() => import('../scan/SendSheet'));

/** Hands a force on: as a link, a file, words for a forum, or a sheet of paper with all its dials. */
export function ShareForce(props: { judged: Judged; onClose: () => void }): JSX.Element {
  const [printing, setPrinting] = createSignal(false);
  const [sending, setSending] = createSignal(false);
  const [link] = createResource(sending, () => linkOfForce(location.href, kept()));
  const short = () => ((link()?.length ?? Number.POSITIVE_INFINITY) <= MOST_IN_CODE ? (link() ?? null) : null);
  const kept = () => props.judged.kept;
  const said = (shared: Shared, what: string): void => {
    const words = wordsOfShared(shared, what);
    if (words) toast(words);
  };
  const asFile = () =>
    new File([printForceFile(kept())], `${fileName(kept().name)}.force.json`, { type: 'application/json' });

  return (
    <Sheet title={say('Share {shortened}', { shortened: shortened(kept().name, 30) })} onClose={props.onClose}>
      <div class="stack">
        <Button
          wide
          hint={say('whoever opens it sees the force before anything is kept')}
          onClick={() =>
            void linkOfForce(location.href, kept())
              .then((link) => shareText(kept().name, link))
              .then((shared) => said(shared, say('The link')))
          }
        >
          {say('Link')}
        </Button>
        <Button wide hint={say('another phone scans it off this screen')} onClick={() => setSending(true)}>
          {say('Code')}
        </Button>
        <Button
          wide
          hint={say('plain words for a forum or a message')}
          onClick={() =>
            void shareText(kept().name, forumText(kept(), props.judged.rules.name, props.judged.verdict)).then(
              (shared) => said(shared, say('The list')),
            )
          }
        >
          {say('Text')}
        </Button>
        <Button
          wide
          hint={say('read back by Sidekick')}
          onClick={() => void shareFile(asFile(), kept().name).then((shared) => said(shared, say('The file')))}
        >
          {say('File')}
        </Button>
        <Button wide hint={say('every character with its dial')} onClick={() => setPrinting(true)}>
          {say('Print')}
        </Button>
      </div>
      <Suspense>
        <Show when={sending() && link()}>
          <SendSheet
            title={say('Code of {shortened}', { shortened: shortened(kept().name, 30) })}
            file={() => Promise.resolve(printForceFile(kept()))}
            link={short()}
            onClose={() => setSending(false)}
          />
        </Show>
      </Suspense>
      <Show when={printing()}>
        <PrintSheet title={kept().name} onDone={() => setPrinting(false)}>
          <p>
            {say('{points} of {buildTotal} · {name}', {
              points: props.judged.verdict.points,
              buildTotal: kept().buildTotal,
              name: props.judged.rules.name,
            })}
          </p>
          <div class="print-columns">
            <For each={kept().members}>
              {(member, place) => (
                <section>
                  <h2>
                    {member.name} · {member.points}
                  </h2>
                  <Show when={props.judged.found[place()]?.character}>
                    {(character) => <PrintedDial character={character()} />}
                  </Show>
                  <p>
                    {kept()
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
    </Sheet>
  );
}
