/** A folder of the device to which the user granted access. Not all browsers support its methods. */
export interface BackupFolder {
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

const READ_WRITE = { mode: 'readwrite' } as const;

type FolderPicker = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<BackupFolder>;

function findFolderPicker(): FolderPicker | null {
  const { showDirectoryPicker } = window as unknown as { readonly showDirectoryPicker?: FolderPicker };
  return typeof showDirectoryPicker === 'function' ? showDirectoryPicker : null;
}

export function canPickFolder(): boolean {
  return findFolderPicker() !== null;
}

/** Shows the folder picker; needs a tap. Null if the user cancels. */
export async function pickFolder(): Promise<BackupFolder | null> {
  try {
    return (await findFolderPicker()?.call(window, { id: 'sidekick', mode: 'readwrite' })) ?? null;
  } catch {
    return null;
  }
}

/** Returns whether a stored value is a folder handle. */
export function isBackupFolder(value: unknown): value is BackupFolder {
  const folder = value as Partial<BackupFolder> | null;
  return typeof folder === 'object' && folder !== null && typeof folder.getFileHandle === 'function';
}

/**
 * Returns whether the app may write to the folder now. With `ask`, which needs a tap, it may prompt the user. Never
 * rejects.
 */
export async function hasWriteAccess(folder: BackupFolder, ask: boolean): Promise<boolean> {
  try {
    if ((await folder.queryPermission(READ_WRITE)) === 'granted') return true;
    return ask && (await folder.requestPermission(READ_WRITE)) === 'granted';
  } catch {
    return false;
  }
}

/** File name pattern of automatic backups. Files with other names are never deleted. */
const AUTO_BACKUP = /^sidekick-auto-\d{4}-\d{2}-\d{2}\.sidekick$/;

export function autoBackupName(day: Date): string {
  return `sidekick-auto-${day.toISOString().slice(0, 10)}.sidekick`;
}

/**
 * Writes a file completely or not at all, then deletes the oldest automatic backups beyond `most`. Returns false if the
 * folder is gone, full or no longer accessible.
 */
export async function writeBackupFile(folder: BackupFolder, name: string, data: Blob, most: number): Promise<boolean> {
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
    for await (const each of folder.keys()) if (AUTO_BACKUP.test(each)) ours.push(each);
    // Excludes the file just written: if the device's clock was set back, its date may be the oldest.
    const others = ours.filter((each) => each !== name).toSorted();
    for (const old of others.slice(0, Math.max(0, others.length + 1 - most))) await folder.removeEntry(old);
  } catch {
    // Failing to delete surplus backups does no harm.
  }
  return true;
}
