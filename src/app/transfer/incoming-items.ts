import { type Accessor, createSignal } from 'solid-js';
import { type SharedContent, takeSharedContent } from '../../offline/shared-content';
import { stripBidiControls } from '../../plain/bidi-controls';
import { decodeText } from '../../plain/decode-text';
import { isBackup, isExternalForce, isForceText, isTransferFormat } from '../../share/transfer';
import { say } from '../../text/say';

/** Item received from the device, classified only by its first bytes. */
export type IncomingItem =
  | { readonly kind: 'sent'; readonly file: File }
  /** Route of a Sidekick link, such as `forces/take/…`. Its screen previews the content before saving. */
  | { readonly kind: 'link'; readonly name: string; readonly place: readonly string[] }
  /** Files with units, cards, maps or tables. The import identifies their formats. */
  | { readonly kind: 'others'; readonly files: readonly File[] };

const [handed, setHanded] = createSignal<readonly IncomingItem[] | null>(null);

/** Items received last. Null until `refreshIncoming` is called. */
export const incomingItems: Accessor<readonly IncomingItem[] | null> = handed;

/** Fetches data that another app shared with Sidekick. */
export async function refreshIncoming(): Promise<void> {
  const content = await takeSharedContent();
  if (content) setHanded(await classifyFiles(content));
  else if (handed() === null) setHanded([]);
}

/** Accepts files that the user selected, or that the device opens with the app. */
export async function acceptFiles(files: readonly File[]): Promise<void> {
  setHanded(await classifyFiles({ files, words: '' }));
}

export function clearIncoming(): void {
  setHanded([]);
}

/** Classifies files by their first bytes. Never throws. */
export async function classifyFiles({ files, words: text }: SharedContent): Promise<IncomingItem[]> {
  const items: IncomingItem[] = [];
  const others: File[] = [];
  for (const file of files) {
    const head = await headOf(file);
    if (isTransferFormat(head) || isForce(file, head)) items.push({ kind: 'sent', file });
    else others.push(file);
  }
  if (others.length > 0) items.push({ kind: 'others', files: others });
  const link = findLinkPlace(text);
  if (link) items.push({ kind: 'link', name: stripBidiControls(text).trim().slice(0, 60), place: link });
  else if (isForceText(text)) items.push({ kind: 'sent', file: new File([text], say('Text received')) });
  return items;
}

/** Number of bytes at the start of a file that identify its format. A team file may begin with a description. */
const HEAD_BYTES = 8000;

/**
 * Returns the selected file if it is the only one and a force or a backup, which the user previews before anything is
 * saved. Null otherwise.
 */
export async function findPreviewedFile(files: readonly File[]): Promise<File | null> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return null;
  const head = await headOf(file);
  return isForce(file, head) || isBackup(head) ? file : null;
}

async function headOf(file: File): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    // A backup begins with a line of text, followed by compressed bytes.
    return decodeText(bytes, true)?.text ?? new TextDecoder('latin1').decode(bytes);
  } catch {
    return '';
  }
}

function isForce(file: File, head: string): boolean {
  return (
    /^\uFEFF?\s*\{\s*"sidekick"\s*:\s*"force"/.test(head) ||
    isExternalForce(head) ||
    (/\.txt$/i.test(file.name) && isForceText(head))
  );
}

/** Extracts the route from a Sidekick link of any site. Only the part after `#` is used. */
function findLinkPlace(text: string): readonly string[] | null {
  const place = /#\/((?:forces|collection|rules|map|table\/(?:take|room|join))\/[\w\-./%]+)/.exec(text)?.[1];
  return place ? place.split('/').map(decoded) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
