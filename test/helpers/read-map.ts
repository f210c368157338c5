import type { MapReport } from '../../src/board/readers/collection';
import { readSidekickMap } from '../../src/board/readers/sidekick-map';
import { readVttFile } from '../../src/board/readers/vtt';
import { readMapBlocks } from '../../src/notation/map-block';
import type { FileFault } from '../../src/plain/lenient';
import type { Result } from '../../src/plain/result';
import { recognizeFile } from '../../src/share/file-formats';
import { readMapFile, readTiledFile } from './read-text';

const READERS: Readonly<Record<string, typeof readMapFile>> = {
  map: readSidekickMap,
  'universal-vtt': readVttFile,
  tiled: readTiledFile,
  'map-text': readMapBlocks,
};

/**
 * Reads a map in the format that the app recognizes; unlike the app, accepts blank maps. Text in an unknown format is
 * read as JSON.
 */
export function readAnyMap(text: string, file: string): Result<MapReport, FileFault> {
  const format = recognizeFile({ name: file, mediaType: '', text }, 'readRecords');
  return (READERS[format?.name ?? ''] ?? readMapFile)(text, file);
}
