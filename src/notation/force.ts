import { type FeatNeeds, NO_NEEDS } from '../catalog/force';
import type { Path } from './fault';
import {
  may,
  mayFlag,
  mayNumber,
  must,
  mustNumber,
  openSection,
  type Reading,
  readList,
  readPowers,
  readText,
  readTexts,
  type Section,
} from './reading';

export interface ForceQuestion {
  /** Null if the edition has none, or the case leaves it out. */
  readonly buildTotal: number | null;
  /** Id of the format of play; null if all rules are used. */
  readonly format: string | null;
  readonly characters: readonly ForceCharacter[];
  readonly feats: readonly ForceFeat[];
  readonly conditions: number;
  readonly opposingInitiative: number;
}

export interface ForceCharacter {
  readonly name: string;
  readonly set: string | null;
  readonly number: string | null;
  readonly points: number;
  readonly unique: boolean;
  readonly prime: boolean;
  readonly bystander: boolean;
  readonly keywords: readonly string[];
  readonly archenemy: string | null;
  readonly abilities: readonly string[];
  readonly team: string | null;
  readonly range: number | null;
  readonly dial: readonly ForceClick[];
}

export interface ForceClick {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly damage: number;
  readonly powers: readonly string[];
}

export interface ForceFeat {
  readonly name: string;
  readonly points: number;
  readonly for: readonly string[];
  readonly needs: FeatNeeds;
}

const VALUES = ['speed', 'attack', 'defense', 'damage'] as const;
export function readForce(reading: Reading, value: unknown, path: Path): ForceQuestion {
  const section = openSection(reading, value, path, [
    'build_total',
    'format',
    'characters',
    'feats',
    'conditions',
    'opposing_initiative',
  ]);
  return {
    buildTotal: mayNumber(section, 'build_total', null),
    format: may(section, 'format', null, readText),
    characters: must(section, 'characters', (_, list, place) =>
      readList(reading, list, place, (each, at) => readCharacter(reading, each, at)),
    ),
    feats: may(section, 'feats', [], (_, list, place) =>
      readList(reading, list, place, (each, at) => readFeat(reading, each, at)),
    ),
    conditions: mayNumber(section, 'conditions', 0),
    opposingInitiative: mayNumber(section, 'opposing_initiative', 0),
  };
}

function readCharacter(reading: Reading, value: unknown, path: Path): ForceCharacter {
  const section = openSection(reading, value, path, [
    ...['name', 'set', 'number', 'points', 'unique', 'prime', 'keywords'],
    ...['bystander', 'archenemy', 'abilities', 'team', 'range', 'dial'],
  ]);
  return {
    name: must(section, 'name', readText),
    set: may(section, 'set', null, readText),
    number: may(section, 'number', null, readText),
    points: mustNumber(section, 'points'),
    unique: mayFlag(section, 'unique'),
    prime: mayFlag(section, 'prime'),
    bystander: mayFlag(section, 'bystander'),
    keywords: may(section, 'keywords', [], readTexts),
    archenemy: may(section, 'archenemy', null, readText),
    abilities: may(section, 'abilities', [], readPowers),
    team: may(section, 'team', null, readText),
    range: mayNumber(section, 'range', null),
    dial: may(section, 'dial', [], (_, list, place) =>
      readList(reading, list, place, (each, at) => readClick(reading, each, at)),
    ),
  };
}

function readClick(reading: Reading, value: unknown, path: Path): ForceClick {
  const section = openSection(reading, value, path, [...VALUES, 'powers']);
  const [speed, attack, defense, damage] = VALUES.map((key) => mayNumber(section, key, 0)) as [
    number,
    number,
    number,
    number,
  ];
  return { speed, attack, defense, damage, powers: powersOf(section) };
}

function powersOf(section: Section): string[] {
  return may(section, 'powers', [], readPowers);
}

function readFeat(reading: Reading, value: unknown, path: Path): ForceFeat {
  const section = openSection(reading, value, path, ['name', 'points', 'for', 'needs']);
  return {
    name: must(section, 'name', readText),
    points: mustNumber(section, 'points'),
    for: must(section, 'for', readTexts),
    needs: may(section, 'needs', NO_NEEDS, readNeeds),
  };
}

function readNeeds(reading: Reading, value: unknown, path: Path): FeatNeeds {
  const section = openSection(reading, value, path, ['powers', 'abilities', 'team', ...VALUES]);
  const [speed, attack, defense, damage] = VALUES.map((key) => mayNumber(section, key, null)) as [
    number | null,
    number | null,
    number | null,
    number | null,
  ];
  return {
    powers: powersOf(section),
    abilities: may(section, 'abilities', [], readPowers),
    team: may(section, 'team', null, readText),
    speed,
    attack,
    defense,
    damage,
  };
}

export function printForce(force: ForceQuestion): Record<string, unknown> {
  return {
    ...told({ build_total: force.buildTotal, format: force.format }),
    characters: force.characters.map((character) => told({ ...character, dial: character.dial.map(printClick) })),
    ...(force.feats.length > 0
      ? {
          feats: force.feats.map((feat) => ({ name: feat.name, points: feat.points, for: feat.for, ...needsOf(feat) })),
        }
      : {}),
    ...(force.conditions > 0 ? { conditions: force.conditions } : {}),
    ...(force.opposingInitiative > 0 ? { opposing_initiative: force.opposingInitiative } : {}),
  };
}

function printClick(click: ForceClick): Record<string, unknown> {
  return {
    speed: click.speed,
    attack: click.attack,
    defense: click.defense,
    damage: click.damage,
    ...told({ powers: click.powers }),
  };
}

function needsOf(feat: ForceFeat): Record<string, unknown> {
  const needs = told({ ...feat.needs });
  return Object.keys(needs).length > 0 ? { needs } : {};
}

/** Leaves out default values: nulls, false and empty lists. */
function told(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
