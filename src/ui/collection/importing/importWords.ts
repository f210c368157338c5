import type { BoxPart, CardFault } from '../../../catalog/cards/file';
import type { Mend, MendCode, SetAside, SetAsideCode } from '../../../catalog/unit-codes';
import { type FileFault, type FileFaultCode, shorten } from '../../../plain/loose';
import type { CollectionPart, Strange } from '../../../share/collection';
import { EN_CARD_FAULTS } from '../../../text/en/card-faults';

const SET_ASIDE: Readonly<Record<SetAsideCode, (detail: string) => string>> = {
  'not-a-record': (detail) =>
    `it is ${detail === '' ? 'something else' : `a bare ${detail}`}, not a record of a character`,
  'not-a-character': (detail) => `it is of the kind “${detail}”, not a character`,
  'name-missing': () => 'it has no name',
  'name-too-long': (detail) => `its name has ${detail} letters; 120 is the most`,
  'dial-empty': () => 'its dial has no clicks',
  'dial-too-long': (detail) => `its dial has ${detail} clicks, more than any dial has`,
  'value-missing': (detail) => `${detail} has no value`,
  'value-out-of-range': (detail) => `${detail} is more than any dial shows`,
  'wrong-type': (detail) => `this is not what it should be: ${detail}`,
  repeated: () => 'the same record stands earlier in the file',
};

const MENDED: Readonly<Record<MendCode, (detail: string) => string>> = {
  'unknown-power': (detail) => `a power that is not known is kept by its name (${detail})`,
  'unknown-symbol': (detail) => `a symbol that is not known is left out (${detail})`,
  'id-made': () => 'it had no id, so it was given one',
  'id-taken': (detail) => `its id was taken by another record, so it is now ${detail}`,
  'points-missing': () => 'it had no points; 0 is taken',
  'base-assumed': (detail) => `its base could not be read; ${detail.split(',')[0]} is taken`,
  'range-missing': () => 'it had no range; 0 is taken',
  'targets-missing': () => 'it had no bolts; 1 is taken',
  'starting-lines': () => 'its starting lines and its points do not pair up; check where its dial starts',
  'click-numbers': () => 'its clicks were out of order and were sorted',
  'bystander-dial': () => 'a bystander without a dial was given one click',
  'text-shortened': (detail) => `a text too long to keep was shortened (${detail})`,
  'entry-unreadable': (detail) => `an entry could not be read and is left out (${detail})`,
  'kind-assumed': (detail) => `its kind of object is not told, or not known: ${detail.split(',')[0]} is taken`,
};

const FAULTS: Readonly<Record<FileFaultCode, (detail: string) => string>> = {
  'file-empty': () => 'the file is empty',
  'file-too-large': () => 'the file is too large; part it into several',
  'file-unreadable': () => 'the device could not read it; copy it to the device first',
  'not-json': () => 'it is no file of characters, maps or cards, or only a part of one',
  'nothing-found': (detail) =>
    detail === ''
      ? 'it holds neither characters nor a map nor cards'
      : `it comes from a newer Sidekick (${detail}); take the newer one here first`,
  'too-many-records': (detail) => `it holds ${detail} records; part it into several files`,
  'holds-a-map': () => 'it holds a map among other things; put the map in a file of its own',
  'holds-units': () => 'it holds characters among other things; put them in a file of their own',
};

/** `Record 3 Night Heron: its dial has no clicks.` */
export function wordsOfSetAside(each: SetAside): string {
  return `Record ${shorten(each.record, 80)}: ${SET_ASIDE[each.code](each.detail)}.`;
}

/** `Record 3 Night Heron: it had no range; 0 is taken.` */
export function wordsOfMend(each: Mend): string {
  return `Record ${shorten(each.record, 80)}: ${MENDED[each.code](each.detail)}.`;
}

const PARTS: Readonly<Record<BoxPart, string>> = {
  characters: 'Character card',
  scenarios: 'Scenario card',
  tiles: 'Tile',
  maps: 'Map card',
  victories: 'Victory card',
};

/** `Scenario card First Light: A value does not fit (reward: a whole number from 0 to 40).` */
export function wordsOfCardFault({ part, record, code, detail }: CardFault): string {
  const what = record === '' ? PARTS[part] : `${PARTS[part]} ${shorten(record, 80)}`;
  return `${what}: ${sentenceOfCard(code, detail)}`;
}

/** `Two action cards have the same name (Snuff).` */
export function sentenceOfCard(code: string, detail: string): string {
  const words = (EN_CARD_FAULTS as Readonly<Record<string, string>>)[code] ?? code;
  return detail === '' ? `${words}.` : `${words} (${shorten(detail, 120)}).`;
}

const COLLECTION_NAMES: Readonly<Record<CollectionPart, string>> = {
  characters: 'Character',
  owned: 'Note of what is owned',
  cards: 'Card',
  maps: 'Map',
  codes: 'Code',
  pictures: 'Picture',
};

const STRANGE: Readonly<Record<Strange['why'], string>> = {
  'no-record': 'it is no record with an id',
  repeated: 'a record with the same id stands earlier in the file',
};

/** `Character 7 of the file: it is no record with an id.` */
export function wordsOfStrange({ part, place, why }: Strange): string {
  return `${COLLECTION_NAMES[part]} ${place} of the file: ${STRANGE[why]}.`;
}

/** `half.json was not taken: it is not whole JSON…` */
export function wordsOfFileFault(fault: FileFault): string {
  return `${shorten(fault.file, 80)} was not taken: ${FAULTS[fault.code](fault.detail)}.`;
}
