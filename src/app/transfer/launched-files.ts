import { onFilesOpened } from '../../offline/opened-files';

/** Calls `go` when the device opens files with the app. The code that reads files is loaded with the first file. */
export function onLaunchedFiles(go: () => void): void {
  onFilesOpened((files) => void import('./incoming-items').then(({ acceptFiles }) => acceptFiles(files)).then(go));
}
