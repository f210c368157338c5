import { say } from '../../../text/say';
import '../../shared/card-form.css';
import { createMemo, createResource, createSignal, type JSX, Show } from 'solid-js';
import { generalCards } from '../../../app/collection/card-lists';
import { readGeneralCardToEdit } from '../../../app/collection/open-entry';
import { saveCards } from '../../../app/collection/save-cards';
import { savedToCollectionMessage } from '../../../app/collection/save-records';
import { createDraftSaver } from '../../../app/draft-saver';
import { createEditHistory } from '../../../app/edit-history';
import { filterByPart, type GeneralCard } from '../../../catalog/general-cards/card';
import {
  cardFromGeneralDraft,
  type GeneralCardDraft,
  type GeneralCardProblemCode,
  makeGeneralCardDraft,
} from '../../../catalog/general-cards/draft';
import { GENERAL_CARD_TEXT_LIMIT } from '../../../catalog/general-cards/shapes';
import { GENERAL_CARD_LABELS, GENERAL_CARD_PROBLEMS } from '../../../text/general-card-labels';
import { CheckField, NumberField, TextAreaField, TextField } from '../../kit/field';
import { ObjectKindPicker } from '../../shared/cards/object-kinds';
import { PrerequisitesField } from '../../shared/cards/prerequisites-field';
import { EntryForm } from '../../shared/entry-form';
import { LoadedOrMissing } from '../../shared/loaded-or-missing';

interface GeneralCardFormProps {
  initial: GeneralCardDraft;
  /** The card that is edited. Null for a new card. */
  before: GeneralCard | null;
  others: readonly GeneralCard[];
  onDraft: (draft: GeneralCardDraft) => void;
  onSave: (card: GeneralCard) => void;
  onClose: () => void;
}

/** Form for a feat, object, condition or team. All kinds have a name and text; the kind determines the other fields. */
function GeneralCardForm(props: GeneralCardFormProps): JSX.Element {
  const steps = createEditHistory(props.initial, props.onDraft);
  const { draft, change } = steps;
  const [tried, setTried] = createSignal(false);
  const read = createMemo(() => cardFromGeneralDraft(draft(), props.before, props.others));
  const fault = (...codes: GeneralCardProblemCode[]) => {
    const result = read();
    const code = tried() && !result.ok ? result.fault.find((each) => codes.includes(each)) : undefined;
    return code === undefined ? null : GENERAL_CARD_PROBLEMS[code];
  };
  const { part } = props.initial;
  const put = (by: Partial<GeneralCardDraft>, field = '') => change({ ...draft(), ...by }, field);

  function save(): boolean {
    const result = read();
    setTried(true);
    if (result.ok) props.onSave(result.value);
    return result.ok;
  }

  return (
    <EntryForm
      title={GENERAL_CARD_LABELS[part][props.before === null ? 'add' : 'edit']}
      steps={steps}
      problems={[]}
      onSave={save}
      onClose={() => props.onClose()}
    >
      <TextField
        label={say('Name')}
        fault={fault('name-missing', 'name-too-long', 'name-taken')}
        value={draft().name}
        enterkeyhint="next"
        onInput={(text) => put({ name: text }, 'name')}
      />
      <Show when={part === 'feats' || part === 'objects' || part === 'others'}>
        <NumberField
          label={say('Points')}
          fault={fault('points-unreadable')}
          value={draft().points}
          placeholder="0"
          onInput={(text) => put({ points: text }, 'points')}
        />
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
          onInput={(text) => put({ called: text }, 'called')}
        />
        <TextField
          label={say('Keywords')}
          value={draft().keywords ?? ''}
          onInput={(text) => put({ keywords: text }, 'keywords')}
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
        value={draft().text}
        onInput={(typed) => put({ text: typed }, 'text')}
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
  const key = `shelf-draft-${props.part}-${props.id}`;
  const [opened] = createResource(() => readGeneralCardToEdit(props.part, props.id, key));
  const keeper = createDraftSaver<GeneralCardDraft>(
    key,
    (draft) => JSON.stringify(draft) === JSON.stringify(makeGeneralCardDraft(draft.part)),
  );

  async function keep(card: GeneralCard): Promise<void> {
    if (!(await saveCards([card], savedToCollectionMessage(card.card.name)))) return;
    await keeper.drop();
    props.onClose();
  }

  return (
    <LoadedOrMissing opened={opened} gone={say('Card not found')} onClose={() => props.onClose()}>
      {(ready) => (
        <GeneralCardForm
          initial={ready.draft}
          before={ready.before}
          others={generalCards() ?? []}
          onDraft={keeper.save}
          onSave={(card) => void keep(card)}
          onClose={() => props.onClose()}
        />
      )}
    </LoadedOrMissing>
  );
}
