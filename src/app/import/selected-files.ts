import { err, ok, type Result } from '../../plain/result';
import { type ArchiveFault, openArchive } from '../../share/archive';

/** A file to read, selected directly or from an archive or folder. */
export interface SelectedFile {
  /** Includes the path, if there is one. */
  readonly name: string;
  /** Archive or folder that contains the file. Null for a single file. */
  readonly container: string | null;
  readonly open: () => Promise<Result<File, ArchiveFault>>;
}

/** File extensions that Sidekick reads. */
const READABLE_PATHS = /\.(?:json|dd2vtt|uvtt|df2vtt|tmj|tmx|ya?ml|csv|tsv|txt)$/i;
/** Project files that are of no use to players. */
const IGNORED_PATHS =
  /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/|package(?:-lock)?\.json$|tsconfig[^/]*\.json$|licen[cs]e(?:\.\w+)?$|requirements\.txt$)/i;

/** Whether a file of an archive or folder is worth reading. */
export function isReadable(path: string): boolean {
  return READABLE_PATHS.test(path) && !IGNORED_PATHS.test(path);
}

function isArchive({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || type === 'application/zip';
}

/**
 * Lists the selected files: unpacks archives and skips useless files of folders. `faults` lists archives that cannot be
 * opened.
 */
export async function listSelectedFiles(files: readonly File[]): Promise<{
  readonly picked: readonly SelectedFile[];
  readonly faults: readonly (ArchiveFault & { readonly file: string })[];
}> {
  const picked: SelectedFile[] = [];
  const faults: (ArchiveFault & { file: string })[] = [];
  for (const file of files) {
    // Missing if the files do not come from a page.
    const path = (file as { readonly webkitRelativePath?: string }).webkitRelativePath ?? '';
    const folder = path.split('/')[0] ?? '';
    if (isArchive(file)) {
      const archive = await openArchive(file, isReadable);
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
    else if (isReadable(path)) picked.push({ name: path, container: folder, open: async () => ok(file) });
  }
  return { picked, faults };
}
