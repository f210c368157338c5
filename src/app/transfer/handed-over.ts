import { type Accessor, createSignal } from 'solid-js';
import { fetchShared, type Taken } from '../../offline/taken';
import { stripBidiControls } from '../../plain/bidi-controls';
import { decodeText } from '../../plain/decode-text';
import { isExternalForce, isForceText, isTransfer } from '../../share/transfer';
import { say } from '../../text/say';

/** Data received from the device, classified only by its beginning. */
export type Handed =
  | { readonly kind: 'sent'; readonly file: File }
  /** Place of a Sidekick link, where its content is shown before it is saved: `forces/take/…`. */
  | { readonly kind: 'link'; readonly name: string; readonly place: readonly string[] }
  /** Units, cards, maps or tables, which the import identifies. */
  | { readonly kind: 'others'; readonly files: readonly File[] };

const [handed, setHanded] = createSignal<readonly Handed[] | null>(null);

/** Data received last. Null until `refreshIncoming`. */
export const handedOver: Accessor<readonly Handed[] | null> = handed;

/** Fetches data that another app shared with this one. */
export async function refreshHandedOver(): Promise<void> {
  const taken = await fetchShared();
  if (taken) setHanded(await sorted(taken));
  else if (handed() === null) setHanded([]);
}

/** Takes files that the user selected, or that the device opens with the app. */
export async function handOver(files: readonly File[]): Promise<void> {
  setHanded(await sorted({ files, words: '' }));
}

export function forgetHanded(): void {
  setHanded([]);
}

/** Classifies files by their beginning. Never throws. */
export async function sorted({ files, words }: Taken): Promise<Handed[]> {
  const found: Handed[] = [];
  const others: File[] = [];
  for (const file of files) {
    const head = await headOf(file);
    if (isTransfer(head) || isForce(file, head)) found.push({ kind: 'sent', file });
    else others.push(file);
  }
  if (others.length > 0) found.push({ kind: 'others', files: others });
  const link = linkIn(words);
  if (link) found.push({ kind: 'link', name: stripBidiControls(words).trim().slice(0, 60), place: link });
  else if (isForceText(words)) found.push({ kind: 'sent', file: new File([words], say('Text received')) });
  return found;
}

/** Length of the beginning that identifies a file. A team may have a description first. */
const HEAD = 8000;

/** Returns a file that was selected alone and is a force. Null otherwise. */
export async function forceAmong(files: readonly File[]): Promise<File | null> {
  const [file, ...others] = files;
  return file !== undefined && others.length === 0 && isForce(file, await headOf(file)) ? file : null;
}

async function headOf(file: File): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
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

/** Extracts the place from a Sidekick link of any site. Only the part after `#` is used. */
function linkIn(words: string): readonly string[] | null {
  const place = /#\/((?:forces|collection|rules|map|table\/(?:take|room|join))\/[\w\-./%]+)/.exec(words)?.[1];
  return place ? place.split('/').map(decoded) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
