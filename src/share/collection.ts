import type { MapSheet } from '../board/sheet';
import type { Character } from '../catalog/character';
import type { Holding } from '../catalog/holding';
import { type FileFault, isRecord, type Loose, shorten } from '../plain/loose';
import { bad, good, type Result } from '../plain/result';
import type { Kept, KeptCard } from '../store/records';

/** What stands under `sidekick` in a file of this format, and the version that is written. `public/collection.schema.json` describes it. */
export const COLLECTION_FORMAT = 'collection';
export const COLLECTION_VERSION = 1;

export const COLLECTION_PARTS = ['characters', 'owned', 'cards', 'maps'] as const;
export type CollectionPart = (typeof COLLECTION_PARTS)[number];

/** When a thing came in and was last changed, in epoch milliseconds; it may be missing from files made by hand. */
type Timed<Item> = Item & Partial<Kept>;

/** A collection, or a part of one, as it is exchanged. */
export interface CollectionFile {
  readonly characters: readonly Timed<Character>[];
  readonly owned: readonly Timed<Holding>[];
  readonly cards: readonly Timed<KeptCard>[];
  readonly maps: readonly Timed<MapSheet>[];
}

/** The file's text in pieces, so that thousands of characters never stand in one text; `readCollectionOf` reads it back. */
export function* printCollection(
  parts: {
    readonly [Part in CollectionPart]: Iterable<CollectionFile[Part][number]>;
  },
): Generator<string> {
  yield `{"sidekick":"${COLLECTION_FORMAT}","version":${COLLECTION_VERSION}`;
  for (const part of COLLECTION_PARTS) {
    yield `,\n"${part}":[`;
    let first = true;
    for (const item of parts[part]) {
      yield `${first ? '' : ','}\n${JSON.stringify(withoutMark(item))}`;
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
  /** Things that are no records with an id, by part and place from 1. */
  readonly strange: readonly { readonly part: CollectionPart; readonly place: number }[];
}

/** A collection from the parsed text of a file. `nothing-found` where it is none, with the version where it is a later one. */
export function readCollectionOf(value: unknown, file: string): Result<CollectionRead, FileFault> {
  if (!isRecord(value) || value.sidekick !== COLLECTION_FORMAT) return bad({ code: 'nothing-found', file, detail: '' });
  if (typeof value.version !== 'number' || value.version > COLLECTION_VERSION)
    return bad({ code: 'nothing-found', file, detail: `version ${shorten(String(value.version), 12)}` });
  const strange: { part: CollectionPart; place: number }[] = [];
  const listOf = (part: CollectionPart): Loose[] => {
    const list: unknown = value[part] ?? [];
    return (Array.isArray(list) ? list : [list]).flatMap((each: unknown, index) => {
      if (isRecord(each) && typeof each.id === 'string' && each.id !== '') return [each];
      strange.push({ part, place: index + 1 });
      return [];
    });
  };
  const parts = Object.fromEntries(COLLECTION_PARTS.map((part) => [part, listOf(part)]));
  return good({ parts: parts as unknown as CollectionFile, strange });
}
