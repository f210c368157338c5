/** A folder of the device that a person gave to the app. What is here of it not every browser has. */
export interface GivenFolder {
  readonly name: string;
  readonly queryPermission: (how: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission: (how: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
  readonly getFileHandle: (
    name: string,
    how: { readonly create: boolean },
  ) => Promise<{ readonly createWritable: () => Promise<WritableFile> }>;
  readonly removeEntry: (name: string) => Promise<void>;
  readonly keys: () => AsyncIterableIterator<string>;
}

interface WritableFile {
  readonly write: (data: Blob) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly abort: () => Promise<void>;
}

const HOW = { mode: 'readwrite' } as const;

type Picker = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<GivenFolder>;

function picker(): Picker | null {
  const { showDirectoryPicker } = window as unknown as { readonly showDirectoryPicker?: Picker };
  return typeof showDirectoryPicker === 'function' ? showDirectoryPicker : null;
}

export function canGiveFolder(): boolean {
  return picker() !== null;
}

/** Asks for a folder, in answer to a tap; null where the person thought better of it. */
export async function askForFolder(): Promise<GivenFolder | null> {
  try {
    return (await picker()?.call(window, { id: 'sidekick', mode: 'readwrite' })) ?? null;
  } catch {
    return null;
  }
}

/** Whether a stored value is such a folder. */
export function isFolder(value: unknown): value is GivenFolder {
  const folder = value as Partial<GivenFolder> | null;
  return typeof folder === 'object' && folder !== null && typeof folder.getFileHandle === 'function';
}

/** Whether the app may write there now; asks the person where `ask`, which needs a tap. Never rejects. */
export async function mayWrite(folder: GivenFolder, ask: boolean): Promise<boolean> {
  try {
    if ((await folder.queryPermission(HOW)) === 'granted') return true;
    return ask && (await folder.requestPermission(HOW)) === 'granted';
  } catch {
    return false;
  }
}

/** `sidekick-auto-2026-11-22.sidekick`: no other name is ever taken away. */
const OURS = /^sidekick-auto-\d{4}-\d{2}-\d{2}\.sidekick$/;

export function autoName(day: Date): string {
  return `sidekick-auto-${day.toISOString().slice(0, 10)}.sidekick`;
}

/**
 * Writes a file whole or not at all, and takes away the oldest of those that were written so, beyond the `most` youngest. False
 * where the folder is gone, full or no longer given.
 */
export async function writeInto(folder: GivenFolder, name: string, data: Blob, most: number): Promise<boolean> {
  try {
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    try {
      await file.write(data);
      await file.close();
    } catch (error) {
      await file.abort().catch(() => undefined);
      throw error;
    }
  } catch {
    return false;
  }
  try {
    const ours: string[] = [];
    for await (const each of folder.keys()) if (OURS.test(each)) ours.push(each);
    // Not the one just written, be its day the oldest: the clock of the device may have been set back.
    const others = ours.filter((each) => each !== name).toSorted();
    for (const old of others.slice(0, Math.max(0, others.length + 1 - most))) await folder.removeEntry(old);
  } catch {
    // What is too much does no harm.
  }
  return true;
}
