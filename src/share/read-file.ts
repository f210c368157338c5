import { type DecodedText, decodeText } from '../plain/decode-text';
import { type FileFault, type FileFaultCode, MAX_FILE_LENGTH } from '../plain/lenient';
import { err, ok, type Result } from '../plain/result';
import { getFormat, isJson, readFileStart, recognizeFile } from './file-formats';
import type { FindFile, ParsedFile } from './read-records';
import { classifyUnreadable } from './unreadable-file';

/** Parsed file, with the encoding of its bytes. */
export interface ParsedPickedFile {
  readonly read: ParsedFile;
  readonly decoded: Omit<DecodedText, 'text'>;
}

/** Encoding of a file that is not text. Nothing is reported about it. */
const NO_TEXT: ParsedPickedFile['decoded'] = { encoding: 'utf-8', repaired: 0, lost: 0 };

/**
 * Parses the records of a file. Unrecognized text is read as JSON or as a table, because those readers report what is
 * wrong with it.
 * @param find finds other files of the same import, to which the file may refer
 */
export async function parseFile(text: string, file: string, find?: FindFile): Promise<Result<ParsedFile, FileFault>> {
  const start = { name: file, mediaType: '', text };
  const format = recognizeFile(start, 'readRecords');
  const item = format ? null : recognizeFile(start, 'readItem');
  const single = err({
    code: /force|names/.test(item?.name ?? '') ? ('holds-a-force' as const) : ('opens-alone' as const),
    file,
    detail: '',
  });
  // Of a save of a tabletop simulator, an import of several files takes the figures that have dials.
  if (item?.name === 'external-force')
    return (await import('./read-records')).readSimulatorRecords(text, file) ?? single;
  if (item && item.name !== 'names') return single;
  const load = format?.readRecords ?? getFormat(isJson(text) ? 'units-or-maps' : 'table').readRecords;
  const read = await (await load())(text, file, find);
  return item && !read.ok ? single : read;
}

/** Reads and parses a selected file. A file that is too large is not opened. */
export async function readPickedFile(file: File, find?: FindFile): Promise<Result<ParsedPickedFile, FileFault>> {
  if (file.size > MAX_FILE_LENGTH) return err({ code: 'file-too-large', file: file.name, detail: String(file.size) });
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return err({ code: 'file-unreadable', file: file.name, detail: '' });
  }
  try {
    const format = recognizeFile({ name: file.name, mediaType: file.type, text: '' }, 'readBytes');
    if (format?.readBytes) {
      const read = await (await format.readBytes())(bytes, file.name);
      return read.ok ? ok({ read: read.value, decoded: NO_TEXT }) : read;
    }
    const decoded = decodeText(bytes);
    if (decoded === null) {
      const isBackup = recognizeFile(await readFileStart(file), 'readItem') !== null;
      return isBackup
        ? err({ code: 'opens-alone', file: file.name, detail: '' })
        : err({ code: 'other-file', file: file.name, detail: classifyUnreadable(file.name, bytes, null) });
    }
    const read = await parseFile(decoded.text, file.name, find);
    return read.ok ? ok({ read: read.value, decoded }) : read;
  } catch (error) {
    // An unexpected error must reject only this file.
    return err({ code: classifyError(error), file: file.name, detail: '' });
  }
}

/**
 * Returns the fault for an error. A RangeError means too little memory or too deep nesting; only the browser's message
 * distinguishes the two.
 */
function classifyError(error: unknown): FileFaultCode {
  const text = error instanceof Error ? error.message : '';
  if (/stack|recursion/i.test(text)) return 'too-deep';
  return error instanceof RangeError && /allocat|invalid.*length|memory/i.test(text)
    ? 'file-too-large'
    : 'reader-failed';
}
