import { decapitalise, say } from '../../text/say';
import './force-sheets.css';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { generalCards } from '../../app/collection/card-lists';
import { forces } from '../../app/collection/library';
import { saveCards } from '../../app/collection/save-cards';
import {
  COLLECTION_PART_BY_CARD_KIND,
  EMPTY_FORCE_CARD,
  FORCE_CARD_KINDS,
  FORCE_CARD_NAMES,
  type ForceCardDraft,
  type ForceCardPlace,
  listCardOffers,
  makeForceCardDraft,
  makeForceCardDrafts,
  withCard,
  withoutCard,
} from '../../app/forces/force-cards';
import { changeForce, type SavedForce, saveForce } from '../../app/forces/save-force';
import { filterByPart, findCardByName, type GeneralCard } from '../../catalog/general-cards/card';
import { cardFromGeneralDraft, makeGeneralCardDraft } from '../../catalog/general-cards/draft';
import { truncate } from '../../text/character-text';
import { GENERAL_CARD_NAMES } from '../../text/general-card-labels';
import { Button } from '../kit/button';
import { CheckField, CheckGroup, NumberField, TextField } from '../kit/field';
import { SegmentedControl } from '../kit/segmented';
import { BottomSheet } from '../kit/sheet';
import { CardOffers } from '../shared/cards/card-offers';
import { ObjectKindPicker } from '../shared/cards/object-kinds';
import { PrerequisitesField } from '../shared/cards/prerequisites-field';

const NAME_MOST = 120;
const POINTS_MOST = 999;

export interface CardSheetProps {
  force: SavedForce;
  /** The card that is edited. Null for a new card. */
  card: ForceCardPlace | null;
  /** Index of the member that gets a new feat. Null if no member is chosen yet. */
  forMember: number | null;
  onClose: () => void;
}

/** Adds or edits a feat, battlefield condition, object or tarot card of a force. */
export function CardSheet(props: CardSheetProps): JSX.Element {
  const begun = (): ForceCardDraft =>
    props.card
      ? makeForceCardDraft(props.force, props.card)
      : { ...EMPTY_FORCE_CARD, for: props.forMember === null ? [] : [props.forMember] };
  const [draft, setDraft] = createSignal<ForceCardDraft>(begun());
  const [tried, setTried] = createSignal(false);
  const change = (by: Partial<ForceCardDraft>) => setDraft({ ...draft(), ...by });
  const general = () => generalCards() ?? [];
  const part = () => COLLECTION_PART_BY_CARD_KIND[draft().kind];
  const others = () => (forces() ?? []).filter(({ id }) => id !== props.force.id);
  const offers = createMemo(() => listCardOffers(draft().kind, draft().name, general(), others()));
  /** Whether the card is not in the collection yet, so saving it there makes sense. */
  const isNew = () => {
    const where = part();
    const name = draft().name.trim();
    return !props.card && where !== null && name !== '' && findCardByName(general(), where, name) === null;
  };
  const [keeping, setKeeping] = createSignal(true);
  const nameFault = () => (tried() && draft().name.trim() === '' ? say('Enter a name.') : null);

  const named = (name: string): void => {
    const where = part();
    const same = where === null || props.card ? null : findCardByName(general(), where, name);
    change(same ? { ...makeForceCardDrafts(same, { ...draft(), for: [] })[0], for: draft().for, name } : { name });
  };
  async function keep(): Promise<void> {
    setTried(true);
    const name = draft().name.trim();
    if (name === '') return;
    const after = withCard(props.force, { ...draft(), name }, props.card?.place ?? null);
    const toKeep = isNew() && keeping() ? shelved(name) : null;
    if (!(await saveForce(after))) return;
    props.onClose();
    if (toKeep)
      await saveCards(
        [toKeep],
        say('{card} added to the force and saved to your collection.', { card: truncate(name, 60) }),
      );
  }
  function shelved(name: string): GeneralCard | null {
    const where = part();
    if (where === null) return null;
    const { points, needs, object } = draft();
    const typed = { ...makeGeneralCardDraft(where), name, points: String(points), needs, kind: object };
    const card = cardFromGeneralDraft(typed, null, general());
    return card.ok ? card.value : null;
  }
  /** Adds a card of the collection to the force, assigned to the chosen characters. */
  function take(card: GeneralCard): void {
    const after = makeForceCardDrafts(card, draft()).reduce((force, each) => withCard(force, each, null), props.force);
    void changeForce(props.force, after, say('{card} added to the force.', { card: truncate(card.card.name, 60) }));
    props.onClose();
  }
  function remove(): void {
    if (!props.card) return;
    void changeForce(props.force, withoutCard(props.force, props.card), say('{name} removed.', { name: draft().name }));
    props.onClose();
  }

  return (
    <BottomSheet
      title={props.card ? FORCE_CARD_NAMES[draft().kind] : say('New card')}
      onClose={() => props.onClose()}
      foot={
        <div class="card-foot">
          <Show when={props.card}>
            <Button tone="bad" onClick={remove}>
              {say('Remove')}
            </Button>
          </Show>
          <Button tone="accent" onClick={() => void keep()}>
            {props.card ? say('Save') : say('Add to force')}
          </Button>
        </div>
      }
    >
      <div class="stack">
        <Show when={!props.card}>
          <SegmentedControl
            label={say('Kind of card')}
            options={FORCE_CARD_KINDS.map((kind) => ({ value: kind, label: FORCE_CARD_NAMES[kind] }))}
            value={draft().kind}
            onChange={(kind) => change({ kind })}
          />
        </Show>
        <TextField
          label={say('Name')}
          fault={nameFault()}
          value={draft().name}
          maxlength={NAME_MOST}
          onInput={(text) => named(text)}
        />
        <Show when={!props.card}>
          <CardOffers title={say('In your collection')} verb={say('Add')} cards={offers().general} onTake={take} />
          <CardOffers title={say('In another force')} verb={say('Add')} cards={offers().elsewhere} onTake={take} />
        </Show>
        <Show when={draft().kind === 'feat' || draft().kind === 'object'}>
          <NumberField
            label={say('Points')}
            type="number"
            min="0"
            max={POINTS_MOST}
            value={draft().points}
            onInput={(text) => change({ points: pointsIn(text) })}
          />
        </Show>
        <Show when={draft().kind === 'object'}>
          <ObjectKindPicker value={draft().object} onChange={(object) => change({ object })} />
        </Show>
        <Show when={draft().kind === 'feat'}>
          <CheckGroup
            label={say('Assigned to')}
            options={props.force.members.map(({ name }, value) => ({ value, label: name || say('Missing character') }))}
            none={say('No characters in the force yet.')}
            chosen={draft().for}
            onChange={(members) => change({ for: members })}
          />
          <PrerequisitesField
            needs={draft().needs}
            teams={filterByPart(general(), 'teams').map(({ card }) => card.name)}
            onChange={(needs) => change({ needs })}
          />
        </Show>
        <Show when={isNew() && part()}>
          {(where) => (
            <CheckField
              label={say('Save to my collection too: {cards}', { cards: decapitalise(GENERAL_CARD_NAMES[where()]) })}
              checked={keeping()}
              onChange={setKeeping}
            />
          )}
        </Show>
      </div>
    </BottomSheet>
  );
}

function pointsIn(typed: string): number {
  const points = Math.trunc(Number(typed));
  return Number.isFinite(points) ? Math.min(POINTS_MOST, Math.max(0, points)) : 0;
}
