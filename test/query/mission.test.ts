import { expect, test } from 'vitest';
import { DEMO_MISSION_CARDS, makeDemoDraft } from '../../src/app/mission/demo-mission';
import { makeMissionFacts } from '../../src/app/mission/mission-facts';
import { parseSquare, type Square } from '../../src/grid/square';
import { answerMapQuestion, answerReachQuestion } from '../../src/query/answer-map-question';
import { answerQuestion } from '../../src/query/answered';
import { listAttackKinds, listMoveKinds } from '../../src/query/kinds';
import { toAnswered } from '../../src/query/map-answer';
import { makePaidDraggedMove } from '../../src/query/paid-move';
import { positionInGame } from '../../src/query/resolve-deed';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { findPiece } from '../../src/table/position';
import { countActionPoints, hasActivation } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { getTally } from '../../src/table/tallies';
import { describeAnswer } from '../../src/text/answer/describe-answer';
import { makeAnswerLines } from '../../src/view/answer-lines';
import { makeHitBadges, makeReachOverlay } from '../../src/view/overlays';
import { describeTokensOn, makeRubbleMarkers, makeSpawnAreas, makeTokenObjects } from '../../src/view/tokens';

const rules = EDITIONS.find(({ mission }) => mission);
if (!rules) throw new Error('no edition with missions');
const opening = fold(makeMissionFacts(makeDemoDraft(rules.id), rules, DEMO_MISSION_CARDS)).table;
const at = (name: string) => parseSquare(name) as Square;
const naming = { piece: (id: string) => id, side: (side: string) => side, edition: () => 'the book', board: null };

function placed(table: Table, ...where: readonly [piece: string, square: string][]): Table {
  const facts = where.map(([piece, square]): Fact => ({ fact: 'placed', piece, squares: [square], how: 'placed' }));
  return fold(facts, table).table;
}

/** Starts the hero phase of the second round and activates the first hero. */
function heroActs(table: Table): Table {
  let now = table;
  for (const deed of [
    { deed: 'begin-round', round: 2 },
    { deed: 'next-phase' },
    { deed: 'next-phase' },
    { deed: 'activate', piece: 'Tallow Wick', how: 'gain' },
  ] as const) {
    now = fold(rules?.resolve(now, deed).facts ?? [], now).table;
  }
  return now;
}

function position(table: Table) {
  const found = getTablePosition(table);
  if (!found) throw new Error('no map');
  return found;
}

test('a figure with a card attacks as the card says, and runs or marches', () => {
  const now = position(opening);
  const kinds = (id: string) => {
    const piece = findPiece(now, id);
    if (!piece) throw new Error(id);
    return [listAttackKinds(rules, now, piece), listMoveKinds(rules, piece)];
  };
  expect(kinds('Tallow Wick')).toEqual([['ranged'], ['move', 'run']]);
  expect(kinds('Tollmen 1')).toEqual([['melee'], ['move', 'march']]);
});

test('running reaches a square one point cheaper than walking, and costs are points', () => {
  const now = position(heroActs(opening));
  const costAt = (kind: string, square: string) => {
    const { numbers } = makeReachOverlay(answerReachQuestion(rules, now, 'Tallow Wick', kind));
    return numbers.find((each) => each.square === at(square))?.text ?? null;
  };
  expect(costAt('move', 'c13')).toBe('2');
  expect(costAt('run', 'c13')).toBe('1');
});

test('an attack is answered in wounds with its price, and obstacles are drawn on the line', () => {
  const table = placed(heroActs(opening), ['Tallow Wick', 'd13'], ['Tollmen 1', 'd10'], ['Tollmen 2', 'd11']);
  const now = position(table);
  const ruling = answerMapQuestion({
    ruleset: rules,
    position: now,
    selected: 'Tallow Wick',
    mode: 'hit',
    target: { piece: 'Tollmen 1' },
    kind: null,
  });
  if (ruling?.mode !== 'hit') throw new Error('no answer');
  const answered = toAnswered(ruling, 'Tallow Wick');
  const answer = describeAnswer(answered, naming);
  expect(answer.number).toEqual({ value: '2', unit: 'wounds, no roll' });
  expect(answer.lines.map(({ text }) => text)).toContain('Costs 2 AP');
  expect(answer.lines.some(({ text }) => /click/.test(text))).toBe(false);
  expect(makeAnswerLines(now, answered)[0]?.hindrances).toEqual([{ at: 'squares', squares: [at('d11')] }]);
  const wick = findPiece(now, 'Tallow Wick');
  expect(wick && makeHitBadges(rules, now, wick).get('Tollmen 1')).toEqual({ text: '2 wd', tone: 'good' });
});

test('only the active figure pays for a drag on the map', () => {
  const table = heroActs(opening);
  const wick = table.figures.get('Tallow Wick');
  const bell = table.figures.get('Sexton Bell');
  if (!wick || !bell) throw new Error('no heroes');
  expect([hasActivation(table, wick), hasActivation(table, bell)]).toEqual([true, false]);
  const paid = makePaidDraggedMove(rules, table, wick, [at('c13')]);
  expect(paid?.cost).toBe(2);
  expect(paid?.ruling.facts).toContainEqual({
    fact: 'tallied',
    piece: 'Tallow Wick',
    tally: 'points',
    of: null,
    by: -2,
  });
  expect(makePaidDraggedMove(rules, table, bell, [at('c13')])).toBeNull();
});

function dialAt({ counters }: Table, side: string, points: number): Fact {
  const counter = `Command Dial of ${side}`;
  return { fact: 'counted', counter, by: points - (counters[counter] ?? 0) };
}

/** "Character Turn": command points can always be spent as action points. */
test('the active figure may spend its track and the Command Dial together on a move', () => {
  const acting = heroActs(opening);
  const wick = acting.figures.get('Tallow Wick');
  if (!wick) throw new Error('no hero');
  const track = countActionPoints(acting, wick);
  const dial = dialAt(acting, wick.side, 3);
  const before = fold([dial], acting).table;
  const now = positionInGame(rules, before);
  if (!now) throw new Error('no map');
  const { ends, speed } = answerReachQuestion(rules, now, 'Tallow Wick', 'move');
  expect(speed.total).toBe(track + 3);
  const far = ends.find(({ cost }) => cost === track + 2);
  if (!far) throw new Error('nothing as far as that');
  const target = { square: far.squares[0] as Square };
  const answer = answerMapQuestion({
    ruleset: rules,
    position: now,
    selected: 'Tallow Wick',
    mode: 'move',
    target,
    kind: null,
  });
  expect(answer?.mode === 'move' && [answer.move.legal, answer.move.cost, answer.question.actionPoints]).toEqual([
    true,
    track + 2,
    track + 3,
  ]);
  const paid = makePaidDraggedMove(rules, before, wick, far.squares);
  expect([paid?.ruling.legal, paid?.cost, paid?.command]).toEqual([true, track + 2, 2]);
  const after = fold(paid?.ruling.facts ?? [], before).table;
  const moved = after.figures.get('Tallow Wick');
  expect([moved && countActionPoints(after, moved), after.counters[`Command Dial of ${wick.side}`]]).toEqual([0, 1]);
  // No other figure is active and may spend points of the dial.
  expect(findPiece(now, 'Sexton Bell')?.striker?.spendable).toBeUndefined();
});

/** "Status Tokens": removing a token costs 2 points. */
test('status tokens are removed one at a time or as many as track and dial can pay for', () => {
  const acting = heroActs(opening);
  const wick = acting.figures.get('Tallow Wick');
  if (!wick) throw new Error('no hero');
  const track = countActionPoints(acting, wick);
  const tallied = (tally: 'points' | 'status', of: string | null, by: number): Fact => {
    return { fact: 'tallied', piece: 'Tallow Wick', tally, of, by };
  };
  const dial = dialAt(acting, wick.side, 2);
  const three = fold([tallied('status', 'trapped', 3), tallied('points', null, 3 - track), dial], acting).table;
  const removals = rules.mission?.shakingOff(three, 'Tallow Wick', 'trapped') ?? [];
  expect(removals.map(({ by, cost, deeds }) => [by, cost, deeds.length])).toEqual([
    ['Tallow Wick', 2, 1],
    ['Tallow Wick', 4, 2],
  ]);
  let now = three;
  for (const deed of removals[1]?.deeds ?? []) now = fold(rules.resolve(now, deed).facts, now).table;
  const left = now.figures.get('Tallow Wick');
  // Two tokens cost four points: three from the track, and one from the dial.
  expect(left && [getTally(left, 'status', 'trapped'), countActionPoints(now, left)]).toEqual([1, 0]);
  expect(now.counters[`Command Dial of ${wick.side}`]).toBe(1);
  expect(rules.mission?.shakingOff(three, 'Tallow Wick', 'prone')).toEqual([]);
});

test('tokens have distinct letters and shapes, and a spawn point under a figure shows only its frame', () => {
  expect(
    makeTokenObjects(opening)
      .map(({ letter }) => letter)
      .sort(),
  ).toEqual(['A', 'A', 'O', 'O', 'T']);
  expect(makeSpawnAreas(opening).every(({ label }) => label === '')).toBe(true);
  const moved = placed(opening, ['Tallow Wick', 'b13'], ['Tollmen 1', 'b4'], ['Brine Corporal', 'k1']);
  expect(
    makeSpawnAreas(moved)
      .flatMap(({ label }) => label || [])
      .sort(),
  ).toEqual(['H', 'M', 'V']);
  expect(describeTokensOn(opening, at('c6'))).toEqual(['Sluice wheel 1, strength 4, 0 of 1 wounds']);
  expect(makeRubbleMarkers(opening)).toEqual([]);
  const broken = fold(
    rules?.resolve(opening, { deed: 'destroy', target: { square: at('h5') } }).facts ?? [],
    opening,
  ).table;
  expect(makeRubbleMarkers(broken).map(({ square, sign }) => [square, sign])).toEqual([[at('h5'), 'debris']]);
});

test('the map and the notation compute the same cost, walking and running', () => {
  const now = position(heroActs(opening));
  for (const kind of ['move', 'run']) {
    const answer = answerMapQuestion({
      ruleset: rules,
      position: now,
      selected: 'Tallow Wick',
      mode: 'move',
      target: { square: at('c13') },
      kind,
    });
    if (answer?.mode !== 'move') throw new Error('no answer');
    expect(answer.budget.unit).toBe('points');
    const answered = toAnswered(answer, 'Tallow Wick');
    expect(answerQuestion(rules, now, answered)).toEqual(answered);
  }
});
