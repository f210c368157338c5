import { say, sayMany } from '../../../text/say';
import './general-card-list.css';
import { createMemo, createSignal, For, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { generalCards } from '../../../app/collection/card-lists';
import { characters } from '../../../app/collection/library';
import { saveCards } from '../../../app/collection/save-cards';
import { filterByPart, type GeneralCard, type GeneralCardPart } from '../../../catalog/general-cards/card';
import { findGeneralCards } from '../../../catalog/general-cards/find';
import { listMissingTeams, listTeamCards } from '../../../catalog/general-cards/draft';
import { truncate } from '../../../text/character-text';
import {
  GENERAL_CARD_COUNTS,
  GENERAL_CARD_EMPTY_HINTS,
  GENERAL_CARD_LABELS,
  GENERAL_CARD_NAMES,
} from '../../../text/general-card-labels';
import { cardName } from '../../../text/printed-names';
import { describeGeneralCard } from '../../../text/screens/general-card-text';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { ProgressBar } from '../../kit/progress';
import { GeneralCardDetail } from './general-card-detail';

const ShareGeneralCards = lazy(() => import('./share-cards'));

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
    <div class="collection-body">
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
          <input
            class="collection-search"
            type="search"
            aria-label={GENERAL_CARD_LABELS[props.part].filter}
            placeholder={say('Name or rules text…')}
            value={typed()}
            onInput={(event) => setTyped(event.currentTarget.value)}
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
      <Suspense>
        <Show when={sharing()}>
          <ShareGeneralCards part={props.part} onClose={() => setSharing(false)} />
        </Show>
      </Suspense>
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
