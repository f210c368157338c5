import { expect, test } from 'vitest';
import { DEMO_CARDS, demoDraft } from '../../src/app/mission/demo-mission';
import { missionFacts } from '../../src/app/mission/mission-facts';
import { fold } from '../../src/game/fold';
import { parseSquare, type Square } from '../../src/grid/square';
import { answerQuestion } from '../../src/query/answered';
import { ask, askReach } from '../../src/query/ask';
import { attackKinds, moveKinds } from '../../src/query/kinds';
import { answeredOf } from '../../src/query/map-answer';
import { isActive, movedFacts } from '../../src/query/paid-move';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import { pieceOf } from '../../src/table/position';
import { positionOf, type Table } from '../../src/table/table';
import { wordsOfAnswer } from '../../src/text/answer/present';
import { linesOf } from '../../src/view/lines';
import { hitBadges, reachOverlay } from '../../src/view/overlays';
import { rubbleMarkers, spawnAreas, tokenObjects, tokensOn } from '../../src/view/tokens';

const rules = EDITIONS.find(({ mission }) => mission);
if (!rules) throw new Error('no edition with missions');
const opening = fold(missionFacts(demoDraft(rules.id), rules, DEMO_CARDS)).table;
const at = (name: string) => parseSquare(name) as Square;
const naming = { piece: (id: string) => id, side: (side: string) => side, edition: () => 'the book', board: null };

function placed(table: Table, ...where: readonly [piece: string, square: string][]): Table {
  const facts = where.map(([piece, square]): Fact => ({ fact: 'placed', piece, squares: [square], how: 'placed' }));
  return fold(facts, table).table;
}

/** In the hero phase of the second round, the first hero begun. */
function heroActs(table: Table): Table {
  let now = table;
  for (const deed of [
    { deed: 'begin-round', round: 2 },
    { deed: 'next-phase' },
    { deed: 'next-phase' },
    { deed: 'activate', piece: 'Tallow Wick', how: 'gain', at: null, heal: null },
  ] as const) {
    now = fold(rules?.give(now, deed).facts ?? [], now).table;
  }
  return now;
}

function position(table: Table) {
  const found = positionOf(table);
  if (!found) throw new Error('no map');
  return found;
}

test('a card strikes in its own way, and runs or marches', () => {
  const now = position(opening);
  const kinds = (id: string) => {
    const piece = pieceOf(now, id);
    if (!piece) throw new Error(id);
    return [attackKinds(rules, now, piece), moveKinds(rules, piece)];
  };
  expect(kinds('Tallow Wick')).toEqual([['ranged'], ['move', 'run']]);
  expect(kinds('Tollmen 1')).toEqual([['melee'], ['move', 'march']]);
});

test('the reach of a run is a point cheaper than that of a walk, and costs are points', () => {
  const now = position(heroActs(opening));
  const costAt = (kind: string, square: string) => {
    const { numbers } = reachOverlay(askReach(rules, now, 'Tallow Wick', kind));
    return numbers.find((each) => each.square === at(square))?.text ?? null;
  };
  expect(costAt('move', 'c13')).toBe('2');
  expect(costAt('run', 'c13')).toBe('1');
});

test('a blow is answered in wounds with its price, and what obstructs is drawn on the line', () => {
  const table = placed(heroActs(opening), ['Tallow Wick', 'd13'], ['Tollmen 1', 'd10'], ['Tollmen 2', 'd11']);
  const now = position(table);
  const ruling = ask({
    ruleset: rules,
    position: now,
    selected: 'Tallow Wick',
    mode: 'hit',
    target: { piece: 'Tollmen 1' },
    kind: null,
  });
  if (ruling?.mode !== 'hit') throw new Error('no answer');
  const answered = answeredOf(ruling, 'Tallow Wick');
  const words = wordsOfAnswer(answered, naming);
  expect(words.number).toEqual({ value: '2', unit: 'wounds, no roll' });
  expect(words.lines.map(({ text }) => text)).toContain('Costs 2 AP');
  expect(words.lines.some(({ text }) => /click/.test(text))).toBe(false);
  expect(linesOf(now, answered)[0]?.hindrances).toEqual([{ at: 'squares', squares: [at('d11')] }]);
  const wick = pieceOf(now, 'Tallow Wick');
  expect(wick && hitBadges(rules, now, wick).get('Tollmen 1')).toEqual({ text: '2 wd', tone: 'good' });
});

test('whoever acts pays for a pull on the map; nobody else does', () => {
  const table = heroActs(opening);
  const wick = table.figures.get('Tallow Wick');
  const bell = table.figures.get('Sexton Bell');
  if (!wick || !bell) throw new Error('no heroes');
  expect([isActive(table, wick), isActive(table, bell)]).toEqual([true, false]);
  const paid = movedFacts(rules, table, wick, [at('c13')]);
  expect(paid?.cost).toBe(2);
  expect(paid?.facts).toContainEqual({ fact: 'tallied', piece: 'Tallow Wick', tally: 'points', of: null, by: -2 });
  expect(movedFacts(rules, table, bell, [at('c13')])).toBeNull();
});

test('tokens are told apart by letter and shape, and a spawn point under a figure keeps only its frame', () => {
  expect(
    tokenObjects(opening)
      .map(({ letter }) => letter)
      .sort(),
  ).toEqual(['A', 'A', 'O', 'O', 'T']);
  expect(spawnAreas(opening).every(({ label }) => label === '')).toBe(true);
  const moved = placed(opening, ['Tallow Wick', 'b13'], ['Tollmen 1', 'b4'], ['Brine Corporal', 'k1']);
  expect(
    spawnAreas(moved)
      .flatMap(({ label }) => label || [])
      .sort(),
  ).toEqual(['H', 'M', 'V']);
  expect(tokensOn(opening, at('c6'))).toEqual(['Sluice wheel 1, strength 4, 0 of 1 wounds']);
  expect(rubbleMarkers(opening)).toEqual([]);
  const broken = fold(
    rules?.give(opening, { deed: 'destroy', target: { square: at('h5') } }).facts ?? [],
    opening,
  ).table;
  expect(rubbleMarkers(broken).map(({ square, sign }) => [square, sign])).toEqual([[at('h5'), 'debris']]);
});

test('the map and the notation count a move alike, on foot and at a run', () => {
  const now = position(heroActs(opening));
  for (const kind of ['move', 'run']) {
    const answer = ask({
      ruleset: rules,
      position: now,
      selected: 'Tallow Wick',
      mode: 'move',
      target: { square: at('c13') },
      kind,
    });
    if (answer?.mode !== 'move') throw new Error('no answer');
    expect(answer.budget.unit).toBe('points');
    const answered = answeredOf(answer, 'Tallow Wick');
    expect(answerQuestion(rules, now, answered)).toEqual(answered);
  }
});
