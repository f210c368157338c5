import { createMemo, createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { describeObjections, naming } from '../../../app/game/naming';
import { parseSquare, type Square } from '../../../grid/square';
import type { ActionDraft, Slot } from '../../../query/draft/action-draft';
import { type DraftContext, listReasonsAgainst } from '../../../query/draft/draft-prompts';
import { listSlotValues } from '../../../query/draft/slot-values';
import type { FieldType } from '../../../rules/action-fields';
import { say } from '../../../text/say';
import { slotTitle, slotValueName } from '../../../text/screens/action-draft-text';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';

const TableSquarePicker = lazy(async () => {
  return { default: (await import('../maps/square-picker')).TableSquarePicker };
});

/** Types whose values players can also enter as text. */
const SQUARES: readonly FieldType[] = ['square', 'object-square', 'squares', 'base'];
const NUMBERS: readonly FieldType[] = ['number', 'total', 'wounds'];
const TARGETS: readonly FieldType[] = ['target', 'mission-target', 'token-or-terrain', 'terrain', 'inanimate'];
const TEXTS: readonly FieldType[] = ['text', 'id', 'side', 'card', 'power-or-team'];
/** Most squares that have buttons besides the map. */
const MOST_SQUARES = 12;

/** Reads a typed value. Null if the text is no value of the type. */
function readTypedValue(type: FieldType, text: string): unknown {
  const typed = text.trim();
  if (NUMBERS.includes(type)) return /^-?\d+$/.test(typed) ? Number(typed) : null;
  if (TEXTS.includes(type)) return typed === '' ? null : typed;
  const squares = typed.split(/[\s,]+/).map((name) => parseSquare(name.toLowerCase()));
  if (squares.some((square) => square === null)) return null;
  if (type === 'base') return squares;
  const [square = null, ...others] = squares;
  if (square === null || others.length > 0) return null;
  return TARGETS.includes(type) ? { square } : square;
}

/** Choice of a value: a button for each value that the rules allow. All other values follow after a tap. */
export function SlotChoice(props: {
  context: DraftContext;
  draft: ActionDraft;
  slot: Slot;
  legal: readonly unknown[];
  onValue: (value: unknown) => void;
}): JSX.Element {
  const [showsAll, setShowsAll] = createSignal(false);
  const [text, setText] = createSignal('');
  const type = () => props.slot.shape.type;
  const isTyped = () => [...SQUARES, ...TARGETS, ...NUMBERS, ...TEXTS].includes(type());
  const namesSquare = () => SQUARES.includes(type()) || TARGETS.includes(type());
  const isForbidden = createMemo(() => props.legal.length === 0);
  const others = createMemo(() => {
    const { ruleset, shapes, table } = props.context;
    const legal = new Set(props.legal.map((value) => JSON.stringify(value)));
    const all = listSlotValues(ruleset, shapes, table, props.draft, props.slot);
    return all.filter((value) => !legal.has(JSON.stringify(value))).slice(0, SQUARES.includes(type()) ? 0 : undefined);
  });
  const why = createMemo(() => {
    const reasons = isForbidden() ? listReasonsAgainst(props.context, props.draft, props.slot) : [];
    const said = describeObjections(reasons);
    return said === null
      ? say('The rules allow no choice here.')
      : say('Against the rules: {reason}', { reason: said });
  });
  const title = () => slotTitle(props.draft.deed, props.slot, naming());
  const name = (value: unknown) => slotValueName(props.slot, value, props.context.table, naming());
  const typed = () => readTypedValue(type(), text());
  const isSquare = () => SQUARES.includes(type()) && props.context.table.board !== null;
  const squaresOf = (value: unknown) => (Array.isArray(value) ? (value as Square[]) : [value as Square]);
  /** Returns the value for a tapped square: of a larger base, the place that covers it. */
  const valueAt = (square: Square): unknown => {
    const covering = props.legal.find((value) => squaresOf(value).includes(square));
    return covering ?? (type() === 'base' ? [square] : square);
  };
  const listed = () => (isSquare() && props.legal.length > MOST_SQUARES ? [] : props.legal);
  const buttons = (values: readonly unknown[]) => (
    <For each={values}>{(value) => <Button onClick={() => props.onValue(value)}>{name(value)}</Button>}</For>
  );
  return (
    <>
      <fieldset class="due-choice">
        <legend>{title()}</legend>
        {buttons(listed())}
        <Show when={isForbidden()}>
          <p>{why()}</p>
        </Show>
        <Show when={others().length > 0 || isTyped()}>
          <Button aria-expanded={showsAll()} onClick={() => setShowsAll(!showsAll())}>
            {say('Other')}
          </Button>
        </Show>
      </fieldset>
      <Show when={isSquare()}>
        <Suspense>
          <TableSquarePicker
            table={props.context.table}
            label={title()}
            open={props.legal.flatMap(squaresOf)}
            onSquare={(square) => props.onValue(valueAt(square))}
          />
        </Suspense>
      </Show>
      <Show when={showsAll()}>
        <Show when={others().length > 0}>
          <fieldset class="due-choice">
            <legend>{say('Against the rules')}</legend>
            {buttons(others())}
          </fieldset>
        </Show>
        <Show when={isTyped()}>
          <TextField
            label={namesSquare() ? say('Name of the square') : title()}
            hint={namesSquare() ? say('A square, for example c4') : undefined}
            maxLength={60}
            value={text()}
            onInput={setText}
          />
          <Button disabled={typed() === null} onClick={() => props.onValue(typed())}>
            {say('Use this')}
          </Button>
        </Show>
      </Show>
    </>
  );
}
