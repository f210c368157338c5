import { say } from '../../text/say';
import './select-picker.css';
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Icon } from './icon';
import { SearchField } from './search-field';
import { BottomSheet } from './sheet';

/** Longest list without a search field. */
const MOST_UNSEARCHED = 12;

/**
 * Opens the options of every `<select>` as a sheet, in place of the list of the browser: after a tap, a click or a key.
 * The select stays the control that forms and screen readers know. Until this module is loaded, browsers open their own
 * list.
 */
export default function SelectPicker(): JSX.Element {
  const [opened, setOpened] = createSignal<HTMLSelectElement | null>(null);
  onMount(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let pressed: HTMLSelectElement | null = null;
    const open = (select: HTMLSelectElement): void => {
      // The sheet returns the focus to the element that had the focus before.
      select.focus();
      setOpened(select);
    };
    // Browsers open their own list on this event. On phones the event comes after the finger is lifted.
    document.addEventListener(
      'mousedown',
      (event) => {
        pressed = event.button === 0 ? selectOf(event.target) : null;
        if (pressed) event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'click',
      ({ target }) => {
        const select = selectOf(target);
        if (select && select === pressed) open(select);
        pressed = null;
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const select = selectOf(event.target);
        const { key, altKey } = event;
        const opens = key === 'Enter' || key === ' ' || key === 'F4' || (altKey && /^Arrow(Down|Up)$/.test(key));
        if (!select || !opens) return;
        event.preventDefault();
        open(select);
      },
      { signal },
    );
    // A value that is set in another way, such as by assistive technology, also ends the choice.
    document.addEventListener('change', ({ target }) => target === opened() && setOpened(null), { signal });
    onCleanup(() => listening.abort());
  });
  return (
    <Show when={opened()} keyed>
      {(select) => <SelectSheet select={select} onClose={() => setOpened(null)} />}
    </Show>
  );
}

/** Returns the select of an event. Null if there is none, or if it is disabled or shows a list on its own. */
function selectOf(target: EventTarget | null): HTMLSelectElement | null {
  const select = target instanceof Element ? target.closest('select') : null;
  return select && !select.disabled && !select.multiple && select.size <= 1 ? select : null;
}

/** Returns the accessible name of a select, without the texts of its options. */
function nameOf(select: HTMLSelectElement): string {
  const label = select.labels?.[0];
  const parts = [...(label?.childNodes ?? [])].filter((part) => !part.contains(select));
  const text = parts.map(({ textContent }) => textContent ?? '').join(' ');
  return (select.getAttribute('aria-label') ?? text).trim();
}

function SelectSheet(props: { select: HTMLSelectElement; onClose: () => void }): JSX.Element {
  const name = nameOf(props.select);
  const choose = (option: HTMLOptionElement): void => {
    const { select } = props;
    props.onClose();
    select.selectedIndex = option.index;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  };
  return (
    <BottomSheet title={name} onClose={props.onClose}>
      <OptionList name={name} options={[...props.select.options].filter(({ hidden }) => !hidden)} onChoose={choose} />
    </BottomSheet>
  );
}

function OptionList(props: {
  name: string;
  options: readonly HTMLOptionElement[];
  onChoose: (option: HTMLOptionElement) => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const found = () => {
    const wanted = typed().trim().toLocaleLowerCase();
    return props.options.filter(({ text }) => text.toLocaleLowerCase().includes(wanted));
  };
  let list!: HTMLDivElement;
  // Runs after the sheet has moved the focus to its first control.
  onMount(() => {
    const selected = list.querySelector<HTMLElement>('[aria-selected="true"]') ?? list.querySelector('button');
    selected?.focus({ preventScroll: true });
    selected?.scrollIntoView?.({ block: 'center' });
  });
  const moveFocus = (event: KeyboardEvent): void => {
    const rows = [...list.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = rows.findIndex((row) => row.matches(':focus'));
    const places: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, rows.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: rows.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    rows[place]?.focus();
  };
  return (
    <>
      <Show when={props.options.length > MOST_UNSEARCHED}>
        <SearchField
          label={say('Filter the list')}
          placeholder={say('Filter the list')}
          value={typed()}
          onInput={setTyped}
        />
      </Show>
      <div ref={list} class="select-options" role="listbox" aria-label={props.name} tabindex={-1} onKeyDown={moveFocus}>
        <For each={found()}>
          {(option) => (
            <button
              type="button"
              role="option"
              aria-selected={option.selected}
              disabled={option.disabled}
              onClick={() => props.onChoose(option)}
            >
              {option.text}
              <Show when={option.selected}>
                <Icon name="check" />
              </Show>
            </button>
          )}
        </For>
      </div>
    </>
  );
}
