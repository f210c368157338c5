import { say } from '../text/say';

/** What became of something to be shared: handed on, copied or kept as a file; null where the person thought better of it. */
export type Shared = 'shared' | 'copied' | 'saved' | null;

/** Whether the device hands things to other apps; where it does not, `shareText` copies and `shareFile` saves by themselves. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Words to another app, else to the clipboard, else to a file. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if (canShare()) {
    const shared = await tryShare({ title, text });
    if (shared !== undefined) return shared;
  }
  return copyText(title, text);
}

/** Words to the clipboard, else to a file. */
export async function copyText(title: string, text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return saveFile(new File([text], `${fileName(title)}.txt`, { type: 'text/plain' }));
  }
}

/** A file to another app where the device can, else among the downloads. */
export async function shareFile(file: File, title: string): Promise<Shared> {
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    const shared = await tryShare({ files: [file], title });
    if (shared !== undefined) return shared;
  }
  return saveFile(file);
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

/** A file among the downloads. */
export function saveFile(file: File): Shared {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
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

/** What the app shares: files, and texts that are copied where no other app takes them. */
export type SharedThing = keyof typeof SAVED;

const SAVED = {
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

/** Of what is shared as text. */
const COPIED: Readonly<Partial<Record<SharedThing, string>>> = {
  'force-list': say('Force list copied.'),
  link: say('Link copied.'),
  log: say('Log copied.'),
  position: say('Position copied.'),
  ruling: say('Ruling copied.'),
  summary: say('Summary copied.'),
  text: say('Text copied.'),
};

/** What to tell people of it; null where there is nothing to tell. */
export function wordsOfShared(shared: Shared, what: SharedThing): string | null {
  if (shared === 'saved') return SAVED[what];
  return shared === 'copied' ? (COPIED[what] ?? null) : null;
}
