import type { TileFault } from '../board/tile';
import type { BoxPart, CardFault } from '../catalog/cards/card-file';
import type { CardProblemCode } from '../catalog/cards/card-problems';
import type { MapFault } from '../catalog/cards/lay-map';
import type { RecordFix, RecordFixCode, SkippedUnitRecord, SkipReason } from '../catalog/unit-codes';
import type { DecodedText, TextEncodingLabel } from '../plain/decode-text';
import { type FileFault, type FileFaultCode, shortenToOneLine } from '../plain/lenient';
import type { ArchiveFault, ArchiveFaultCode } from '../share/archive';
import type { CollectionPart, SkippedRecord } from '../share/collection-file';
import type { UnreadableKind } from '../share/unreadable-file';
import { say, sayMany } from './say';

/**
 * Text of every fault of an imported card record or an unfinished card. The detail of the fault follows in brackets.
 */
export const CARD_RECORD_FAULT_TEXT: Readonly<
  Record<CardProblemCode | TileFault['code'] | MapFault['code'] | 'bad-shape' | 'too-many', string>
> = {
  'bad-shape': say('A value is not valid'),
  'too-many': say('Too many entries: the rest was left out'),
  'id-unfit': say('A card’s id contains a slash'),
  'id-repeated': say('Two records have the same id'),
  'name-repeated': say('Two action cards have the same name'),
  'red-past-last': say('The red space is past the end of the action track'),
  'faces-alike': say('Both sides of the card have the same number of figures'),
  'faces-for-henchmen': say('Only henchman cards have two sides'),
  'figures-for-henchmen': say('Only henchmen have more than one figure'),
  'health-for-henchmen': say('Henchmen need a health value; other characters have none'),
  'march-without-price': say('March needs a cost; other moves have none'),
  'march-by-hero': say('Only henchmen can march'),
  'run-by-henchman': say('Henchmen cannot run'),
  'no-slots': say('The card has no damage slot'),
  'build-falls': say('A level has fewer build points than the level before'),
  'starting-cards': say('A character has two starting cards'),
  'too-dear-to-take': say('No level has enough build points for this card'),
  'lasting-without-duration': say('A lasting effect needs a duration'),
  'reaction-without-cost': say('A reaction needs a cost'),
  'until-before-stage': say('The scenario ends before its stage begins'),
  'token-unbreakable': say('A token that cannot be damaged cannot have wounds'),
  'token-repeated': say('Two tokens have the same name: rename one'),
  'role-repeated': say('Two roles have the same name: rename one'),
  'token-never': say('This token can never enter: check its stage and the token it follows'),
  'objective-about-nothing': say('An objective needs a token or a role of this card'),
  'objective-unbreakable': say('An objective asks to destroy a token that cannot be damaged'),
  'objective-late': say('An objective ends before its stages begin, or after the card'),
  'bad-frame': say('The tile’s outline has a symbol that is not a wall, door or gap'),
  'bad-strength': say('This strength is not valid, or there is nothing here that needs one'),
  'bad-thing': say('No object here, or two entries for the same one'),
  'unknown-tile': say('This tile is not in your cards'),
  overlap: say('Two tiles overlap'),
  apart: say('This tile does not touch another tile'),
  'map-too-large': say('The map is larger than 64 squares'),
  'no-tiles': say('The map has no tiles'),
  'bad-door': say('A door cannot go here'),
  'bad-spawn': say('A spawn point cannot go here'),
  'spawn-repeated': say('Two spawn points are on the same square'),
  empty: say('The drawing is empty'),
  'too-large': say('The drawing is too large'),
  'missing-line': say('The drawing is missing a line'),
  'unknown-letter': say('The drawing has an unknown letter'),
  'repeated-letter': say('A square has the same letter twice'),
  'bad-edge': say('A wall, door or gap should be here'),
  'bad-corner': say('A corner should be here'),
};

const SET_ASIDE: Readonly<Record<SkipReason, (detail: string) => string>> = {
  'not-a-record': () => say('it is not a character record'),
  'name-missing': () => say('it has no name'),
  'name-too-long': (detail) => say('its name has {detail} letters; at most 120 are allowed', { detail }),
  'dial-empty': () => say('its dial has no clicks'),
  'dial-too-long': (detail) => say('its dial has {clicks} clicks, more than any real dial', { clicks: detail }),
  'value-out-of-range': (detail) => say('{detail} is higher than on any real dial', { detail }),
  'wrong-type': (detail) => say('this value cannot be read: {detail}', { detail }),
  repeated: () => say('the same record is earlier in the file'),
  'field-not-read': () => say('this field is not a list of records'),
};

const MENDED: Readonly<Record<RecordFixCode, (detail: string) => string>> = {
  'unknown-power': (detail) => say('unknown power saved by its name ({power})', { power: detail }),
  'unknown-symbol': (detail) => say('unknown symbol saved as an ability ({symbol})', { symbol: detail }),
  'id-made': () => say('ID missing, new ID assigned'),
  'id-taken': (detail) => say('ID already in use, changed to {id}', { id: detail }),
  'points-missing': () => say('points missing, set to 0'),
  'base-assumed': (detail) => say('base cannot be read, set to {base}', { base: detail.split(',')[0] }),
  'range-missing': () => say('range missing, set to 0'),
  'targets-missing': () => say('bolts missing, set to 1'),
  'starting-lines': () => say('starting lines and points do not match; check where the dial starts'),
  'click-numbers': () => say('clicks were out of order and are now sorted'),
  'value-unknown': (detail) => say('value not known, marked as unknown ({detail})', { detail }),
  'bystander-dial': () => say('bystander without a dial, one click added'),
  'text-shortened': (detail) => say('text too long, shortened ({field})', { field: detail }),
  'entry-unreadable': (detail) => say('unreadable entry left out ({entry})', { entry: detail }),
  'kind-assumed': (detail) => say('kind of object missing or unknown, set to {kind}', { kind: detail.split(',')[0] }),
};

/** What a file is that Sidekick cannot read, and what to do instead. */
const UNREADABLE: Readonly<Record<UnreadableKind, () => string>> = {
  pdf: () => say('it is a PDF; save its list as text (.txt) or as a table (CSV)'),
  document: () => say('it is a document; save it as plain text (.txt)'),
  archive: () => say('it is an archive, but not a ZIP; unpack it first'),
  picture: () => say('this kind of picture cannot be opened; save it as JPEG or PNG'),
  'web-page': () => say('it is a web page without a list; save the list as text (.txt)'),
  text: () => say('this text is not a list; write a name and its points on each line'),
  unknown: () => say('this kind of file is unknown; Sidekick reads JSON, CSV, text, pictures and ZIP'),
};

const FAULTS: Readonly<Record<FileFaultCode, (detail: string) => string>> = {
  'file-empty': () => say('the file is empty'),
  'file-too-large': () => say('the file is too large; split it into several files'),
  'file-unreadable': () => say('the device could not read it; copy it to the device first'),
  'not-json': () => say('the file is damaged or not complete; export or download it again'),
  'nothing-found': (detail) =>
    detail === ''
      ? say('it contains no characters, maps or cards')
      : say('it comes from a newer Sidekick ({detail}); update Sidekick first', { detail }),
  'too-many-records': (detail) =>
    say('it contains {records} records; split it into several files', { records: detail }),
  'too-many-columns': () => say('its table has more than 500 columns; delete those you do not need'),
  'too-many-cells': () => say('its table has too many cells; split it into several files'),
  'too-deep': () => say('its records are nested too deeply to read'),
  'reader-failed': () => say('it holds something that Sidekick cannot read'),
  'holds-a-map': () => say('it mixes a map with other things; put the map in its own file'),
  'holds-a-force': () => say('it holds a team or a game of a tabletop simulator; open it alone'),
  'opens-alone': () => say('it is a backup, a game or a position; open it alone'),
  'tiled-damaged': () => say('it is a damaged Tiled map; save it again in Tiled'),
  'tileset-alone': () => say('it is a tileset of Tiled; import it together with its map'),
  'no-workbook': () => say('the spreadsheet cannot be opened; in your spreadsheet program, save it as CSV'),
  'no-table': () => say('it has no table; the first row must name the columns'),
  'no-rows': () => say('its table has only headings; add a row for each character'),
  'other-file': (detail) => UNREADABLE[detail as UnreadableKind](),
  'other-map': (detail) =>
    detail === 'geojson'
      ? say('it is a map without squares (GeoJSON); draw it in Sidekick')
      : say('it is a Dungeondraft project; export it there as Universal VTT'),
  'other-json': (detail) =>
    detail === ''
      ? say('it contains no characters, maps or cards')
      : say('it is JSON of another program (fields: {fields}); Sidekick reads unit databases, maps and CSV', {
          fields: detail,
        }),
  'holds-units': () => say('it mixes characters with other things; put the characters in their own file'),
};

/** Describes a record that was skipped: `Record 3 Night Heron: its dial has no clicks.` */
export function describeSkippedRecord(each: SkippedUnitRecord): string {
  return say('Record {record}: {problem}.', {
    record: shortenToOneLine(each.record, 80),
    problem: SET_ASIDE[each.code](each.detail),
  });
}

/** Describes a value that the import fixed: `Record 3 Night Heron: it had no range; 0 is taken.` */
export function describeRecordFix(each: RecordFix): string {
  return say('Record {record}: {problem}.', {
    record: shortenToOneLine(each.record, 80),
    problem: MENDED[each.code](each.detail),
  });
}

const PARTS: Readonly<Record<BoxPart, string>> = {
  characters: say('Character card'),
  scenarios: say('Scenario card'),
  tiles: say('Tile'),
  maps: say('Map card'),
  victories: say('Victory card'),
};

/**
 * Describes a fault of an imported card: `Scenario card First Light: A value does not fit (reward: a whole number from
 * 0 to 40).`
 */
export function describeCardFault({ part, record, code, detail }: CardFault): string {
  const what = record === '' ? PARTS[part] : `${PARTS[part]} ${shortenToOneLine(record, 80)}`;
  return `${what}: ${describeCardFaultCode(code, detail)}`;
}

/** Describes a fault of a card, without naming the card: `Two action cards have the same name (Snuff).` */
export function describeCardFaultCode(code: string, detail: string): string {
  const text = (CARD_RECORD_FAULT_TEXT as Readonly<Record<string, string>>)[code] ?? code;
  return detail === '' ? `${text}.` : `${text} (${shortenToOneLine(detail, 120)}).`;
}

const COLLECTION_NAMES: Readonly<Record<CollectionPart, string>> = {
  characters: say('Character'),
  owned: say('Owned figure'),
  cards: say('Card'),
  maps: say('Map'),
  codes: say('Code'),
  pictures: say('Picture'),
};

const STRANGE: Readonly<Record<SkippedRecord['why'], string>> = {
  'no-record': say('it is not a record with an ID'),
  repeated: say('the ID is already used earlier in the file'),
};

/** Describes an invalid record of a collection file: `Character 7 in the file: it is no record with an id.` */
export function describeInvalidRecord({ part, place, why }: SkippedRecord): string {
  return say('{part} {place} in the file: {problem}.', {
    part: COLLECTION_NAMES[part],
    place,
    problem: STRANGE[why],
  });
}

const ARCHIVE_FAULTS: Readonly<Record<ArchiveFaultCode, (detail: string) => string>> = {
  'no-archive': () => say('the archive is damaged or not complete; download it again'),
  'too-many': () => say('the archive holds too many files; unpack it and choose some of them'),
  encrypted: () => say('the archive has a password; unpack it first'),
  'packed-strangely': () => say('the archive is packed in a way that this browser cannot read; unpack it first'),
  'leads-out': (detail) =>
    say('the archive is not safe: {path} leads out of it', { path: shortenToOneLine(detail, 40) }),
  'too-large': () => say('the archive is larger than it says; unpack it first'),
  'nothing-inside': () => say('Sidekick can read nothing in it; choose JSON, CSV, text or pictures'),
};

/**
 * Describes an archive that was not imported: `base.zip was not imported: the archive has a password; unpack it first.`
 */
export function describeArchiveFault({ code, detail, file }: ArchiveFault & { readonly file: string }): string {
  return say('{file} was not imported: {reason}.', {
    file: shortenToOneLine(file, 80),
    reason: ARCHIVE_FAULTS[code](detail),
  });
}

/** Describes a file that was not imported: `half.json was not imported: it is not whole JSON…` */
export function describeFileFault(fault: FileFault): string {
  return say('{file} was not imported: {reason}.', {
    file: shortenToOneLine(fault.file, 80),
    reason: FAULTS[fault.code](fault.detail),
  });
}

const ENCODING_NAMES: Readonly<Record<TextEncodingLabel, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
};

/** Describes the detected text encoding of a file, in sentences. Empty for a flawless UTF-8 file. */
export function describeEncoding({ encoding, repaired, lost }: Omit<DecodedText, 'text'>): string[] {
  const isGuessed = encoding === 'windows-1252' || encoding === 'macintosh';
  const name = ENCODING_NAMES[encoding];
  return [
    ...(isGuessed
      ? [say('Letters read as {encoding}. Check names with letters such as ä or é.', { encoding: name })]
      : []),
    ...(encoding.startsWith('utf-16') ? [say('Letters read as {encoding}.', { encoding: name })] : []),
    ...(repaired > 0
      ? [
          sayMany(
            repaired,
            '1 letter is not UTF-8 like the rest, read as Windows-1252. Check it.',
            '{n} letters are not UTF-8 like the rest, read as Windows-1252. Check them.',
          ),
        ]
      : []),
    ...(lost > 0
      ? [
          sayMany(
            lost,
            '1 letter was already lost in the file, shown as a question mark.',
            '{n} letters were already lost in the file, shown as question marks.',
          ),
        ]
      : []),
  ];
}
