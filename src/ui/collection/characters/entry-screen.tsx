import { createResource, type JSX } from 'solid-js';
import { readCharacterToEdit } from '../../../app/collection/open-entry';
import { saveCharacter } from '../../../app/collection/save-records';
import { createDraftSaver } from '../../../app/draft-saver';
import type { Character } from '../../../catalog/character';
import { type Draft, isEmptyDraft } from '../../../catalog/character-draft';
import { markEditedByHand } from '../../../catalog/difference';
import { say } from '../../../text/say';
import { LoadedOrMissing } from '../../shared/loaded-or-missing';
import { NewCharacter } from './new-character';

export interface EntryScreenProps {
  /** Id of the character to edit. Null for a new character. */
  id: string | null;
  onClose: () => void;
}

/** Screen for entering a dial. The draft survives a reload. */
export default function EntryScreen(props: EntryScreenProps): JSX.Element {
  const key = props.id === null ? 'draft' : `draft-of-${props.id}`;
  const [opened] = createResource(() => readCharacterToEdit(props.id, key));
  const keeper = createDraftSaver<Draft>(key, isEmptyDraft);

  async function save(typed: Character): Promise<void> {
    const character = markEditedByHand(opened()?.character ?? null, typed);
    if (!(await saveCharacter(character))) return;
    await keeper.drop();
    props.onClose();
  }

  return (
    <LoadedOrMissing opened={opened} gone={say('Character not found')} onClose={() => props.onClose()}>
      {(ready) => (
        <NewCharacter
          initial={ready.draft}
          kept={ready.character}
          onDraft={keeper.save}
          onSave={(character) => void save(character)}
          onClose={props.onClose}
        />
      )}
    </LoadedOrMissing>
  );
}
