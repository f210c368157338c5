import type { ActionShape, ActionShapes, Aim, Field } from '../../rules/action-fields';
import { MISSION_DEEDS } from '../../rules/mission-deed';
import type { Ruleset } from '../../rules/ruleset';
import { type Action, GAME_DEEDS, TABLE_DEEDS } from '../../rules/table-deed';
import { unassignedWounds } from '../../table/striker';
import type { Table } from '../../table/table';

/** Action that players are still filling in: its name, and the fields that are filled so far. */
export type ActionDraft = { readonly deed: Action['deed'] } & Readonly<Record<string, unknown>>;

/** Part of an action that players fill in: a field, the part of a field for one piece, or one more item of a list. */
export interface Slot {
  /** Name of the field in the table of the action. */
  readonly field: string;
  /** Piece for which the value is. Null if the field does not have one value for each piece. */
  readonly of: string | null;
  /** Definition of one value. */
  readonly shape: Field<unknown>;
  /** Whether the action is incomplete without a value. */
  readonly required: boolean;
}

/** Key of a slot, to remember which slots players left out. */
export function slotKey({ field, of }: Slot): string {
  return of === null ? field : `${field}/${of}`;
}

const DIAL_ACTIONS: ActionShapes = { ...TABLE_DEEDS, ...GAME_DEEDS, destroy: MISSION_DEEDS.destroy };
const MISSION_ACTIONS: ActionShapes = { ...MISSION_DEEDS, 'end-game': GAME_DEEDS['end-game'] };

/** Lists the actions that players can fill in under an edition, with their fields. */
export function listActionShapes({ mission }: Pick<Ruleset, 'mission'> | { readonly mission: boolean }): ActionShapes {
  return mission ? MISSION_ACTIONS : DIAL_ACTIONS;
}

/** Names of fields that can name the figure that acts. If an action has several of them, the first one names it. */
const ACTOR_FIELDS = ['attacker', 'piece', 'by'] as const;

/** Returns the field of an action that names the figure that acts. Null if no figure acts. */
export function findActorField(shapes: ActionShapes, deed: string): string | null {
  const fields = shapes[deed]?.fields ?? {};
  // A capture names its captor in `by` and its captive in `piece`.
  const order = deed === 'capture' || deed === 'release' || deed === 'rescue' ? ['by'] : ACTOR_FIELDS;
  return order.find((name) => ['piece', 'figure'].includes(fields[name]?.type ?? '')) ?? null;
}

/** Returns the id of the figure that acts. Null if it is not filled in, or if no figure acts. */
export function actorOf(shapes: ActionShapes, draft: ActionDraft): string | null {
  const field = findActorField(shapes, draft.deed);
  const actor = field === null ? undefined : draft[field];
  return typeof actor === 'string' ? actor : null;
}

/** Returns whether every required field of an action has a form that players can fill in. */
function canBeFilledIn({ fields }: ActionShape): boolean {
  return Object.values(fields).every(({ type, optional }) => optional || type !== 'unwritten');
}

/** Lists the actions of an edition in which a figure acts, or without a figure the actions in which none acts. */
export function listDraftableActions(shapes: ActionShapes, withFigure: boolean): readonly Action['deed'][] {
  const names = Object.entries(shapes).filter(([deed, shape]) => {
    return canBeFilledIn(shape) && (findActorField(shapes, deed) !== null) === withFigure;
  });
  return names.map(([deed]) => deed as Action['deed']);
}

const LISTS: readonly string[] = ['squares', 'rest', 'tokens', 'list'];

/** Lists the pieces for which a field with one value for each piece can have values: targets and their captives. */
function piecesConcerned(table: Table, draft: ActionDraft): readonly string[] {
  // In missions `aim` is a number of points.
  const { aim, target } = draft as { aim?: Aim | number; target?: string | { readonly piece?: string } };
  const named = typeof target === 'object' ? target.piece : target;
  const targets = typeof aim === 'object' && 'pieces' in aim ? aim.pieces : named === undefined ? [] : [named];
  const captives = [...table.figures.values()].filter(({ captor }) => captor !== null && targets.includes(captor));
  return [...targets, ...captives.map(({ piece }) => piece)];
}

/**
 * Lists the slots of an action that are still open, in the order of the table of actions.
 * @param affected pieces besides the targets that the action affects, which may have values of their own
 */
export function listOpenSlots(
  shapes: ActionShapes,
  table: Table,
  draft: ActionDraft,
  affected: readonly string[] = [],
): readonly Slot[] {
  return Object.entries(shapes[draft.deed]?.fields ?? {}).flatMap(([field, shape]): Slot[] => {
    if (shape.type === 'unwritten' || shape.type === 'constant') return [];
    const value = draft[field];
    const required = !shape.optional && shape.whenAbsent === undefined;
    const slot = { field, of: null, shape, required };
    if (shape.type === 'by-name') {
      const filled = value ?? {};
      const each = shape.each ?? shape;
      return [...new Set([...piecesConcerned(table, draft), ...affected])]
        .filter((piece) => !Object.hasOwn(filled, piece))
        .map((piece) => ({ field, of: piece, shape: each, required: false }));
    }
    if (shape.type === 'rest') {
      const isBegun = draft[shape.of ?? ''] !== undefined;
      return isBegun && shape.each ? [{ ...slot, shape: shape.each, required: false }] : [];
    }
    if (LISTS.includes(shape.type)) return [{ ...slot, required: required && value === undefined }];
    // An attack can have further figures as targets.
    if (shape.type === 'target' && value !== undefined && 'pieces' in (value as Aim))
      return [{ ...slot, required: false }];
    return value === undefined ? [slot] : [];
  });
}

/** Returns a draft with a slot filled. Lists get one more item. */
export function fillSlot(shapes: ActionShapes, draft: ActionDraft, slot: Slot, value: unknown): ActionDraft {
  const { field, of } = slot;
  const before = draft[field];
  if (of !== null) return { ...draft, [field]: { ...(before as object), [of]: value } };
  const type = shapes[draft.deed]?.fields[field]?.type ?? '';
  if (LISTS.includes(type))
    return { ...draft, [field]: [...((before as readonly unknown[] | undefined) ?? []), value] };
  if (type === 'wounds') return { ...draft, [field]: unassignedWounds(value as number) };
  if (type === 'target' && before !== undefined) {
    const [first, next] = [before as Aim, value as Aim];
    if ('pieces' in first && 'pieces' in next)
      return { ...draft, [field]: { pieces: [...first.pieces, ...next.pieces] } };
  }
  return { ...draft, [field]: value };
}

/** Returns a draft as an action. Required fields with a default get it. Null if a required field is missing. */
export function completeDraft(shapes: ActionShapes, table: Table, draft: ActionDraft): Action | null {
  if (listOpenSlots(shapes, table, draft).some(({ required }) => required)) return null;
  const defaults = Object.entries(shapes[draft.deed]?.fields ?? {}).flatMap(([field, { optional, whenAbsent }]) =>
    !optional && whenAbsent !== undefined && draft[field] === undefined ? [[field, whenAbsent]] : [],
  );
  return { ...Object.fromEntries(defaults), ...draft } as Action;
}
