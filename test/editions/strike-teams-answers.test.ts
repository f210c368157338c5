import { describe, expect, it } from 'vitest';
import { type Board, emptyBoard } from '../../src/board/board';
import { DOOR, PRINTED_OBJECT, WALL } from '../../src/board/terrain';
import { eastEdge, edgeName } from '../../src/grid/edge';
import { parseSquare, type Square, squareName } from '../../src/grid/square';
import type { Mark, Note } from '../../src/rules/answer';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { HitQuestion, MissionRules } from '../../src/rules/ruleset';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { makePiece, type Piece, type StrikerState } from '../../src/table/piece';
import { makePosition, type Position } from '../../src/table/position';
import type { Table } from '../../src/table/table';
import { BEGAN_FACT, joinFact } from '../game/make';

const at = (name: string): Square => parseSquare(name) as Square;
const HENCHMAN: StrikerState = {
  ...{ kind: 'henchman', actionPoints: 0, gain: null, cap: null, health: 3, wounds: 0 },
  ...{ attacked: false, respawned: false, status: [], boxes: {}, cards: {} },
};
const hero = (id: string, square: string): Piece => makePiece(id, [at(square)], { side: 'heroes' });
const grunt = (id: string, square: string): Piece =>
  makePiece(id, [at(square)], { side: 'mastermind', striker: HENCHMAN });

/**
 * Makes a corridor with crates of strength 2 on the given squares. `ammunition` lists the crates that are ammunition.
 */
function corridor(squares: number, pieces: Piece[], crates: string[] = [], ammunition: string[] = []): Position {
  const board = emptyBoard(squares, 1);
  for (const crate of crates) board.terrain[at(crate)] = PRINTED_OBJECT;
  const objectStrengths = new Map(crates.map((crate) => [at(crate), 2]));
  return makePosition({ ...board, objectStrengths }, pieces, { ammunition: ammunition.map(at) });
}

function walled(position: Position, edge: number, kind = WALL, strength: number | null = null): Position {
  const walls = position.board.walls.slice();
  walls[edge] = kind;
  const wallStrengths = new Map(strength === null ? [] : [[edge, strength]]);
  const board: Board = { ...position.board, walls, wallStrengths };
  return { ...position, board };
}

const shot: HitQuestion = {
  ...{ attacker: 'A', targets: ['B'], attack: 'ranged', strength: 5, aim: 0, defend: 0 },
  ...{ from: null, object: null },
};

function markName(mark: Mark): string {
  if (mark.mark === 'piece') return mark.piece;
  return mark.mark === 'edge' ? edgeName(mark.edge) : squareName(mark.square);
}

function noted(notes: readonly Note[], code: Note['code']): string[] | null {
  const found = notes.find((note) => note.code === code);
  return found ? found.marks.map(markName) : null;
}

describe('an attack in strike teams', () => {
  const long = corridor(7, [hero('A', 'a1'), grunt('C', 'c1'), grunt('B', 'g1')], ['f1']);

  it('explains its strength and the defense', () => {
    const [target] = strikeTeams.hit(long, { ...shot, aim: 1, defend: 1 }).targets;
    expect(target?.attack.changes.map(({ source, by }) => [source, by])).toEqual([
      ['distance', -3],
      ['aim', 1],
    ]);
    expect(target?.attack.total).toBe(3);
    expect(target?.defense.changes.map(({ source, by }) => [source, by])).toEqual([
      ['object-in-the-way', 2],
      ['figure-in-the-way', 1],
      ['defend', 1],
    ]);
    expect(target).toMatchObject({ strength: 3, obstruction: 3, wounds: 0, needs: null, range: 6, withReroll: null });
  });

  it('notes whom it knocks out for certain', () => {
    const near = corridor(3, [hero('A', 'a1'), grunt('B', 'c1')]);
    const three = strikeTeams.hit(near, { ...shot, strength: 3 });
    expect(noted(three.notes, 'knocks-out')).toEqual(['B']);
    expect(three.targets[0]?.knockOut).toEqual({ numerator: 1, denominator: 1 });
    const two = strikeTeams.hit(near, { ...shot, strength: 2 });
    expect(noted(two.notes, 'knocks-out')).toBeNull();
    expect(two.targets[0]).toMatchObject({
      knockOut: { numerator: 0, denominator: 1 },
      clicks: [{ clicks: 2, chance: { numerator: 1, denominator: 1 } }],
    });
  });

  it('notes no knock-out for a target of unknown health', () => {
    const near = corridor(3, [grunt('A', 'a1'), hero('B', 'c1')]);
    expect(noted(strikeTeams.hit(near, { ...shot, strength: 12 }).notes, 'knocks-out')).toBeNull();
  });

  it("names the figures hurt by a hurled crate of ammunition, and the target's total damage", () => {
    const position = corridor(7, [hero('A', 'a1'), grunt('B', 'd1'), hero('C', 'e1'), hero('D', 'f1')], ['b1'], ['b1']);
    const { legal, notes, targets } = strikeTeams.hit(position, { ...shot, attack: 'hurl', object: at('b1') });
    expect(legal).toBe(true);
    expect(noted(notes, 'explodes')).toEqual(['B', 'C', 'D']);
    expect(targets[0]).toMatchObject({ strength: 2, wounds: 2, damage: { total: 5 } });
    expect(noted(notes, 'knocks-out')).toEqual(['B']);
  });

  it('uses the damage shown if no strength is given', () => {
    const near = corridor(3, [makePiece('A', [at('a1')], { damage: 4 }), grunt('B', 'c1')]);
    expect(strikeTeams.hit(near, { ...shot, strength: null }).targets[0]?.strength).toBe(4);
  });

  it('throws on an unknown attack', () => {
    expect(() => strikeTeams.hit(long, { ...shot, attack: 'throw' })).toThrow(RangeError);
  });
});

describe('a reading in strike teams', () => {
  it('cites the book, or a reading if the book is silent', () => {
    const position = corridor(4, [hero('A', 'a1'), grunt('B', 'd1')]);
    const wall = walled(position, eastEdge(at('b1')));
    const [reason] = strikeTeams.see(wall, { piece: 'A' }, { piece: 'B' }).reasons;
    expect(reason?.cite).toEqual({
      edition: strikeTeams.id,
      passage: 'Combat: Ranged Attacks (Line of Sight)',
      basis: 'book',
    });
    const apart = strikeTeams.adjacent(wall, { square: at('b1') }, { square: at('c1') });
    expect(apart.reasons.map(({ code, cite }) => [code, cite.basis])).toEqual([['wall', 'reading']]);
  });
});

describe('breaking and opening in strike teams', () => {
  const question = { attacker: 'A', attack: 'melee', strength: 4, aim: 0 };

  it('leaves rubble in place of an object, but not of a wall', () => {
    const crate = corridor(3, [hero('A', 'a1')], ['b1']);
    expect(strikeTeams.destroy(crate, { ...question, target: { square: at('b1') } }).debris).toEqual([at('b1')]);
    const edge = eastEdge(at('a1'));
    const wall = walled(corridor(3, [hero('A', 'a1')]), edge, WALL, 4);
    expect(strikeTeams.destroy(wall, { ...question, target: { edge } })).toMatchObject({ legal: true, debris: [] });
  });

  it('names everyone hurt by exploding ammunition, attacked or demolished, and no one behind a wall', () => {
    const crates = corridor(6, [hero('A', 'a1'), grunt('B', 'c1'), grunt('C', 'd1'), hero('D', 'e1')], ['b1'], ['b1']);
    const target = { square: at('b1') };
    expect(noted(strikeTeams.destroy(crates, { ...question, target }).notes, 'explodes')).toEqual(['A', 'B', 'C']);
    const shielded = walled(crates, eastEdge(at('c1')), DOOR);
    expect(noted(strikeTeams.destroy(shielded, { ...question, target }).notes, 'explodes')).toEqual(['A', 'B']);
    const { interact } = strikeTeams.mission as MissionRules;
    expect(noted(interact(crates, { piece: 'A', target }).notes, 'explodes')).toEqual(['A', 'B', 'C']);
  });

  it('says when a breakthrough fails', () => {
    const { breakthrough } = strikeTeams.mission as MissionRules;
    const position = corridor(3, [hero('A', 'a1'), grunt('B', 'b1')]);
    const asked = { attacker: 'A', target: 'B', strength: 2 };
    expect(noted(breakthrough(position, { ...asked, defend: 2 }).notes, 'thrown-back')).toEqual(['A']);
    expect(breakthrough(position, { ...asked, defend: 1 }).notes).toEqual([]);
  });

  it('names whom a slam knocks out and what stops it', () => {
    const { slam } = strikeTeams.mission as MissionRules;
    const position = corridor(4, [hero('A', 'a1'), hero('B', 'b1'), grunt('C', 'c1')]);
    const slammed = slam(position, { attacker: 'A', target: 'B', spaces: 1, damage: 7, direction: null });
    expect(slammed.victim).toEqual({ piece: 'C', defeated: true });
    expect(slammed.path.map(squareName)).toEqual(['b1', 'c1']);
    expect(noted(slammed.notes, 'ends-at-figure')).toEqual(['C']);
  });
});

describe('the table in strike teams', () => {
  const turn: Fact = { fact: 'turn', side: 'red', round: 1 };
  const opened = (): Table => fold([BEGAN_FACT, joinFact('A', 'red'), joinFact('B', 'blue'), turn]).table;
  const give = (table: Table, deed: Deed) => {
    const ruling = strikeTeams.resolve(table, deed);
    const folded = fold(ruling.facts, table);
    expect(folded.rejected).toEqual([]);
    return { said: ruling, table: folded.table };
  };

  it('activates a figure once, which may then spend its points freely', () => {
    const first = give(opened(), { deed: 'act', piece: 'A', action: 'gain' });
    expect(first.said.legal).toBe(true);
    expect(give(first.table, { deed: 'act', piece: 'A', action: 'melee' }).said).toMatchObject({
      legal: true,
      facts: [],
    });
    const again = give(first.table, { deed: 'act', piece: 'A', action: 'rest' }).said;
    expect(again.reasons.map(({ code }) => code)).toEqual(['acted']);
  });

  it('records wounds, healing and a defeat without dial points', () => {
    const hurt = give(opened(), { deed: 'damage', piece: 'B', clicks: 1, by: 'A' });
    expect(hurt.table.figures.get('B')).toMatchObject({ click: 2, defeated: false, lastHurtBy: 'A' });
    const healed = give(hurt.table, { deed: 'heal', piece: 'B', clicks: 1 });
    expect(healed.table.figures.get('B')).toMatchObject({ click: 1 });
    const felled = give(healed.table, { deed: 'damage', piece: 'B', clicks: 30, by: 'A' });
    expect(felled.table.figures.get('B')).toMatchObject({ defeated: true });
    expect(felled.said.facts.some(({ fact }) => fact === 'scored')).toBe(false);
  });

  it('counts a round when the first side begins again', () => {
    const other = give(opened(), { deed: 'begin-turn', side: 'blue' });
    expect(other.table).toMatchObject({ turn: 'blue', round: 1 });
    const ended = give(other.table, { deed: 'end-turn', side: 'blue' });
    expect(give(ended.table, { deed: 'begin-turn', side: 'red' }).table).toMatchObject({ turn: 'red', round: 2 });
  });
});
