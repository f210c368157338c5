import { decodeText, replaceLostCharacters } from '../plain/decode-text';
import { isNestedTooDeeply } from '../plain/lenient';
import { err, ok, type Result } from '../plain/result';
import { getFormat, isJson, readFileStart, recognizeFile } from './file-formats';
import { unpackText } from './pack-text';
import type { ItemSource, Transfer, TransferFault } from './read-item';
import { findTransferLink } from './transfer-link';

/** Received content: one item to preview, or records to import into the collection. */
export type ReceivedContent = Transfer | { readonly kind: 'records' };
type Received = Result<ReceivedContent, TransferFault>;

/** Maximum length of a received text, except for backups. */
const MOST_TEXT = 4_000_000;

type Options = Pick<ItemSource, 'editions' | 'onProgress'>;

/**
 * Reads any received item: a link or its last part, the text of a file, or a file. Never throws and stores nothing.
 * @param editions ids of the known editions
 * @param onProgress receives the progress of reading a backup, 0 to 1
 */
export async function readTransfer(
  given: string | Blob,
  editions: readonly string[],
  onProgress: (done: number) => void = () => undefined,
): Promise<Received> {
  const options = { editions, onProgress };
  return typeof given === 'string' ? readGivenText(given, options) : readGivenFile(given, options);
}

async function readGivenText(given: string, options: Options): Promise<Received> {
  const bare = given.replace(/^\uFEFF/, '').trim();
  if (bare === '') return err('not-ours');
  const sent = isJson(bare) ? null : findTransferLink(bare);
  const read = sent ? null : await readUnpackedText(bare, options);
  if (read && (read.ok || read.fault !== 'not-ours')) return read;
  if (!sent && !/^[\w-]+$/.test(bare)) return err('not-ours');
  const unpacked = await unpackText(sent?.code ?? bare);
  if (!unpacked.ok) return err(sent || unpacked.fault === 'too-large' ? unpacked.fault : 'not-ours');
  // Packed text is not searched for further links. This stops endless nesting.
  const item = await readUnpackedText(unpacked.value, options);
  return item.ok && item.value.kind === 'records' ? err('not-ours') : item;
}

async function readUnpackedText(given: string, options: Options): Promise<Received> {
  const start = { name: '', mediaType: '', text: given };
  const bytes = async () => new TextEncoder().encode(given);
  const format = recognizeFile(start, 'readItem');
  if (isJson(given) && format?.name !== 'game') {
    if (given.length > MOST_TEXT) return err('too-large');
    if (isNestedTooDeeply(given)) return err('damaged');
  }
  if (format?.readItem) {
    const read = await format.readItem();
    return read({ ...options, text: () => replaceLostCharacters(given).text, bytes });
  }
  return recognizeFile(start, 'readRecords') ? ok({ kind: 'records' }) : err('not-ours');
}

async function readGivenFile(file: Blob, options: Options): Promise<Received> {
  try {
    if (file.size > MOST_TEXT && file.size > (await import('./backup/read-backup')).MAX_BACKUP_BYTES)
      return err('too-large');
    const start = await readFileStart(file);
    // The extension does not matter, because a list of names may have any extension.
    const format = recognizeFile({ ...start, name: '' }, 'readItem');
    const isShort = file.size <= MOST_TEXT && format?.name !== 'backup' && format?.name !== 'game';
    const decoded = isShort ? decodeText(new Uint8Array(await file.arrayBuffer())) : null;
    const read = decoded && (await readGivenText(decoded.text, options));
    if (read && (read.ok || read.fault !== 'not-ours')) return read;
    const isImported = (['readRecords', 'readBytes', 'readEntries'] as const).some((each) =>
      recognizeFile(start, each),
    );
    if (!format && isImported) return ok({ kind: 'records' });
    // A backup that has lost its first line can still be read.
    const readBackup = await getFormat('backup').readItem();
    return await readBackup({
      ...options,
      text: () => '',
      bytes: async () => new Uint8Array(await file.arrayBuffer()),
    });
  } catch {
    // The file was moved or deleted after it was chosen.
    return err('damaged');
  }
}
