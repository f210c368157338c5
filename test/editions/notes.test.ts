import { describe, expect, test } from 'vitest';
import { squareName } from '../../src/grid/square';
import { parseSharedPosition } from '../../src/notation/cases';
import { answerQuestion } from '../../src/query/answered';
import type { Mark, Note } from '../../src/rules/answer';
import { editionById } from '../../src/rules/editions';
import { printDrawing, type Scene } from '../helpers/ruling';

/** Scene and question, with the notes that each edition adds to its answer. */
interface Row {
  readonly is: string;
  readonly scene: Scene;
  readonly ask: object;
  /** Expected notes by edition. Each is a code, followed by the ids of everything that the note marks. */
  readonly told: Readonly<Record<string, readonly string[]>>;
}

const DIALS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'];

function sameIn(editions: readonly string[], ...notes: string[]): Record<string, readonly string[]> {
  return Object.fromEntries(editions.map((edition) => [edition, notes]));
}

function nameOf(mark: Mark): string {
  return mark.mark === 'piece' ? mark.piece : mark.mark === 'square' ? squareName(mark.square) : 'a side';
}

/** Notes about powers, which the test leaves out, because X of Swords leaves many powers to the players. */
const ABOUT_POWERS: readonly Note['code'][] = ['player-rules', 'player-meaning'];

function notesOf(edition: string, { map, pieces, more }: Scene, ask: object): string[] {
  const rules = editionById(edition);
  const text = JSON.stringify({ edition, ...more, map: printDrawing(map), pieces, ask });
  const parsed = parseSharedPosition(text, 'scene', (id) => id === edition);
  if (!rules || !parsed.ok || !parsed.value.ask) throw new SyntaxError(`no question: ${text}`);
  const answered = answerQuestion(rules, parsed.value.position, parsed.value.ask);
  if (!answered || !('notes' in answered.answer)) throw new SyntaxError('no notes in this answer');
  return answered.answer.notes
    .filter(({ code }) => !ABOUT_POWERS.includes(code))
    .map(({ code, marks }) => [code, ...marks.map(nameOf).sort()].join(' '))
    .sort();
}

const blue = { side: 'blue' };
const ROW = ['. . . . . .', '. . . . . .', '. . . . . .'];
const pushed = { knockback: { attacker: 'A', target: 'B', taken: 2 } };
const walk = (to: string, more: object = {}) => ({ move: { piece: 'A', to, action: 'move', ...more } });

const ROWS: readonly Row[] = [
  {
    is: 'a line with nothing in it is clear',
    scene: { map: ROW, pieces: { A: { at: 'a1' }, B: { at: 'd1', ...blue } } },
    ask: { see: ['A', 'B'] },
    told: sameIn(DIALS, 'line-clear'),
  },
  {
    is: 'a line over hindering ground says where',
    scene: { map: ['. h h . .'], pieces: { A: { at: 'a1' }, B: { at: 'd1', ...blue } } },
    ask: { see: ['A', 'B'] },
    told: sameIn(DIALS, 'line-hindered b1 c1'),
  },
  {
    is: 'who leaves opponents has to break away from each of them',
    scene: {
      map: ROW,
      pieces: { A: { at: 'b2' }, B: { at: 'c2', ...blue }, C: { at: 'a1', ...blue }, D: { at: 'f2', ...blue } },
    },
    ask: walk('b3'),
    told: sameIn(DIALS, 'break-away B C'),
  },
  {
    is: 'who leaves nobody has not',
    scene: { map: ROW, pieces: { A: { at: 'b2' }, F: { at: 'c2' } } },
    ask: walk('b3'),
    told: sameIn(DIALS),
  },
  {
    is: 'who sets out from hindering ground is halved, but for the latest book',
    scene: { map: ['h . . . .'], pieces: { A: { at: 'a1' } } },
    ask: walk('c1'),
    told: {
      ...sameIn(['hypertime-2002', 'hypertime-2003', 'core-2008'], 'halved-hindering A'),
      'x-of-swords': [],
    },
  },
  {
    is: 'who charges is halved',
    scene: { map: ROW, pieces: { A: { at: 'a2', powers: ['charge'] } } },
    ask: walk('c2', { action: 'charge' }),
    told: sameIn(DIALS, 'halved-power A'),
  },
  {
    is: 'who only walks is not halved by that power',
    scene: { map: ROW, pieces: { A: { at: 'a2', powers: ['charge'] } } },
    ask: walk('c2'),
    told: sameIn(DIALS),
  },
  {
    is: 'a passenger slows its carrier by the core rules',
    scene: { map: ROW, pieces: { A: { at: 'a2', abilities: ['flight', 'carry'] }, F: { at: 'b2' } } },
    ask: walk('d2', { carrying: 'F' }),
    told: { 'core-2008': ['carrying-slows F'], 'hypertime-2003': [] },
  },
  {
    is: 'the carry itself tells of it too',
    scene: { map: ROW, pieces: { A: { at: 'a2', abilities: ['flight', 'carry'] }, F: { at: 'b2' } } },
    ask: { carry: { carrier: 'A', carried: 'F' } },
    told: { 'core-2008': ['carrying-slows F'], 'hypertime-2003': [] },
  },
  {
    is: 'knock back in the open says nothing',
    scene: { map: ROW, pieces: { A: { at: 'a2' }, B: { at: 'b2', ...blue } } },
    ask: pushed,
    told: sameIn(DIALS),
  },
  {
    is: 'knock back ends at the edge of the map',
    scene: { map: ROW, pieces: { A: { at: 'd2' }, B: { at: 'e2', ...blue } } },
    ask: pushed,
    told: sameIn(DIALS, 'ends-at-edge f2'),
  },
  {
    is: 'knock back ends at a wall',
    scene: { map: ['. . . | . .'], pieces: { A: { at: 'a1' }, B: { at: 'b1', ...blue } } },
    ask: pushed,
    told: sameIn(DIALS, 'ends-at-wall a side'),
  },
  {
    is: 'knock back ends before blocking terrain',
    scene: { map: ['. . . B .'], pieces: { A: { at: 'a1' }, B: { at: 'b1', ...blue } } },
    ask: pushed,
    told: sameIn(DIALS, 'ends-at-blocking d1'),
  },
  {
    is: 'knock back ends at the foot of higher ground',
    scene: { map: ['. . . 1. 1.'], pieces: { A: { at: 'a1' }, B: { at: 'b1', ...blue } } },
    ask: pushed,
    told: sameIn(DIALS, 'ends-at-elevated d1'),
  },
  {
    is: 'knock back ends before whoever stands there, friend or foe',
    scene: { map: ROW, pieces: { A: { at: 'a2' }, B: { at: 'b2', ...blue }, C: { at: 'd2', ...blue } } },
    ask: pushed,
    told: sameIn(DIALS, 'ends-at-figure C'),
  },
  {
    is: 'who is pushed off higher ground falls',
    scene: { map: ['1. 1. 1. . .'], pieces: { A: { at: 'a1' }, B: { at: 'b1', ...blue } } },
    ask: pushed,
    told: sameIn(DIALS, 'falls d1'),
  },
  {
    is: 'a hit that takes all clicks knocks out',
    scene: { map: ROW, pieces: { A: { at: 'a2', damage: 3 }, B: { at: 'b2', ...blue, clicks: 3 } } },
    ask: { hit: { attacker: 'A', target: 'B', attack: 'close' } },
    told: sameIn(DIALS, 'knocks-out B'),
  },
  {
    is: 'a hit that leaves one does not',
    scene: { map: ROW, pieces: { A: { at: 'a2', damage: 3 }, B: { at: 'b2', ...blue, clicks: 4 } } },
    ask: { hit: { attacker: 'A', target: 'B', attack: 'close' } },
    told: sameIn(DIALS),
  },
  {
    is: 'who may evade may evade',
    scene: { map: ROW, pieces: { A: { at: 'a2' }, B: { at: 'b2', ...blue, powers: ['super-senses'] } } },
    ask: { hit: { attacker: 'A', target: 'B', attack: 'close' } },
    told: sameIn(DIALS, 'evades B'),
  },
  {
    is: 'several targets share the damage where each is not dealt its own',
    scene: {
      map: ROW,
      pieces: { A: { at: 'a2', targets: 2, damage: 3 }, B: { at: 'e1', ...blue }, C: { at: 'e3', ...blue } },
    },
    ask: { hit: { attacker: 'A', target: ['B', 'C'], attack: 'ranged' } },
    told: {
      // In the Hypertime books each target takes one click, so the damage is not shared.
      ...sameIn(['hypertime-2002', 'hypertime-2003'], 'line-clear', 'line-clear'),
      ...sameIn(['core-2008', 'x-of-swords'], 'damage-shared B C', 'line-clear', 'line-clear'),
    },
  },
  {
    is: 'all that a quake strikes are dealt their own',
    scene: {
      map: ROW,
      pieces: { A: { at: 'b2', powers: ['quake'] }, B: { at: 'c2', ...blue }, C: { at: 'a2', ...blue } },
    },
    ask: { hit: { attacker: 'A', target: ['B', 'C'], attack: 'close' } },
    told: { 'x-of-swords': [] },
  },
  {
    is: 'an opponent is hit before he is moved from afar, a friend is not',
    scene: {
      map: ROW,
      pieces: { A: { at: 'a2', powers: ['telekinesis'], range: 6 }, B: { at: 'c2', ...blue }, F: { at: 'c1' } },
    },
    ask: { move: { piece: 'B', by: 'A', to: 'd2', action: 'telekinesis' } },
    told: { 'core-2008': ['must-be-hit B'], 'hypertime-2003': ['must-be-hit B'] },
  },
  {
    is: 'things are hit without a roll',
    scene: { map: ['. B . .'], pieces: { A: { at: 'a1', damage: 3 } } },
    ask: { destroy: { attacker: 'A', target: 'b1', attack: 'close' } },
    told: sameIn(DIALS, 'auto-hit'),
  },
  {
    is: 'what is too strong is not hit',
    scene: { map: ['. B . .'], pieces: { A: { at: 'a1', damage: 1 } } },
    ask: { destroy: { attacker: 'A', target: 'b1', attack: 'close' } },
    told: sameIn(DIALS),
  },
];

describe.each(ROWS)('$is', ({ scene, ask, told }) => {
  test.each(Object.entries(told))('%s', (edition, notes) => {
    expect(notesOf(edition, scene, ask)).toEqual([...notes].sort());
  });
});
