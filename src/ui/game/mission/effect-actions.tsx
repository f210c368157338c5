import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { performDeed } from '../../../app/game/game-actions';
import { naming } from '../../../app/game/naming';
import { recordStep } from '../../../app/game/perform';
import { makeHealFacts } from '../../../app/mission/manual-counters';
import { goTo } from '../../../app/route';
import type { CardEffect, EffectName } from '../../../catalog/cards/effects';
import { makeCardEffectDeed } from '../../../rules/mission-deed';
import { cardMoveKind, countWounds, countWoundsAt, type WoundPlace } from '../../../table/striker';
import type { Figure, Table } from '../../../table/table';
import { cardTerm } from '../../../text/names/ids';
import { capitalise, say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { OnceButton } from '../step-buttons';
import { listPlacesWithSlots, WoundPlaces } from './wound-sheet';

type Of<Name extends EffectName> = Extract<CardEffect, { readonly effect: Name }>;

export interface EffectActionsProps {
  table: Table;
  figure: Figure;
  effects: readonly CardEffect[];
  /** Called when the map is opened for a move. */
  onLeave: () => void;
}

/** Buttons for the effects of a paid card: gain points, heal wounds, move spaces, and give others tokens and wounds. */
export function EffectActions(props: EffectActionsProps): JSX.Element {
  return (
    <For each={props.effects}>
      {(effect) => (
        <Switch>
          <Match when={as(effect, 'gain')}>{(gain) => <Gain {...props} points={gain().points} />}</Match>
          <Match when={as(effect, 'heal')}>{(heal) => <Heal {...props} most={heal().wounds} />}</Match>
          <Match when={as(effect, 'move')}>{(move) => <Move {...props} move={move()} />}</Match>
          <Match when={as(effect, 'damage')}>{(damage) => <Hurt {...props} effect={damage()} />}</Match>
          <Match when={as(effect, 'status')}>{(status) => <Hurt {...props} effect={status()} />}</Match>
        </Switch>
      )}
    </For>
  );
}

function as<Name extends EffectName>(effect: CardEffect, name: Name): Of<Name> | null {
  return effect.effect === name ? (effect as Of<Name>) : null;
}

/** Buttons that add points to the figure's own track, or to its side’s dial if the card says so. */
function Gain(props: EffectActionsProps & { points: number }): JSX.Element {
  const side = () => props.figure.side;
  const unit = () => props.figure.card?.group ?? props.figure.piece;
  return (
    <section class="stack" aria-label={say('Gain')}>
      <OnceButton
        big
        hint={say('on the action track')}
        run={() => performDeed({ deed: 'gain', piece: props.figure.piece, points: props.points })}
      >
        {naming().piece(unit())} +{props.points}
      </OnceButton>
      <OnceButton
        hint={say('{side}, if the card says so', { side: naming().side(side()) })}
        run={() => performDeed({ deed: 'turn-dial', side: side(), by: props.points })}
      >
        {say('Command Dial +{points}', { points: props.points })}
      </OnceButton>
    </section>
  );
}

/** Buttons that heal one wound per tap, for the figure or for another figure of its side. */
function Heal(props: EffectActionsProps & { most: number }): JSX.Element {
  /** Undefeated figures of the side, the card's user first. */
  const friends = () =>
    [...props.table.figures.values()]
      .filter((each) => each.side === props.figure.side && !each.defeated)
      .sort((a, b) => Number(b.piece === props.figure.piece) - Number(a.piece === props.figure.piece));
  const all = () => friends().reduce((sum, each) => sum + countWounds(each), 0);
  const before = all();
  // Computed from all wounds, so that an undo also restores the number of taps left.
  const left = () => props.most - (before - all());
  return (
    <section class="stack" aria-label={say('Heal')}>
      <p class="wound-count" role="status">
        {left() > 0 ? sayMany(left(), 'Heal 1 more wound.', 'Heal {n} more wounds.') : say('All healed.')}
      </p>
      <Show when={all() === 0 && left() > 0}>
        <p class="muted">{say('No figure on its side is wounded.')}</p>
      </Show>
      <For each={friends().map(({ piece }) => piece)}>
        {(piece) => {
          const friend = () => props.table.figures.get(piece);
          return <Show when={friend()}>{(who) => <HealOne figure={who()} may={left() > 0} />}</Show>;
        }}
      </For>
    </section>
  );
}

function HealOne(props: { figure: Figure; may: boolean }): JSX.Element {
  const beside = { box: null, card: null, name: say('not in a slot') };
  const places = () =>
    [beside, ...listPlacesWithSlots(props.figure)].filter((place) => countWoundsAt(props.figure, place) > 0);
  const heal = (place: WoundPlace) => void recordStep('heal', makeHealFacts(props.figure, place));
  return (
    <Show when={places().length > 0}>
      <h3>{naming().piece(props.figure.piece)}</h3>
      <WoundPlaces
        places={places()}
        describe={(place) => sayMany(countWoundsAt(props.figure, place), '1 wound', '{n} wounds')}
      >
        {(place) => (
          <Button
            disabled={!props.may}
            aria-label={say('Heal 1 wound: {figure}, {place}', {
              figure: naming().piece(props.figure.piece),
              place: place().name,
            })}
            onClick={() => heal(place())}
          >
            {say('Heal 1')}
          </Button>
        )}
      </WoundPlaces>
    </Show>
  );
}

/** Button that permits the figure to move without paying action points, and opens the map for the move. */
function Move(props: EffectActionsProps & { move: Of<'move'> }): JSX.Element {
  const words = () => {
    const { spaces, line } = props.move;
    if (line === 'exact')
      return sayMany(spaces, 'Move exactly 1 space in a straight line', 'Move exactly {n} spaces in a straight line');
    return line === 'free'
      ? sayMany(spaces, 'Move up to 1 space', 'Move up to {n} spaces')
      : sayMany(spaces, 'Move up to 1 space in a straight line', 'Move up to {n} spaces in a straight line');
  };
  const go = async () => {
    const { spaces, line } = props.move;
    const { piece } = props.figure;
    props.onLeave();
    await performDeed({ deed: 'let-move', piece, spaces, line });
    goTo('map', cardMoveKind(line));
  };
  return (
    <Button wide big hint={say('on the map; no AP, no penalties')} onClick={() => void go()}>
      {words()}
    </Button>
  );
}

/** Buttons that give wounds or tokens to an opponent, chosen by the players according to the card’s text. */
function Hurt(props: EffectActionsProps & { effect: Of<'damage'> | Of<'status'> }): JSX.Element {
  const [whom, setWhom] = createSignal('');
  const foes = () =>
    [...props.table.figures.values()].filter((each) => each.side !== props.figure.side && !each.defeated);
  const words = () => {
    const { effect } = props;
    if (effect.effect === 'damage') return sayMany(effect.wounds, '1 wound', '{n} wounds');
    const status = cardTerm(effect.status);
    return sayMany(effect.tokens, '1 {status} token', '{n} {status} tokens', { status });
  };
  const go = () => {
    void performDeed(makeCardEffectDeed(props.effect, whom(), props.figure.piece));
  };
  return (
    <section class="stack" aria-label={words()}>
      <label class="stack">
        <span>{say('Choose who takes {effect}', { effect: words() })}</span>
        <select value={whom()} onChange={(event) => setWhom(event.currentTarget.value)}>
          <option value="">{say('Choose a figure')}</option>
          <For each={foes()}>{(foe) => <option value={foe.piece}>{naming().piece(foe.piece)}</option>}</For>
        </select>
      </label>
      <Button wide disabled={whom() === ''} onClick={go}>
        {whom() === '' ? capitalise(words()) : `${naming().piece(whom())}: ${words()}`}
      </Button>
    </section>
  );
}
