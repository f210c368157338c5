import { distance, type Square } from '../../grid/square';
import type { ActionShapes, FieldType } from '../../rules/action-fields';
import type { Reason } from '../../rules/answer';
import type { Ruleset } from '../../rules/ruleset';
import { TRIED_ROLLS } from '../../rules/shared/tried-rolls';
import type { MoveDeed, OpenQuestion, Resolution, UseDeed } from '../../rules/table-deed';
import type { Table } from '../../table/table';
import { answerReachQuestion } from '../answer-map-question';
import { RUN_KIND } from '../kinds';
import { positionInGame } from '../resolve-deed';
import { type ActionDraft, actorOf, completeDraft, fillSlot, listOpenSlots, type Slot, slotKey } from './action-draft';
import { listSlotValues } from './slot-values';

/** Everything that filling in an action depends on. */
export interface DraftContext {
  readonly ruleset: Ruleset;
  readonly shapes: ActionShapes;
  readonly table: Table;
}

/** Slot that players fill in next, with the values with which the action can be legal. */
export interface Prompt {
  readonly slot: Slot;
  readonly legal: readonly unknown[];
  /** Whether players may leave the slot out. The default of the book then applies. */
  readonly optional: boolean;
}

/** Fields that answer the open questions of a resolution. */
const ANSWERS: Readonly<Partial<Record<OpenQuestion['open'], string>>> = {
  evade: 'evade',
  shape: 'shape',
  share: 'deal',
  push: 'push',
  direction: 'direction',
  'set-down': 'setsDown',
  'set-free': 'setFree',
  die: 'die',
  pass: 'passedTo',
};

/** Distance from the squares of an action up to which squares are tried as values. */
const NEAR = 3;
/** Most values that are tried for a field that must be filled in later. */
const MOST_TRIED = 80;

/** Resolves a draft with its defaults. Null if a required field is missing. */
export function resolveDraft({ ruleset, shapes, table }: DraftContext, draft: ActionDraft): Resolution | null {
  const action = completeDraft(shapes, table, draft);
  return action && ruleset.resolve(table, action);
}

/** Returns whether a draft is legal with some values of the required fields that are missing. */
function isCompletable(context: DraftContext, draft: ActionDraft): boolean {
  const resolution = resolveDraft(context, draft);
  if (resolution) return resolution.legal;
  const missing = listOpenSlots(context.shapes, context.table, draft).find(({ required }) => required);
  if (!missing) return false;
  const values = listSlotValues(context.ruleset, context.shapes, context.table, draft, missing).slice(0, MOST_TRIED);
  return values.some((value) => isCompletable(context, fillSlot(context.shapes, draft, missing, value)));
}

/** Lists the squares that the draft already names: the squares of its figures, and its destination. */
function listSquaresNear({ table, shapes }: DraftContext, draft: ActionDraft): readonly Square[] {
  const { carrying, target, to } = draft;
  const actor = table.figures.get(actorOf(shapes, draft) ?? '');
  const other = table.figures.get(String(carrying ?? target ?? ''));
  return [...(actor?.squares ?? []), ...(other?.squares ?? []), ...(Array.isArray(to) ? (to as Square[]) : [])];
}

/** Lists the places where a move can legally end. */
function listMoveEnds({ ruleset, table, shapes }: DraftContext, draft: ActionDraft): readonly (readonly Square[])[] {
  const mover = actorOf(shapes, draft);
  const position = positionInGame(ruleset, table);
  if (mover === null || !position?.pieces.some(({ id }) => id === mover)) return [];
  const left = ruleset.remainingMove(table, mover);
  const { run } = draft;
  const { action = run === true ? RUN_KIND : 'move', carrying = null } = draft as Partial<MoveDeed>;
  const { ends } = answerReachQuestion(ruleset, position, mover, action, carrying, left);
  return ends.map(({ squares }) => squares);
}

/** Lists the values of a slot with which the action can be legal. */
export function listLegalValues(context: DraftContext, draft: ActionDraft, slot: Slot): readonly unknown[] {
  const { ruleset, shapes, table } = context;
  if (slot.shape.type === 'base') {
    // The reach only depends on the map. A reason that does not depend on the square forbids every square.
    const ends = listMoveEnds(context, draft);
    const [first] = ends;
    return first && isCompletable(context, fillSlot(shapes, draft, slot, first)) ? ends : [];
  }
  const actor = actorOf(shapes, draft);
  if (draft.deed === 'use' && slot.field === 'power' && actor !== null)
    return ruleset.uses(table, actor).flatMap(({ power, reasons }) => (reasons.length === 0 ? [power] : []));
  if (draft.deed === 'switch-on' && slot.field === 'power' && actor !== null)
    return [...new Set(table.figures.get(actor)?.switchedOff.map(({ power }) => power) ?? [])];
  const values = listSlotValues(ruleset, shapes, table, draft, slot);
  if (slot.shape.type === 'die') return values;
  const near = listSquaresNear(context, draft);
  const isTried = (value: unknown) =>
    slot.shape.type !== 'square' || near.some((square) => distance(square, value as Square) <= NEAR);
  return values.filter((value) => isTried(value) && isCompletable(context, fillSlot(shapes, draft, slot, value)));
}

/**
 * Lists the reasons against the value of a slot that has the fewest reasons. Tells players why no value is legal. Empty
 * if there are no values.
 */
export function listReasonsAgainst(context: DraftContext, draft: ActionDraft, slot: Slot): readonly Reason[] {
  const { ruleset, shapes, table } = context;
  const values = listSlotValues(ruleset, shapes, table, draft, slot).slice(0, MOST_TRIED);
  const reasons = values.flatMap((value) => {
    const resolution = resolveDraft(context, fillSlot(shapes, draft, slot, value));
    return resolution && !resolution.legal ? [resolution.reasons] : [];
  });
  return reasons.reduce((best, each) => (each.length < best.length ? each : best), reasons[0] ?? []);
}

/** Lists the pieces that an action hits, damages or moves, or that it asks a question about. */
function listAffected(resolution: Resolution | null): readonly string[] {
  const { facts = [], open = [] } = resolution ?? {};
  const hurt = facts.flatMap((fact) => {
    if (fact.fact === 'attacked') return fact.hit;
    return fact.fact === 'clicked' || fact.fact === 'placed' ? [fact.piece] : [];
  });
  return [...new Set([...open.map(({ piece }) => piece), ...hurt])];
}

function factsKey(resolution: Resolution | null): string {
  return resolution ? JSON.stringify([resolution.legal, resolution.facts]) : '';
}

/** Returns whether different rolls have different consequences, if any of them makes the action legal. */
function doesRollMatter(context: DraftContext, draft: ActionDraft, slot: Slot): boolean {
  const rolls: readonly unknown[] = TRIED_ROLLS[slot.shape.type === 'die' ? 'die' : 'dice'];
  const results = rolls.map((roll) => resolveDraft(context, fillSlot(context.shapes, draft, slot, roll)));
  return results.some((each) => each?.legal) && new Set(results.map(factsKey)).size > 1;
}

/** Returns the next field of a power's use. The rules of the power decide which field it is. */
function nextUseField({ ruleset, table }: DraftContext, draft: ActionDraft, open: readonly Slot[], skipped: Skipped) {
  const use = draft as unknown as UseDeed;
  const next = ruleset.nextField(table, use, [...skipped]);
  const slot = next && open.find(({ field }) => field === next.field);
  if (!next || !slot) return null;
  return { slot, legal: next.values ?? [], optional: next.optional };
}

/** Types of fields that change what kind of action it is, such as a run or a march. */
const KINDS: readonly FieldType[] = ['choice', 'id', 'flag'];

/** Returns an optional slot that must be filled before a needed slot has any legal value. Null if none helps. */
function findUnlockingPrompt(
  context: DraftContext,
  draft: ActionDraft,
  open: readonly Slot[],
  needed: Slot,
): Prompt | null {
  const { ruleset, shapes, table } = context;
  for (const slot of open.filter(({ required, shape }) => !required && KINDS.includes(shape.type))) {
    const legal = listSlotValues(ruleset, shapes, table, draft, slot).filter(
      (value) => listLegalValues(context, fillSlot(shapes, draft, slot, value), needed).length > 0,
    );
    if (legal.length > 0) return { slot, legal, optional: false };
  }
  return null;
}

/** Keys of the slots that players left out. */
export type Skipped = ReadonlySet<string>;

/**
 * Returns the slot that players fill in next: first what the action needs, then the rolls and choices that matter. Null
 * if nothing that matters is left.
 */
export function nextPrompt(context: DraftContext, draft: ActionDraft, skipped: Skipped): Prompt | null {
  const { shapes, table, ruleset } = context;
  const resolution = resolveDraft(context, draft);
  const open = listOpenSlots(shapes, table, draft, listAffected(resolution)).filter(
    (slot) => !skipped.has(slotKey(slot)),
  );
  const actor = actorOf(shapes, draft);
  const prompt = (slot: Slot): Prompt => ({
    slot,
    legal: listLegalValues(context, draft, slot),
    optional: !slot.required,
  });
  if (draft.deed === 'use' && actor !== null && 'power' in draft) return nextUseField(context, draft, open, skipped);
  const part = open.find(({ field }) => field === 'action' && draft.deed === 'attack');
  if (part && actor !== null && ruleset.multiPartChoices(table, actor).length > 0)
    return { slot: part, legal: ruleset.multiPartChoices(table, actor).map(({ action }) => action), optional: true };
  const needed = open.find(({ required, shape }) => required || shape.type === 'base');
  if (needed) {
    const asked = prompt(needed);
    return asked.legal.length > 0 ? asked : (findUnlockingPrompt(context, draft, open, needed) ?? asked);
  }
  if (!resolution) return null;
  const answered = open.find((slot) =>
    resolution.open.some((each) => ANSWERS[each.open] === slot.field && (slot.of ?? each.piece) === each.piece),
  );
  const roll = open.find((slot) => slot.field === 'dice' && doesRollMatter(context, draft, slot));
  if (roll) return { slot: roll, legal: [], optional: true };
  if (answered) return { ...prompt(answered), optional: true };
  const die = open.find(
    (slot) => slot.shape.type === 'die' && slot.of === null && doesRollMatter(context, draft, slot),
  );
  return die ? { slot: die, legal: listLegalValues(context, draft, die), optional: true } : null;
}

/** Optional slot of an action, and whether one of its values changes the consequences of the action. */
export interface OptionalSlot extends Slot {
  readonly matters: boolean;
}

/** Lists the optional slots that are still open, those that matter first. */
export function listOptionalSlots(context: DraftContext, draft: ActionDraft): readonly OptionalSlot[] {
  const { ruleset, shapes, table } = context;
  const resolution = resolveDraft(context, draft);
  const plain = factsKey(resolution);
  const matters = (slot: Slot): boolean => {
    if (slot.shape.type === 'die' || slot.shape.type === 'dice') return doesRollMatter(context, draft, slot);
    if (slot.shape.type === 'square' || slot.shape.type === 'base') return false;
    return listSlotValues(ruleset, shapes, table, draft, slot).some((value) => {
      const resolution = resolveDraft(context, fillSlot(shapes, draft, slot, value));
      return resolution?.legal === true && factsKey(resolution) !== plain;
    });
  };
  return listOpenSlots(shapes, table, draft, listAffected(resolution))
    .map((slot) => ({ ...slot, matters: matters(slot) }))
    .toSorted((a, b) => Number(b.matters) - Number(a.matters));
}

/** Fills every slot that has only one legal value. Players can still change it. */
export function fillObvious(context: DraftContext, draft: ActionDraft, skipped: Skipped): ActionDraft {
  const { shapes, table } = context;
  let now = draft;
  const part = table.underway;
  if (part && draft.deed === 'attack' && part.piece === actorOf(shapes, draft) && !('action' in draft))
    now = skipped.has('action') ? now : { ...now, action: part.action };
  for (let next = nextPrompt(context, now, skipped); next; next = nextPrompt(context, now, skipped)) {
    const [only, ...others] = next.legal;
    if (only === undefined || others.length > 0 || next.optional) break;
    now = fillSlot(shapes, now, next.slot, only);
  }
  return now;
}

/** Slot that is filled, with its value, or with each value of a list. */
export interface FilledSlot {
  readonly slot: Slot;
  readonly values: readonly unknown[];
}

/** Lists the slots that were filled since the start of a draft. */
export function listFilledSlots(shapes: ActionShapes, start: ActionDraft, draft: ActionDraft): readonly FilledSlot[] {
  return Object.entries(shapes[draft.deed]?.fields ?? {}).flatMap(([field, shape]): FilledSlot[] => {
    const value = draft[field];
    if (value === undefined || field in start) return [];
    const required = !shape.optional && shape.whenAbsent === undefined;
    if (shape.type === 'by-name')
      return Object.entries(value as object).map(([of, each]) => ({
        slot: { field, of, shape: shape.each ?? shape, required },
        values: [each],
      }));
    const slot = { field, of: null, shape: shape.type === 'rest' ? (shape.each ?? shape) : shape, required };
    const isList = Array.isArray(value) && shape.type !== 'base' && shape.type !== 'dice';
    return [{ slot, values: isList ? value : [value] }];
  });
}

/** Returns a draft without the value of a slot. */
export function clearSlot(draft: ActionDraft, { field, of }: Slot): ActionDraft {
  const { [field]: value, ...others } = draft;
  if (of === null || value === undefined) return { ...others, deed: draft.deed };
  const { [of]: _, ...left } = value as Readonly<Record<string, unknown>>;
  return { ...others, deed: draft.deed, ...(Object.keys(left).length === 0 ? {} : { [field]: left }) };
}
