import { describeMapSize } from '../../../text/map-text';
import { say, sayMany } from '../../../text/say';
import '../collection.css';
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { toast } from '../../../app/messages';
import { type BoxCard, type BoxCardPart, boxFromCards } from '../../../catalog/cards/box-card';
import { cardOf } from '../../../catalog/cards/carded-character';
import type { Character } from '../../../catalog/character';
import { compareByName } from '../../../catalog/compare-by-name';
import { truncate } from '../../../text/character-text';
import { TEAM_NAMES } from '../../../text/names/mission-teams';

import { describeScenarioCard } from '../../../text/screens/character-card-text';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { ProgressBar } from '../../kit/progress';
import { SearchField } from '../../kit/search-field';
import { CharacterRow } from '../../shared/characters/character-row';
import OpenCharacter from '../../shared/characters/open-character';
import { CardDetail } from './card-detail';

const PARTS: readonly { readonly part: BoxCardPart; readonly title: string }[] = [
  { part: 'scenarios', title: say('Scenario cards') },
  { part: 'maps', title: say('Map cards') },
  { part: 'victories', title: say('Victory card') },
  { part: 'tiles', title: say('Map tiles') },
];

export interface MissionCardListProps {
  /** All mission cards. Null while loading. */
  cards: readonly BoxCard[] | null;
  characters: readonly Character[] | null;
  onSample: () => void;
}

/** List of henchmen and mission cards by kind. A tap opens the card. */
export default function MissionCardList(props: MissionCardListProps): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [openId, setOpenId] = createSignal<string | null>(null);
  const matches = (text: string) => text.toLowerCase().includes(typed().trim().toLowerCase());
  const henchmen = createMemo(() =>
    (props.characters ?? [])
      .filter((each) => cardOf(each)?.kind === 'henchman' && matches(`${each.name} ${say('henchmen')}`))
      .sort(compareByName),
  );
  const groups = createMemo(() =>
    PARTS.map(({ part, title }) => ({
      title,
      cards: (props.cards ?? [])
        .filter((each) => each.part === part && matches(`${each.card.name} ${title} ${describeBoxCard(each)}`))
        .sort((a, b) => orderOf(a) - orderOf(b) || a.card.name.localeCompare(b.card.name)),
    })).filter(({ cards }) => cards.length > 0),
  );
  const openedCard = createMemo(() => props.cards?.find(({ id }) => id === openId()) ?? null);
  const openedCharacter = createMemo(() => props.characters?.find(({ id }) => id === openId()) ?? null);

  async function share(): Promise<void> {
    const { shareCards } = await import('../../../app/transfer/share-cards');
    const words = await shareCards(props.characters ?? [], boxFromCards(props.cards ?? []));
    if (words !== null) toast(words);
  }
  const carded = () => (props.characters ?? []).some((each) => cardOf(each) !== null);
  const none = () => props.cards?.length === 0 && !carded();

  return (
    <div class="stack collection-body">
      <Switch>
        <Match when={props.cards === null || props.characters === null}>
          <ProgressBar label={say('Loading cards…')} />
        </Match>
        <Match when={none()}>
          <EmptyState
            icon="collection"
            title={say('No mission cards yet')}
            text={say(
              'Enter your cards, import a file, or try the sample set. It has heroes, a mastermind with followers, six scenarios and two maps.',
            )}
          >
            <Button tone="accent" onClick={() => props.onSample()}>
              {say('Add the sample set')}
            </Button>
          </EmptyState>
        </Match>
        <Match when={true}>
          <SearchField
            label={say('Filter cards')}
            placeholder={say('Name, kind, stage…')}
            value={typed()}
            onInput={setTyped}
          />
          <Show when={henchmen().length > 0}>
            <section class="stack">
              <h2>{say('Henchmen')}</h2>
              <ul class="collection-list" aria-label={say('Henchmen')}>
                <For each={henchmen()}>
                  {(each) => <CharacterRow character={each} onOpen={() => setOpenId(each.id)} />}
                </For>
              </ul>
            </section>
          </Show>
          <For each={groups()}>
            {({ title, cards }) => (
              <section class="stack">
                <h2>{title}</h2>
                <ul class="collection-list" aria-label={title}>
                  <For each={cards}>
                    {(each) => (
                      <li class="card-row">
                        <button type="button" onClick={() => setOpenId(each.id)}>
                          <strong class="clip">{truncate(each.card.name)}</strong>{' '}
                          <span class="muted small clip">{describeBoxCard(each)}</span>
                        </button>
                      </li>
                    )}
                  </For>
                </ul>
              </section>
            )}
          </For>
          <Show when={groups().length + henchmen().length === 0}>
            <p class="muted">
              {typed() === ''
                ? say('No scenario, map or victory card yet.')
                : say('No card matches “{search}”.', { search: truncate(typed(), 40) })}
            </p>
          </Show>
          <div class="halves card-actions">
            <Button onClick={() => void share()}>{say('Share all cards')}</Button>
            <Button onClick={() => props.onSample()}>{say('Add the sample set')}</Button>
          </div>
        </Match>
      </Switch>
      <Show when={openedCard()} keyed>
        {(card) => (
          <CardDetail card={card} tiles={boxFromCards(props.cards ?? []).tiles} onClose={() => setOpenId(null)} />
        )}
      </Show>
      <Show when={openedCharacter()} keyed>
        {(character) => <OpenCharacter character={character} onClose={() => setOpenId(null)} />}
      </Show>
    </div>
  );
}

/** Returns the sort key of a card: scenarios are sorted by stage, all other cards by name only. */
function orderOf(each: BoxCard): number {
  return each.part === 'scenarios' ? each.card.stage : 0;
}

/** Returns a summary of a card: `Stage 2, 4 points`; `5 tiles, 17 spawn points`. */
export function describeBoxCard(each: BoxCard): string {
  switch (each.part) {
    case 'scenarios': {
      const roles = each.card.roles.map(({ of }) => TEAM_NAMES[of]).join(', ');
      return roles === ''
        ? describeScenarioCard(each.card)
        : `${describeScenarioCard(each.card)} · ${say('roles: {roles}', { roles })}`;
    }
    case 'maps':
      return `${sayMany(each.card.tiles.length, '1 tile', '{n} tiles')}, ${sayMany(each.card.spawns.length, '1 spawn point', '{n} spawn points')}`;
    case 'victories':
      return each.card.sides.map(({ name }) => name).join(' / ');
    case 'tiles':
      return describeMapSize(each.card.map);
  }
}
