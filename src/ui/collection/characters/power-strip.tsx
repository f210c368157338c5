import { say } from '../../../text/say';
import './character-entry.css';
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import '../../shared/dial/dial-colors.css';
import type { DialSlot } from '../../../catalog/character';
import { UNKNOWN_VALUE } from '../../../catalog/character-entry';
import type { PowerChoice } from '../../../catalog/match-powers';
import { findPower, type Power, type PowerColour } from '../../../catalog/powers';
import { VALUE_NAMES } from '../../../text/names/sources';
import { Button } from '../../kit/button';

/** Position of a cell in the dial grid: click from 0, and column. */
export interface DialCellPosition {
  readonly row: number;
  readonly slot: DialSlot;
}

export interface PowerStripProps {
  at: DialCellPosition;
  above: string;
  less: string;
  options: readonly PowerChoice[];
  picked: number;
  current: string | null;
  query: string;
  optionId: (index: number) => string;
  onValue: (value: string) => void;
  onPower: (power: string | null) => void;
  /** Moves to the next cell, for keyboards without Tab or Enter. */
  onNext: () => void;
  onSameRow: () => void;
  /** Marks all values of the click as K.O. */
  onKo: () => void;
  onRemove: () => void;
}

/** Buttons below the active row: powers of the column and common values. A tap leaves the focus in the cell. */
export function PowerStrip(props: PowerStripProps): JSX.Element {
  let strip!: HTMLDivElement;
  createEffect(
    on(
      () => props.at,
      () => strip.scrollIntoView?.({ block: 'nearest' }),
    ),
  );
  const label = () =>
    say('Powers for click {click}, {stat}', { click: props.at.row + 1, stat: VALUE_NAMES[props.at.slot] });
  return (
    <div
      class="power-strip"
      ref={(element) => {
        strip = element;
        keepFocus(element);
      }}
    >
      <div class="power-options" role="listbox" id="dial-powers" aria-label={label()}>
        <Show when={props.query === ''}>
          <Option
            id="dial-power-none"
            name={say('No power')}
            selected={props.current === null}
            active={false}
            onPick={() => props.onPower(null)}
          />
        </Show>
        <For
          each={props.options}
          fallback={<span class="muted small">{say('No power begins with “{query}”.', { query: props.query })}</span>}
        >
          {(option, index) => (
            <Option
              id={props.optionId(index())}
              name={option.name}
              colour={findPower(option.id)}
              selected={props.current === option.id}
              active={props.picked === index()}
              onPick={() => props.onPower(option.id)}
            />
          )}
        </For>
      </div>
      <div class="power-strip-deeds">
        <Show when={props.above !== ''}>
          <Button
            tabindex={-1}
            onClick={() => props.onValue(props.above)}
            aria-label={say('Same value, {above}', { above: props.above })}
          >
            = {props.above}
          </Button>
          <Button
            tabindex={-1}
            onClick={() => props.onValue(props.less)}
            aria-label={say('One less, {less}', { less: props.less })}
          >
            − {props.less}
          </Button>
        </Show>
        <Show when={props.at.row > 0}>
          <Button tabindex={-1} onClick={() => props.onSameRow()}>
            {say('Same as above')}
          </Button>
        </Show>
        <Button tabindex={-1} onClick={() => props.onValue(UNKNOWN_VALUE)} aria-label={say('Unknown value')}>
          ?
        </Button>
        <Button
          tabindex={-1}
          onClick={() => props.onKo()}
          aria-label={say('K.O. on click {row}', { row: props.at.row + 1 })}
        >
          {say('K.O.')}
        </Button>
        <Button tabindex={-1} onClick={() => props.onNext()} aria-label={say('Next value')}>
          {say('Next')}
        </Button>
        <Button
          tabindex={-1}
          tone="bare"
          onClick={() => props.onRemove()}
          aria-label={say('Remove click {row}', { row: props.at.row + 1 })}
        >
          {say('Remove')}
        </Button>
      </div>
    </div>
  );
}

function Option(props: {
  id: string;
  name: string;
  selected: boolean;
  active: boolean;
  /** The power that determines the displayed colour. Null if no colour is displayed. */
  colour?: Power | null;
  onPick: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      role="option"
      tabindex={-1}
      id={props.id}
      class="power-option"
      aria-selected={props.selected ? 'true' : 'false'}
      data-active={props.active ? '' : undefined}
      onClick={() => props.onPick()}
    >
      <Show when={props.colour}>
        {(power) => (
          <span class="power-colour" data-colour={power().colour} data-pattern={power().pattern} aria-hidden="true">
            {COLOUR_NAMES[power().colour]}
          </span>
        )}
      </Show>
      {props.name}
    </button>
  );
}

const COLOUR_NAMES: Readonly<Record<PowerColour, string>> = {
  red: say('red'),
  orange: say('orange'),
  yellow: say('yellow'),
  lime: say('light green'),
  green: say('dark green'),
  lightblue: say('light blue'),
  blue: say('dark blue'),
  purple: say('purple'),
  pink: say('pink'),
  brown: say('brown'),
  black: say('black'),
  grey: say('gray'),
  white: say('white'),
};

/** Prevents a press from taking the focus from the cell, because the on-screen keyboard would close. */
export function keepFocus(strip: HTMLElement): void {
  strip.addEventListener('mousedown', (event) => event.preventDefault());
}
