import { say } from '../text/say';
/** What became of something to be shared: handed on, copied or kept as a file; null where the person thought better of it. */
export type Shared = 'shared' | 'copied' | 'saved' | null;

/** Words to another app, else to the clipboard, else to a file. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    const shared = await tryShare({ title, text });
    if (shared !== undefined) return shared;
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    saveFile(new File([text], `${fileName(title)}.txt`, { type: 'text/plain' }));
    return 'saved';
  }
}

/** A file to another app where the device can, else among the downloads. */
export async function shareFile(file: File, title: string): Promise<Shared> {
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    const shared = await tryShare({ files: [file], title });
    if (shared !== undefined) return shared;
  }
  saveFile(file);
  return 'saved';
}

/** Undefined where the device could not, so that another way is tried. */
async function tryShare(data: ShareData): Promise<Shared | undefined> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : undefined;
  }
}

function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** `friday-night`: a name that every file system takes. */
export function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'sidekick'
  );
}

/** What to tell people of it; null where there is nothing to tell. */
export function wordsOfShared(shared: Shared, what: string): string | null {
  if (shared === 'copied') return say('{what} is on the clipboard.', { what });
  if (shared === 'saved') return say('{what} is among your downloads.', { what });
  return null;
}
