import { say } from '../../../text/say';
import './rulings.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { goTo } from '../../../app/route';
import { deleteRuling, rulings, type SavedRuling } from '../../../app/rules/rulings';
import { editionName } from '../../../rules';
import { IconButton } from '../../kit/icon-button';
import { lazyPart } from '../../kit/lazy-part';

const RulingSheet = lazyPart(() => import('./ruling-sheet'));

/** List of saved rulings, to open, share and delete. Renders nothing without rulings. */
export function SavedRulings(): JSX.Element {
  const [chosen, setChosen] = createSignal<SavedRuling | null>(null);
  const drop = (ruling: SavedRuling): void => {
    setChosen(null);
    void deleteRuling(ruling);
  };
  return (
    <>
      <Show when={rulings.fault()}>{(fault) => <p role="alert">{fault()}</p>}</Show>
      <Show when={(rulings() ?? []).length > 0}>
        <section class="saved-rulings" aria-labelledby="saved-rulings">
          <h2 id="saved-rulings">{say('Saved rulings')}</h2>
          <ul>
            <For each={rulings() ?? []}>
              {(ruling) => (
                <li>
                  <button type="button" onClick={() => goTo('map', 'ruling', ruling.id)}>
                    <strong class="clip">{ruling.name}</strong>
                    <small class="muted clip">
                      {[editionName(ruling.edition), ruling.note].filter(Boolean).join(' · ')}
                    </small>
                  </button>
                  <IconButton
                    icon="more"
                    name={say('Options for {name}', { name: ruling.name })}
                    onClick={() => setChosen(ruling)}
                  />
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <Show when={chosen()} keyed>
        {(ruling) => <RulingSheet ruling={ruling} onDelete={() => void drop(ruling)} onClose={() => setChosen(null)} />}
      </Show>
    </>
  );
}
