import { say } from '../../../text/say';
import '../../shared/card-form.css';
import { createResource, type JSX, Match, Switch } from 'solid-js';
import { type CardEntryDraft, isEmptyCardEntry, readCardToEdit } from '../../../app/collection/open-entry';
import { saveCards } from '../../../app/collection/save-cards';
import { saveCharacter } from '../../../app/collection/save-character';
import { savedToCollectionMessage } from '../../../app/collection/save-records';
import { createDraftSaver } from '../../../app/draft-saver';
import { type BoxCard, boxCardId } from '../../../catalog/cards/box-card';
import { LoadedOrMissing } from '../../shared/loaded-or-missing';
import { CharacterCardForm } from './character-card-form';
import { ScenarioForm } from './scenario-form';
import { VictoryForm } from './victory-form';

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
