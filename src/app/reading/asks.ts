import type { MapReport } from '../../board/readers/collection';
import type { parsePosition } from '../../notation/cases';
import type { FileFault } from '../../plain/loose';
import type { Result } from '../../plain/result';
import type { Transfer, TransferFault } from '../../share/transfer';

/** What somebody else wrote, to be read beside the page's thread. */
export type ReadAsk =
  | { readonly ask: 'transfer'; readonly given: string | Blob; readonly editions: readonly string[] }
  | { readonly ask: 'position'; readonly text: string; readonly editions: readonly string[] }
  | { readonly ask: 'map'; readonly text: string; readonly file: string };

/** What comes of each. */
export interface ReadAnswers {
  readonly transfer: Result<Transfer, TransferFault>;
  readonly position: ReturnType<typeof parsePosition>;
  readonly map: Result<MapReport, FileFault>;
}

export type ReadTell =
  | { readonly tell: 'progress'; readonly done: number }
  | { readonly tell: 'read'; readonly answer: ReadAnswers[keyof ReadAnswers] };
