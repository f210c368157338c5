import './carded-face.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { ruleset } from '../../../app/game/open-game';
import { mayMarch } from '../../../app/mission/marching';
import { describeMemberOptions } from '../../../app/mission/option-text';
import type { PlayedBox, PlayedCard } from '../../../catalog/cards/played-card';
import { getOwnProperty } from '../../../plain/get-own';
import { findPiece } from '../../../table/position';
import { countActionPoints, countWounds, countWoundsAt, hasActivation } from '../../../table/striker';
import type { Figure, Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import { getTally } from '../../../table/tallies';
import { cardTerm } from '../../../text/names/ids';
import { CARD_BOX_NAMES } from '../../../text/options';
import { say, sayMany } from '../../../text/say';
import { SafeBadge } from './safe-badge';

export const STATUS_BADGES = ['trapped', 'prone'] as const;

interface FaceProps {
  figure: Figure;
  card: PlayedCard;
  table: Table;
}

/**
 * Returns a function that gives the current cost of a box or card: null if blocked, the printed cost if the figure is
 * not on the map.
 */
export function makePriceLookup(table: Table, figure: Figure): (of: string, printed: number) => number | null {
  const position = getTablePosition(table);
  const cost = ruleset()?.mission?.cost;
  if (!position || !cost || !findPiece(position, figure.piece)) return (_, printed) => printed;
  return (of) => cost(position, { piece: figure.piece, of }).cost;
}

export function ActionPoints(props: FaceProps): JSX.Element {
  return (
    <span class="carded-points">
      <span class="spoken">{trackWords(props)} </span>
      <span class="number" aria-hidden="true">
        {countActionPoints(props.table, props.figure)}
      </span>
      <span aria-hidden="true">AP</span>
      <Show when={props.card.gain !== null}>
        <span aria-hidden="true">+{props.card.gain}</span>
      </Show>
    </span>
  );
}

function trackWords({ card, figure, table }: FaceProps): string {
  const points = say('{points} of {total} action points.', {
    points: countActionPoints(table, figure),
    total: card.last,
  });
  const red = card.red === null ? '' : say('Red space: {red}.', { red: card.red });
  const gain = card.gain === null ? '' : say('Gains {gain} each turn.', { gain: card.gain });
  return [points, red, gain].filter(Boolean).join(' ');
}

/** The action track: a space for each point, with the red space marked. */
export function ActionTrack(props: FaceProps): JSX.Element {
  const points = () => countActionPoints(props.table, props.figure);
  const spaces = () => Array.from({ length: props.card.last }, (_, place) => place + 1);
  return (
    <span class="carded-track" aria-hidden="true">
      <For each={spaces()}>
        {(space) => (
          <i data-on={space <= points() ? '' : undefined} data-red={space === props.card.red ? '' : undefined} />
        )}
      </For>
    </span>
  );
}

/** Attack, defend and move boxes of a card: strength, type, cost and slots. Blocked boxes are labelled. */
export function CardBoxes(props: FaceProps): JSX.Element {
  const price = createMemo(() => makePriceLookup(props.table, props.figure));
  const names = () => Object.keys(props.card.boxes);
  return (
    <span class="carded-boxes">
      <For each={names()}>
        {(name) => (
          <Show when={getOwnProperty(props.card.boxes, name)}>
            {(box) => {
              const cost = () => price()(name, box().cost);
              return (
                <span data-shut={cost() === null ? '' : undefined}>
                  <span class="number">{box().strength ?? cost() ?? box().cost}</span>
                  <b>{getOwnProperty(CARD_BOX_NAMES, name) ?? name}</b>
                  <small>
                    <span class="spoken">: </span>
                    {cost() === null ? say('shut') : boxWords(box(), cost() as number, props.card)}
                  </small>
                  <DamageSlots slots={box().slots} wounds={countWoundsAt(props.figure, { box: name, card: null })} />
                  <span class="spoken">; </span>
                </span>
              );
            }}
          </Show>
        )}
      </For>
    </span>
  );
}

/** Labels of attack types with cost. Each is a complete text, so that translations fit into a box. */
const STRIKES: Readonly<Record<string, (cost: number) => string>> = {
  melee: (cost) => say('melee · {cost}', { cost }),
  ranged: (cost) => say('rng · {cost}', { cost }),
  armor: (cost) => say('armor · {cost}', { cost }),
  dodge: (cost) => say('dodge · {cost}', { cost }),
};

/** Returns the label of a box: `ranged · 2 AP`; for the move box, the cost of a march. */
function boxWords({ type, strength }: PlayedBox, cost: number, { march }: PlayedCard): string {
  if (strength !== null) return (getOwnProperty(STRIKES, type) ?? ((price) => `${type} · ${price}`))(cost);
  if (march !== null) return say('march · {march}', { march });
  return type === 'run' ? say('AP · run') : 'AP';
}

/** List of action cards in short form: cost, a ring for reactions, wounds, and duration tokens. */
function CardLine(props: FaceProps): JSX.Element {
  const price = createMemo(() => makePriceLookup(props.table, props.figure));
  return (
    <span class="carded-cards">
      <For each={Object.entries(props.card.cards)}>
        {([name, card]) => {
          const cost = () => price()(name, card.cost);
          const tokens = () => getTally(props.figure, 'duration', name);
          const wounds = () => getTally(props.figure, 'card-wounds', name);
          return (
            <span data-shut={cost() === null ? '' : undefined}>
              <span class="clip">{name}</span>
              <Show when={cost() !== null} fallback={<Show when={tokens() === 0}>{say('shut')}</Show>}>
                <b class={card.reaction ? 'ringed' : undefined}>{cost()}</b>
              </Show>
              <Show when={tokens() > 0}>
                <b>
                  ◷{tokens()}
                  <span class="spoken"> {say('duration tokens')}</span>
                </b>
              </Show>
              <Show when={wounds() > 0}>
                <DamageSlots slots={card.slots} wounds={wounds()} />
              </Show>
              <span class="spoken">, </span>
            </span>
          );
        }}
      </For>
    </span>
  );
}

function States(props: { figure: Figure; table: Table }): JSX.Element {
  const active = () => hasActivation(props.table, props.figure);
  const may = createMemo(() => describeMemberOptions(props.table, props.figure));
  const held = () => props.table.tokens.filter(({ holder }) => holder === props.figure.piece);
  const loose = () => (props.figure.card?.health === null ? getTally(props.figure, 'wounds') : 0);
  return (
    <>
      <Show when={active() && !props.figure.defeated}>
        <small class="carded-state" data-tone={may() === '' ? undefined : 'now'}>
          {may() === '' ? say('finished') : (may() ?? say('active'))}
        </small>
      </Show>
      <Show when={props.table.round > 0 && props.figure.actedRound === props.table.round && !active()}>
        <small class="carded-state">{say('acted')}</small>
      </Show>
      <For each={STATUS_BADGES.filter((status) => getTally(props.figure, 'status', status) > 0)}>
        {(status) => (
          <small class="carded-state" data-tone="bad">
            {cardTerm(status)}
          </small>
        )}
      </For>
      <Show when={getTally(props.figure, 'respawned') > 0}>
        <small class="carded-state">{say('respawned')}</small>
      </Show>
      <Show when={getTally(props.figure, 'extracted') > 0}>
        <small class="carded-state">{say('extracted')}</small>
      </Show>
      <Show when={loose() > 0}>
        <small class="carded-state" data-tone="bad">
          {sayMany(loose(), '1 wound to place', '{n} wounds to place')}
        </small>
      </Show>
      <For each={held()}>
        {(token) => <small class="carded-state">{say('has {token}', { token: token.id })}</small>}
      </For>
    </>
  );
}

/** Compact view of a figure’s card. For a member of a group, only the member's own values. */
export function CompactCharacterCard(props: FaceProps & { name: string; immune: boolean }): JSX.Element {
  const group = () => props.card.group !== null;
  const head = () => (
    <span class="figure-head">
      <span class="clip">{props.name}</span>
      <Show when={!props.figure.defeated} fallback={<small>{say('defeated')}</small>}>
        <States figure={props.figure} table={props.table} />
        <Show when={props.immune}>
          <SafeBadge />
        </Show>
      </Show>
    </span>
  );
  return (
    <Show
      when={!group() && !props.figure.defeated}
      fallback={
        <>
          {head()}
          <Show
            when={!props.figure.defeated}
            fallback={
              <span class="figure-ko" aria-hidden="true">
                {say('Down')}
              </span>
            }
          >
            <DamageSlots slots={props.card.health ?? 0} wounds={countWounds(props.figure)} />
          </Show>
        </>
      }
    >
      <ActionPoints {...props} />
      <span class="figure-words">
        {head()}
        <ActionTrack {...props} />
        <CardBoxes {...props} />
        <CardLine {...props} />
      </span>
    </Show>
  );
}

/**
 * Card of figures that act as a group, with their shared track. A tap selects the member that acts next. The members
 * are listed beneath.
 */
export function GroupCard(props: FaceProps & { name: string; selected: boolean; onSelect: () => void }): JSX.Element {
  const members = () => [...props.table.figures.values()].filter(({ card }) => card?.group === props.name);
  const marching = createMemo(() => members().filter((figure) => mayMarch(props.table, figure)).length);
  const acted = () => props.table.round > 0 && props.figure.actedRound === props.table.round;
  const state = () => {
    if (marching() > 0) return sayMany(marching(), '1 may march on', '{n} may march on');
    if (hasActivation(props.table, props.figure)) return say('active');
    return acted() ? say('acted') : say('shared track');
  };
  return (
    <section class="group-head" data-chosen={props.selected ? '' : undefined} aria-label={props.name}>
      <button type="button" class="carded-group" aria-pressed={props.selected} onClick={props.onSelect}>
        <ActionPoints {...props} />
        <span>
          <span class="figure-head">
            <span class="clip">{props.name}</span>
            <small class="carded-state" data-tone={marching() > 0 ? 'now' : undefined}>
              {state()}
            </small>
          </span>
          <ActionTrack {...props} />
          <CardBoxes {...props} />
          <CardLine {...props} />
        </span>
      </button>
    </section>
  );
}

/** Damage slots in a row; filled slots are crossed. Renders nothing if there are no slots. */
function DamageSlots(props: { slots: number; wounds: number; hidden?: boolean }): JSX.Element {
  const places = () => Array.from({ length: Math.max(props.slots, props.wounds) }, (_, place) => place);
  return (
    <Show when={places().length > 0}>
      <span class="slots">
        <For each={places()}>{(place) => <i data-on={place < props.wounds ? '' : undefined} />}</For>
        <Show when={!props.hidden}>
          <span class="spoken">
            , {say('{wounds} of {slots} slots wounded', { wounds: props.wounds, slots: props.slots })}
          </span>
        </Show>
      </span>
    </Show>
  );
}
