import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { describeObjections, naming } from '../../../app/game/naming';
import { parseSquare, type Square } from '../../../grid/square';
import type { ActionDraft, Slot } from '../../../query/draft/action-draft';
import { type DraftContext, listReasonsAgainst } from '../../../query/draft/draft-prompts';
import { listSlotValues } from '../../../query/draft/slot-values';
import type { FieldType } from '../../../rules/action-fields';
import { type NewToken, TOKEN_KINDS } from '../../../table/tokens';
import { tokenKindName } from '../../../text/names/ids';
import { capitalise, say } from '../../../text/say';
import { slotTitle, slotValueName } from '../../../text/screens/action-draft-text';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { lazyPart } from '../../kit/lazy-part';
import { Choice } from '../../shared/due/reminder-use';

const TableSquarePicker = lazyPart(async () => {
  return { default: (await import('../../shared/maps/square-picker')).TableSquarePicker };
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
    if (props.draft.deed === 'use' && props.slot.field === 'power')
      return say('No power of this figure is used on its own now. Its other powers apply to moves and attacks.');
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
      <fieldset class="due-choice wrap">
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
        <TableSquarePicker
          table={props.context.table}
          label={title()}
          open={props.legal.flatMap(squaresOf)}
          onSquare={(square) => props.onValue(valueAt(square))}
        />
      </Show>
      <Show when={showsAll()}>
        <Show when={others().length > 0}>
          <fieldset class="due-choice wrap">
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

const KINDS = [TOKEN_KINDS.objective, TOKEN_KINDS.turret, TOKEN_KINDS.ammunition] as const;
const MOST_NAME = 60;
const MOST_DIGITS = 3;

/** Form for a token that enters the map. */
export function TokenForm(props: { label: string; onToken: (token: NewToken) => void }): JSX.Element {
  const [name, setName] = createSignal('');
  const [square, setSquare] = createSignal('');
  const [kind, setKind] = createSignal<string>(TOKEN_KINDS.objective);
  const [strength, setStrength] = createSignal('');
  const [hits, setHits] = createSignal('');
  const at = () => parseSquare(square().trim().toLowerCase());
  const countOf = (text: string) => (/^[1-9]\d*$/.test(text.trim()) ? Number(text) : null);
  const add = (): void => {
    const place = at();
    if (place === null) return;
    props.onToken({
      name: name().trim(),
      at: place,
      kind: kind(),
      strength: countOf(strength()),
      wounds: countOf(hits()),
    });
  };
  return (
    <fieldset class="stack">
      <legend>{props.label}</legend>
      <TextField label={say('Name')} maxLength={MOST_NAME} value={name()} onInput={setName} />
      <TextField
        label={say('Square')}
        hint={say('A square, for example c4')}
        maxLength={MOST_DIGITS}
        value={square()}
        onInput={setSquare}
      />
      <Choice
        label={say('Kind')}
        options={KINDS}
        word={(each) => capitalise(tokenKindName(each))}
        chosen={kind()}
        onChoose={setKind}
      />
      <TextField
        label={say('Strength')}
        hint={say('Empty if it cannot be damaged')}
        maxLength={MOST_DIGITS}
        value={strength()}
        onInput={setStrength}
      />
      <TextField
        label={say('Hits that remove it')}
        hint={say('1 if empty')}
        maxLength={MOST_DIGITS}
        value={hits()}
        onInput={setHits}
      />
      <Button disabled={name().trim() === '' || at() === null} onClick={add}>
        {say('Add the token')}
      </Button>
    </fieldset>
  );
}
