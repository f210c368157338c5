import type { Square } from '../grid/square';
import type { HitQuestion, Place, ReachQuestion } from '../rules/ruleset';
import type { Position } from '../table/position';
import { type Asked, QUESTIONS, type Question, type QuestionName, WITHOUT_MAP } from './case';
import { readThing } from './case-tokens';
import { ATTACKS } from './deeds';
import type { Path } from './fault';
import { readBase, readDirection, readPiece, readPlace, readSquare } from './places';
import {
  complain,
  may,
  mayFlag,
  mayNumber,
  must,
  mustNumber,
  openSection,
  type Reading,
  readEach,
  readKebab,
  readList,
  readNumber,
  readOneOf,
  readText,
  type Section,
} from './reading';

export type QuestionReaders = {
  readonly [Name in QuestionName]: (reading: Reading, value: unknown, path: Path, position: Position) => Asked[Name];
};

/**
 * Reads the value of `ask`. Null for an unknown question, which is reported as a complaint. A question about a map
 * needs a position.
 */
export function readQuestion(
  reading: Reading,
  value: unknown,
  path: Path,
  position: Position | null,
  readers: QuestionReaders,
): Question | null {
  const [entry, more] = openSection(reading, value, path, null).entries;
  if (!entry || more) {
    if (value instanceof Map) complain(reading, path, 'wrong-length', 'one question a case');
    return null;
  }
  const [name, asked] = entry;
  const ask = QUESTIONS.find((each) => each === name);
  if (!ask) {
    complain(reading, [...path, name], 'unknown-question', name);
    return null;
  }
  if (!position && !WITHOUT_MAP.includes(ask)) return null;
  return { ask, of: readers[ask](reading, asked, [...path, name], position as Position) } as Question;
}

/**
 * Readers for questions about a position. Readers for `play` and `force` are separate, so that they can be loaded only
 * when needed.
 */
export const QUESTION_READERS: Omit<QuestionReaders, 'play' | 'force'> = {
  adjacent: readPair,
  see: readPair,
  range: readPair,
  hit: readHit,
  move: (reading, value, path, position) => {
    const section = openSection(reading, value, path, [...REACH_KEYS, 'to']);
    return {
      ...readMover(section, position),
      to: must(section, 'to', (_, to, place) => readBase(reading, to, place, position.board)),
    };
  },
  reach: (reading, value, path, position) => readMover(openSection(reading, value, path, REACH_KEYS), position),
  carry: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['carrier', 'carried']);
    return { carrier: piece(section, 'carrier', position), carried: piece(section, 'carried', position) };
  },
  knockback: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['attacker', 'target', 'taken', 'power', 'direction']);
    return {
      ...pairOf(section, position),
      taken: mustNumber(section, 'taken'),
      ...(section.entries.has('power') ? { power: must(section, 'power', readKebab) } : {}),
      direction: may(section, 'direction', null, readDirection),
    };
  },
  destroy: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['attacker', 'target', 'attack', 'strength', 'aim']);
    return {
      attacker: piece(section, 'attacker', position),
      target: must(section, 'target', (_, target, place) => readThing(reading, target, place, position)),
      attack: must(section, 'attack', readAttack),
      strength: mayNumber(section, 'strength', null),
      aim: mayNumber(section, 'aim', 0),
    };
  },
  slam: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['attacker', 'target', 'spaces', 'damage', 'direction']);
    return {
      ...pairOf(section, position),
      spaces: mustNumber(section, 'spaces'),
      damage: mustNumber(section, 'damage'),
      direction: may(section, 'direction', null, readDirection),
    };
  },
  breakthrough: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['attacker', 'target', 'strength', 'defend']);
    return {
      ...pairOf(section, position),
      strength: mustNumber(section, 'strength'),
      defend: mayNumber(section, 'defend', 0),
    };
  },
  interact: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['piece', 'target']);
    return {
      piece: piece(section, 'piece', position),
      target: must(section, 'target', (_, target, place) => readThing(reading, target, place, position)),
    };
  },
  cost: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['piece', 'of']);
    return { piece: piece(section, 'piece', position), of: must(section, 'of', readText) };
  },
  unit_levels: (reading, value, path) =>
    Object.fromEntries(
      readEach(reading, value, path, (list, place) => readList(reading, list, place, readUnit(reading))),
    ),
  level_up: (reading, value, path) => {
    const section = openSection(reading, value, path, ['points', 'levels', 'to']);
    return { points: mustNumber(section, 'points'), levels: levels(section, 'levels'), to: levels(section, 'to') };
  },
};

const REACH_KEYS = ['piece', 'by', 'action', 'carrying', 'mode', 'ap', 'run'];

function readPair(reading: Reading, value: unknown, path: Path, position: Position): [Place, Place] {
  const places = readList(reading, value, path, (each, place) => readPlace(reading, each, place, position));
  if (Array.isArray(value) && places.length !== 2) complain(reading, path, 'wrong-length', 'two places are wanted');
  return places as [Place, Place];
}

function piece(section: Section, key: string, position: Position): string {
  return must(section, key, (reading, value, path) => readPiece(reading, value, path, position));
}

function pairOf(section: Section, position: Position): { attacker: string; target: string } {
  return { attacker: piece(section, 'attacker', position), target: piece(section, 'target', position) };
}

function readAttack(reading: Reading, value: unknown, path: Path): string {
  return readOneOf(reading, value, path, ATTACKS);
}

function readHit(reading: Reading, value: unknown, path: Path, position: Position): HitQuestion {
  const section = openSection(reading, value, path, [
    'attacker',
    'target',
    'attack',
    'strength',
    'aim',
    'defend',
    'from',
    'object',
    'multiattack',
  ]);
  return {
    attacker: piece(section, 'attacker', position),
    targets: must(section, 'target', (_, target, place) => readTargets(reading, target, place, position)),
    attack: must(section, 'attack', readAttack),
    strength: mayNumber(section, 'strength', null),
    aim: mayNumber(section, 'aim', 0),
    defend: mayNumber(section, 'defend', 0),
    ...(mayFlag(section, 'multiattack') ? { multiattack: true as const } : {}),
    from: may(section, 'from', null, (_, from, place) => readPiece(reading, from, place, position)),
    object: may(section, 'object', null, (_, object, place) => readObjectPlace(reading, object, place, position)),
  };
}

function readTargets(reading: Reading, value: unknown, path: Path, position: Position): string[] {
  if (!Array.isArray(value)) return [readPiece(reading, value, path, position)];
  const targets = readList(reading, value, path, (each, place) => readPiece(reading, each, place, position));
  if (targets.length === 0) complain(reading, path, 'wrong-length', 'a target is wanted');
  return targets;
}

/** Reads an object that no piece holds by its name, else a square. */
function readObjectPlace(reading: Reading, value: unknown, path: Path, position: Position): Square {
  const named = position.objects.find((object) => object.id === value);
  return named ? named.at : readSquare(reading, value, path, position.board);
}

function readMover(section: Section, position: Position): ReachQuestion {
  const by = may(section, 'by', null, (reading, value, path) => readPiece(reading, value, path, position));
  const isObject = (value: unknown) => position.objects.some((object) => object.id === value);
  return {
    // A mover of another piece can also move an object.
    piece: must(section, 'piece', (reading, value, path) =>
      by !== null && isObject(value) ? String(value) : readPiece(reading, value, path, position),
    ),
    ...(by === null ? {} : { by }),
    action: may(section, 'action', 'move', readKebab),
    carrying: may(section, 'carrying', null, (reading, value, path) => readPiece(reading, value, path, position)),
    mode: may(section, 'mode', null, (reading, value, path) =>
      readOneOf<'hovering' | 'soaring'>(reading, value, path, ['hovering', 'soaring']),
    ),
    actionPoints: mayNumber(section, 'ap', null),
    run: mayFlag(section, 'run'),
  };
}

function readUnit(reading: Reading): (value: unknown, path: Path) => { unit: number; level: number } {
  return (value, path) => {
    const section = openSection(reading, value, path, ['unit', 'level']);
    return { unit: mustNumber(section, 'unit'), level: mustNumber(section, 'level') };
  };
}

function levels(section: Section, key: string): Record<string, number> {
  return Object.fromEntries(
    must(section, key, (reading, value, path) =>
      readEach(reading, value, path, (each, place) => readNumber(reading, each, place)),
    ),
  );
}
