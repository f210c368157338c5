import { awaitOpened } from '../../offline/launched';

/** Calls `go` when the device opens files with the app. The code that reads them is loaded with the first. */
export function awaitFiles(go: () => void): void {
  awaitOpened((files) => void import('./handed-over').then(({ handOver }) => handOver(files)).then(go));
}
