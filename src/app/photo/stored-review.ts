import type { Board } from '../../board/board';
import { boardFromSheet, type MapSheet, sheetFromBoard } from '../../board/map-sheet';
import { EDGE_COUNT, type Edge } from '../../grid/edge';
import { SQUARE_COUNT, type Square } from '../../grid/square';
import type { CorrectedEdge, Corrections } from '../../photo/corrections';
import type { EdgeReading, PhotoReading, SquareKind, SquareReading } from '../../photo/types';
import { err, ok, type Result } from '../../plain/result';
import {
  anything,
  boolean,
  type Check,
  integer,
  listOf,
  nullOr,
  optional,
  parseWith,
  shape,
  text,
} from '../../plain/shape';
import { newId } from '../../store/database';
import { mapRepository } from '../../store/maps';
import type { Picture as PictureFile } from '../../store/records';
import { getSetting, putSetting } from '../../store/settings';
import { say } from '../../text/say';
import { ensureMaps, maps } from '../collection/library';
import { saveNewPicture } from '../pictures/pictures';
import { describeStoreFault } from '../storage/store-fault-text';

const KEY = 'photo-review';

/**
 * Stored review of a map that was read from a photograph and is not saved yet. Contains only the board and the doubtful
 * readings.
 */
export interface StoredReview {
  readonly reading: PhotoReading;
  readonly corrections: Corrections;
  /** Id of the straightened picture. Null if no picture could be saved. */
  readonly picture: string | null;
}

/** Stored form of a review, as plain data. */
interface Stored {
  readonly map: string;
  readonly starts: MapSheet['starts'];
  readonly picture: string | null;
  readonly squares: readonly SquareReading[];
  readonly edges: readonly EdgeReading[];
  readonly kinds: readonly { readonly square: Square; readonly kind: SquareKind }[];
  readonly lies: readonly { readonly edge: Edge; readonly lies: CorrectedEdge }[];
  /**
   * Squares that the user has settled. Missing in data of early versions, where every corrected square counts as
   * settled.
   */
  readonly settled?: readonly Square[] | undefined;
}

const MOST = 10_000;
const square = integer(0, SQUARE_COUNT - 1);
const edge = integer(0, EDGE_COUNT - 1);
/** Validates a recognised edge. Doors are not allowed, because they are never recognised, only set by hand. */
const check = integer(0, 1) as Check<EdgeReading['read']>;
const lies = integer(0, 2) as Check<CorrectedEdge>;
const part: Check<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? null : { path: [], wanted: 'a part of 1' };
const kind = shape<SquareKind>({ terrain: integer(0, 255), level: integer(0, 99), start: boolean });
const storedShape = shape<Stored>({
  map: text(100_000),
  // The starting areas are validated later, by `boardFromSheet`.
  starts: anything as Check<Stored['starts']>,
  picture: nullOr(text(200)),
  squares: listOf(shape<SquareReading>({ square, read: kind, runnerUp: kind, sure: part, doubtful: boolean }), MOST),
  edges: listOf(shape<EdgeReading>({ edge, read: check, runnerUp: check, sure: part, doubtful: boolean }), MOST),
  kinds: listOf(shape<Stored['kinds'][number]>({ square, kind }), MOST),
  lies: listOf(shape<Stored['lies'][number]>({ edge, lies }), MOST),
  settled: optional(listOf(square, MOST)),
});

/** Stores the progress of a review, which can be resumed after a restart. */
export function saveReview({ reading, corrections: mending, picture }: StoredReview): Promise<unknown> {
  const { map, starts } = sheetFromBoard(reading.board, { id: KEY, name: '', source: 'photographed' });
  const stored: Stored = {
    map,
    starts,
    picture,
    squares: reading.squares.filter(({ doubtful }) => doubtful),
    edges: reading.edges.filter(({ doubtful }) => doubtful),
    kinds: [...mending.kinds].map(([at, what]) => ({ square: at, kind: what })),
    lies: [...mending.edges].map(([at, what]) => ({ edge: at, lies: what })),
    settled: [...mending.settled],
  };
  return putSetting(KEY, stored);
}

/** Returns the stored review. Null if there is no valid review. */
export async function readReview(): Promise<StoredReview | null> {
  const result = await getSetting(KEY, parse);
  return result.ok ? result.value : null;
}

export function deleteReview(): Promise<unknown> {
  return putSetting(KEY, undefined);
}

function parse(value: unknown): Result<StoredReview, string> {
  const stored = parseWith<Stored>(storedShape, value);
  if (!stored.ok) return stored;
  const { map, starts, picture, squares, edges, kinds, lies: all, settled } = stored.value;
  const board = boardFromSheet({ map, starts });
  if (!board.ok) return err(board.fault.code);
  return ok({
    reading: { board: board.value, squares, edges },
    corrections: {
      kinds: new Map(kinds.map((each) => [each.square, each.kind])),
      edges: new Map(all.map((each) => [each.edge, each.lies])),
      settled: new Set(settled ?? kinds.map((each) => each.square)),
    },
    picture,
  });
}

/** Straightened picture: its file, its id if saved, and its URL. */
export interface StraightenedPicture {
  readonly id: string | null;
  readonly file: Omit<PictureFile, 'id'>;
  readonly url: string;
}

/** Saves a read map with its picture and deletes its review. The fault is a sentence. */
export async function savePhotographedMap(
  board: Board,
  name: string,
  under: StraightenedPicture | null,
): Promise<Result<MapSheet, string>> {
  const kept = under ? (under.id === null ? await saveNewPicture(under.file) : ok(under.id)) : null;
  if (kept && !kept.ok) return err(describeStoreFault(kept.fault));
  const sheet = sheetFromBoard(board, {
    ...{ id: `photo-${newId()}`, name, source: 'photographed' },
    ...(kept && { picture: kept.value }),
  });
  const result = await mapRepository.putMany([sheet]);
  if (!result.ok) return err(describeStoreFault(result.fault));
  if (result.value.refused[0])
    return err(describeStoreFault({ code: 'unreadable', detail: result.value.refused[0].reason }));
  await deleteReview();
  return ok(sheet);
}

/** Returns the first unused name of the form `Photographed map 3`. */
export async function makePhotoMapName(): Promise<string> {
  await ensureMaps();
  const taken = new Set((maps() ?? []).map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = say('Photographed map {number}', { number });
    if (!taken.has(name)) return name;
  }
}

export function makePictureUrl({ bytes, type }: StraightenedPicture['file']): string {
  return URL.createObjectURL(new Blob([bytes], { type }));
}
