import { naming } from '../../src/app/game/naming';
import { table } from '../../src/app/game/open-game';
import { type Square, squareName } from '../../src/grid/square';
import { type ActionDraft, findActorField, listActionShapes, type Slot } from '../../src/query/draft/action-draft';
import { listFilledSlots } from '../../src/query/draft/draft-prompts';
import type { ActionShapes, Aim } from '../../src/rules/action-fields';
import type { Action } from '../../src/rules/table-deed';
import type { Table } from '../../src/table/table';
import type { NewToken } from '../../src/table/tokens';
import { tokenKindName } from '../../src/text/names/ids';
import { capitalise } from '../../src/text/say';
import { actionTitle, slotTitle, slotValueName } from '../../src/text/screens/action-draft-text';
import {
  enterText,
  findAskedTitle,
  findPressable,
  findRefusal,
  isSheetOpen,
  listButtonNames,
  press,
  Unreachable,
  waitOnScreen,
} from './hand';

/** Values of an action that must be filled in for one slot. */
interface Wanted {
  readonly slot: Slot;
  /** Title that the screen shows when it asks for the slot. */
  readonly title: string;
  /** Values that are not filled in yet. */
  readonly values: unknown[];
  readonly filled: unknown[];
}

const TYPED_SQUARES: readonly string[] = ['square', 'object-square', 'squares', 'base'];

/**
 * Maximum number of steps of one action. If it is reached, the screen probably asks for the same slot again and again.
 */
const MOST_STEPS = 40;

function currentTable(): Table {
  const now = table();
  if (!now) throw new Unreachable('No game is open');
  return now;
}

/** Splits a value into parts that are filled in one after another, such as the targets of an attack. */
function splitValue({ shape }: Slot, value: unknown): readonly unknown[] {
  if (shape.type === 'target' && 'pieces' in (value as Aim))
    return (value as { readonly pieces: readonly string[] }).pieces.map((piece) => ({ pieces: [piece] }));
  if (shape.type === 'base' && (value as readonly Square[]).length === 0) return [];
  if (shape.type === 'wounds') return [(value as { readonly wounds: number }).wounds];
  return [value];
}

/**
 * Lists the slots that an action fills, except that of its acting figure. Leaves out fields with their default value.
 */
function listWanted(shapes: ActionShapes, action: ActionDraft): readonly Wanted[] {
  const actor = findActorField(shapes, action.deed);
  const start = { deed: action.deed, ...(actor === null ? {} : { [actor]: action[actor] }) };
  const fields = shapes[action.deed]?.fields ?? {};
  return listFilledSlots(shapes, start, action)
    .filter(({ slot }) => slot.field === 'to' || fields[slot.field]?.whenAbsent !== action[slot.field])
    .map(({ slot, values }) => ({
      slot,
      title: slotTitle(action.deed, slot, naming()),
      values: values.flatMap((value) => splitValue(slot, value)),
      filled: [],
    }))
    .filter(({ values }) => values.length > 0);
}

function nameOfValues(slot: Slot, values: readonly unknown[]): string {
  return values.map((value) => slotValueName(slot, value, currentTable(), naming())).join(', ');
}

async function enterToken({ name, at, kind, strength, wounds }: NewToken): Promise<void> {
  enterText(name, 'Name');
  enterText(squareName(at), 'Square');
  await press(capitalise(tokenKindName(kind)));
  if (strength !== null) enterText(String(strength), 'Strength');
  if (wounds !== null) enterText(String(wounds), 'Hits that remove it');
  await press('Add the token');
}

/** Lists the squares of a value that is entered as squares. Empty for other values. */
function squaresOf(slot: Slot, value: unknown): readonly Square[] {
  if (TYPED_SQUARES.includes(slot.shape.type)) return [value].flat() as Square[];
  return typeof value === 'object' && value !== null && 'square' in value ? [value.square as Square] : [];
}

/** Chooses a value for the slot that the sheet asks for. */
async function chooseValue({ slot, title }: Wanted, value: unknown): Promise<void> {
  const { type } = slot.shape;
  if (type === 'dice') {
    const [first, second, ...others] = value as readonly number[];
    if (second === undefined || others.length > 0) throw new Unreachable('Not two dice');
    await press(String(first));
    await waitOnScreen('No second die', () => findAskedTitle() === 'Second die');
    return press(String(second));
  }
  if (type === 'tokens') return enterToken(value as NewToken);
  const name = nameOfValues(slot, [value]);
  if (type === 'die' || findPressable(name)) return press(name);
  await press('Other');
  if (findPressable(name)) return press(name);
  const squares = squaresOf(slot, value);
  if (squares.length > 0) enterText(squares.map(squareName).join(' '), 'Name of the square');
  else enterText(String(value), title);
  await press('Use this');
}

function findChangeButton(title: string): string | undefined {
  return listButtonNames().find((name) => name.startsWith(`Change ${title}: `));
}

/** Moves the values that the screen has filled in by itself, because they are the only legal ones, to `filled`. */
function acceptFilledValues({ slot, title, values, filled }: Wanted): void {
  const change = findChangeButton(title);
  if (change === `Change ${title}: ${nameOfValues(slot, filled)}`) return;
  const count = values.findIndex((_, index) => {
    return change === `Change ${title}: ${nameOfValues(slot, [...filled, ...values.slice(0, index + 1)])}`;
  });
  filled.push(...values.splice(0, count + 1));
}

/**
 * Changes or adds one choice on the last page of an action. A choice that the page does not offer yet may depend on
 * another one. Returns false if there is nothing left to fill in.
 */
async function completeOnLastPage(left: readonly Wanted[]): Promise<boolean> {
  let missing: string | undefined;
  for (const { slot, title, values, filled } of left) {
    if (values.length === 0) continue;
    const change = findChangeButton(title);
    if (change !== undefined && change !== `Change ${title}: ${nameOfValues(slot, filled)}`) {
      await press(change);
      return true;
    }
    if (!findPressable(title) && findPressable('More choices')) await press('More choices');
    const button = findPressable(title);
    if (!button) {
      missing ??= title;
      continue;
    }
    button.click();
    return true;
  }
  if (missing !== undefined)
    throw new Unreachable(`No button ${missing}. The screen has: ${listButtonNames().join(' | ')}`);
  return false;
}

/** Opens the list of all actions from the game menu, then chooses the figure and the action. */
async function openAction(shapes: ActionShapes, action: ActionDraft): Promise<void> {
  await press('Game menu');
  await press(/^Record an action/);
  const field = findActorField(shapes, action.deed);
  if (field !== null) {
    const actor = String(action[field]);
    await press(currentTable().figures.has(actor) ? naming().piece(actor) : actor);
  }
  const title = actionTitle(action.deed);
  const fold = findPressable('Not possible now');
  if (!findPressable(title) && fold) await press('Not possible now');
  await press(title);
}

/**
 * Performs an action on the Table by touch: opens it, fills in its fields, and records it.
 * @param records whether to record the action, even if the screen reports it as against the rules
 * @returns the reasons against the action on the screen; undefined if the rules allow it
 */
export async function performAction(action: Action, mission: boolean, records: boolean): Promise<string | undefined> {
  const draft = action as unknown as ActionDraft;
  const shapes = listActionShapes({ mission });
  await openAction(shapes, draft);
  const wanted = listWanted(shapes, draft);
  for (let step = 0; step < MOST_STEPS; step++) {
    await waitOnScreen('Nothing to choose', () => findAskedTitle() ?? findPressable(/^Record/) ?? findRefusal());
    const asked = findAskedTitle();
    wanted.forEach(acceptFilledValues);
    if (asked === undefined) {
      if (await completeOnLastPage(wanted)) continue;
      break;
    }
    const fits = ({ title, slot }: Wanted) => title === asked || (slot.shape.type === 'dice' && asked === 'First die');
    const next = wanted.find((each) => each.values.length > 0 && fits(each));
    if (!next) {
      await press('Leave out');
      continue;
    }
    const value = next.values.shift();
    await chooseValue(next, value);
    next.filled.push(value);
  }
  const refusal = findRefusal();
  // The screen completes an action that the case leaves incomplete.
  const isWanted = (name: string) => wanted.some(({ title }) => name.startsWith(`Change ${title}: `));
  const added = listButtonNames().find((name) => name.startsWith('Change ') && !isWanted(name));
  if (refusal !== undefined && !(records && findPressable('Record anyway'))) {
    await press('Close');
    if (records) throw new Unreachable(refusal);
    return refusal;
  }
  if (!records) {
    await press('Close');
    return added === undefined ? undefined : `The screen asks for more: ${added}`;
  }
  await press(/^Record/);
  await waitOnScreen('The sheet stays open', () => !isSheetOpen());
  return refusal;
}
