import { createSignal, For, type JSX, Show } from 'solid-js';
import { game, table } from '../../../app/game/open-game';
import { openedPosition, printOpenedPosition, withoutEmptySides } from '../../../app/map/opened-position';
import { parseNotationInWorker } from '../../../app/reading/cached-positions';
import { goTo } from '../../../app/route';
import { readQuestionDraft } from '../../../app/rules/ask-draft';
import { setCurrentDesk } from '../../../app/rules/current-desk';
import { type Desk, parseDesk } from '../../../app/rules/desk';
import { rulings } from '../../../app/rules/rulings';
import { editionById } from '../../../rules/editions';
import type { Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form';
import { NotationField } from '../notation-field';

export function DeskStart(): JSX.Element {
  const [text, setText] = createSignal(readQuestionDraft() ?? '');
  const [pasting, setPasting] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const atTable = () => {
    const now = table();
    return now && deskOfTable(now, game()?.name ?? '');
  };
  const lay = async (notation: string, about: { readonly name: string; readonly note: string }): Promise<void> => {
    await parseNotationInWorker(notation);
    const read = parseDesk(notation, about);
    if (read.ok) setCurrentDesk(read.value);
    else setFault(read.fault);
  };
  return (
    <div class="stack">
      <p class="muted">
        {say(
          'Choose a position, then add your questions. See how each edition answers them. You can print or share the ruling.',
        )}
      </p>
      <Show when={atTable()}>
        {(laid) => (
          <Button tone="accent" big wide hint={laid().name} onClick={() => setCurrentDesk(laid())}>
            {say('The table of the current game')}
          </Button>
        )}
      </Show>
      <Show when={openedPosition()}>
        {(now) => (
          <Button wide hint={now().name || undefined} onClick={() => lay(printOpenedPosition(now(), null), now())}>
            {say('The position on the map')}
          </Button>
        )}
      </Show>
      <Show when={!atTable() && !openedPosition()}>
        <Button tone="accent" big wide hint={say('then come back here')} onClick={() => goTo('map')}>
          {say('Place figures on a map')}
        </Button>
      </Show>
      <Show when={(rulings() ?? []).length > 0}>
        <h2>{say('Saved rulings')}</h2>
        <ul class="desk-kept" aria-label={say('Saved rulings')}>
          <For each={rulings() ?? []}>
            {(ruling) => (
              <li>
                <Button wide hint={editionById(ruling.edition)?.name} onClick={() => lay(ruling.notation, ruling)}>
                  {ruling.name}
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show
        when={pasting()}
        fallback={
          <Button wide hint={say('a position as text, with its questions')} onClick={() => setPasting(true)}>
            {say('Paste position notation')}
          </Button>
        }
      >
        <Form
          class="stack"
          onSubmit={() => {
            lay(text(), { name: '', note: '' });
          }}
        >
          <NotationField
            value={text()}
            rows={12}
            fault={fault()}
            onInput={(typed) => {
              setText(typed);
              setFault(null);
            }}
          />
          <Button tone="accent" big wide type="submit">
            {say('Open on the judge’s desk')}
          </Button>
        </Form>
      </Show>
      <Show when={fault() !== null && !pasting()}>
        <p role="alert">{fault()}</p>
      </Show>
    </div>
  );
}

/** Makes a desk from the position of the open game. Null if the game has no map yet. */
function deskOfTable(now: Table, name: string): Desk | null {
  const position = getTablePosition(now);
  if (!position || !editionById(now.edition)) return null;
  const houseRules = now.houseRules.map(({ rule }) => rule);
  const note = now.houseNotes.map(({ title, text }) => `${title}: ${text}`).join('\n');
  return { name, note, edition: now.edition, houseRules, position: withoutEmptySides(position), questions: [] };
}
