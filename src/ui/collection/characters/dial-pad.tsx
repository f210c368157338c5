import { say } from '../../../text/say';
import './dial-pad.css';
import { createEffect, For, type JSX, on } from 'solid-js';
import '../../shared/dial/dial-colors.css';
import { UNKNOWN_VALUE } from '../../../catalog/character-entry';
import { findPower } from '../../../catalog/powers';
import { VALUE_NAMES } from '../../../text/names/sources';
import { keepFocus, type PowerStripProps } from './power-strip';

export interface DialPadProps
  extends Pick<PowerStripProps, 'at' | 'above' | 'less' | 'options' | 'current' | 'optionId'> {
  onDigit: (digit: string) => void;
  onErase: () => void;
  onValue: (value: string) => void;
  onPower: (power: string | null) => void;
  onStep: (by: 1 | -1) => void;
  onSameRow: () => void;
  onKo: () => void;
  onRemove: () => void;
  onClose: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Number pad for touch screens at the bottom of the screen, in place of the system keyboard, with the column's powers. */
export function DialPad(props: DialPadProps): JSX.Element {
  let list!: HTMLDivElement;
  createEffect(
    on(
      () => [props.at.slot, props.current],
      () => list.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' }),
    ),
  );
  const title = () => say('Click {click}, {stat}', { click: props.at.row + 1, stat: VALUE_NAMES[props.at.slot] });
  return (
    <section class="dial-pad" aria-label={say('Number pad')} ref={keepFocus}>
      <div class="dial-pad-head">
        <strong>{title()}</strong>
        <Key name={say('Remove click {row}', { row: props.at.row + 1 })} onTap={props.onRemove}>
          {say('Remove')}
        </Key>
        <Key name={say('Done')} onTap={props.onClose}>
          {say('Done')}
        </Key>
      </div>
      <div
        class="dial-pad-powers"
        role="listbox"
        id="dial-powers"
        ref={list}
        aria-label={say('Powers for click {click}, {stat}', {
          click: props.at.row + 1,
          stat: VALUE_NAMES[props.at.slot],
        })}
      >
        <Power
          id="dial-power-none"
          power={null}
          name={say('No power')}
          current={props.current}
          onPick={props.onPower}
        />
        <For each={props.options}>
          {(option, index) => (
            <Power
              id={props.optionId(index())}
              power={option.id}
              name={option.name}
              current={props.current}
              onPick={props.onPower}
            />
          )}
        </For>
      </div>
      <div class="dial-pad-keys">
        <For each={DIGITS}>
          {(digit) => (
            <Key class="dial-pad-digit number" area={`d${digit}`} onTap={() => props.onDigit(digit)}>
              {digit}
            </Key>
          )}
        </For>
        <Key class="dial-pad-digit" area="back" name={say('Previous value')} onTap={() => props.onStep(-1)}>
          ‹
        </Key>
        <Key class="dial-pad-digit" area="next" name={say('Next value')} onTap={() => props.onStep(1)}>
          ›
        </Key>
        <Key
          area="same"
          name={say('Same value, {above}', { above: props.above })}
          disabled={props.above === ''}
          onTap={() => props.onValue(props.above)}
        >
          = {props.above}
        </Key>
        <Key
          area="less"
          name={say('One less, {less}', { less: props.less })}
          disabled={props.less === ''}
          onTap={() => props.onValue(props.less)}
        >
          − {props.less}
        </Key>
        <Key area="row" disabled={props.at.row === 0 && props.at.slot !== 'damage'} onTap={props.onSameRow}>
          {say('Same as above')}
        </Key>
        <Key area="erase" name={say('Erase')} onTap={props.onErase}>
          ⌫
        </Key>
        <Key area="unknown" name={say('Unknown value')} onTap={() => props.onValue(UNKNOWN_VALUE)}>
          ?
        </Key>
        <Key area="ko" name={say('K.O.: the dial ends')} onTap={props.onKo}>
          {say('K.O.')}
        </Key>
      </div>
    </section>
  );
}

function Key(props: {
  class?: string;
  /** Name of the grid area of the key. */
  area?: string;
  name?: string;
  disabled?: boolean;
  onTap: () => void;
  children: JSX.Element;
}): JSX.Element {
  return (
    <button
      type="button"
      tabindex={-1}
      class={`dial-pad-key ${props.class ?? ''}`}
      style={{ 'grid-area': props.area }}
      aria-label={props.name}
      disabled={props.disabled}
      onClick={() => props.onTap()}
    >
      {props.children}
    </button>
  );
}

function Power(props: {
  id: string;
  power: string | null;
  name: string;
  current: string | null;
  onPick: (power: string | null) => void;
}): JSX.Element {
  const known = () => findPower(props.power ?? '');
  return (
    <button
      type="button"
      role="option"
      tabindex={-1}
      id={props.id}
      class="dial-pad-power"
      data-colour={known()?.colour ?? 'none'}
      data-pattern={known()?.pattern}
      aria-selected={props.current === props.power ? 'true' : 'false'}
      aria-label={props.name}
      onClick={() => props.onPick(props.power)}
    >
      {/* A name with slashes may break after each. */}
      {props.name.replaceAll('/', '/\u200b')}
    </button>
  );
}
