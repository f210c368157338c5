import type { MapSheet } from '../board/map-sheet';
import type { Character } from '../catalog/character';
import type { Holding } from '../catalog/holding';
import { type FileFault, isRecord, printValue, shortenToOneLine, type UnknownRecord } from '../plain/lenient';
import { err, ok, type Result } from '../plain/result';
import { tryCatch } from '../plain/try-catch';
import { decodeBytes, encodeBytes } from '../store/bytes';
import type { Picture, RecordTimes, StoredCard, TiedCode } from '../store/records';

/** Value of the `sidekick` key in a collection file. `public/collection.schema.json` describes the format. */
export const COLLECTION_FORMAT = 'collection';
/** Version 2 added codes and pictures. All earlier versions can be read. */
export const COLLECTION_VERSION = 2;

/**
 * Parts in file order. Pictures are by far the largest and come last: if a file is too large, only pictures are
 * dropped.
 */
export const COLLECTION_PARTS = ['characters', 'owned', 'cards', 'maps', 'codes', 'pictures'] as const;
export type CollectionPart = (typeof COLLECTION_PARTS)[number];

/**
 * An item with its times of creation and last change, in epoch milliseconds. They may be missing in files made by hand.
 */
type Timed<Item> = Item & Partial<RecordTimes>;

/** A collection, or a part of one, in the exchange format. */
export interface CollectionFile {
  readonly characters: readonly Timed<Character>[];
  readonly owned: readonly Timed<Holding>[];
  readonly cards: readonly Timed<StoredCard>[];
  readonly maps: readonly Timed<MapSheet>[];
  /** Barcodes and other codes, each tied to a character. */
  readonly codes: readonly Timed<TiedCode>[];
  /** Photographs that characters and maps refer to by id. In the file their bytes are `{"base64": …}`. */
  readonly pictures: readonly Timed<Picture>[];
}

/**
 * Prints a collection file in pieces, because thousands of characters would make one very long string.
 * `parseCollectionJson` reads the file.
 */
export async function* printCollection(
  parts: {
    readonly [Part in CollectionPart]:
      | Iterable<CollectionFile[Part][number]>
      | AsyncIterable<CollectionFile[Part][number]>;
  },
): AsyncGenerator<string> {
  yield `{"sidekick":"${COLLECTION_FORMAT}","version":${COLLECTION_VERSION}`;
  for (const part of COLLECTION_PARTS) {
    yield `,\n"${part}":[`;
    let first = true;
    for await (const item of parts[part]) {
      const record = withoutMark(item);
      yield `${first ? '' : ','}\n${JSON.stringify(part === 'pictures' ? encodeBytes(record) : record)}`;
      first = false;
    }
    yield ']';
  }
  yield '}\n';
}

/** Removes `deletedAt`, which is redundant because deleted items are never exported. */
function withoutMark<Item extends object>(item: Item): object {
  const { deletedAt: _, ...rest } = item as Item & Partial<RecordTimes>;
  return rest;
}

export interface ParsedCollection {
  /** Records of each part, not yet validated. The store validates each record and refuses invalid ones. */
  readonly parts: CollectionFile;
  readonly skipped: readonly SkippedRecord[];
}

/**
 * A record that was skipped, because it has no id or repeats an earlier id. `place` counts the records of a part from
 * 1.
 */
export interface SkippedRecord {
  readonly part: CollectionPart;
  readonly place: number;
  readonly why: 'no-record' | 'repeated';
}

/**
 * Parses the JSON value of a collection file. The fault is `nothing-found` if the value is not a collection or its
 * version is too new. In the latter case the fault's detail is the version.
 */
export function parseCollectionJson(value: unknown, file: string): Result<ParsedCollection, FileFault> {
  return tryCatch<Result<ParsedCollection, FileFault>>(
    () => collectionOf(value, file),
    () => err({ code: 'reader-failed', file, detail: '' }),
  );
}

function collectionOf(value: unknown, file: string): Result<ParsedCollection, FileFault> {
  if (!isRecord(value) || value.sidekick !== COLLECTION_FORMAT) return err({ code: 'nothing-found', file, detail: '' });
  if (typeof value.version !== 'number' || value.version > COLLECTION_VERSION)
    return err({ code: 'nothing-found', file, detail: `version ${shortenToOneLine(printValue(value.version), 12)}` });
  const skipped: SkippedRecord[] = [];
  const listOf = (part: CollectionPart): UnknownRecord[] => {
    const list: unknown = value[part] ?? [];
    const ids = new Set<string>();
    return (Array.isArray(list) ? list : [list]).flatMap((each: unknown, index) => {
      const named = isRecord(each) && typeof each.id === 'string' && each.id !== '' ? { each, id: each.id } : null;
      if (named === null || ids.has(named.id)) {
        skipped.push({ part, place: index + 1, why: named === null ? 'no-record' : 'repeated' });
        return [];
      }
      ids.add(named.id);
      return [named.each];
    });
  };
  const parts = Object.fromEntries(
    COLLECTION_PARTS.map((part) => [part, part === 'pictures' ? listOf(part).map(decodeBytes) : listOf(part)]),
  );
  return ok({ parts: parts as unknown as CollectionFile, skipped });
}
