import type { BoxPart, CardFault } from '../catalog/cards/file';
import type { Mend, MendCode, SetAside, SetAsideCode } from '../catalog/unit-codes';
import { type FileFault, type FileFaultCode, shorten } from '../plain/loose';
import type { CollectionPart, Strange } from '../share/collection';
import { EN_CARD_FAULTS } from './card-faults';
import { say } from './say';

const SET_ASIDE: Readonly<Record<SetAsideCode, (detail: string) => string>> = {
  'not-a-record': (detail) =>
    say('it is {value}, not a record of a character', {
      value: detail === '' ? say('something else') : say('a bare {detail}', { detail }),
    }),
  'not-a-character': (detail) => say('it is of the kind “{detail}”, not a character', { detail }),
  'name-missing': () => say('it has no name'),
  'name-too-long': (detail) => say('its name has {detail} letters; 120 is the most', { detail }),
  'dial-empty': () => say('its dial has no clicks'),
  'dial-too-long': (detail) => say('its dial has {detail} clicks, more than any dial has', { detail }),
  'value-missing': (detail) => say('{detail} has no value', { detail }),
  'value-out-of-range': (detail) => say('{detail} is more than any dial shows', { detail }),
  'wrong-type': (detail) => say('this is not what it should be: {detail}', { detail }),
  repeated: () => say('the same record stands earlier in the file'),
};

const MENDED: Readonly<Record<MendCode, (detail: string) => string>> = {
  'unknown-power': (detail) => say('a power that is not known is kept by its name ({detail})', { detail }),
  'unknown-symbol': (detail) => say('a symbol that is not known is left out ({detail})', { detail }),
  'id-made': () => say('it had no id, so it was given one'),
  'id-taken': (detail) => say('its id was taken by another record, so it is now {detail}', { detail }),
  'points-missing': () => say('it had no points; 0 is taken'),
  'base-assumed': (detail) => say('its base could not be read; {split} is taken', { split: detail.split(',')[0] }),
  'range-missing': () => say('it had no range; 0 is taken'),
  'targets-missing': () => say('it had no bolts; 1 is taken'),
  'starting-lines': () => say('its starting lines and its points do not pair up; check where its dial starts'),
  'click-numbers': () => say('its clicks were out of order and were sorted'),
  'bystander-dial': () => say('a bystander without a dial was given one click'),
  'text-shortened': (detail) => say('a text too long to keep was shortened ({detail})', { detail }),
  'entry-unreadable': (detail) => say('an entry could not be read and is left out ({detail})', { detail }),
  'kind-assumed': (detail) =>
    say('its kind of object is not told, or not known: {split} is taken', { split: detail.split(',')[0] }),
};

const FAULTS: Readonly<Record<FileFaultCode, (detail: string) => string>> = {
  'file-empty': () => say('the file is empty'),
  'file-too-large': () => say('the file is too large; part it into several'),
  'file-unreadable': () => say('the device could not read it; copy it to the device first'),
  'not-json': () => say('it is no file of characters, maps or cards, or only a part of one'),
  'nothing-found': (detail) =>
    detail === ''
      ? say('it holds neither characters nor a map nor cards')
      : say('it comes from a newer Sidekick ({detail}); take the newer one here first', { detail }),
  'too-many-records': (detail) => say('it holds {detail} records; part it into several files', { detail }),
  'holds-a-map': () => say('it holds a map among other things; put the map in a file of its own'),
  'holds-units': () => say('it holds characters among other things; put them in a file of their own'),
};

/** `Record 3 Night Heron: its dial has no clicks.` */
export function wordsOfSetAside(each: SetAside): string {
  return say('Record {shorten}: {value}.', {
    shorten: shorten(each.record, 80),
    value: SET_ASIDE[each.code](each.detail),
  });
}

/** `Record 3 Night Heron: it had no range; 0 is taken.` */
export function wordsOfMend(each: Mend): string {
  return say('Record {shorten}: {value}.', {
    shorten: shorten(each.record, 80),
    value: MENDED[each.code](each.detail),
  });
}

const PARTS: Readonly<Record<BoxPart, string>> = {
  characters: say('Character card'),
  scenarios: say('Scenario card'),
  tiles: say('Tile'),
  maps: say('Map card'),
  victories: say('Victory card'),
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
  characters: say('Character'),
  owned: say('Note of what is owned'),
  cards: say('Card'),
  maps: say('Map'),
  codes: say('Code'),
  pictures: say('Picture'),
};

const STRANGE: Readonly<Record<Strange['why'], string>> = {
  'no-record': say('it is no record with an id'),
  repeated: say('a record with the same id stands earlier in the file'),
};

/** `Character 7 of the file: it is no record with an id.` */
export function wordsOfStrange({ part, place, why }: Strange): string {
  return say('{collectionnames} {place} of the file: {strange}.', {
    collectionnames: COLLECTION_NAMES[part],
    place,
    strange: STRANGE[why],
  });
}

/** `half.json was not taken: it is not whole JSON…` */
export function wordsOfFileFault(fault: FileFault): string {
  return say('{shorten} was not taken: {value}.', {
    shorten: shorten(fault.file, 80),
    value: FAULTS[fault.code](fault.detail),
  });
}
