import type { MapSheet } from '../board/sheet';
import type { Character } from '../catalog/character';
import type { Holding } from '../catalog/holding';
import { guarded } from '../plain/guarded';
import { type FileFault, isRecord, type Loose, shorten, wordOf } from '../plain/loose';
import { err, ok, type Result } from '../plain/result';
import { bytesOfText, textOfBytes } from '../store/bytes';
import type { Kept, KeptCard, Picture, TiedCode } from '../store/records';

/** What stands under `sidekick` in a file of this format, and the version that is written. `public/collection.schema.json` describes it. */
export const COLLECTION_FORMAT = 'collection';
/** 2 brought codes and pictures; every earlier one is read. */
export const COLLECTION_VERSION = 2;

/** In the order of a file. Pictures are by far the largest, so they stand last: whatever is left out of too large a file is a picture. */
export const COLLECTION_PARTS = ['characters', 'owned', 'cards', 'maps', 'codes', 'pictures'] as const;
export type CollectionPart = (typeof COLLECTION_PARTS)[number];

/** When a thing came in and was last changed, in epoch milliseconds; it may be missing from files made by hand. */
type Timed<Item> = Item & Partial<Kept>;

/** A collection, or a part of one, as it is exchanged. */
export interface CollectionFile {
  readonly characters: readonly Timed<Character>[];
  readonly owned: readonly Timed<Holding>[];
  readonly cards: readonly Timed<KeptCard>[];
  readonly maps: readonly Timed<MapSheet>[];
  /** Barcodes and other codes, each tied to a character. */
  readonly codes: readonly Timed<TiedCode>[];
  /** Photographs that characters and maps name by their ids; in the file their bytes are `{"base64": …}`. */
  readonly pictures: readonly Timed<Picture>[];
}

/** The file's text in pieces, so that thousands of characters never stand in one text; `readCollectionOf` reads it back. */
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
      yield `${first ? '' : ','}\n${JSON.stringify(part === 'pictures' ? textOfBytes(record) : record)}`;
      first = false;
    }
    yield ']';
  }
  yield '}\n';
}

/** What is deleted does not go out, so nobody needs to be told that the rest is not. */
function withoutMark<Item extends object>(item: Item): object {
  const { deletedAt: _, ...rest } = item as Item & Partial<Kept>;
  return rest;
}

export interface CollectionRead {
  /** Not looked into but for being records: the store checks each and refuses what it cannot read back. */
  readonly parts: CollectionFile;
  readonly strange: readonly Strange[];
}

/** What is left out, by part and place from 1: no record with an id, or one whose id an earlier record has. */
export interface Strange {
  readonly part: CollectionPart;
  readonly place: number;
  readonly why: 'no-record' | 'repeated';
}

/** A collection from the parsed text of a file. `nothing-found` where it is none, with the version where it is a later one. */
export function readCollectionOf(value: unknown, file: string): Result<CollectionRead, FileFault> {
  return guarded<Result<CollectionRead, FileFault>>(
    () => collectionOf(value, file),
    () => err({ code: 'reader-failed', file, detail: '' }),
  );
}

function collectionOf(value: unknown, file: string): Result<CollectionRead, FileFault> {
  if (!isRecord(value) || value.sidekick !== COLLECTION_FORMAT) return err({ code: 'nothing-found', file, detail: '' });
  if (typeof value.version !== 'number' || value.version > COLLECTION_VERSION)
    return err({ code: 'nothing-found', file, detail: `version ${shorten(wordOf(value.version), 12)}` });
  const strange: Strange[] = [];
  const listOf = (part: CollectionPart): Loose[] => {
    const list: unknown = value[part] ?? [];
    const ids = new Set<string>();
    return (Array.isArray(list) ? list : [list]).flatMap((each: unknown, index) => {
      const named = isRecord(each) && typeof each.id === 'string' && each.id !== '' ? { each, id: each.id } : null;
      if (named === null || ids.has(named.id)) {
        strange.push({ part, place: index + 1, why: named === null ? 'no-record' : 'repeated' });
        return [];
      }
      ids.add(named.id);
      return [named.each];
    });
  };
  const parts = Object.fromEntries(
    COLLECTION_PARTS.map((part) => [part, part === 'pictures' ? listOf(part).map(bytesOfText) : listOf(part)]),
  );
  return ok({ parts: parts as unknown as CollectionFile, strange });
}
