import { say } from '../text/say';
import { toast } from './messages';

/** Result of sharing: shared, copied, or saved as a file. Null if the user cancelled. */
export type ShareResult = 'shared' | 'copied' | 'saved' | null;

/** Whether the device can share with other apps. If not, `shareText` copies and `shareFile` saves. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Shares text with another app. If sharing fails, copies the text or saves it as a file. */
export async function shareText(title: string, text: string): Promise<ShareResult> {
  if (canShare()) {
    const shared = await tryShare({ title, text });
    if (shared !== undefined) return shared;
  }
  return copyText(title, text);
}

/** Copies text to the clipboard. If copying fails, saves the text as a file. */
export async function copyText(title: string, text: string): Promise<ShareResult> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return downloadFile(new File([text], `${makeFileName(title)}.txt`, { type: 'text/plain' }));
  }
}

/** Shares a file with another app if the device can. Otherwise saves it to the downloads. */
export async function shareFile(file: File, title: string): Promise<ShareResult> {
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    const shared = await tryShare({ files: [file], title });
    if (shared !== undefined) return shared;
  }
  return downloadFile(file);
}

/** Shares data with another app. Undefined if the device cannot share the data, so the caller copies or saves it. */
async function tryShare(data: ShareData): Promise<ShareResult | undefined> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : undefined;
  }
}

export function downloadFile(file: File): ShareResult {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The URL is only needed until the download has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}

/** Returns a name that every file system accepts: `friday-night`. */
export function makeFileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'sidekick'
  );
}

/** Kinds of content that the app shares as a file or as text. */
export type SharedContentKind = keyof typeof SAVED_TEXT;

const SAVED_TEXT = {
  backup: say('Backup saved to your downloads.'),
  cards: say('Cards saved to your downloads.'),
  collection: say('Collection saved to your downloads.'),
  file: say('File saved to your downloads.'),
  'force-list': say('Force list saved to your downloads.'),
  game: say('Game saved to your downloads.'),
  link: say('Link saved to your downloads.'),
  log: say('Log saved to your downloads.'),
  picture: say('Picture saved to your downloads.'),
  position: say('Position saved to your downloads.'),
  report: say('Report saved to your downloads.'),
  ruling: say('Ruling saved to your downloads.'),
  summary: say('Summary saved to your downloads.'),
  table: say('Table saved to your downloads.'),
  text: say('Text saved to your downloads.'),
} as const;

/** Messages after copying content as text. */
const COPIED_TEXT: Readonly<Partial<Record<SharedContentKind, string>>> = {
  'force-list': say('Force list copied.'),
  link: say('Link copied.'),
  log: say('Log copied.'),
  position: say('Position copied.'),
  ruling: say('Ruling copied.'),
  summary: say('Summary copied.'),
  text: say('Text copied.'),
};

/** Returns the message about the result of sharing. Null if there is nothing to report. */
export function describeShareResult(shared: ShareResult, what: SharedContentKind): string | null {
  if (shared === 'saved') return SAVED_TEXT[what];
  return shared === 'copied' ? (COPIED_TEXT[what] ?? null) : null;
}

/** Shows a message about the result of sharing, if there is something to report. */
export function announceShareResult(shared: ShareResult, what: SharedContentKind): void {
  const words = describeShareResult(shared, what);
  if (words !== null) toast(words);
}
