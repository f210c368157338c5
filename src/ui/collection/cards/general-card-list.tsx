import { say, sayMany } from '../../../text/say';
import '../collection.css';
import '../../shared/characters/character-detail.css';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { generalCards } from '../../../app/collection/card-lists';
import { characters } from '../../../app/collection/library';
import { deleteCard, saveCards } from '../../../app/collection/save-cards';
import { goTo } from '../../../app/route';
import {
  DEFAULT_CARD_KIND,
  filterByPart,
  type GeneralCard,
  type GeneralCardPart,
} from '../../../catalog/general-cards/card';
import { listMissingTeams, listTeamCards } from '../../../catalog/general-cards/draft';
import { findGeneralCards } from '../../../catalog/general-cards/find';
import { humanizeId, powerName } from '../../../catalog/powers';
import { truncate } from '../../../text/character-text';
import {
  GENERAL_CARD_COUNTS,
  GENERAL_CARD_EMPTY_HINTS,
  GENERAL_CARD_LABELS,
  GENERAL_CARD_NAMES,
} from '../../../text/general-card-labels';
import { cardName, formatCardText } from '../../../text/printed-names';
import { describeFeatNeeds, describeGeneralCard } from '../../../text/screens/general-card-text';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { FactList } from '../../kit/fact-list';
import { lazyPart } from '../../kit/lazy-part';
import { ProgressBar } from '../../kit/progress';
import { SearchField } from '../../kit/search-field';
import { BottomSheet } from '../../kit/sheet';

function GeneralCardDetail(props: { card: GeneralCard; onClose: () => void }): JSX.Element {
  const remove = () => {
    props.onClose();
    void deleteCard(props.card);
  };
  return (
    <BottomSheet
      title={truncate(cardName(props.card), 120)}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button onClick={remove}>{say('Delete')}</Button>
          <Button
            tone="accent"
            onClick={() => {
              props.onClose();
              goTo('collection', 'shelf', props.card.part, props.card.card.id);
            }}
          >
            {GENERAL_CARD_LABELS[props.card.part].edit}
          </Button>
        </>
      }
    >
      <Show
        when={props.card.card.text}
        fallback={<p class="muted">{say('No rules text yet. Edit it to add the text in your own words.')}</p>}
      >
        <p class="special-text">{formatCardText(props.card.card.text)}</p>
      </Show>
      <FactList facts={factsOf(props.card)} />
    </BottomSheet>
  );
}

function factsOf({ part, card }: GeneralCard): readonly (readonly [name: string, value: string])[] {
  const facts: (readonly [string, string])[] = [];
  if (part === 'others') {
    if (card.kind !== DEFAULT_CARD_KIND) facts.push([say('Kind of card'), humanizeId(card.kind)]);
    if (card.points > 0) facts.push([say('Points'), String(card.points)]);
    if (card.keywords.length > 0) facts.push([say('Keywords'), card.keywords.join(', ')]);
  }
  if (part === 'feats' || part === 'objects') facts.push([say('Points'), String(card.points)]);
  if (part === 'feats') {
    if (card.each) facts.push([say('Points count'), say('for each character it is assigned to')]);
    facts.push([say('Prerequisites'), describeFeatNeeds(card.needs) || say('none')]);
  }
  if (part === 'objects') facts.push([say('Kind'), card.kind]);
  if (part === 'teams' && card.wild)
    facts.push([say('Wild card'), say('may use the team abilities of friendly characters')]);
  if (card.grants) facts.push([say('Grants'), card.grants.map(powerName).join(', ')]);
  const extras = Object.entries(card.extras ?? {}).map(([name, value]) => [name.replaceAll('_', ' '), value] as const);
  return [...facts, ...extras];
}

const ShareGeneralCards = lazyPart(() => import('./share-cards'));

/** List of the general cards of one kind, such as feats, filtered by the typed text. A tap opens the card. */
export default function GeneralCardList(props: { part: GeneralCardPart }): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [openId, setOpenId] = createSignal<string | null>(null);
  const [sharing, setSharing] = createSignal(false);
  const all = createMemo((): readonly GeneralCard[] => filterByPart(generalCards() ?? [], props.part));
  const found = createMemo(() => findGeneralCards(all(), typed()));
  const opened = createMemo(() => all().find(({ id }) => id === openId()) ?? null);
  /** Teams that characters in the collection belong to but that have no card. */
  const missing = createMemo(() =>
    props.part === 'teams'
      ? listMissingTeams(listTeamCards(characters() ?? []), filterByPart(generalCards() ?? [], 'teams'))
      : [],
  );

  return (
    <div class="stack collection-body">
      <Switch>
        <Match when={generalCards() === null}>
          <ProgressBar label={say('Loading cards…')} />
        </Match>
        <Match when={all().length === 0}>
          <EmptyState
            icon="collection"
            title={GENERAL_CARD_LABELS[props.part].none}
            text={GENERAL_CARD_EMPTY_HINTS[props.part]}
          >
            <FromCharacters missing={missing()} />
          </EmptyState>
        </Match>
        <Match when={true}>
          <SearchField
            label={GENERAL_CARD_LABELS[props.part].filter}
            placeholder={say('Name or rules text…')}
            value={typed()}
            onInput={setTyped}
          />
          <p class="muted small" role="status">
            {found().length === all().length
              ? GENERAL_CARD_COUNTS[props.part](all().length)
              : say('{shown} of {total} shown', { shown: found().length, total: all().length })}
          </p>
          <Show
            when={found().length > 0}
            fallback={<p class="muted">{say('No match for “{search}”.', { search: truncate(typed(), 40) })}</p>}
          >
            <ul class="collection-list" aria-label={GENERAL_CARD_NAMES[props.part]}>
              <For each={found()}>{(each) => <GeneralCardRow card={each} onOpen={() => setOpenId(each.id)} />}</For>
            </ul>
          </Show>
          <div class="card-kind-actions">
            <FromCharacters missing={missing()} />
            <Button onClick={() => setSharing(true)}>{say('Share or export')}</Button>
          </div>
        </Match>
      </Switch>
      <Show when={opened()} keyed>
        {(card) => <GeneralCardDetail card={card} onClose={() => setOpenId(null)} />}
      </Show>
      <Show when={sharing()}>
        <ShareGeneralCards part={props.part} onClose={() => setSharing(false)} />
      </Show>
    </div>
  );
}

/** Row of a card. Points are large and at the right, as in the rows of characters. */
function GeneralCardRow(props: { card: GeneralCard; onOpen: () => void }): JSX.Element {
  const points = () => ('points' in props.card.card ? props.card.card.points : null);
  return (
    <li class="general-row">
      <button type="button" onClick={() => props.onOpen()}>
        <span class="general-words">
          <strong class="clip">{truncate(cardName(props.card))}</strong>{' '}
          <span class="muted small clip">{truncate(describeGeneralCard(props.card), 160)}</span>
        </span>{' '}
        <Show when={points() !== null}>
          <b class="number">
            {points()} <span class="spoken">{say('points')}</span>
          </b>
        </Show>
      </button>
    </li>
  );
}

function FromCharacters(props: { missing: readonly GeneralCard[] }): JSX.Element {
  return (
    <Show when={props.missing.length > 0}>
      <Button
        onClick={() =>
          void saveCards(
            props.missing,
            sayMany(
              props.missing.length,
              '1 team added from your characters.',
              '{n} teams added from your characters.',
            ),
          )
        }
      >
        {sayMany(props.missing.length, 'Add 1 team from your characters', 'Add {n} teams from your characters')}
      </Button>
    </Show>
  );
}
