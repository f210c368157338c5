import { refuseBlankMaps } from '../board/readers/blank';
import { type MapReport, readMapFile } from '../board/readers/collection';
import { looksLikeSidekickMap, readSidekickMap } from '../board/readers/sidekick-map';
import { looksLikeTiled, readTiledFile } from '../board/readers/tiled';
import { looksLikeVtt, readVttFile } from '../board/readers/vtt';
import type { FileFault } from '../plain/lenient';
import { ok, type Result } from '../plain/result';
import { looksLikeMapBlock, readMapBlocks } from './map-block';

export type MapReader = (text: string, file: string) => Result<MapReport, FileFault>;

/**
 * Detects the reader for a map by its content, not its file name: our own format, Universal VTT, Tiled or the position
 * notation. Null for any other content.
 */
export function detectMapReader(text: string): MapReader | null {
  const first = /^[\uFEFF\s]*(\S?)/.exec(text)?.[1] ?? '';
  if (first !== '{' && first !== '[') return looksLikeMapBlock(text) ? readMapBlocks : null;
  if (looksLikeSidekickMap(text)) return readSidekickMap;
  if (looksLikeVtt(text)) return readVttFile;
  return looksLikeTiled(text) ? readTiledFile : null;
}

export function readAnyMap(text: string, file: string): Result<MapReport, FileFault> {
  return (detectMapReader(text) ?? readMapFile)(text, file);
}

/** Reads a map for saving, if its format is recognizable; blank maps are refused. Null for all other files. */
export function readMapToSave(text: string, file: string): Result<MapReport, FileFault> | null {
  const reader = detectMapReader(text);
  const read = reader?.(text, file) ?? null;
  return read?.ok ? ok(refuseBlankMaps(read.value, reader === readVttFile)) : read;
}
