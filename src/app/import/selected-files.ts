import { err, ok, type Result } from '../../plain/result';
import { type ArchiveFault, openArchive } from '../../share/archive';
import { hasDataExtension } from '../../share/file-formats';

/** File to read, selected directly or contained in an archive or folder. */
export interface SelectedFile {
  /** Name of the file, including its path in the archive or folder. */
  readonly name: string;
  /** Name of the archive or folder that contains the file. Null for a single file. */
  readonly container: string | null;
  readonly open: () => Promise<Result<File, ArchiveFault>>;
}

/** Paths of software project files, which contain no game data. */
const IGNORED_PATHS =
  /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/|package(?:-lock)?\.json$|tsconfig[^/]*\.json$|licen[cs]e(?:\.\w+)?$|requirements\.txt$)/i;

/** Whether to read a file of an archive or folder. */
export function isReadablePath(path: string): boolean {
  return hasDataExtension(path) && !IGNORED_PATHS.test(path);
}

function isArchive({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || type === 'application/zip';
}

/**
 * Lists the selected files. Unpacks archives; in folders, skips files that Sidekick cannot read. `faults` lists
 * archives that cannot be opened.
 */
export async function listSelectedFiles(files: readonly File[]): Promise<{
  readonly picked: readonly SelectedFile[];
  readonly faults: readonly (ArchiveFault & { readonly file: string })[];
}> {
  const picked: SelectedFile[] = [];
  const faults: (ArchiveFault & { file: string })[] = [];
  for (const file of files) {
    // The property is missing outside of browsers, for example in tests.
    const path = (file as { readonly webkitRelativePath?: string }).webkitRelativePath ?? '';
    const folder = path.split('/')[0] ?? '';
    if (isArchive(file)) {
      const archive = await openArchive(file, isReadablePath);
      if (!archive.ok) {
        faults.push({ ...archive.fault, file: file.name });
        continue;
      }
      for (const { path, open } of archive.value)
        picked.push({
          name: path,
          container: file.name,
          open: async () => {
            const bytes = await open();
            return bytes.ok ? ok(new File([bytes.value], path)) : err(bytes.fault);
          },
        });
    } else if (folder === '') picked.push({ name: file.name, container: null, open: async () => ok(file) });
    else if (isReadablePath(path)) picked.push({ name: path, container: folder, open: async () => ok(file) });
  }
  return { picked, faults };
}
