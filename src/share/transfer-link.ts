import { packText } from './pack-text';
import type { TransferKind } from './read-item';

/**
 * Maximum length of a link. Messengers cut longer links or do not recognise them. Larger items are sent as codes or as
 * a file.
 */
export const MAX_LINK_LENGTH = 8000;

/** Tab in which each kind of item is previewed. The kind itself is detected from the content, not from the tab. */
const TABS = {
  character: 'collection',
  map: 'collection',
  force: 'forces',
  position: 'rules',
  game: 'table',
  backup: 'table',
} as const satisfies Record<TransferKind, string>;

/** A transfer link: its tab, and the packed content at its end. */
export interface TransferLink {
  readonly tab: (typeof TABS)[TransferKind];
  readonly code: string;
}

/**
 * Returns a link that previews an item in the app. The content follows the `#`, which is never sent to a server.
 * @param base the app's own address; anything after a `#` is removed
 * @param text in a format that `readTransfer` reads
 */
export async function makeTransferLink(base: string, kind: TransferKind, text: string): Promise<string> {
  return `${base.replace(/#.*$/s, '')}#/${TABS[kind]}/take/${await packText(text)}`;
}

/** Finds the first transfer link in a text, on any site. Null if not found. */
export function findTransferLink(text: string): TransferLink | null {
  const [, tab, code = ''] = /#\/(collection|forces|rules|table)\/take\/([\w-]+)/.exec(text) ?? [];
  return tab === undefined ? null : { tab: tab as TransferLink['tab'], code };
}
