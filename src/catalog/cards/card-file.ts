import { patchFromTile, type Tile } from '../../board/tile';
import { type FileFault, isRecord, printValue, shortenToOneLine } from '../../plain/lenient';
import { err, ok, type Result } from '../../plain/result';
import { type Check, listOf, parseWith, shape, text } from '../../plain/shape';
import { tryCatch } from '../../plain/try-catch';
import type { Character } from '../character';
import { filterFatalProblems, listCardProblems, listScenarioProblems } from './card-problems';
import { cardOf, characterFromCard } from './carded-character';
import type { CharacterCard } from './character-card';
import { characterCardShape } from './character-shape';
import { layOutMapCard } from './lay-map';
import type { MapCard } from './map-card';
import type { ScenarioCard } from './scenario-card';
import { scenarioShape } from './scenario-shape';
import { mapCardShape, tileShape, victoryShape } from './shapes';
import type { VictoryCard } from './victory-card';

/** Character card with the other fields of its character, in the format of a shared file. */
export interface SharedCharacter {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
  readonly keywords: readonly string[];
  readonly card: CharacterCard;
}

export function characterFromShared({ card, ...head }: SharedCharacter): Character {
  return characterFromCard(card, { ...head, origin: 'imported' });
}

/** Converts a character to the format of a shared file. Null if the character has no playable card. */
export function toSharedCharacter(character: Character): SharedCharacter | null {
  const card = cardOf(character);
  const { id, name, set, number, keywords } = character;
  return card && { id, name, set, number, keywords, card };
}

/** All cards of a game, as entered by a player and shared in one file. */
export interface CardBox {
  readonly characters: readonly SharedCharacter[];
  readonly scenarios: readonly ScenarioCard[];
  readonly tiles: readonly Tile[];
  readonly maps: readonly MapCard[];
  readonly victories: readonly VictoryCard[];
}

export const BOX_PARTS = ['characters', 'scenarios', 'tiles', 'maps', 'victories'] as const;
export type BoxPart = (typeof BOX_PARTS)[number];

/** Reason why a record of a file is skipped. All valid records are still imported. */
export interface CardFault {
  readonly part: BoxPart;
  /** Name of the record, or its number in the list (from 1) if it has no name. */
  readonly record: string;
  /** Code of the fault: `bad-shape`, `id-repeated`, `too-many`, or a problem code of a card, a tile or a map. */
  readonly code: string;
  readonly detail: string;
}

/** Result of parsing a card file: the valid records, and the faults of the invalid records. */
export interface ParsedCardFile {
  readonly box: CardBox;
  readonly faults: readonly CardFault[];
}

const KIND = 'cards';
const VERSION = 1;
/** Maximum number of records per part, more than ten times the number in any game. */
const RECORD_LIMIT = 1000;

/** Prints a box of cards in the format that `parseCardFileJson` parses. */
export function printCardFile(box: CardBox): string {
  const parts = Object.fromEntries(BOX_PARTS.map((part) => [part, box[part]]));
  return `${JSON.stringify({ sidekick: KIND, version: VERSION, ...parts }, null, 1)}\n`;
}

/**
 * Reads cards from the parsed JSON of a file. Skips and reports invalid records. Fails if the file is of another kind
 * or was written by a newer version of the app.
 */
export function parseCardFileJson(found: unknown, file: string): Result<ParsedCardFile, FileFault> {
  return tryCatch<Result<ParsedCardFile, FileFault>>(
    () => cardsOf(found, file),
    () => err({ code: 'reader-failed', file, detail: '' }),
  );
}

function cardsOf(found: unknown, file: string): Result<ParsedCardFile, FileFault> {
  if (!isRecord(found) || found.sidekick !== KIND) return err({ code: 'nothing-found', file, detail: '' });
  if (found.version !== VERSION) {
    return err({ code: 'nothing-found', file, detail: `version ${shortenToOneLine(printValue(found.version), 12)}` });
  }
  const faults: CardFault[] = [];
  const part = <Of extends { readonly id: string }>(name: BoxPart, check: Check<Of>, more: More<Of>): Of[] =>
    readPart(name, found[name], check, more, faults);
  const characters = part('characters', sharedShape, ({ card }) => listCardProblems(card));
  const scenarios = part('scenarios', scenarioShape, listScenarioProblems);
  const tiles = part('tiles', tileShape, (tile) => faultOf(patchFromTile(tile)));
  const maps = part('maps', mapCardShape, (map) => faultOf(layOutMapCard(map, tiles)));
  const victories = part('victories', victoryShape, () => []);
  return ok({ box: { characters, scenarios, tiles, maps, victories }, faults });
}

/** Checks the values of a record that already has the right shape, and lists its problems. */
type More<Of> = (record: Of) => readonly { readonly code: string; readonly detail: string }[];

const sharedShape = shape<SharedCharacter>({
  id: text(200, 1),
  name: text(120, 1),
  set: text(120),
  number: text(120),
  keywords: listOf(text(120), 40),
  card: characterCardShape,
});

function faultOf(
  result: Result<unknown, { readonly code: string; readonly detail: string }>,
): ReturnType<More<unknown>> {
  return result.ok ? [] : [result.fault];
}

function readPart<Of extends { readonly id: string }>(
  part: BoxPart,
  list: unknown,
  check: Check<Of>,
  more: More<Of>,
  faults: CardFault[],
): Of[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) {
    faults.push({ part, record: '', code: 'bad-shape', detail: 'a list' });
    return [];
  }
  if (list.length > RECORD_LIMIT) faults.push({ part, record: '', code: 'too-many', detail: String(list.length) });
  const seen = new Set<string>();
  const good: Of[] = [];
  for (const [index, value] of list.slice(0, RECORD_LIMIT).entries()) {
    const record = isRecord(value) && typeof value.name === 'string' ? shortenToOneLine(value.name) : String(index + 1);
    const parsed = parseWith(check, value);
    if (!parsed.ok) {
      faults.push({ part, record, code: 'bad-shape', detail: parsed.fault });
      continue;
    }
    const problems = seen.has(parsed.value.id)
      ? [{ code: 'id-repeated', detail: parsed.value.id }]
      : filterFatalProblems(more(parsed.value));
    for (const { code, detail } of problems) faults.push({ part, record, code, detail });
    if (problems.length > 0) continue;
    seen.add(parsed.value.id);
    good.push(parsed.value);
  }
  return good;
}
