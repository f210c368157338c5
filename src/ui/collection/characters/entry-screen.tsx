import { createResource, type JSX } from 'solid-js';
import { keepEntered } from '../../../app/collection/save-character';
import { createDraftKeeper } from '../../../app/draft-keeper';
import type { Character } from '../../../catalog/character';
import { type Draft, emptyDraft, isEmptyDraft, parseDraft } from '../../../catalog/character-draft';
import { afterEdit } from '../../../catalog/difference';
import { draftOfCharacter } from '../../../catalog/entry';
import { getCharacter } from '../../../store/characters';
import { getSetting } from '../../../store/settings';
import { WhenOpened } from '../../shared/when-opened';
import { NewCharacter } from './new-character';

export interface EntryScreenProps {
  /** Of the character to edit; null for a new one. */
  id: string | null;
  onClose: () => void;
}

interface Opened {
  readonly character: Character | null;
  readonly draft: Draft;
}

/** The entry of a dial, with a draft that outlives a reload. */
export default function EntryScreen(props: EntryScreenProps): JSX.Element {
  const key = props.id === null ? 'draft' : `draft-of-${props.id}`;
  const [opened] = createResource(() => open(props.id, key));
  const keeper = createDraftKeeper<Draft>(key, isEmptyDraft);

  async function save(typed: Character): Promise<void> {
    const character = afterEdit(opened()?.character ?? null, typed);
    if (!(await keepEntered(character))) return;
    await keeper.drop();
    props.onClose();
  }

  return (
    <WhenOpened opened={opened} gone="This character is not here" onClose={() => props.onClose()}>
      {(ready) => (
        <NewCharacter
          initial={ready.draft}
          kept={ready.character}
          onDraft={keeper.later}
          onSave={(character) => void save(character)}
          onClose={props.onClose}
        />
      )}
    </WhenOpened>
  );
}

async function open(id: string | null, key: string): Promise<Opened | null> {
  const stored = await getSetting(key, parseDraft);
  const draft = stored.ok ? stored.value : null;
  if (id === null) return { character: null, draft: draft ?? emptyDraft() };
  const found = await getCharacter(id);
  return found.ok ? { character: found.value, draft: draft ?? draftOfCharacter(found.value) } : null;
}
