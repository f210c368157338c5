import { say } from '../../../text/say';
import '../../shared/entry-form.css';
import { createMemo, type JSX, Show } from 'solid-js';
import { generalCards } from '../../../app/collection/card-lists';
import { type GeneralCardToEdit, readGeneralCardToEdit } from '../../../app/collection/open-entry';
import { saveCards } from '../../../app/collection/save-cards';
import { savedToCollectionMessage } from '../../../app/collection/save-records';
import { filterByPart, type GeneralCard } from '../../../catalog/general-cards/card';
import {
  cardFromGeneralDraft,
  type GeneralCardDraft,
  type GeneralCardProblemCode,
  makeGeneralCardDraft,
} from '../../../catalog/general-cards/draft';
import { GENERAL_CARD_TEXT_LIMIT } from '../../../catalog/general-cards/shapes';
import { valueOrNull } from '../../../plain/result';
import { GENERAL_CARD_LABELS, GENERAL_CARD_PROBLEMS } from '../../../text/general-card-labels';
import { CheckField, NumberField, TextAreaField, TextField } from '../../kit/field';
import { ObjectKindPicker } from '../../shared/cards/object-kinds';
import { PrerequisitesField } from '../../shared/cards/prerequisites-field';
import { createEntry, EntryForm, type EntryProps } from '../../shared/entry-form';
import { EntryLoader } from '../../shared/entry-loader';

interface GeneralCardFormProps extends EntryProps<GeneralCardDraft, GeneralCard> {
  /** The card that is edited. Null for a new card. */
  before: GeneralCard | null;
  others: readonly GeneralCard[];
}

/** Form for a feat, object, condition or team. All kinds have a name and text; the kind determines the other fields. */
function GeneralCardForm(props: GeneralCardFormProps): JSX.Element {
  const entry = createEntry(props, (): GeneralCard | null => valueOrNull(read()));
  const { draft, put, text } = entry;
  const read = createMemo(() => cardFromGeneralDraft(draft(), props.before, props.others));
  const fault = (...codes: GeneralCardProblemCode[]) => {
    const result = read();
    const code = entry.tried() && !result.ok ? result.fault.find((each) => codes.includes(each)) : undefined;
    return code === undefined ? null : GENERAL_CARD_PROBLEMS[code];
  };
  const { part } = props.initial;

  return (
    <EntryForm title={GENERAL_CARD_LABELS[part][props.before === null ? 'add' : 'edit']} entry={entry}>
      <TextField
        label={say('Name')}
        fault={fault('name-missing', 'name-too-long', 'name-taken')}
        enterkeyhint="next"
        {...text('name')}
      />
      <Show when={part === 'feats' || part === 'objects' || part === 'others'}>
        <NumberField label={say('Points')} fault={fault('points-unreadable')} placeholder="0" {...text('points')} />
      </Show>
      <Show when={part === 'feats'}>
        <CheckField
          label={say('Points count for each character it is assigned to')}
          checked={draft().each}
          onChange={(checked) => put({ each: checked })}
        />
        <PrerequisitesField
          needs={draft().needs}
          teams={filterByPart(props.others, 'teams').map(({ card }) => card.name)}
          onChange={(needs) => put({ needs })}
        />
      </Show>
      <Show when={part === 'objects'}>
        <ObjectKindPicker value={draft().kind} onChange={(kind) => put({ kind })} />
      </Show>
      <Show when={part === 'others'}>
        <TextField
          label={say('Kind of card')}
          hint={say('For example tarot card')}
          value={draft().called ?? ''}
          onInput={(typed) => put({ called: typed }, 'called')}
        />
        <TextField
          label={say('Keywords')}
          value={draft().keywords ?? ''}
          onInput={(typed) => put({ keywords: typed }, 'keywords')}
        />
      </Show>
      <Show when={part === 'teams'}>
        <CheckField
          label={say('Wild card: may use the team ability of any friendly character')}
          checked={draft().wild}
          onChange={(checked) => put({ wild: checked })}
        />
      </Show>
      <TextAreaField
        label={say('What it does')}
        hint={say('In your own words')}
        fault={fault('text-too-long')}
        rows={5}
        maxlength={GENERAL_CARD_TEXT_LIMIT}
        {...text('text')}
      />
    </EntryForm>
  );
}

export interface GeneralCardEntryProps {
  part: string;
  /** Id of the card, or `new` to add a card. */
  id: string;
  onClose: () => void;
}

/** Screen for entering a feat, object, condition or team. The draft survives a reload. */
export default function GeneralCardEntry(props: GeneralCardEntryProps): JSX.Element {
  return (
    <EntryLoader<GeneralCardToEdit, GeneralCardDraft>
      draftKey={`shelf-draft-${props.part}-${props.id}`}
      read={(key) => readGeneralCardToEdit(props.part, props.id, key)}
      isEmpty={(draft) => JSON.stringify(draft) === JSON.stringify(makeGeneralCardDraft(draft.part))}
      gone={say('Card not found')}
      onClose={props.onClose}
    >
      {({ draft, before }, { done, ...actions }) => (
        <GeneralCardForm
          initial={draft}
          before={before}
          others={generalCards() ?? []}
          onSave={(card) => done(saveCards([card], savedToCollectionMessage(card.card.name)))}
          {...actions}
        />
      )}
    </EntryLoader>
  );
}
