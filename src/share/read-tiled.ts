import { readTiledJson } from '../board/readers/tiled';
import { type FileFault, isBlank, parseJsonFile, parseLenientText } from '../plain/lenient';
import { isRecord, type UnknownRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { type FindFile, makeMapsReader, type ParsedFile } from './read-records';
import { unpackTiledLayers } from './tiled-layers';

/** Maximum number of tilesets that are read from other files. */
const MOST_TILESETS = 100;

/**
 * Reads a Tiled map, as JSON or XML, with compressed layers and tilesets in other files.
 * @param find finds the tilesets among the files that are imported together
 */
export async function readTiledMap(
  text: string,
  file: string,
  find: FindFile = async () => null,
): Promise<Result<ParsedFile, FileFault>> {
  const parsed = await parseTiledFile(text, file);
  if (!parsed.ok) return parsed;
  return makeMapsReader(readTiledJson)(await embedTilesets(await unpackTiledLayers(parsed.value), find), file);
}

async function parseTiledFile(text: string, file: string): Promise<Result<UnknownRecord, FileFault>> {
  if (!isXml(text)) {
    const parsed = parseJsonFile(text, file);
    if (!parsed.ok) return parsed;
    return isRecord(parsed.value) ? ok(parsed.value) : err({ code: 'nothing-found', file, detail: '' });
  }
  const { parseTiledXml } = await import('../board/readers/tiled-xml');
  const record = parseTiledXml(text);
  return record ? ok(record) : err({ code: 'tiled-damaged', file, detail: '' });
}

function isXml(text: string): boolean {
  return /^[\uFEFF\s]*</.test(text);
}

/** Replaces each tileset in another file by its content. Tilesets that are not found stay unchanged. */
async function embedTilesets(record: UnknownRecord, find: FindFile): Promise<UnknownRecord> {
  if (!Array.isArray(record.tilesets)) return record;
  const tilesets: unknown[] = [];
  for (const [index, tileset] of record.tilesets.entries()) {
    const isElsewhere = isRecord(tileset) && !isBlank(tileset.source) && index < MOST_TILESETS;
    tilesets.push(isElsewhere ? await embedTileset(tileset, find) : tileset);
  }
  return { ...record, tilesets };
}

async function embedTileset(tileset: UnknownRecord, find: FindFile): Promise<UnknownRecord> {
  const text = await find(parseLenientText(tileset.source) ?? '');
  const parsed = text === null ? null : await parseTiledFile(text, '');
  return parsed?.ok && Array.isArray(parsed.value.tiles ?? [])
    ? { ...parsed.value, firstgid: tileset.firstgid }
    : tileset;
}

/** Refuses a tileset that is imported as if it were a map. */
export function refuseTileset(text: string, file: string): Result<ParsedFile, FileFault> {
  // Source files of some programming languages have the same extension.
  const isTileset = isXml(text) ? text.includes('<tileset') : text.includes('"tilewidth"');
  return err({ code: isTileset ? 'tileset-alone' : 'nothing-found', file, detail: '' });
}
