import { say } from '../../../text/say';
import './character-entry.css';
import { createEffect, createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js';
import '../../shared/dial/dial-colors.css';
import { toast } from '../../../app/messages';
import { DIAL_SLOTS, type DialSlot } from '../../../catalog/character';
import {
  type Draft,
  suggestValue,
  withCell,
  withClickAfter,
  withClickCopiedFromAbove,
  withClicks,
  withoutClick,
} from '../../../catalog/character-draft';
import { draftFromClick, KO_CLICK, parseClickRow, UNKNOWN_VALUE } from '../../../catalog/character-entry';
import { DIAL_LIMIT } from '../../../catalog/limits';
import { matchPowers, type PowerChoice } from '../../../catalog/match-powers';
import { findPower, powerName } from '../../../catalog/powers';
import { VALUE_NAMES } from '../../../text/names/sources';
import { Button } from '../../kit/button';
import { trimLeadingZeros } from '../../kit/number-input';
import { DialTable } from '../../shared/dial/dial-table';
import { DialPad } from './dial-pad';
import { createPadTyping, usesNumberPad } from './pad-typing';
import { type DialCellPosition as Place, PowerStrip } from './power-strip';

export interface DialGridProps {
  draft: Draft;
  /** Called for a change, which is one undo step. Consecutive calls that name the same field share a step. */
  onChange: (draft: Draft, field?: string) => void;
  /** Returns the powers of a column, in the order of the book. */
  powersOf: (slot: DialSlot) => readonly PowerChoice[];
}

const SLOT_NAMES: Readonly<Record<DialSlot, string>> = {
  speed: say('Speed'),
  attack: say('Attack'),
  defense: say('Defense'),
  damage: say('Damage'),
};

/**
 * The dial as a grid with a row for each click. A cell takes a number; letters pick its power. Enter, space or Tab
 * moves to the next cell. Enter in the last cell adds a click with the same powers. The strip below the row offers the
 * same by mouse; on touch screens a number pad does.
 */
export function DialGrid(props: DialGridProps): JSX.Element {
  const [place, setPlace] = createSignal<Place | null>(null);
  const [query, setQuery] = createSignal('');
  const [picked, setPicked] = createSignal(0);
  const usesPad = usesNumberPad();
  let grid!: HTMLTableElement;

  const matches = createMemo(() => {
    const at = place();
    return at ? matchPowers(query(), props.powersOf(at.slot)) : [];
  });
  const cellAt = (at: Place) => props.draft.clicks[at.row]?.[at.slot];
  const pad = createPadTyping({ place, valueAt: (at) => cellAt(at)?.value ?? '', setValue, setPower, step });

  createEffect(() => {
    const at = place();
    if (at && at.row >= props.draft.clicks.length) setPlace(null);
  });

  function enter(at: Place): void {
    const now = place();
    if (now?.row === at.row && now.slot === at.slot) return;
    setPlace(at);
    pad.begin();
    setQuery('');
    setPicked(0);
  }

  function focus(at: Place): void {
    grid.querySelector<HTMLInputElement>(`[data-cell="${at.row}-${at.slot}"]`)?.focus();
    pad.begin();
  }

  function step(at: Place, by: number): void {
    const index = at.row * DIAL_SLOTS.length + DIAL_SLOTS.indexOf(at.slot) + by;
    if (index < 0) return;
    const row = Math.floor(index / DIAL_SLOTS.length);
    if (row >= props.draft.clicks.length) {
      if (row >= DIAL_LIMIT) return;
      props.onChange(withClickAfter(props.draft, at.row));
    }
    focus({ row, slot: DIAL_SLOTS[index % DIAL_SLOTS.length] as DialSlot });
  }

  /** Marks the click as K.O. and ends the entry. */
  function endDial(at: Place): void {
    const row = pad.findRow(at);
    if (row < DIAL_LIMIT) props.onChange(withClicks(props.draft, row, [KO_CLICK]));
    closePad();
  }

  function closePad(): void {
    setPlace(null);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  function setPower(at: Place, power: string | null): void {
    setQuery('');
    setPicked(0);
    if (cellAt(at)?.power !== power) props.onChange(withCell(props.draft, at.row, at.slot, { power }));
  }

  function setValue(at: Place, value: string): void {
    if (cellAt(at)?.value !== value)
      props.onChange(withCell(props.draft, at.row, at.slot, { value }), `${at.row}-${at.slot}`);
  }

  /** Sets the power that matches `query`, if any power matches. */
  function takeQuery(at: Place): void {
    const choice = query() === '' ? undefined : matches()[picked()];
    if (choice) setPower(at, choice.id);
    else setQuery('');
  }

  function onInput(at: Place, input: HTMLInputElement): void {
    const unknown = input.value.includes(UNKNOWN_VALUE);
    const digits = unknown ? UNKNOWN_VALUE : trimLeadingZeros(input.value.replace(/\D/g, '')).slice(0, 2);
    const letters = input.value.replace(/[^a-zA-Z]/g, '');
    if (input.value !== digits) input.value = digits;
    if (letters !== '') {
      setQuery(query() + letters);
      setPicked(0);
    }
    setValue(at, digits);
  }

  /**
   * Pastes full clicks from the clipboard, one a line. Returns false for a single value, which is treated as typed
   * text.
   */
  function pasteRows(at: Place, text: string): boolean {
    const lines = text.split(/[\n|]+/).filter((line) => line.trim() !== '');
    if (lines.length < 2 && /^\s*\d{0,2}\s*$/.test(text)) return false;
    const clicks = [];
    for (const line of lines) {
      const click = parseClickRow(line);
      if (!click.ok) {
        toast({
          text: say('“{line}” is not a click. Paste four values, each with its power.', {
            line: line.trim().slice(0, 40),
          }),
          tone: 'bad',
        });
        return true;
      }
      clicks.push(draftFromClick(click.value));
    }
    props.onChange(withClicks(props.draft, at.row, clicks));
    return true;
  }

  /** Returns the action of a key in a cell. Null if the browser's default applies. */
  function deedOf(at: Place, key: string, input: HTMLInputElement): (() => void) | null {
    const typing = query() !== '';
    const quickly = (value: string) => () => {
      takeQuery(at);
      if (value === '') return;
      setValue(at, value);
      step(at, 1);
    };
    const pick = (by: number) => () => setPicked(Math.max(0, Math.min(picked() + by, matches().length - 1)));
    const goRow = (by: number) => () => focus({ ...at, row: at.row + by });
    switch (key) {
      case 'Enter':
      case ' ':
        return () => {
          takeQuery(at);
          if (cellAt(at)?.value !== '') step(at, 1);
        };
      case '=':
        return quickly(props.draft.clicks[at.row - 1]?.[at.slot].value ?? '');
      case '-':
        return quickly(suggestValue(props.draft, at.row, at.slot));
      case 'Escape':
        return typing ? () => setQuery('') : null;
      case 'Backspace':
        if (typing) return () => setQuery(query().slice(0, -1));
        return input.value === '' ? () => setPower(at, null) : null;
      case 'ArrowDown':
        return typing ? pick(1) : goRow(1);
      case 'ArrowUp':
        return typing ? pick(-1) : goRow(-1);
      case 'ArrowRight':
        return input.selectionEnd === input.value.length && at.slot !== 'damage' ? () => step(at, 1) : null;
      case 'ArrowLeft':
        return input.selectionStart === 0 ? () => step(at, -1) : null;
      default:
        return null;
    }
  }

  function onKeyDown(at: Place, event: KeyboardEvent & { currentTarget: HTMLInputElement }): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') takeQuery(at);
    const deed = deedOf(at, event.key, event.currentTarget);
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  const optionId = (index: number) => `dial-power-${index}`;

  return (
    <div
      class="dial-grid-frame"
      data-pad={usesPad && place() ? '' : undefined}
      onFocusOut={(event) => {
        if (usesPad && !(event.relatedTarget instanceof Element && grid.contains(event.relatedTarget))) setPlace(null);
      }}
    >
      <DialTable
        class="dial-grid"
        slotNames={SLOT_NAMES}
        ref={(table) => {
          grid = table;
        }}
      >
        <tbody>
          <Index each={props.draft.clicks}>
            {(click, row) => (
              <>
                <tr>
                  <th scope="row" class="number">
                    <span class="spoken">{say('Click')} </span>
                    {row + 1}
                  </th>
                  <For each={DIAL_SLOTS}>
                    {(slot) => {
                      const at: Place = { row, slot };
                      const here = () => place()?.row === row && place()?.slot === slot;
                      const power = () => click()[slot].power;
                      const known = () => findPower(power() ?? '');
                      const powerId = `dial-${row}-${slot}-power`;
                      return (
                        <td>
                          <span
                            class="dial-entry"
                            data-colour={known()?.colour ?? 'none'}
                            data-pattern={known()?.pattern}
                          >
                            <input
                              class="number"
                              data-cell={`${row}-${slot}`}
                              role="combobox"
                              aria-label={say('Click {click}, {stat}', { click: row + 1, stat: VALUE_NAMES[slot] })}
                              aria-describedby={powerId}
                              aria-autocomplete="list"
                              aria-expanded={here() ? 'true' : 'false'}
                              aria-controls={here() ? 'dial-powers' : undefined}
                              aria-activedescendant={
                                here() && query() !== '' && matches().length > 0 ? optionId(picked()) : undefined
                              }
                              inputmode={usesPad ? 'none' : 'numeric'}
                              autocomplete="off"
                              autocapitalize="none"
                              placeholder={suggestValue(props.draft, row, slot)}
                              value={click()[slot].value}
                              onFocus={(event) => {
                                enter(at);
                                event.currentTarget.select();
                                if (usesPad) event.currentTarget.scrollIntoView?.({ block: 'nearest' });
                              }}
                              onInput={(event) => onInput(at, event.currentTarget)}
                              onPaste={(event) => {
                                const text = event.clipboardData?.getData('text') ?? '';
                                if (pasteRows(at, text)) event.preventDefault();
                              }}
                              onKeyDown={(event) => onKeyDown(at, event)}
                            />
                            <span class="dial-entry-power" id={powerId}>
                              {here() && query() !== '' ? `${query()}…` : (known()?.short ?? powerName(power() ?? ''))}
                            </span>
                          </span>
                        </td>
                      );
                    }}
                  </For>
                </tr>
                <Show when={!usesPad && place()?.row === row && place()}>
                  {(at) => (
                    <tr class="dial-help">
                      <td colspan={DIAL_SLOTS.length + 1}>
                        <PowerStrip
                          at={at()}
                          above={props.draft.clicks[row - 1]?.[at().slot].value ?? ''}
                          less={suggestValue(props.draft, row, at().slot)}
                          options={matches()}
                          picked={query() === '' ? -1 : picked()}
                          current={cellAt(at())?.power ?? null}
                          query={query()}
                          optionId={optionId}
                          onValue={(value) => {
                            setValue(at(), value);
                            step(at(), 1);
                          }}
                          onPower={(power) => {
                            setPower(at(), power);
                            focus(at());
                          }}
                          onNext={() => {
                            takeQuery(at());
                            step(at(), 1);
                          }}
                          onSameRow={() => {
                            props.onChange(withClickCopiedFromAbove(props.draft, row));
                            step({ row, slot: 'damage' }, 1);
                          }}
                          onKo={() => {
                            props.onChange(withClicks(props.draft, row, [KO_CLICK]));
                            step({ row, slot: 'damage' }, 1);
                          }}
                          onRemove={() => {
                            const next = Math.max(0, row - 1);
                            props.onChange(withoutClick(props.draft, row));
                            focus({ row: next, slot: 'speed' });
                          }}
                        />
                      </td>
                    </tr>
                  )}
                </Show>
              </>
            )}
          </Index>
        </tbody>
      </DialTable>
      <Show when={usesPad && place()}>
        {(at) => (
          <DialPad
            at={at()}
            above={props.draft.clicks[at().row - 1]?.[at().slot].value ?? ''}
            less={suggestValue(props.draft, at().row, at().slot)}
            options={matches()}
            current={cellAt(at())?.power ?? null}
            optionId={optionId}
            onDigit={pad.addDigit}
            onErase={() => pad.erase(at())}
            onValue={(value) => {
              const now = at();
              setValue(now, value);
              step(now, 1);
            }}
            onPower={(power) => pad.setPower(at(), power)}
            onStep={(by) => step(at(), by)}
            onSameRow={() => {
              const row = pad.findRow(at());
              const above = props.draft.clicks[row - 1];
              if (above && row < DIAL_LIMIT) props.onChange(withClicks(props.draft, row, [above]));
              step({ row, slot: 'damage' }, 1);
            }}
            onKo={() => endDial(at())}
            onRemove={() => {
              const { row } = at();
              props.onChange(withoutClick(props.draft, row));
              focus({ row: Math.max(0, row - 1), slot: 'speed' });
            }}
            onClose={closePad}
          />
        )}
      </Show>
      <Button
        wide
        disabled={props.draft.clicks.length >= DIAL_LIMIT}
        onClick={() => {
          const row = props.draft.clicks.length;
          props.onChange(withClickAfter(props.draft, row - 1));
          focus({ row, slot: 'speed' });
        }}
      >
        {say('Add a click')}
      </Button>
    </div>
  );
}
