import { type Accessor, createSignal } from 'solid-js';
import { type SharedContent, takeSharedContent } from '../../offline/shared-content';
import { stripBidiControls } from '../../plain/bidi-controls';
import { readFileStart, recognizeFile } from '../../share/file-formats';
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

/** Accepts files that the user selected, opened with the app, or dropped on the app's window. */
export async function acceptFiles(files: readonly File[]): Promise<void> {
  setHanded(await classifyFiles({ files, words: '' }));
}

/** Sets the items that are listed on the screen for received content. */
export const setIncoming: (items: readonly IncomingItem[]) => void = setHanded;

const [pending, setPending] = createSignal<readonly File[]>([]);

/** Files that the Collection has not imported yet. */
export const filesToImport: Accessor<readonly File[]> = pending;

/** Sets the files to import. The Collection imports them and empties the list. The caller opens the Collection. */
export const queueForImport: (files: readonly File[]) => void = setPending;

/**
 * Classifies files by their first bytes. Never throws.
 * @param prefers whether to import or to preview a format that allows both, such as a map
 */
export async function classifyFiles(
  { files, words: text }: SharedContent,
  prefers: 'preview' | 'import' = 'preview',
): Promise<IncomingItem[]> {
  const items: IncomingItem[] = [];
  const others: File[] = [];
  for (const file of files) {
    const start = await readFileStart(file);
    const isImported = prefers === 'import' && recognizeFile(start, 'readRecords') !== null;
    if (!isImported && recognizeFile(start, 'readItem')) items.push({ kind: 'sent', file });
    else others.push(file);
  }
  if (others.length > 0) items.push({ kind: 'others', files: others });
  const link = findLinkPlace(text);
  if (link) items.push({ kind: 'link', name: stripBidiControls(text).trim().slice(0, 60), place: link });
  else if (recognizeFile({ name: '', mediaType: '', text }, 'readItem'))
    items.push({ kind: 'sent', file: new File([text], say('Text received')) });
  return items;
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
