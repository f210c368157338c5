import { createMemo, createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js';
import { ensureCards, generalCards } from '../../../app/collection/card-lists';
import { makeCardFacts, makeCounterFacts } from '../../../app/game/make-card-facts';
import { ruleset, table } from '../../../app/game/open-game';
import { recordStep, undoStep } from '../../../app/game/perform';
import { toast } from '../../../app/messages';
import { CARD_KINDS, type CardKind, EVENT_TURNS } from '../../../catalog/card';
import {
  type CardDraft,
  type CardDraftProblemCode,
  cardFromDraft,
  draftFromCard,
  EVENT_CLICKS_LIMIT,
  makeCardDraft,
} from '../../../catalog/card-draft';
import { filterByPart, type GeneralCard, type GeneralCardPart } from '../../../catalog/general-cards/card';
import { findGeneralCards } from '../../../catalog/general-cards/find';
import { PRINTED_NAME_LIMIT } from '../../../catalog/limits';
import { findCardSide } from '../../../table/cards';
import type { CardInPlay } from '../../../table/table';
import { CARD_DRAFT_PROBLEM_TEXT } from '../../../text/card-draft-problems';
import { CARD_KIND_NAMES, EVENT_TURN_LABELS } from '../../../text/cards';
import { say } from '../../../text/say';
import { describeFeatNeeds } from '../../../text/screens/general-card-text';
import { Button } from '../../kit/button';
import { CheckField, NumberField, SelectField, TextAreaField, TextField } from '../../kit/field';
import { Form } from '../../kit/form';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';
import { CardOffers } from '../../shared/cards/card-offers';

export interface CardFormProps {
  /** The card to edit. Null for a new card. */
  before: CardInPlay | null;
  /** Piece that gets a new feat. */
  piece?: string;
  kind?: CardKind;
  onClose: () => void;
}

/** Kind of general card in the collection, by kind of card in a game. */
const PARTS: Readonly<Partial<Record<CardKind, GeneralCardPart>>> = {
  feat: 'feats',
  condition: 'conditions',
  other: 'objects',
};

/** Form for a card that its owner types in. The card kind determines the fields. */
export default function CardForm(props: CardFormProps): JSX.Element {
  const form = createUniqueId();
  const [draft, setDraft] = createSignal(firstDraft(props));
  const [chosen, setChosen] = createSignal(firstOwner(props));
  /** Owner of the card. Default: for a feat the player who has the turn, for other cards everyone. */
  const owner = () => {
    const said = chosen();
    if (said !== undefined) return said;
    return feat() ? (table()?.turn ?? table()?.players[0]?.side ?? null) : null;
  };
  const [pieces, setPieces] = createSignal(props.before?.pieces ?? (props.piece === undefined ? [] : [props.piece]));
  const [counters, setCounters] = createSignal('');
  const [problems, setProblems] = createSignal<readonly CardDraftProblemCode[]>([]);
  const change = (part: Partial<CardDraft>) => setDraft({ ...draft(), ...part });
  const feat = () => draft().kind === 'feat';
  const fault = (...codes: CardDraftProblemCode[]) => {
    const code = problems().find((each) => codes.includes(each));
    return code === undefined ? null : CARD_DRAFT_PROBLEM_TEXT[code];
  };
  /** Card kinds of the edition, and the card’s present kind. */
  const kinds = () => {
    const known = ruleset()?.cards ?? CARD_KINDS;
    return CARD_KINDS.filter((kind) => known.includes(kind) || kind === draft().kind);
  };
  const mine = () =>
    [...(table()?.figures.values() ?? [])].filter(
      (figure) => figure.side === owner() && (!figure.defeated || pieces().includes(figure.piece)),
    );
  const toggle = (piece: string) =>
    setPieces(pieces().includes(piece) ? pieces().filter((each) => each !== piece) : [...pieces(), piece]);

  onMount(() => void ensureCards());
  /** Saved cards that match the typed name, except a card with exactly that name. */
  const offers = createMemo(() => {
    const part = PARTS[draft().kind];
    const cards = part === undefined ? [] : findGeneralCards(filterByPart(generalCards() ?? [], part), draft().name);
    return cards.filter(({ card }) => card.name !== draft().name);
  });
  const take = ({ part, card }: GeneralCard) =>
    change({
      name: card.name,
      text: card.text,
      ...(part === 'feats'
        ? { points: String(card.points), each: card.each, needs: describeFeatNeeds(card.needs) }
        : {}),
    });

  const save = async () => {
    const now = table();
    const card = cardFromDraft(draft());
    setProblems(card.ok ? [] : card.fault);
    if (!now || !card.ok) return;
    const on = feat() ? pieces().filter((piece) => now.figures.get(piece)?.side === owner()) : [];
    const facts = [...makeCardFacts(now, card.value, owner(), on, props.before), ...makeCounterFacts(now, counters())];
    const text = props.before
      ? say('{name} saved.', { name: card.value.name })
      : say('{name} added.', { name: card.value.name });
    // If recording fails, the form stays open with its input.
    if (!(await recordStep('card', facts))) return;
    props.onClose();
    toast({ text, action: { label: say('Undo'), run: () => void undoStep() } });
  };

  return (
    <BottomSheet
      title={props.before ? say('Edit card') : say('New card')}
      onClose={props.onClose}
      foot={
        <>
          <Button onClick={props.onClose}>{say('Cancel')}</Button>
          <Button type="submit" tone="accent" form={form}>
            {props.before ? say('Save') : say('Add card')}
          </Button>
        </>
      }
    >
      <Form id={form} class="stack" onSubmit={() => void save()}>
        <SelectField
          label={say('Kind')}
          onChange={(value) => change({ kind: value })}
          value={draft().kind}
          options={kinds().map((kind) => ({ value: kind, label: CARD_KIND_NAMES[kind] }))}
        />
        <TextField
          label={say('Name')}
          fault={fault('name-missing', 'name-too-long')}
          maxLength={PRINTED_NAME_LIMIT}
          value={draft().name}
          onInput={(text) => change({ name: text })}
        />
        <Show when={!props.before}>
          <CardOffers title={say('In your collection')} verb={say('Use')} cards={offers()} onTake={take} />
        </Show>
        <SelectField
          label={feat() ? say('Whose force') : say('Owner')}
          value={owner() ?? ''}
          options={[
            ...(!feat() || owner() === null ? [{ value: '', label: say('everyone’s') }] : []),
            ...(table()?.players ?? []).map(({ side, name }) => ({ value: side, label: say('{name}’s', { name }) })),
          ]}
          onChange={(side) => setChosen(side || null)}
        />
        <Show when={feat()}>
          <fieldset class="checks">
            <legend>{say('Characters with this feat')}</legend>
            <For each={mine()} fallback={<p class="muted small">{say('Choose a force first.')}</p>}>
              {(figure) => (
                <CheckField
                  isPick
                  label={figure.name}
                  checked={pieces().includes(figure.piece)}
                  onChange={() => toggle(figure.piece)}
                />
              )}
            </For>
          </fieldset>
          <NumberField
            label={say('Points')}
            hint={say('scored by whoever K.O.s the character, if the book says so')}
            fault={fault('points-unreadable')}
            value={draft().points}
            onInput={(text) => change({ points: text })}
          />
          <Show when={pieces().length > 1}>
            <CheckField
              label={say('Points for each character')}
              checked={draft().each}
              onChange={(checked) => change({ each: checked })}
            />
          </Show>
          <TextField
            label={say('Needs')}
            hint={say('what a character needs to take it')}
            fault={fault('needs-too-long')}
            value={draft().needs}
            onInput={(text) => change({ needs: text })}
          />
        </Show>
        <Show when={draft().kind === 'event-dial'}>
          <div class="between">
            <span>{say('Clicks, starting at the green line')}</span>
            <Stepper
              label={say('Clicks')}
              value={draft().clicks}
              min={1}
              max={EVENT_CLICKS_LIMIT}
              onChange={(clicks) => change({ clicks })}
            />
          </div>
          <CheckField
            label={say('Stops at the last click (red line)')}
            checked={draft().ends}
            onChange={(checked) => change({ ends: checked })}
          />
          <TextAreaField
            label={say('Colors by click')}
            hint={say('one line per click, for example: red, blue')}
            fault={fault('too-many-lines', 'line-too-long')}
            rows={3}
            value={draft().shows}
            onInput={(text) => change({ shows: text })}
          />
          <TextAreaField
            label={say('What each color does')}
            hint={say('one line per color, for example red: no flying')}
            fault={fault('effect-unreadable')}
            rows={3}
            value={draft().effects}
            onInput={(text) => change({ effects: text })}
          />
          <SelectField
            label={say('When it turns')}
            hint={say('the app reminds you then')}
            onChange={(value) => change({ turns: value })}
            value={draft().turns}
            options={(['', ...EVENT_TURNS] as const).map((turns) => ({
              value: turns,
              label: turns === '' ? say('when you turn it') : EVENT_TURN_LABELS[turns],
            }))}
          />
        </Show>
        <TextAreaField
          label={say('Rules text')}
          fault={fault('text-too-long')}
          rows={3}
          value={draft().text}
          onInput={(typed) => change({ text: typed })}
        />
        <Show when={!feat() && !props.before}>
          <TextField
            label={say('Counters')}
            hint={say('optional; separate names with commas')}
            value={counters()}
            onInput={setCounters}
          />
        </Show>
      </Form>
    </BottomSheet>
  );
}

function firstDraft({ before, piece, kind }: CardFormProps): CardDraft {
  if (before) return draftFromCard(before.card);
  if (kind) return makeCardDraft(kind);
  return makeCardDraft(piece === undefined ? (ruleset()?.cards[0] ?? 'other') : 'feat');
}

/**
 * Returns the initial owner: the side of the edited card or of the piece. Null if the card belongs to no side;
 * undefined if neither is given.
 */
function firstOwner({ before, piece }: CardFormProps): string | null | undefined {
  const now = table();
  return before && now ? findCardSide(now, before) : now?.figures.get(piece ?? '')?.side;
}
