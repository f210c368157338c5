import { say } from '../../../text/say';
import '../../shared/card-form.css';
import { createResource, createSignal, For, type JSX, Match, Switch } from 'solid-js';
import { type CardEntryDraft, isEmptyCardEntry, readCardToEdit } from '../../../app/collection/open-entry';
import { saveCards } from '../../../app/collection/save-cards';
import { saveCharacter, savedToCollectionMessage } from '../../../app/collection/save-records';
import { createDraftSaver } from '../../../app/draft-saver';
import { createEditHistory } from '../../../app/edit-history';
import { type BoxCard, boxCardId } from '../../../catalog/cards/box-card';
import type { VictoryCard, VictorySide } from '../../../catalog/cards/victory-card';
import { TextAreaField, TextField } from '../../kit/field';
import { EntryForm } from '../../shared/entry-form';
import { LoadedOrMissing } from '../../shared/loaded-or-missing';
import { CharacterCardForm } from './character-card-form';
import { ScenarioForm } from './scenario-form';

interface VictoryFormProps {
  initial: VictoryCard;
  isNew: boolean;
  onDraft: (draft: VictoryCard) => void;
  onSave: (card: VictoryCard) => void;
  onClose: () => void;
}

const SIDES = [0, 1] as const;

function VictoryForm(props: VictoryFormProps): JSX.Element {
  const steps = createEditHistory(props.initial, props.onDraft);
  const { draft, change } = steps;
  const [tried, setTried] = createSignal(false);
  const nameless = (name: string) => (tried() && name.trim() === '' ? say('Enter a name.') : null);
  function save(): boolean {
    setTried(true);
    const fit = [draft(), ...draft().sides].every(({ name }) => name.trim() !== '');
    if (fit) props.onSave(draft());
    return fit;
  }
  const put = (side: 0 | 1, part: Partial<VictorySide>, field: string) => {
    const [front, back] = draft().sides;
    change({ ...draft(), sides: side === 0 ? [{ ...front, ...part }, back] : [front, { ...back, ...part }] }, field);
  };
  return (
    <EntryForm
      title={props.isNew ? say('New victory card') : say('Edit victory card')}
      steps={steps}
      problems={[]}
      onSave={save}
      onClose={() => props.onClose()}
    >
      <TextField
        label={say('Name')}
        fault={nameless(draft().name)}
        value={draft().name}
        maxlength={120}
        onInput={(text) => change({ ...draft(), name: text }, 'name')}
      />
      <For each={SIDES}>
        {(side) => (
          <section class="card-fields" aria-label={say('Side {side}', { side: side + 1 })}>
            <h2>{say('Side {side}', { side: side + 1 })}</h2>
            <TextField
              label={say('Name of side {side}', { side: side + 1 })}
              fault={nameless(draft().sides[side].name)}
              value={draft().sides[side].name}
              maxlength={120}
              onInput={(text) => put(side, { name: text }, `name ${side}`)}
            />
            <TextAreaField
              label={say('What side {side} does', { side: side + 1 })}
              hint={say('In your own words')}
              rows={3}
              maxlength={2000}
              value={draft().sides[side].text}
              onInput={(typed) => put(side, { text: typed }, `text ${side}`)}
            />
          </section>
        )}
      </For>
    </EntryForm>
  );
}

export interface CardEntryScreenProps {
  /**
   * Purpose of the screen. `new`: add a card of the type in `id`. `character` or `card`: edit the card with this id.
   */
  what: 'new' | 'character' | 'card';
  id: string;
  onClose: () => void;
}

/** Screen for entering a card. The draft survives a reload. */
export default function CardEntryScreen(props: CardEntryScreenProps): JSX.Element {
  const key = `card-draft-${props.what}-${props.id}`;
  const [opened] = createResource(() => readCardToEdit(props.what, props.id, key));
  const keeper = createDraftSaver<CardEntryDraft>(key, isEmptyCardEntry);

  async function close(saving: Promise<boolean>): Promise<void> {
    if (!(await saving)) return;
    await keeper.drop();
    props.onClose();
  }
  const saveCard = (card: BoxCard) => void close(saveCards([card], savedToCollectionMessage(card.card.name)));

  return (
    <LoadedOrMissing opened={opened} gone={say('Card not found')} onClose={() => props.onClose()}>
      {(ready) => (
        <Switch>
          <Match when={ready.as === 'character' && ready}>
            {(one) => (
              <CharacterCardForm
                initial={one().draft}
                kept={one().kept}
                onDraft={keeper.save}
                onSave={(character) => void close(saveCharacter(character))}
                onClose={props.onClose}
              />
            )}
          </Match>
          <Match when={ready.as === 'scenario' && ready}>
            {(one) => (
              <ScenarioForm
                initial={one().draft}
                isNew={one().isNew}
                onDraft={keeper.save}
                onSave={(card) => saveCard({ id: boxCardId('scenarios', card.id), part: 'scenarios', card })}
                onClose={props.onClose}
              />
            )}
          </Match>
          <Match when={ready.as === 'victory' && ready}>
            {(one) => (
              <VictoryForm
                initial={one().draft}
                isNew={one().isNew}
                onDraft={keeper.save}
                onSave={(card) => saveCard({ id: boxCardId('victories', card.id), part: 'victories', card })}
                onClose={props.onClose}
              />
            )}
          </Match>
        </Switch>
      )}
    </LoadedOrMissing>
  );
}
