import { type FeatNeeds, NO_NEEDS } from '../catalog/force';
import type { KeyPath } from './fault';
import {
  openSection,
  type ParseContext,
  readItems,
  readOptional,
  readOptionalFlag,
  readOptionalNumber,
  readPowers,
  readRequired,
  readRequiredNumber,
  readText,
  readTexts,
  type Section,
} from './parse-context';

export interface ForceQuestion {
  /** Build total of the force; null if the edition has no build totals or the case names none. */
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
export function readForce(reading: ParseContext, value: unknown, path: KeyPath): ForceQuestion {
  const section = openSection(reading, value, path, [
    'build_total',
    'format',
    'characters',
    'feats',
    'conditions',
    'opposing_initiative',
  ]);
  return {
    buildTotal: readOptionalNumber(section, 'build_total', null),
    format: readOptional(section, 'format', null, readText),
    characters: readRequired(section, 'characters', (_, list, place) =>
      readItems(reading, list, place, (each, at) => readCharacter(reading, each, at)),
    ),
    feats: readOptional(section, 'feats', [], (_, list, place) =>
      readItems(reading, list, place, (each, at) => readFeat(reading, each, at)),
    ),
    conditions: readOptionalNumber(section, 'conditions', 0),
    opposingInitiative: readOptionalNumber(section, 'opposing_initiative', 0),
  };
}

function readCharacter(reading: ParseContext, value: unknown, path: KeyPath): ForceCharacter {
  const section = openSection(reading, value, path, [
    ...['name', 'set', 'number', 'points', 'unique', 'prime', 'keywords'],
    ...['bystander', 'archenemy', 'abilities', 'team', 'range', 'dial'],
  ]);
  return {
    name: readRequired(section, 'name', readText),
    set: readOptional(section, 'set', null, readText),
    number: readOptional(section, 'number', null, readText),
    points: readRequiredNumber(section, 'points'),
    unique: readOptionalFlag(section, 'unique'),
    prime: readOptionalFlag(section, 'prime'),
    bystander: readOptionalFlag(section, 'bystander'),
    keywords: readOptional(section, 'keywords', [], readTexts),
    archenemy: readOptional(section, 'archenemy', null, readText),
    abilities: readOptional(section, 'abilities', [], readPowers),
    team: readOptional(section, 'team', null, readText),
    range: readOptionalNumber(section, 'range', null),
    dial: readOptional(section, 'dial', [], (_, list, place) =>
      readItems(reading, list, place, (each, at) => readClick(reading, each, at)),
    ),
  };
}

function readClick(reading: ParseContext, value: unknown, path: KeyPath): ForceClick {
  const section = openSection(reading, value, path, [...VALUES, 'powers']);
  const [speed, attack, defense, damage] = VALUES.map((key) => readOptionalNumber(section, key, 0)) as [
    number,
    number,
    number,
    number,
  ];
  return { speed, attack, defense, damage, powers: powersOf(section) };
}

function powersOf(section: Section): string[] {
  return readOptional(section, 'powers', [], readPowers);
}

function readFeat(reading: ParseContext, value: unknown, path: KeyPath): ForceFeat {
  const section = openSection(reading, value, path, ['name', 'points', 'for', 'needs']);
  return {
    name: readRequired(section, 'name', readText),
    points: readRequiredNumber(section, 'points'),
    for: readRequired(section, 'for', readTexts),
    needs: readOptional(section, 'needs', NO_NEEDS, readNeeds),
  };
}

function readNeeds(reading: ParseContext, value: unknown, path: KeyPath): FeatNeeds {
  const section = openSection(reading, value, path, ['powers', 'abilities', 'team', ...VALUES]);
  const [speed, attack, defense, damage] = VALUES.map((key) => readOptionalNumber(section, key, null)) as [
    number | null,
    number | null,
    number | null,
    number | null,
  ];
  return {
    powers: powersOf(section),
    abilities: readOptional(section, 'abilities', [], readPowers),
    team: readOptional(section, 'team', null, readText),
    speed,
    attack,
    defense,
    damage,
  };
}

export function printForce(force: ForceQuestion): Record<string, unknown> {
  return {
    ...withoutDefaults({ build_total: force.buildTotal, format: force.format }),
    characters: force.characters.map((character) =>
      withoutDefaults({ ...character, dial: character.dial.map(printClick) }),
    ),
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
    ...withoutDefaults({ powers: click.powers }),
  };
}

function needsOf(feat: ForceFeat): Record<string, unknown> {
  const needs = withoutDefaults({ ...feat.needs });
  return Object.keys(needs).length > 0 ? { needs } : {};
}

/** Returns a record without default values: nulls, false and empty lists. */
function withoutDefaults(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
