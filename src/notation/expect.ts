import { printFraction } from '../plain/fraction';
import { getOwnProperty } from '../plain/get-own';
import type { MissionDeed } from '../rules/mission-deed';
import { ALTERED_VALUES } from '../table/piece';
import {
  type Expectation,
  type ExpectedResult,
  MAPLESS_QUESTIONS,
  QUESTION_NAMES,
  type Question,
  type QuestionName,
} from './case';
import { type CasePosition, listNamedSides } from './case-position';
import type { PlayEvent } from './events';
import {
  baseKey,
  byPlaceKey,
  captorKey,
  codesKey,
  countsKey,
  damagedKey,
  type ExpectedKey,
  type ExpectedKeys,
  expectedSchema,
  flagKey,
  fractionKey,
  heldKey,
  markedKey,
  numberKey,
  objectsKey,
  placesKey,
  readExpectedKeys,
  rollKey,
  sectionKey,
  sightKey,
  squaresKey,
  statusesKey,
  terrainKey,
  textKey,
  textsKey,
  tokensKey,
  wallsKey,
  whereKey,
} from './expected-results';
import type { KeyPath } from './fault';
import { withTokensOfDeeds } from './mission-actions';
import { addComplaint, openSection, type ParseContext } from './parse-context';

const VERDICT = { legal: flagKey('Whether the rules allow it.'), why: codesKey('Every reason against it.') };
const COST = numberKey('Action points.');
const END = baseKey('Where it ends.');
const COUNT = (about: string): ExpectedKey => ({ ...numberKey(about), byTarget: true });

/**
 * Allowed keys under `expect`, by question. Under `play` and `unit_levels`, keys may also be names of pieces or sides.
 */
const KEYS: Readonly<Record<QuestionName, ExpectedKeys>> = {
  adjacent: { adjacent: flagKey('Whether they are adjacent.') },
  see: { see: sightKey('Line of fire.'), by: placesKey('Everything that blocks: squares, pieces, walls.') },
  range: { squares: numberKey('Squares counted.') },
  hit: {
    ...VERDICT,
    needs: COUNT('Lowest roll of two dice that hits.'),
    chance: { ...fractionKey('Exact odds.'), byTarget: true },
    damage: COUNT('Clicks that a plain hit brings.'),
    strength: COUNT('Strength after distance.'),
    obstruction: COUNT('Obstruction.'),
    wounds: COUNT('Wounds.'),
    cost: COST,
    all: fractionKey('Odds that all are hit.'),
    any: fractionKey('Odds that one is hit.'),
    splash: byPlaceKey('Others that are hit, by piece.', {
      needs: numberKey('Lowest roll that hits.'),
      chance: fractionKey('Exact odds.'),
      damage: numberKey('Clicks taken.'),
    }),
  },
  move: {
    ...VERDICT,
    cost: numberKey('Price of the cheapest legal way.'),
    breakaway: rollKey('false, true, or the lowest roll that succeeds.'),
  },
  reach: { squares: squaresKey('Every square where it may end.'), count: numberKey('How many there are.') },
  carry: VERDICT,
  knockback: { ...VERDICT, to: END, damage: numberKey('Clicks of knock back damage.') },
  destroy: { ...VERDICT, debris: squaresKey('Squares that become debris.') },
  force: {
    ...VERDICT,
    points: numberKey('The total.'),
    feat_limit: numberKey('How many feats it may have.'),
    themed: textsKey('Keywords of a themed team.'),
    actions: numberKey('Actions a turn.'),
    initiative: numberKey('Initiative.'),
    rerolls: numberKey('Rerolls of a themed team.'),
  },
  play: {
    ...VERDICT,
    winner: textKey('The side that won.'),
    stage: numberKey('Stage of the mission.'),
    objects: objectsKey('Objects by name: a square, who has it, or gone.'),
    marked: markedKey('All markers, by square.'),
    debris: squaresKey('New debris.'),
    walls_down: wallsKey('Walls and doors that were destroyed.'),
    tokens: tokensKey('Tokens by name: a square, who has it, or gone.'),
    damaged: damagedKey('How often each token was damaged.'),
  },
  slam: {
    ...VERDICT,
    to: END,
    slam_damage: numberKey('Damage of the slam.'),
    destroyed: terrainKey('What was destroyed.'),
  },
  breakthrough: { ...VERDICT, cost: COST, to: END, wounds: numberKey('Wounds.') },
  interact: { ...VERDICT, cost: COST },
  cost: { ...VERDICT, cost: COST },
  unit_levels: {},
  level_up: { ...VERDICT, cost: numberKey('Points spent.'), left: numberKey('Points left.') },
};

const PLAYED_PIECE: ExpectedKeys = {
  click: numberKey('The click that shows, 1 at the start.'),
  tokens: numberKey('Action tokens.'),
  ko: flagKey('It is out.'),
  ap: COST,
  wounds: numberKey('Wounds.'),
  extracted: flagKey('It left the map.'),
  duration: countsKey('Duration tokens, by card.'),
  at: { ...whereKey('Its squares, or off.'), isBase: true },
  holding: heldKey('The object that it holds, or none.'),
  off: textsKey('Powers that do not count now.'),
  values: sectionKey(
    'What shows.',
    Object.fromEntries(ALTERED_VALUES.map((value) => [value, numberKey('The value that shows.')])),
  ),
  copies: textKey('The team whose ability it uses as a wild card, or none.'),
  captor: captorKey('Who holds it captive, or none.'),
  status: statusesKey('Status tokens.'),
};
const PLAYED_GROUP: ExpectedKeys = { ap: COST };
const PLAYED_SIDE: ExpectedKeys = {
  points: fractionKey('Victory points of a side.'),
  actions: numberKey('Actions left of a side.'),
  rerolls: numberKey('Rerolls left of a side.'),
  command: numberKey('Command of a side.'),
  henchmen: numberKey('Henchman tokens of a side.'),
};
const UNIT_SIDE: ExpectedKeys = { level: numberKey('Unit level.'), command: numberKey('Command.') };

/** Reads the value of `expect`; it must contain at least one key. */
export function readExpectation(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  question: Question,
  asked: CasePosition | null,
): Expectation {
  const position = asked && question.ask === 'play' ? withTokensOfDeeds(asked, missionDeeds(question.of)) : asked;
  const known = KEYS[question.ask];
  const section = openSection(reading, value, path, null);
  if (section.entries.size === 0 && value instanceof Map) addComplaint(reading, path, 'empty', 'nothing is expected');
  const told = new Map<string, ExpectedResult>();
  for (const [key, each] of section.entries) {
    const place = [...path, key];
    // If the position is null, the question has no keys that read the position.
    const input = [reading, each, place, position as CasePosition] as const;
    const expected = getOwnProperty(known, key);
    const named = expected === undefined ? namedKeys(question, position, key) : null;
    if (named) told.set(key, { kind: 'each', value: readExpectedKeys(named, ...input) });
    else if (expected === undefined) addComplaint(reading, place, 'unknown-key');
    else if (expected.byTarget && question.ask === 'hit' && question.of.targets.length > 1) {
      const byTarget = Object.fromEntries(question.of.targets.map((target) => [target, expected]));
      told.set(key, { kind: 'each', value: readExpectedKeys(byTarget, ...input) });
    } else told.set(key, expected.read(...input));
  }
  return told;
}

function missionDeeds(events: readonly PlayEvent[]): MissionDeed[] {
  return events.flatMap((event) => (event.event === 'mission' ? [event.deed] : []));
}

/**
 * Returns the keys that are allowed below the name of a piece, group or side. Null if the question has no results by
 * name, or the name is unknown.
 */
function namedKeys(question: Question, position: CasePosition | null, name: string): ExpectedKeys | null {
  if (question.ask === 'unit_levels') return Object.hasOwn(question.of, name) ? UNIT_SIDE : null;
  if (question.ask !== 'play') return null;
  if (position?.pieces.some((piece) => piece.id === name)) return PLAYED_PIECE;
  if (position && Object.hasOwn(position.groups, name)) return PLAYED_GROUP;
  return position && sidesNamed(position, question).has(name) ? PLAYED_SIDE : null;
}

/**
 * Lists every side that the position or its events name. Includes both sides of the Strike Teams game, even a side
 * without figures.
 */
function sidesNamed(position: CasePosition, question: Question & { ask: 'play' }): Set<string> {
  const events = question.of.flatMap(({ deed }) => ('side' in deed ? [deed.side] : []));
  const strikers = position.pieces.some((piece) => piece.striker) ? ['heroes', 'mastermind'] : [];
  return new Set([
    ...position.order,
    ...position.pieces.map((piece) => piece.side),
    ...position.board.starts.keys(),
    ...Object.keys(position.buildTotals),
    ...listNamedSides(position),
    ...events,
    ...strikers,
  ]);
}

export function printExpectation(expectation: Expectation, question: Question): Map<string, unknown> {
  return new Map(
    [...expectation].map(([key, result]) => [key, printValue(result, KEYS[question.ask][key]?.isBase === true)]),
  );
}

function printValue(result: ExpectedResult, base: boolean): unknown {
  if (result.kind === 'nothing') return null;
  if (result.kind === 'fraction') return printFraction(result.value);
  if (result.kind === 'each')
    return new Map([...result.value].map(([key, each]) => [key, printValue(each, key === 'at')]));
  if (result.kind === 'exactly') return result.value;
  return result.kind === 'set' && base && result.value.length === 1 ? result.value[0] : result.value;
}

/** Returns JSON schemas that restrict the keys under `expect` to those of the document's question. */
export function expectationSchemas(): object[] {
  const played = expectedSchema({ ...PLAYED_PIECE, ...PLAYED_GROUP, ...PLAYED_SIDE });
  const named: Partial<Record<QuestionName, object>> = {
    play: { description: 'A piece, a group or a side.', ...played, minProperties: 1 },
    unit_levels: expectedSchema(UNIT_SIDE),
  };
  return QUESTION_NAMES.map((ask) => ({
    if: { properties: { ask: { type: 'object', required: [ask] } }, required: ['ask'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
    then: {
      properties: { expect: { ...expectedSchema(KEYS[ask], named[ask]), minProperties: 1 } },
      ...(MAPLESS_QUESTIONS.includes(ask) ? {} : { required: ['map'] }),
    },
  }));
}
