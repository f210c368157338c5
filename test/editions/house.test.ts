import { describe, expect, test } from 'vitest';
import { listBoardSquares } from '../../src/board/board';
import { findCitedEntry, findEntryByTopic } from '../../src/book';
import { parseSharedPosition } from '../../src/notation/cases';
import type { Note } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';
import { applyHouseRules } from '../../src/rules/house-rules';
import { HOUSE_SLOTS, type Ruleset } from '../../src/rules/ruleset';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, joinFact } from '../game/make';
import { randomPosition } from '../helpers/random-position';
import { compareRuling, positionFromScene, printDrawing, type Scene } from '../helpers/ruling';
import { readExpectations } from './expectation-row';

/** Question to which the book and a house rule give different answers. */
interface Flip {
  readonly rule: string;
  readonly scene: Scene;
  readonly ask: object;
  readonly book: object;
  readonly house: object;
}

const FLIPS = readExpectations<Readonly<Record<string, readonly Flip[]>>>('house');

/** Action of a figure, and a number that the house rule changes: clicks of pushing damage, or actions used. */
const TURNS: Readonly<
  Record<string, { readonly action: string; readonly by: readonly [book: number, house: number] }>
> = {
  'no-pushing-damage': { action: 'move', by: [1, 0] },
  'pushing-damage': { action: 'move', by: [0, 1] },
  'pass-is-free': { action: 'pass', by: [1, 0] },
  'pass-costs-an-action': { action: 'pass', by: [0, 1] },
};

function given(edition: Ruleset, action: string): { readonly count: number; readonly codes: readonly string[] } {
  const turn: Fact = { fact: 'turn', side: 'red', round: 2 };
  const before: Fact[] = action === 'move' ? [{ fact: 'tokens', piece: 'A', by: 1 }] : [];
  const { table } = fold([BEGAN_FACT, joinFact('A', 'red'), joinFact('B', 'blue'), ...before, turn]);
  const deed: Deed = { deed: 'act', piece: 'A', action };
  const { facts, notes } = edition.resolve(table, deed);
  const clicks = facts.reduce((sum, fact) => sum + (fact.fact === 'clicked' ? fact.by : 0), 0);
  const spent = facts.filter(({ fact }) => fact === 'acted').length;
  return { count: action === 'pass' ? spent : clicks, codes: notes.map(({ code }) => code) };
}

/** Answers a question about two pieces with the edition’s functions instead of the notation runner. */
function asked(edition: Ruleset, { scene, ask }: Flip): unknown {
  const text = JSON.stringify({
    edition: edition.id,
    ...scene.more,
    map: printDrawing(scene.map),
    pieces: scene.pieces,
    ask,
  });
  const parsed = parseSharedPosition(text, 'scene', (id) => id === edition.id);
  if (!parsed.ok || !parsed.value.ask) throw new SyntaxError('no question');
  const { position, ask: question } = parsed.value;
  if (question.ask === 'see') return edition.see(position, ...question.of);
  if (question.ask === 'hit') return edition.hit(position, question.of);
  if (question.ask === 'move') return edition.move(position, question.of);
  if (question.ask === 'destroy') return edition.destroy(position, question.of);
  if (question.ask === 'breakthrough') return edition.mission?.breakthrough(position, question.of);
  throw new Error('these tests do not ask that');
}

describe.each(EDITIONS)('$id', (edition) => {
  const { rules } = edition.house;
  const flips = FLIPS[edition.id] ?? [];

  test('offers distinct rules, each with its entry, its passage and a question that it changes', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.map(({ id }) => id)).toEqual([...new Set(rules.map(({ id }) => id))]);
    const proven = [...flips.map(({ rule }) => rule), ...Object.keys(TURNS)];
    for (const { id, slots, name, says, topic, cite } of rules) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect([id, proven.includes(id)]).toEqual([id, true]);
      expect([
        id,
        slots.filter((slot) => HOUSE_SLOTS.includes(slot) && slot in { ...edition.mission, ...edition }),
      ]).toEqual([id, slots]);
      expect([id, name.length < 50, says.endsWith('.')]).toEqual([id, true, true]);
      const entry = findEntryByTopic(edition.id, topic);
      expect([id, entry?.topic]).toEqual([id, topic]);
      // The house citation opens the topic’s entry; the plain citation opens an entry on the same passage.
      expect([id, cite.edition, findCitedEntry({ ...cite, basis: 'house', topic })?.id]).toEqual([
        id,
        edition.id,
        entry?.id,
      ]);
      expect([id, findCitedEntry(cite)?.sections.includes(cite.passage)]).toEqual([id, true]);
    }
  });

  test('is unchanged without house rules, and the same object for the same choice in any order', () => {
    expect(applyHouseRules(edition, [])).toEqual({ rules: edition, unknown: [] });
    expect(applyHouseRules(edition, []).rules).toBe(edition);
    const ids = rules.map(({ id }) => id);
    expect(applyHouseRules(edition, ids).rules).toBe(applyHouseRules(edition, [...ids].reverse()).rules);
    expect(applyHouseRules(edition, ids).rules.id).toBe(edition.id);
    expect(applyHouseRules(edition, ids).rules.house.inForce).toEqual(rules);
  });

  test('reports rules of a later version as unknown, and plays the rest', () => {
    const [first] = rules;
    const { rules: played, unknown } = applyHouseRules(edition, ['from-a-later-version', first?.id ?? '']);
    expect(unknown).toEqual(['from-a-later-version']);
    expect(played.house.inForce).toEqual([first]);
    expect(applyHouseRules(edition, ['from-a-later-version']).rules).toBe(edition);
  });

  if (flips.length > 0) {
    test.each(flips)('$rule changes the answer and is cited', (flip) => {
      const { rule, scene, ask, book, house } = flip;
      const played = applyHouseRules(edition, [rule]).rules;
      expect(compareRuling(edition, scene, ask, book)).toBe('passed');
      expect(compareRuling(played, scene, ask, house)).toBe('passed');
      const text = JSON.stringify(asked(played, flip));
      const name = rules.find(({ id }) => id === rule)?.name;
      const { notes } = asked(played, flip) as { readonly notes: readonly Note[] };
      const told = notes.filter(({ code }) => code === 'house-rule');
      expect(told.map(({ about }) => about)).toEqual([name]);
      expect(told.map(({ cite }) => [cite.basis, findCitedEntry(cite)?.topic])).toEqual([
        ['house', rules.find(({ id }) => id === rule)?.topic],
      ]);
      expect(JSON.stringify(asked(edition, flip))).not.toContain('"basis":"house"');
      expect(text).toContain('"basis":"house"');
    });

    test.each(flips)('$rule is also cited with all other house rules in force', (flip) => {
      const everything = applyHouseRules(
        edition,
        rules.map(({ id }) => id),
      ).rules;
      const { notes } = asked(everything, flip) as { readonly notes: readonly Note[] };
      expect(notes.map(({ about }) => about)).toContain(rules.find(({ id }) => id === flip.rule)?.name);
    });
  }

  for (const { id, name } of rules.filter((rule) => rule.id in TURNS)) {
    test(`${id}: what is given at the table flips, and says by what`, () => {
      const { action, by } = TURNS[id] as (typeof TURNS)[string];
      const before = given(edition, action);
      const after = given(applyHouseRules(edition, [id]).rules, action);
      expect([before.count, after.count]).toEqual(by);
      expect([name, before.codes.includes('house-rule'), after.codes.includes('house-rule')]).toEqual([
        name,
        false,
        true,
      ]);
    });
  }

  test('does not mention house rules that change nothing', () => {
    const played = applyHouseRules(
      edition,
      rules.map(({ id }) => id),
    ).rules;
    const position = positionFromScene(edition, {
      map: ['. . .'],
      pieces: { A: { at: 'a1', side: 'red' }, B: { at: 'c1', side: 'blue' } },
    });
    expect(played.see(position, { piece: 'A' }, { piece: 'B' })).toEqual(
      edition.see(position, { piece: 'A' }, { piece: 'B' }),
    );
  });

  test.each([5, 11, 23])(
    'sees the same from one square to the whole board as line by line under all of them, seed %i',
    (seed) => {
      const played = applyHouseRules(
        edition,
        rules.map(({ id }) => id),
      ).rules;
      const position = randomPosition(seed);
      const levels = { blocked: 0, hindered: 1, clear: 2 } as const;
      for (const piece of position.pieces.slice(0, 2)) {
        const fast = played.sight(position, { piece: piece.id });
        const wrong = listBoardSquares(position.board).filter(
          (square) => fast[square] !== levels[played.see(position, { piece: piece.id }, { square }).see],
        );
        expect(wrong).toEqual([]);
      }
    },
  );
});

/** Edition with two house rules that each block every line. */
const TWINS: Ruleset = (() => {
  const [book] = EDITIONS;
  const cite = { edition: book.id, passage: 'Walls', basis: 'book' } as const;
  const rule = (id: string, name: string) =>
    ({ id, name, slots: ['see'], says: 'It is.', topic: 'walls', cite }) as const;
  const rules = [rule('one', 'One'), rule('other', 'Other')];
  const play = (ids: readonly string[]): Ruleset => ({
    ...book,
    see: (...of) => (ids.length > 0 ? { ...book.see(...of), see: 'blocked' } : book.see(...of)),
  });
  return { ...book, house: { rules, inForce: [], play } };
})();

test('cites both of two equivalent rules if the book alone answers differently', () => {
  const both = applyHouseRules(TWINS, ['one', 'other']).rules;
  const position = positionFromScene(EDITIONS[0], { map: ['. .'], pieces: {} });
  const answer = both.see(position, { square: 0 }, { square: 1 });
  const notes = answer.notes.filter(({ code }) => code === 'house-rule');
  expect(notes.map(({ about }) => about)).toEqual(['One', 'Other']);
  expect(applyHouseRules(TWINS, ['one']).rules.see(position, { square: 0 }, { square: 1 }).notes).toHaveLength(2);
});
