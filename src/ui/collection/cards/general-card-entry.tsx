import { say } from '../../../text/say';
import '../../shared/card-form.css';
import { createResource, type JSX } from 'solid-js';
import { generalCards } from '../../../app/collection/card-lists';
import { readGeneralCardToEdit } from '../../../app/collection/open-entry';
import { saveCards } from '../../../app/collection/save-cards';
import { savedToCollectionMessage } from '../../../app/collection/save-records';
import { createDraftSaver } from '../../../app/draft-saver';
import type { GeneralCard } from '../../../catalog/general-cards/card';
import { type GeneralCardDraft, makeGeneralCardDraft } from '../../../catalog/general-cards/draft';
import { LoadedOrMissing } from '../../shared/loaded-or-missing';
import { GeneralCardForm } from './general-card-form';

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
