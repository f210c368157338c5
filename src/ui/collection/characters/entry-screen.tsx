import type { JSX } from 'solid-js';
import { type CharacterToEdit, readCharacterToEdit } from '../../../app/collection/open-entry';
import { saveCharacter } from '../../../app/collection/save-records';
import { type Draft, isEmptyDraft } from '../../../catalog/character-draft';
import { markEditedByHand } from '../../../catalog/difference';
import { say } from '../../../text/say';
import { EntryLoader } from '../../shared/entry-loader';
import { NewCharacter } from './new-character';

export interface EntryScreenProps {
  /** Id of the character to edit. Null for a new character. */
  id: string | null;
  onClose: () => void;
}

/** Screen for entering a dial. The draft survives a reload. */
export default function EntryScreen(props: EntryScreenProps): JSX.Element {
  return (
    <EntryLoader<CharacterToEdit, Draft>
      draftKey={props.id === null ? 'draft' : `draft-of-${props.id}`}
      read={(key) => readCharacterToEdit(props.id, key)}
      isEmpty={isEmptyDraft}
      gone={say('Character not found')}
      onClose={props.onClose}
    >
      {({ draft, character }, { done, ...actions }) => (
        <NewCharacter
          initial={draft}
          kept={character}
          onSave={(typed) => done(saveCharacter(markEditedByHand(character, typed)))}
          {...actions}
        />
      )}
    </EntryLoader>
  );
}
