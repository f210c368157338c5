import { say } from '../../../text/say';
import '../../shared/card-form.css';
import { createResource, type JSX } from 'solid-js';
import { ensureCards, shelfCards } from '../../../app/collection/cards';
import { keepCards } from '../../../app/collection/save-cards';
import { createDraftKeeper } from '../../../app/draft-keeper';
import { SHELF_PARTS, type ShelfCard, type ShelfPart } from '../../../catalog/shelf/card';
import { draftOfShelfCard, makeShelfDraft, parseShelfDraft, type ShelfDraft } from '../../../catalog/shelf/draft';
import { getSetting } from '../../../store/settings';
import { shortened } from '../../../text/collection-words';
import { WhenOpened } from '../../shared/when-opened';
import { ShelfForm } from './general-card-form';

export interface ShelfEntryScreenProps {
  part: string;
  /** Id of the card within its part; `new` for a new one. */
  id: string;
  onClose: () => void;
}

interface Opened {
  readonly draft: ShelfDraft;
  /** Null for a new one. */
  readonly before: ShelfCard | null;
}

/** The entry of a feat, an object, a condition or a team, with a draft that outlives a reload. */
export default function ShelfEntryScreen(props: ShelfEntryScreenProps): JSX.Element {
  const key = `shelf-draft-${props.part}-${props.id}`;
  const [opened] = createResource(() => open(props.part, props.id, key));
  const keeper = createDraftKeeper<ShelfDraft>(
    key,
    (draft) => JSON.stringify(draft) === JSON.stringify(makeShelfDraft(draft.part)),
  );

  async function keep(card: ShelfCard): Promise<void> {
    if (!(await keepCards([card], say('{card} saved to your collection.', { card: shortened(card.card.name, 60) }))))
      return;
    await keeper.drop();
    props.onClose();
  }

  return (
    <WhenOpened opened={opened} gone={say('Card not found')} onClose={() => props.onClose()}>
      {(ready) => (
        <ShelfForm
          initial={ready.draft}
          before={ready.before}
          others={shelfCards() ?? []}
          onDraft={keeper.later}
          onSave={(card) => void keep(card)}
          onClose={() => props.onClose()}
        />
      )}
    </WhenOpened>
  );
}

async function open(place: string, id: string, key: string): Promise<Opened | null> {
  const part: ShelfPart | undefined = SHELF_PARTS.find((each) => each === place);
  if (part === undefined) return null;
  await ensureCards();
  const before = (shelfCards() ?? []).find((each) => each.id === `${part}/${id}`) ?? null;
  if (before === null && id !== 'new') return null;
  const left = await getSetting(key, parseShelfDraft);
  if (left.ok && left.value?.part === part) return { draft: left.value, before };
  return { draft: before ? draftOfShelfCard(before) : makeShelfDraft(part), before };
}
