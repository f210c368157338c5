import { say } from '../../text/say';
import './settings.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import { listOf, parseWith, shape, text } from '../../plain/shape';
import { ProgressBar } from '../kit/progress';
import { BottomSheet } from '../kit/sheet';

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

/** Sheet with the licences of third-party work in the app. The list is generated at build time. */
export default function LicencesSheet(props: { onClose: () => void }): JSX.Element {
  const [all] = createResource(readLicences);
  return (
    <BottomSheet title={say('Licenses')} onClose={props.onClose}>
      <p>{say('Sidekick is free to use, change and share (MIT license). It includes these works of others:')}</p>
      <Show when={!all.loading} fallback={<ProgressBar label={say('Loading…')} />}>
        <Show when={all()} fallback={<p>{say('Could not load the list. It is in the app’s file licences.json.')}</p>}>
          {(found) => (
            <ul class="licences" aria-label={say('Parts and their licenses')}>
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
    </BottomSheet>
  );
}

async function readLicences(): Promise<readonly Licence[] | null> {
  try {
    const response = await fetch(new URL('licences.json', document.baseURI));
    const read = parseWith<readonly Licence[]>(licences, await response.json());
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}
