import { say } from '../../../text/say';
import '../../shared/entry-form.css';
import { For, type JSX } from 'solid-js';
import {
  type CardEntryDraft,
  type CardToEdit,
  isEmptyCardEntry,
  readCardToEdit,
} from '../../../app/collection/open-entry';
import { saveCards } from '../../../app/collection/save-cards';
import { saveCharacter, savedToCollectionMessage } from '../../../app/collection/save-records';
import { type BoxCard, boxCardId } from '../../../catalog/cards/box-card';
import type { VictoryCard, VictorySide } from '../../../catalog/cards/victory-card';
import { TextAreaField, TextField } from '../../kit/field';
import { createEntry, EntryForm, type EntryProps } from '../../shared/entry-form';
import { EntryLoader } from '../../shared/entry-loader';
import { CharacterCardForm } from './character-card-form';
import { ScenarioForm } from './scenario-form';

const SIDES = [0, 1] as const;

function VictoryForm(props: EntryProps<VictoryCard, VictoryCard> & { isNew: boolean }): JSX.Element {
  const isNamed = ({ name }: { readonly name: string }) => name.trim() !== '';
  const entry = createEntry(props, (card) => ([card, ...card.sides].every(isNamed) ? card : null));
  const { draft, tried, text } = entry;
  const nameless = (of: { readonly name: string }) => (tried() && !isNamed(of) ? say('Enter a name.') : null);
  const put = (side: 0 | 1, part: Partial<VictorySide>, field: string) => {
    const [front, back] = draft().sides;
    entry.put({ sides: side === 0 ? [{ ...front, ...part }, back] : [front, { ...back, ...part }] }, field);
  };
  return (
    <EntryForm title={props.isNew ? say('New victory card') : say('Edit victory card')} entry={entry}>
      <TextField label={say('Name')} fault={nameless(draft())} maxlength={120} {...text('name')} />
      <For each={SIDES}>
        {(side) => (
          <section class="card-fields" aria-label={say('Side {side}', { side: side + 1 })}>
            <h2>{say('Side {side}', { side: side + 1 })}</h2>
            <TextField
              label={say('Name of side {side}', { side: side + 1 })}
              fault={nameless(draft().sides[side])}
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
  return (
    <EntryLoader<CardToEdit, CardEntryDraft>
      draftKey={`card-draft-${props.what}-${props.id}`}
      read={(key) => readCardToEdit(props.what, props.id, key)}
      isEmpty={isEmptyCardEntry}
      gone={say('Card not found')}
      onClose={props.onClose}
    >
      {(ready, { done, ...actions }) => {
        const save = (card: BoxCard) => done(saveCards([card], savedToCollectionMessage(card.card.name)));
        switch (ready.as) {
          case 'character':
            return (
              <CharacterCardForm
                initial={ready.draft}
                kept={ready.kept}
                onSave={(character) => done(saveCharacter(character))}
                {...actions}
              />
            );
          case 'scenario':
            return (
              <ScenarioForm
                initial={ready.draft}
                isNew={ready.isNew}
                onSave={(card) => save({ id: boxCardId('scenarios', card.id), part: 'scenarios', card })}
                {...actions}
              />
            );
          case 'victory':
            return (
              <VictoryForm
                initial={ready.draft}
                isNew={ready.isNew}
                onSave={(card) => save({ id: boxCardId('victories', card.id), part: 'victories', card })}
                {...actions}
              />
            );
        }
      }}
    </EntryLoader>
  );
}
