import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCases } from '../../src/notation/cases';
import { applyCaseFacts, makeCaseGameFacts } from '../../src/notation/game-of-case';
import { playEvents } from '../../src/notation/play-case';
import {
  type ActionDraft,
  completeDraft,
  fillSlot,
  findActorField,
  listActionShapes,
  listDraftableActions,
  listOpenSlots,
} from '../../src/query/draft/action-draft';
import { type DraftContext, listLegalValues, nextPrompt } from '../../src/query/draft/draft-prompts';
import { listSlotValues } from '../../src/query/draft/slot-values';
import { EDITIONS, editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { emptyTable } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { seededRandom } from '../helpers/random-position';

const FOLDERS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords', 'strike-teams'];

/**
 * Reads the played cases of a folder. For each case, returns the table in the first side's turn and the table at the
 * end.
 */
function tablesOf(folder: string): { readonly ruleset: Ruleset; readonly table: Table; readonly title: string }[] {
  const path = `test/cases/${folder}`;
  const knows = (id: string) => EDITIONS.some((each) => each.id === id);
  return readdirSync(path)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseCases(readFileSync(`${path}/${file}`, 'utf8'), file, knows))
    .flatMap((read) => {
      const ruleset = read.ok ? editionById(read.value.edition) : undefined;
      if (!read.ok || !ruleset || read.value.ask.ask !== 'play' || !read.value.position) return [];
      const begun = applyCaseFacts(emptyTable, makeCaseGameFacts(ruleset, read.value.position, read.value.ask.of));
      const side = begun.players[0]?.side ?? '';
      const table =
        begun.turn === null ? applyCaseFacts(begun, ruleset.resolve(begun, { deed: 'begin-turn', side }).facts) : begun;
      const title = read.value.title ?? '';
      const played = playEvents(ruleset, read.value.position, read.value.ask.of);
      return [{ ruleset, table, title }, ...(played ? [{ ruleset, table: played.table, title }] : [])];
    });
}

function contextOf(ruleset: Ruleset, table: Table): DraftContext {
  return { ruleset, table, shapes: listActionShapes(ruleset) };
}

/** Lists a draft for each action of each figure, without any choices. */
function startsOf({ shapes, table }: DraftContext): ActionDraft[] {
  return [...table.figures.keys()].flatMap((piece) =>
    listDraftableActions(shapes, true).map((deed) => ({ deed, [findActorField(shapes, deed) ?? '']: piece })),
  );
}

describe.each(FOLDERS)('actions of %s', (folder) => {
  const tables = tablesOf(folder);
  const random = seededRandom(FOLDERS.indexOf(folder) + 1);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const pickTable = () => {
    const picked = pick(tables);
    if (!picked) throw new Error('no tables');
    return picked;
  };

  it('can be filled in with any values, legal or not', () => {
    expect(tables.length).toBeGreaterThan(20);
    let filled = 0;
    for (let count = 0; count < 400; count++) {
      const { ruleset, table, title } = pickTable();
      const context = contextOf(ruleset, table);
      let draft = pick(startsOf(context)) as ActionDraft;
      for (let step = 0; step < 6; step++) {
        const open = listOpenSlots(context.shapes, table, draft);
        const slot = open.find(({ required }) => required) ?? pick(open);
        const value = slot && pick(listSlotValues(ruleset, context.shapes, table, draft, slot));
        if (slot && value !== undefined) draft = fillSlot(context.shapes, draft, slot, value);
        const action = completeDraft(context.shapes, table, draft);
        if (!action) continue;
        filled += 1;
        expect(() => ruleset.resolve(table, action), `${title}: ${JSON.stringify(action)}`).not.toThrow();
      }
    }
    expect(filled).toBeGreaterThan(800);
  });

  it('are legal in the end if every value is chosen from the legal ones', () => {
    let legal = 0;
    for (let count = 0; count < 60; count++) {
      const { ruleset, table, title } = pickTable();
      const context = contextOf(ruleset, table);
      let draft = pick(startsOf(context)) as ActionDraft;
      let hadChoice = true;
      let chose = false;
      for (let step = 0; step < 12 && hadChoice; step++) {
        const prompt = nextPrompt(context, draft, new Set());
        if (!prompt || prompt.slot.shape.type === 'dice') break;
        const value = pick(listLegalValues(context, draft, prompt.slot));
        hadChoice = value !== undefined;
        if (hadChoice) draft = fillSlot(context.shapes, draft, prompt.slot, value);
        chose ||= hadChoice;
      }
      const action = hadChoice ? completeDraft(context.shapes, table, draft) : null;
      if (!action || !chose || draft.deed === 'use') continue;
      const { reasons } = ruleset.resolve(table, action);
      legal += Number(reasons.length === 0);
      expect(
        reasons.map(({ code }) => code),
        `${title}: ${JSON.stringify(action)}`,
      ).toEqual([]);
    }
    expect(legal).toBeGreaterThan(5);
  });
});

const PAID_MARCH = `
edition: strike-teams
map: |
  +---+---+---+
  | .   .   . |
  +   +   +   +
  | .   .   . |
  +---+---+---+
groups: {Grunts: {members: [G1, G2], ap: 3, gain: 0}}
pieces:
  G1: {at: a1, side: mastermind, kind: henchman}
  G2: {at: a2, side: mastermind, kind: henchman}
ask:
  play:
    - activate: [Grunts, gain]
    - move: {piece: G1, to: c1, action: march}
expect: {legal: true}
`;

describe('a needed field without a legal value', () => {
  it('asks first for the kind of move that gives it legal values', () => {
    const [read] = parseCases(PAID_MARCH, 'march.yaml', () => true);
    const ruleset = editionById('strike-teams');
    if (!read?.ok || !ruleset || read.value.ask.ask !== 'play' || !read.value.position) throw new Error('no case');
    const played = playEvents(ruleset, read.value.position, read.value.ask.of);
    if (!played) throw new Error('not played');
    const context = contextOf(ruleset, played.table);
    const prompt = nextPrompt(context, { deed: 'move', piece: 'G2' }, new Set());
    expect(prompt).toMatchObject({ slot: { field: 'action' }, legal: ['march'] });
    const march = prompt && fillSlot(context.shapes, { deed: 'move', piece: 'G2' }, prompt.slot, 'march');
    const next = march && nextPrompt(context, march, new Set());
    expect(next?.slot.field).toBe('to');
    expect(next?.legal.length).toBeGreaterThan(0);
  });
});
