import '../../shared/characters/character-detail.css';
import { For, type JSX, Show } from 'solid-js';
import { deleteCard } from '../../../app/collection/save-cards';
import { goTo } from '../../../app/route';
import { DEFAULT_CARD_KIND, type GeneralCard } from '../../../catalog/general-cards/card';
import { humanizeId, powerName } from '../../../catalog/powers';
import { truncate } from '../../../text/character-text';
import { GENERAL_CARD_LABELS } from '../../../text/general-card-labels';
import { cardName, formatCardText } from '../../../text/printed-names';
import { say } from '../../../text/say';
import { describeFeatNeeds } from '../../../text/screens/general-card-text';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';

export function GeneralCardDetail(props: { card: GeneralCard; onClose: () => void }): JSX.Element {
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
      <dl class="character-facts">
        <For each={factsOf(props.card)}>
          {([name, value]) => (
            <>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </>
          )}
        </For>
      </dl>
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
