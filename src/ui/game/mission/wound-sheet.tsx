import './mission-sheets.css';
import { createEffect, createSignal, For, Index, type JSX, Show } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { decideAppHealing, decideAppWounds } from '../../../app/mission/app-mission-choices';
import { getOwnProperty } from '../../../plain/get-own';
import { listChosenPlaces, type WoundChoice } from '../../../plan/mission-choices';
import type { Healing } from '../../../rules/mission-deed';
import { countSlotsAt, countWoundsAt, type WoundPlace } from '../../../table/striker';
import type { Figure } from '../../../table/table';
import { getTally } from '../../../table/tallies';
import { formatDecimal } from '../../../text/numbers';
import { CARD_BOX_NAMES } from '../../../text/options';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { Decision, DecisionBox } from '../../shared/deeds/decision';
import { UndoStepButton } from '../step-buttons';

interface NamedWoundPlace extends WoundPlace {
  readonly name: string;
}

/** List of boxes and cards, each with a control. */
export function WoundPlaces(props: {
  places: readonly NamedWoundPlace[];
  describe: (place: WoundPlace) => string;
  children: (place: () => NamedWoundPlace) => JSX.Element;
}): JSX.Element {
  return (
    <ul class="wound-places">
      {/* Keyed by index, so that a button keeps the focus after a wound is placed or healed. */}
      <Index each={props.places}>
        {(place) => (
          <li>
            <span>
              {place().name}
              <small class="below">{props.describe(place())}</small>
            </span>
            {props.children(place)}
          </li>
        )}
      </Index>
    </ul>
  );
}

/** Lists boxes and cards with damage slots, in the order of the card. */
export function listPlacesWithSlots(figure: Figure): NamedWoundPlace[] {
  const { boxes, cards } = figure.card ?? { boxes: {}, cards: {} };
  const places = [
    ...Object.keys(boxes).map((box) => ({
      box,
      card: null,
      name: say('{box} box', { box: getOwnProperty(CARD_BOX_NAMES, box) ?? box }),
    })),
    ...Object.keys(cards).map((card) => ({ box: null, card, name: card })),
  ];
  return places.filter((place) => countSlotsAt(figure, place) > 0);
}

/** Sheet that assigns wounds without a slot: the figure's player taps a slot for each wound. */
export function WoundSheet(props: { figure: Figure; onClose: () => void }): JSX.Element {
  const loose = () => getTally(props.figure, 'wounds');
  const player = () => naming().side(props.figure.side);
  const put = (place: WoundPlace) =>
    void performDeed({
      deed: 'settle',
      piece: props.figure.piece,
      puts: [{ box: place.box, card: place.card, wounds: 1 }],
    });
  // The sheet closes after the last wound is placed.
  createEffect<boolean>((waited) => {
    const waits = loose() > 0;
    // Called last, because the figure cannot be read after the sheet is closed.
    if (waited && !waits) props.onClose();
    return waits;
  }, false);
  return (
    <BottomSheet
      title={say('Wounds for {figure}', { figure: naming().piece(props.figure.piece) })}
      onClose={props.onClose}
      foot={
        <>
          <UndoStepButton />
          <Button onClick={() => props.onClose()}>{say('Later')}</Button>
        </>
      }
    >
      <p class="wound-count" role="status">
        {sayMany(
          loose(),
          '1 wound to place. {player} chooses the slot.',
          '{n} wounds to place. {player} chooses the slots.',
          { player: player() },
        )}
      </p>
      <Show when={loose() > 0 && decideAppWounds(props.figure)}>
        {(choice) => <WoundDecision figure={props.figure} choice={choice()} />}
      </Show>
      <WoundPlaces places={listPlacesWithSlots(props.figure)} describe={(place) => room(props.figure, place)}>
        {(place) => (
          <SlotButtons
            figure={props.figure}
            place={place()}
            name={place().name}
            onPut={loose() > 0 ? () => put(place()) : null}
            onHeal={null}
          />
        )}
      </WoundPlaces>
    </BottomSheet>
  );
}

/** Slots that Sidekick chooses for the wounds of its figure, with a button that places the wounds there. */
function WoundDecision(props: { figure: Figure; choice: WoundChoice }): JSX.Element {
  const nameOf = ({ box, card }: WoundPlace) =>
    listPlacesWithSlots(props.figure).find((each) => each.box === box && each.card === card)?.name ?? '';
  const puts = () => listChosenPlaces(props.choice);
  return (
    <DecisionBox>
      <Decision
        side={naming().side(props.figure.side)}
        text={puts()
          .map((place) => sayMany(place.wounds, '1 wound: {place}', '{n} wounds: {place}', { place: nameOf(place) }))
          .join(', ')}
        figures={(props.choice[0] ?? []).map(({ place, score }) => `${nameOf(place)}: ${formatDecimal(score / 1000)}`)}
        note={say('Strength of its actions for each action point, after the first wound.')}
      />
      <Button
        wide
        tone="accent"
        onClick={() => void performDeed({ deed: 'settle', piece: props.figure.piece, puts: puts() })}
      >
        {say('Place as chosen')}
      </Button>
    </DecisionBox>
  );
}

/** Describes the effect of the next wound on a box or card. */
function room(figure: Figure, place: WoundPlace): string {
  const left = countSlotsAt(figure, place) - countWoundsAt(figure, place);
  if (left === 0) return say('full');
  if (left === 1) return say('Next wound shuts it');
  return say('Each wound: +1 AP');
}

/** Sheet for a rest, which heals a number of wounds: the figure's player chooses the wounds. */
export function RestSheet(props: { figure: Figure; onClose: () => void }): JSX.Element {
  const [off, setOff] = createSignal<readonly WoundPlace[]>(
    (decideAppHealing(props.figure) ?? []).flatMap(([best]) => best?.place ?? []),
  );
  const most = () => props.figure.card?.rest ?? 0;
  const offAt = (place: WoundPlace) => off().filter(({ box, card }) => box === place.box && card === place.card).length;
  const left = (place: WoundPlace) => countWoundsAt(props.figure, place) - offAt(place);
  const rest = () => {
    const { piece } = props.figure;
    const heal = off().map(({ box, card }): Healing => ({ piece, box, card, wounds: 1 }));
    void performDeed({ deed: 'activate', piece, how: 'rest', heal });
    props.onClose();
  };
  return (
    <BottomSheet
      title={say('{figure} rests', { figure: naming().piece(props.figure.piece) })}
      onClose={props.onClose}
      foot={
        <>
          <Button disabled={off().length === 0} onClick={() => setOff([])}>
            {say('None')}
          </Button>
          <Button tone="accent" onClick={rest}>
            {off().length === 0 ? say('Rest') : sayMany(off().length, 'Rest: heal 1 wound', 'Rest: heal {n} wounds')}
          </Button>
        </>
      }
    >
      <p class="wound-count">
        {most() > off().length
          ? sayMany(most() - off().length, 'Heal 1 more wound.', 'Heal {n} more wounds.')
          : say('All healed.')}
      </p>
      <WoundPlaces
        places={listPlacesWithSlots(props.figure).filter((place) => countWoundsAt(props.figure, place) > 0)}
        describe={(place) => sayMany(left(place), '1 wound', '{n} wounds')}
      >
        {(place) => (
          <Button
            disabled={left(place()) === 0 || off().length >= most()}
            aria-label={say('Heal 1 wound: {place}', { place: place().name })}
            onClick={() => setOff([...off(), { box: place().box, card: place().card }])}
          >
            {say('Heal 1')}
          </Button>
        )}
      </WoundPlaces>
    </BottomSheet>
  );
}

/** Damage slots of a box or card as buttons. A tap fills an empty slot with a wound, or heals a filled slot. */
export function SlotButtons(props: {
  figure: Figure;
  place: WoundPlace;
  /** Label of the box or card: `Attack box`, or the card’s name. */
  name: string;
  onPut: (() => void) | null;
  onHeal: (() => void) | null;
}): JSX.Element {
  const wounds = () => countWoundsAt(props.figure, props.place);
  const slots = () => Array.from({ length: countSlotsAt(props.figure, props.place) }, (_, slot) => slot);
  const full = (slot: number) => slot < wounds();
  return (
    <span class="slot-buttons">
      <For each={slots()}>
        {(slot) => (
          <button
            type="button"
            aria-pressed={full(slot)}
            aria-label={
              full(slot)
                ? say('{name}, slot {slot}: wounded', { name: props.name, slot: slot + 1 })
                : say('{name}, slot {slot}: free', { name: props.name, slot: slot + 1 })
            }
            disabled={(full(slot) ? props.onHeal : props.onPut) === null}
            onClick={() => (full(slot) ? props.onHeal : props.onPut)?.()}
          >
            <i aria-hidden="true" />
          </button>
        )}
      </For>
    </span>
  );
}
