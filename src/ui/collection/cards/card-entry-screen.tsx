import type { Check } from '../../../plain/shape';
import { say } from '../../../text/say';
import '../../shared/card-form.css';
import { createResource, type JSX, Match, Switch } from 'solid-js';
import {
  type CardDraft,
  draftOfCarded,
  emptyCardDraft,
  isEmptyCardDraft,
  parseCardDraft,
} from '../../../app/collection/card-draft';
import { refreshCards } from '../../../app/collection/cards';
import { refreshCharacters } from '../../../app/collection/library';
import { createDraftKeeper } from '../../../app/draft-keeper';
import { cardShelf, characterShelf } from '../../../app/import/repositories';
import { type ImportShelf, takeBack } from '../../../app/import/save-imported';
import { toast } from '../../../app/messages';
import { sentenceOf } from '../../../app/storage/faults';
import { type BoxCard, boxCardId } from '../../../catalog/cards/box-card';
import { FIGURE_KINDS, type FigureKind } from '../../../catalog/cards/character-card';
import type { ScenarioCard } from '../../../catalog/cards/scenario-card';
import { scenarioShape, victoryShape } from '../../../catalog/cards/shapes';
import type { VictoryCard } from '../../../catalog/cards/victory-card';
import type { Character } from '../../../catalog/character';
import type { Result } from '../../../plain/result';
import { parseWith } from '../../../plain/shape';
import { getCard } from '../../../store/cards';
import { getCharacter } from '../../../store/characters';
import type { StoreFault } from '../../../store/fault';
import { getSetting } from '../../../store/settings';
import type { PutReport } from '../../../store/shelf';
import { shortened } from '../../../text/collection-words';
import { WhenOpened } from '../../shared/when-opened';
import { CardForm } from './card-form';
import { ScenarioForm } from './scenario-form';
import { VictoryForm } from './victory-form';

export interface CardEntryScreenProps {
  /** `new` with a kind of card, `character` or `card` with the id of what is edited. */
  what: 'new' | 'character' | 'card';
  id: string;
  onClose: () => void;
}

type Opened =
  | { readonly as: 'character'; readonly draft: CardDraft; readonly kept: Character | null }
  | { readonly as: 'scenario'; readonly draft: ScenarioCard; readonly isNew: boolean }
  | { readonly as: 'victory'; readonly draft: VictoryCard; readonly isNew: boolean };
type Draft = Opened['draft'];

/** The entry of a card, with a draft that outlives a reload. */
export default function CardEntryScreen(props: CardEntryScreenProps): JSX.Element {
  const key = `card-draft-${props.what}-${props.id}`;
  const [opened] = createResource(() => open(props.what, props.id, key));
  const keeper = createDraftKeeper<Draft>(key, isEmptyDraft);

  async function keep<Item extends { readonly id: string }>(item: Item, name: string, shelf: ImportShelf<Item>) {
    const refresh = () => Promise.all([refreshCards(), refreshCharacters()]);
    const put: Result<PutReport<Item>, StoreFault> = await shelf.putMany([item]);
    const refused = put.ok ? put.value.refused[0] : undefined;
    if (!put.ok || refused) {
      toast({
        text: put.ok
          ? say('Could not save {name}: {reason}.', { name: shortened(name, 60), reason: refused?.reason })
          : sentenceOf(put.fault),
        tone: 'bad',
      });
      return;
    }
    await keeper.drop();
    await refresh();
    const { added, replaced } = put.value;
    toast({
      text: say('{name} saved to your collection.', { name: shortened(name, 60) }),
      action: {
        label: say('Undo'),
        run: () => void takeBack({ added, replaced }, shelf).then(refresh),
      },
    });
    props.onClose();
  }
  const keepCard = (card: BoxCard) => void keep(card, card.card.name, cardShelf);

  return (
    <WhenOpened opened={opened} gone={say('Card not found')} onClose={() => props.onClose()}>
      {(ready) => (
        <Switch>
          <Match when={ready.as === 'character' && ready}>
            {(one) => (
              <CardForm
                initial={one().draft}
                kept={one().kept}
                onDraft={keeper.later}
                onSave={(character) => void keep(character, character.name, characterShelf)}
                onClose={props.onClose}
              />
            )}
          </Match>
          <Match when={ready.as === 'scenario' && ready}>
            {(one) => (
              <ScenarioForm
                initial={one().draft}
                isNew={one().isNew}
                onDraft={keeper.later}
                onSave={(card) => keepCard({ id: boxCardId('scenarios', card.id), part: 'scenarios', card })}
                onClose={props.onClose}
              />
            )}
          </Match>
          <Match when={ready.as === 'victory' && ready}>
            {(one) => (
              <VictoryForm
                initial={one().draft}
                isNew={one().isNew}
                onDraft={keeper.later}
                onSave={(card) => keepCard({ id: boxCardId('victories', card.id), part: 'victories', card })}
                onClose={props.onClose}
              />
            )}
          </Match>
        </Switch>
      )}
    </WhenOpened>
  );
}

function emptyScenario(id: string): ScenarioCard {
  return { id, name: '', stage: 1, until: 1, reward: 3, tokens: [], roles: [], needs: [], rules: '' };
}

function emptyVictory(id: string): VictoryCard {
  return {
    id,
    name: '',
    sides: [
      { name: say('Side 1'), text: '' },
      { name: say('Side 2'), text: '' },
    ],
  };
}

function isEmptyDraft(draft: Draft): boolean {
  if ('lines' in draft) return isEmptyCardDraft(draft);
  const empty = 'sides' in draft ? emptyVictory(draft.id) : emptyScenario(draft.id);
  return JSON.stringify(draft) === JSON.stringify(empty);
}

/** A draft may want a name that its card must have. */
const nameless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner) => (key === 'name' && inner === '' ? '-' : inner));

function parseWhole<Card>(shape: Check<Card>) {
  return (value: unknown): Result<Card, string> => {
    const fit = parseWith(shape, nameless(value));
    return fit.ok ? { ok: true, value: value as Card } : fit;
  };
}
const parseScenario = parseWhole<ScenarioCard>(scenarioShape);
const parseVictory = parseWhole<VictoryCard>(victoryShape);

async function open(what: CardEntryScreenProps['what'], id: string, key: string): Promise<Opened | null> {
  const left = async <Value,>(parse: (value: unknown) => Result<Value, string>): Promise<Value | null> => {
    const found = await getSetting(key, parse);
    return found.ok ? found.value : null;
  };
  if (what === 'character') {
    const found = await getCharacter(id);
    const draft = found.ok ? draftOfCarded(found.value) : null;
    return found.ok && draft
      ? { as: 'character', draft: (await left(parseCardDraft)) ?? draft, kept: found.value }
      : null;
  }
  if (what === 'card') {
    const found = await getCard(id);
    if (!found.ok) return null;
    const { part, card } = found.value;
    if (part === 'scenarios') return { as: 'scenario', draft: (await left(parseScenario)) ?? card, isNew: false };
    if (part === 'victories') return { as: 'victory', draft: (await left(parseVictory)) ?? card, isNew: false };
    return null;
  }
  const fresh = `entered-${Date.now().toString(36)}`;
  if (id === 'scenarios')
    return { as: 'scenario', draft: (await left(parseScenario)) ?? emptyScenario(fresh), isNew: true };
  if (id === 'victories')
    return { as: 'victory', draft: (await left(parseVictory)) ?? emptyVictory(fresh), isNew: true };
  const kind = FIGURE_KINDS.find((each) => each === id);
  return kind
    ? { as: 'character', draft: (await left(parseCardDraft)) ?? emptyCardDraft(kind as FigureKind), kept: null }
    : null;
}
