import type { Square } from '../grid/square';
import type { HitQuestion, PieceOrSquare, ReachQuestion } from '../rules/ruleset';
import type { Position } from '../table/position';
import { MAPLESS_QUESTIONS, QUESTION_NAMES, type Question, type QuestionArguments, type QuestionName } from './case';
import { readTokenOrTerrain } from './case-tokens';
import type { KeyPath } from './fault';
import { NOTATION_ATTACKS } from './field-types';
import {
  addComplaint,
  openSection,
  type ParseContext,
  readEach,
  readItems,
  readKebabId,
  readNumber,
  readOneOf,
  readOptional,
  readOptionalFlag,
  readOptionalNumber,
  readRequired,
  readRequiredNumber,
  readText,
  type Section,
} from './parse-context';
import { readBase, readDirection, readPiece, readPlace, readSquare } from './places';

export type QuestionReaders = {
  readonly [Name in QuestionName]: (
    reading: ParseContext,
    value: unknown,
    path: KeyPath,
    position: Position,
  ) => QuestionArguments[Name];
};

/**
 * Reads the value of `ask`. Null for an unknown question, which is reported as a complaint. A question about a map
 * needs a position.
 */
export function readQuestion(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: Position | null,
  readers: QuestionReaders,
): Question | null {
  const [entry, more] = openSection(reading, value, path, null).entries;
  if (!entry || more) {
    if (value instanceof Map) addComplaint(reading, path, 'wrong-length', 'one question a case');
    return null;
  }
  const [name, asked] = entry;
  const ask = QUESTION_NAMES.find((each) => each === name);
  if (!ask) {
    addComplaint(reading, [...path, name], 'unknown-question', name);
    return null;
  }
  if (!position && !MAPLESS_QUESTIONS.includes(ask)) return null;
  return { ask, of: readers[ask](reading, asked, [...path, name], position as Position) } as Question;
}

/** Readers for questions about a position. The readers for `play` and `force` are loaded only when needed. */
export const QUESTION_READERS: Omit<QuestionReaders, 'play' | 'force'> = {
  adjacent: readPair,
  see: readPair,
  range: readPair,
  hit: readHit,
  move: (reading, value, path, position) => {
    const section = openSection(reading, value, path, [...REACH_KEYS, 'to']);
    return {
      ...readMover(section, position),
      to: readRequired(section, 'to', (_, to, place) => readBase(reading, to, place, position.board)),
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
      taken: readRequiredNumber(section, 'taken'),
      ...(section.entries.has('power') ? { power: readRequired(section, 'power', readKebabId) } : {}),
      direction: readOptional(section, 'direction', null, readDirection),
    };
  },
  destroy: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['attacker', 'target', 'attack', 'strength', 'aim']);
    return {
      attacker: piece(section, 'attacker', position),
      target: readRequired(section, 'target', (_, target, place) =>
        readTokenOrTerrain(reading, target, place, position),
      ),
      attack: readRequired(section, 'attack', readAttack),
      strength: readOptionalNumber(section, 'strength', null),
      aim: readOptionalNumber(section, 'aim', 0),
    };
  },
  slam: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['attacker', 'target', 'spaces', 'damage', 'direction']);
    return {
      ...pairOf(section, position),
      spaces: readRequiredNumber(section, 'spaces'),
      damage: readRequiredNumber(section, 'damage'),
      direction: readOptional(section, 'direction', null, readDirection),
    };
  },
  breakthrough: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['attacker', 'target', 'strength', 'defend']);
    return {
      ...pairOf(section, position),
      strength: readRequiredNumber(section, 'strength'),
      defend: readOptionalNumber(section, 'defend', 0),
    };
  },
  interact: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['piece', 'target']);
    return {
      piece: piece(section, 'piece', position),
      target: readRequired(section, 'target', (_, target, place) =>
        readTokenOrTerrain(reading, target, place, position),
      ),
    };
  },
  cost: (reading, value, path, position) => {
    const section = openSection(reading, value, path, ['piece', 'of']);
    return { piece: piece(section, 'piece', position), of: readRequired(section, 'of', readText) };
  },
  unit_levels: (reading, value, path) =>
    Object.fromEntries(
      readEach(reading, value, path, (list, place) => readItems(reading, list, place, readUnit(reading))),
    ),
  level_up: (reading, value, path) => {
    const section = openSection(reading, value, path, ['points', 'levels', 'to']);
    return {
      points: readRequiredNumber(section, 'points'),
      levels: levels(section, 'levels'),
      to: levels(section, 'to'),
    };
  },
};

const REACH_KEYS = ['piece', 'by', 'action', 'carrying', 'mode', 'ap', 'run'];

function readPair(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: Position,
): [PieceOrSquare, PieceOrSquare] {
  const places = readItems(reading, value, path, (each, place) => readPlace(reading, each, place, position));
  if (Array.isArray(value) && places.length !== 2) addComplaint(reading, path, 'wrong-length', 'two places are wanted');
  return places as [PieceOrSquare, PieceOrSquare];
}

function piece(section: Section, key: string, position: Position): string {
  return readRequired(section, key, (reading, value, path) => readPiece(reading, value, path, position));
}

function pairOf(section: Section, position: Position): { attacker: string; target: string } {
  return { attacker: piece(section, 'attacker', position), target: piece(section, 'target', position) };
}

function readAttack(reading: ParseContext, value: unknown, path: KeyPath): string {
  return readOneOf(reading, value, path, NOTATION_ATTACKS);
}

function readHit(reading: ParseContext, value: unknown, path: KeyPath, position: Position): HitQuestion {
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
    targets: readRequired(section, 'target', (_, target, place) => readTargets(reading, target, place, position)),
    attack: readRequired(section, 'attack', readAttack),
    strength: readOptionalNumber(section, 'strength', null),
    aim: readOptionalNumber(section, 'aim', 0),
    defend: readOptionalNumber(section, 'defend', 0),
    ...(readOptionalFlag(section, 'multiattack') ? { multiattack: true as const } : {}),
    from: readOptional(section, 'from', null, (_, from, place) => readPiece(reading, from, place, position)),
    object: readOptional(section, 'object', null, (_, object, place) =>
      readObjectPlace(reading, object, place, position),
    ),
  };
}

function readTargets(reading: ParseContext, value: unknown, path: KeyPath, position: Position): string[] {
  if (!Array.isArray(value)) return [readPiece(reading, value, path, position)];
  const targets = readItems(reading, value, path, (each, place) => readPiece(reading, each, place, position));
  if (targets.length === 0) addComplaint(reading, path, 'wrong-length', 'a target is wanted');
  return targets;
}

/** Reads the square of an object: the name of an object that no piece holds, or else a square. */
function readObjectPlace(reading: ParseContext, value: unknown, path: KeyPath, position: Position): Square {
  const named = position.objects.find((object) => object.id === value);
  return named ? named.at : readSquare(reading, value, path, position.board);
}

function readMover(section: Section, position: Position): ReachQuestion {
  const by = readOptional(section, 'by', null, (reading, value, path) => readPiece(reading, value, path, position));
  const isObject = (value: unknown) => position.objects.some((object) => object.id === value);
  return {
    // A piece that moves another piece can also move an object.
    piece: readRequired(section, 'piece', (reading, value, path) =>
      by !== null && isObject(value) ? String(value) : readPiece(reading, value, path, position),
    ),
    ...(by === null ? {} : { by }),
    action: readOptional(section, 'action', 'move', readKebabId),
    carrying: readOptional(section, 'carrying', null, (reading, value, path) =>
      readPiece(reading, value, path, position),
    ),
    mode: readOptional(section, 'mode', null, (reading, value, path) =>
      readOneOf<'hovering' | 'soaring'>(reading, value, path, ['hovering', 'soaring']),
    ),
    actionPoints: readOptionalNumber(section, 'ap', null),
    run: readOptionalFlag(section, 'run'),
  };
}

function readUnit(reading: ParseContext): (value: unknown, path: KeyPath) => { unit: number; level: number } {
  return (value, path) => {
    const section = openSection(reading, value, path, ['unit', 'level']);
    return { unit: readRequiredNumber(section, 'unit'), level: readRequiredNumber(section, 'level') };
  };
}

function levels(section: Section, key: string): Record<string, number> {
  return Object.fromEntries(
    readRequired(section, key, (reading, value, path) =>
      readEach(reading, value, path, (each, place) => readNumber(reading, each, place)),
    ),
  );
}
