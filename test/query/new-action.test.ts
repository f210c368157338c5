import { expect, it } from 'vitest';
import { printAction } from '../../src/notation/action-text';
import {
  completeDraft,
  fillSlot,
  listDraftableActions,
  listOpenSlots,
  slotKey,
} from '../../src/query/draft/action-draft';
import { listSlotValues } from '../../src/query/draft/slot-values';
import { type ActionOf, dieField, keyedAction, optionalField, pieceField } from '../../src/rules/action-fields';
import { makeGameTable } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';

/** Definition of an action that exists in no edition. Nothing else in the code knows it. */
const NEW_ACTIONS = {
  taunt: keyedAction('A figure taunts another.', {
    piece: pieceField('Who taunts.'),
    target: pieceField('Who is taunted.'),
    die: optionalField(dieField('A roll of one die.')),
  }),
};
type NewAction = ActionOf<typeof NEW_ACTIONS>;

it('a new kind of action is one entry: its type, its fields, their values and the complete action', () => {
  const ruleset = requireEdition('core-2008');
  const table = makeGameTable(ruleset, { A: { at: 'a1' }, B: { at: 'b1', side: 'blue' } });
  const typed: NewAction = { deed: 'taunt', piece: 'A', target: 'B', die: 4 };
  expect(listDraftableActions(NEW_ACTIONS, true)).toEqual(['taunt']);
  // The type of drafts only allows names of existing actions, hence the cast.
  let draft = { deed: 'taunt', piece: 'A' } as unknown as Parameters<typeof listOpenSlots>[2];
  const open = () => listOpenSlots(NEW_ACTIONS, table, draft);
  expect(open().map((slot) => [slotKey(slot), slot.required])).toEqual([
    ['target', true],
    ['die', false],
  ]);
  expect(completeDraft(NEW_ACTIONS, table, draft)).toBeNull();
  for (const wanted of ['B', 4]) {
    const [slot] = open();
    if (!slot) throw new Error('no slot');
    expect(listSlotValues(ruleset, NEW_ACTIONS, table, draft, slot)).toContain(wanted);
    draft = fillSlot(NEW_ACTIONS, draft, slot, wanted);
  }
  expect(completeDraft(NEW_ACTIONS, table, draft)).toEqual(typed);
  expect(printAction(NEW_ACTIONS, 'taunt', typed)).toEqual({ taunt: { piece: 'A', target: 'B', die: 4 } });
});
