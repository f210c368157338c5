import { say } from '../../text/say';
import './licences-sheet.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import { listOf, parseWith, shape, text } from '../../plain/shape';
import { Progress } from '../kit/progress';
import { Sheet } from '../kit/sheet';

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const licences = listOf(
  shape<Licence>({ name: text(200), version: text(100), licence: text(200), text: text(100_000) }),
  1000,
);

/** Whose work is in the app; the list is made when it is built. */
export default function LicencesSheet(props: { onClose: () => void }): JSX.Element {
  const [all] = createResource(readLicences);
  return (
    <Sheet title={say('Licences')} onClose={props.onClose}>
      <p>
        {say(
          'Sidekick itself is free to use, change and pass on (MIT licence). These parts of it are the work of others:',
        )}
      </p>
      <Show when={!all.loading} fallback={<Progress label={say('Reading…')} />}>
        <Show
          when={all()}
          fallback={<p>{say('The list could not be read. It stands in the file licences.json of the app.')}</p>}
        >
          {(found) => (
            <ul class="licences" aria-label={say('Parts and their licences')}>
              <For each={found()}>
                {(each) => (
                  <li>
                    <details>
                      <summary>
                        <b>{each.name}</b> {each.version} <span class="muted">{each.licence}</span>
                      </summary>
                      <pre>{each.text}</pre>
                    </details>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
      </Show>
    </Sheet>
  );
}

async function readLicences(): Promise<readonly Licence[] | null> {
  try {
    const found = await fetch(new URL('licences.json', document.baseURI));
    const read = parseWith<readonly Licence[]>(licences, await found.json());
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}
